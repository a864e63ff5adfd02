import {expect, onTestFinished, test, vi} from 'vitest'
import {PlainError} from '../terminal/terminal.ts'
import {prepare, runE2e} from './run-e2e.ts'

/** Lines that the checks print. */
function printed() {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  onTestFinished(() => log.mockRestore())
  return lines
}

test('e2e tests whose preparation failed are skipped and count as one failure', async () => {
  const lines = printed()
  const build = await prepare('build', async () => {
    throw new PlainError('The site could not be built')
  })
  const shop = await prepare('seeded shop', async () => 'a folder')
  expect([build, shop]).toMatchObject([
    {failed: 1, output: 'The site could not be built'},
    {passed: 1, failed: 0},
  ])
  const e2e = vi.fn<() => Promise<never>>()
  expect(await runE2e([build, shop], e2e)).toMatchObject([{passed: 0, failed: 1}])
  expect(e2e).not.toHaveBeenCalled()
  expect(lines).toContain('Skipped, because this failed: build')
})

test('every group of e2e tests runs, also after one that failed', async () => {
  printed()
  const group = (failed: number) => async () => ({name: '', passed: 2, failed, seconds: 0, output: ''})
  expect(await runE2e([], async () => [group(1), group(0)])).toMatchObject([{failed: 1}, {failed: 0}])
})
