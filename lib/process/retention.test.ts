import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {keepFor} from './retention.ts'

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

/** Keeps errors for 90 days. Each run deletes one, and leaves some. */
function keep(options: Partial<Parameters<typeof keepFor>[0]> = {}, left = 0) {
  const purged: number[] = []
  const notes: string[] = []
  const stop = keepFor({
    setting: {name: 'ERROR_DAYS', days: 90},
    dir,
    name: 'error-retention',
    what: 'errors of browsers',
    purge: (before) => {
      purged.push(before)
      return {deleted: 1, left}
    },
    onNotice: (sentence) => void notes.push(sentence),
    report: (error) => {
      throw error
    },
    ...options,
  })
  onTestFinished(stop)
  return {purged, notes}
}

test('records are marked first and deleted a week later, with a sentence for the log', async () => {
  const {purged, notes} = keep()
  await vi.advanceTimersByTimeAsync(6 * DAY_MS)
  expect(purged).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * DAY_MS)
  expect(purged[0]).toBeLessThan(Date.parse('2026-11-30T00:02:00Z') - 90 * DAY_MS)
  expect(notes[0]).toBe('1 errors of browsers from more than 90 days ago were deleted (ERROR_DAYS in .env).')
})

test('records of which none arrived for months are deleted at their time, without an alarm', async () => {
  const {purged, notes} = keep({newestRecord: () => NOW - 120 * DAY_MS})
  await vi.advanceTimersByTimeAsync(8 * DAY_MS)
  expect(purged).toHaveLength(1)
  expect(notes).toEqual([expect.stringContaining('were deleted')])
})

test.each([
  ['before the newest record', {newestRecord: () => NOW + 3 * DAY_MS}, '3 days before the newest record'],
  ['before the newest change', {newest: () => NOW + 3 * DAY_MS}, '3 days before the newest change'],
  ['months after the newest change', {newest: () => NOW - 120 * DAY_MS}, '120 days after the newest change'],
])('a clock %s deletes nothing, and says so', async (_when, dates, sentence) => {
  const {purged, notes} = keep(dates)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(notes).toEqual([expect.stringContaining(sentence)])
  expect(notes[0]).toContain('None of the errors of browsers are deleted until the clock has been right')
  await vi.advanceTimersByTimeAsync(8 * DAY_MS)
  expect(purged).toEqual([])
})

test('records that are left for the next days are in the sentence', async () => {
  const {notes} = keep({}, 7)
  await vi.advanceTimersByTimeAsync(8 * DAY_MS)
  expect(notes[0]).toMatch(/\(ERROR_DAYS in .env\)\. 7 more follow on the next days; .* look at the clock\.$/)
})
