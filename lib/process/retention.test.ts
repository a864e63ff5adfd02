import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {keepFor, type Retained} from './retention.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-23T00:00:00Z')
let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'retention-'))
  vi.useFakeTimers({now: NOW})
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(dir, {recursive: true, force: true})
})

type Options = Partial<Parameters<typeof keepFor>[1]>

/** Keeps errors for 90 days. Each run deletes one, and leaves some. @param others kept before the errors */
function keep(options: Options = {}, {left = 0, others = []}: {left?: number; others?: Retained[]} = {}) {
  const removed: number[] = []
  const notes: string[] = []
  const errors: Retained = {
    what: 'errors of browsers',
    olderThan: {setting: 'ERROR_DAYS', days: 90},
    remove: (before) => {
      removed.push(before)
      return {deleted: 1, left}
    },
  }
  const stop = keepFor([...others, errors], {
    path: join(dir, 'retention.json'),
    onNotice: (sentence) => void notes.push(sentence),
    report: (error) => {
      throw error
    },
    ...options,
  })
  onTestFinished(stop)
  return {removed, notes, stop}
}

test('records are marked first and deleted a week later, with a sentence for the log', async () => {
  const {removed, notes} = keep()
  await vi.advanceTimersByTimeAsync(6 * DAY_MS)
  expect(removed).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * DAY_MS)
  expect(removed[0]).toBeLessThan(Date.parse('2026-11-30T00:02:00Z') - 90 * DAY_MS)
  expect(notes[0]).toBe('1 errors of browsers from more than 90 days ago were deleted (ERROR_DAYS in .env).')
})

test('each kind of a table is removed at its own age, also when another one cannot be removed', async () => {
  const ages: number[] = []
  const [reported, report] = [new Array<unknown>(), (error: unknown) => void reported.push(error)]
  const {removed} = keep(
    {report},
    {
      others: [
        {
          what: 'stuck',
          olderThan: {setting: 'STUCK_DAYS', days: 10},
          remove: () => Promise.reject(Error('stuck')),
        },
        {
          what: 'leads',
          olderThan: {setting: 'LEAD_DAYS', days: 730},
          remove: (before) => void ages.push((Date.now() - before) / DAY_MS),
        },
      ],
    },
  )
  await vi.advanceTimersByTimeAsync(7 * DAY_MS + 3_600_000)
  expect(ages).toEqual([730])
  expect(removed.map((before) => (Date.now() - before) / DAY_MS)).toEqual([expect.closeTo(90, 0)])
  expect(reported).toEqual([new Error('stuck')])
})

test('marks survive restarts, which do not shorten the week', async () => {
  for (let day = 0; day < 7; day += 1) {
    const {removed, stop} = keep()
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(removed).toEqual([])
    stop()
  }
  const {removed} = keep()
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(removed).toHaveLength(1)
})

test('records of which none arrived for months are deleted at their time, without an alarm', async () => {
  const {removed, notes} = keep({newestRecord: () => NOW - 120 * DAY_MS})
  await vi.advanceTimersByTimeAsync(8 * DAY_MS)
  expect(removed).toHaveLength(1)
  expect(notes).toEqual([expect.stringContaining('were deleted')])
})

test.each([
  ['before the newest record', {newestRecord: () => NOW + 3 * DAY_MS}, '3 days before the newest record'],
  ['before the newest change', {newest: () => NOW + 3 * DAY_MS}, '3 days before the newest change'],
  ['months after the newest change', {newest: () => NOW - 120 * DAY_MS}, '120 days after the newest change'],
])('a clock %s deletes nothing, and says so', async (_when, dates, sentence) => {
  const {removed, notes} = keep(dates)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(notes).toEqual([expect.stringContaining(sentence)])
  expect(notes[0]).toContain('Nothing is removed for its age until the clock has been right for a week.')
  await vi.advanceTimersByTimeAsync(8 * DAY_MS)
  expect(removed).toEqual([])
})

test('records that are left for the next days are in the sentence', async () => {
  const {notes} = keep({}, {left: 7})
  await vi.advanceTimersByTimeAsync(8 * DAY_MS)
  expect(notes[0]).toMatch(/\(ERROR_DAYS in .env\)\. 7 more follow on the next days; .* look at the clock\.$/)
})
