import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {keepFor} from '../../lib/process/retention.ts'
import {keptUploads} from './expiry.ts'
import type {StoredFiles} from './store.ts'

const DAY_MS = 86_400_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * Keeps files for 30 days. A file whose name is added to `stuck` cannot be deleted.
 * @param ages of the files, in days
 */
function keep(...ages: number[]) {
  const dir = mkdtempSync(join(tmpdir(), 'expiry-'))
  let stored = ages.map((age) => ({
    slug: `of-${age}.png`,
    type: 'image/png',
    bytes: 1,
    storedAt: Date.now() - age * DAY_MS,
  }))
  const stuck = new Set<string>()
  const files: StoredFiles = {
    list: async () => stored,
    delete: async (slug) => {
      if (stuck.has(slug)) throw new Error(`${slug} cannot be deleted`)
      stored = stored.filter((file) => file.slug !== slug)
      return true
    },
    isDeleted: async () => false,
  }
  const [notes, recorded]: [string[], string[][]] = [[], []]
  const reported: unknown[] = []
  const kept = keptUploads(30, {files, onDeleted: (slugs) => recorded.push(slugs)})
  const stop = keepFor([kept], {
    path: join(dir, 'retention.json'),
    onNotice: (sentence) => notes.push(sentence),
    report: (error) => {
      if (stuck.size === 0) throw error
      reported.push(error)
    },
  })
  onTestFinished(() => {
    stop()
    rmSync(dir, {recursive: true, force: true})
  })
  return {notes, recorded, reported, stuck, left: () => stored.map(({slug}) => slug)}
}

test('a file is deleted a week after it was marked, and never before its time', async () => {
  const {notes, recorded, left} = keep(40, 25, 1)
  await vi.advanceTimersByTimeAsync(6.9 * DAY_MS)
  expect(left()).toEqual(['of-40.png', 'of-25.png', 'of-1.png'])
  await vi.advanceTimersByTimeAsync(0.5 * DAY_MS)
  expect(left()).toEqual(['of-1.png'])
  expect(recorded).toEqual([['of-40.png', 'of-25.png']])
  expect(notes).toEqual(['2 uploaded files from more than 30 days ago were deleted (UPLOAD_DAYS in .env).'])
  await vi.advanceTimersByTimeAsync(20 * DAY_MS)
  expect(left()).toEqual(['of-1.png'])
  await vi.advanceTimersByTimeAsync(4 * DAY_MS)
  expect(left()).toEqual([])
})

test('files that were deleted are recorded, also when the next one cannot be deleted', async () => {
  const {recorded, reported, stuck, left} = keep(41, 40)
  stuck.add('of-40.png')
  await vi.advanceTimersByTimeAsync(7.1 * DAY_MS)
  expect(left()).toEqual(['of-40.png'])
  expect(recorded).toEqual([['of-41.png']])
  expect(reported[0]).toEqual(new Error('of-40.png cannot be deleted'))
})

test('a clock that is years ahead deletes nothing, and says so', async () => {
  const {notes, left} = keep(1)
  await vi.advanceTimersByTimeAsync(DAY_MS)
  vi.setSystemTime(Date.now() + 3 * 365 * DAY_MS)
  await vi.advanceTimersByTimeAsync(6 * DAY_MS)
  expect(left()).toEqual(['of-1.png'])
  expect(notes[0]).toContain('Nothing is removed for its age until the clock has been right for a week.')
})
