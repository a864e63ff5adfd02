import {spawn} from 'node:child_process'
import {basename, join} from 'node:path'
import {readFile} from 'node:fs/promises'
import {TIMED} from '../../web/e2e/kinds.ts'
import {buildWhatIsStale} from '../build/build.ts'
import {root} from '../project/root.ts'
import {ensureChromium} from '../setup/chromium.ts'
import {PlainError} from '../terminal/terminal.ts'
import {e2eSettings, WORKERS} from './checks.ts'
import {escaped, selectTests, testFiles} from './selection.ts'

/**
 * Runs the tests that a path or a name stands for, and shows their output as it comes. Builds only what these tests
 * need.
 * @returns exit code
 * @throws PlainError when nothing has this path or name
 */
export async function runSelected(word: string): Promise<number> {
  const selection = selectTests(word, await testFiles(root), root)
  if (!selection) {
    throw new PlainError(
      `No test has "${word}" in its path or title. Name a folder (server/forms), a file (web/e2e/live.e2e.ts), a part of a path (carousel), or a part of a title in quotes.`,
    )
  }
  const {unit, e2e, title} = selection
  const titled = (option: string) => (title === undefined ? [] : [option, escaped(title)])
  const codes: number[] = []
  if (unit.length > 0) codes.push(await show('vitest', ['run', ...unit, ...titled('-t')]))
  if (e2e.length > 0) codes.push(await runE2e(e2e, titled('-g')))
  return Math.max(...codes)
}

/** Runs those that measure time after the others and one at a time, as the whole of `npm test` does. */
async function runE2e(paths: string[], titled: string[]): Promise<number> {
  const chromium = await ensureChromium()
  const needsStudio = (await Promise.all(paths.map(opensStudio))).includes(true)
  await buildWhatIsStale({studio: needsStudio})
  const env = {...(await e2eSettings(chromium)), E2E_STUDIO: needsStudio ? 'built' : 'none'}
  const isTimed = (path: string) => TIMED.includes(basename(path))
  const groups = [
    {projects: ['studio', 'site'], files: paths.filter((path) => !isTimed(path)), workers: WORKERS},
    {projects: ['timed'], files: paths.filter(isTimed), workers: 1},
  ]
  const codes: number[] = []
  for (const {projects, files, workers} of groups) {
    if (files.length === 0) continue
    const chosen = projects.map((project) => `--project=${project}`)
    const args = ['test', '-c', 'web/e2e', ...chosen, ...titled, ...files.map(escaped)]
    codes.push(await show('playwright', args, {...env, E2E_WORKERS: String(Math.min(workers, files.length))}))
  }
  return Math.max(...codes)
}

const opensStudio = async (path: string) =>
  /\/studio|\.\/studio\.ts/.test(await readFile(join(root, path), 'utf8'))

/** Runs a tool in this terminal. @returns its exit code */
function show(tool: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {cwd: root, env: {...process.env, ...env}, stdio: 'inherit'})
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
