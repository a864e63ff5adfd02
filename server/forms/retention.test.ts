import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {keepFor} from './retention.ts'

const DAY_MS = 86_400_000
let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'retention-'))
  vi.useFakeTimers({now: Date.parse('2026-11-23T00:00:00Z')})
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(dir, {recursive: true, force: true})
})

test('records are marked first and deleted a week later, with a sentence for the log', async () => {
  const purged: number[] = []
  const notes: string[] = []
  const stop = keepFor({
    setting: {name: 'ERROR_DAYS', days: 90},
    dir,
    name: 'error-retention',
    what: 'errors of browsers',
    newest: () => undefined,
    purge: (before) => purged.push(before),
    note: (sentence) => void notes.push(sentence),
    report: (error) => {
      throw error
    },
  })
  await vi.advanceTimersByTimeAsync(6 * DAY_MS)
  expect(purged).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * DAY_MS)
  stop()
  expect(purged[0]).toBeLessThan(Date.parse('2026-11-30T00:02:00Z') - 90 * DAY_MS)
  expect(notes[0]).toBe('1 errors of browsers from more than 90 days ago were deleted (ERROR_DAYS in .env).')
})
