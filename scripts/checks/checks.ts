import {readFile, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {phoneFonts} from '../journeys/phone-fonts.ts'
import {run} from '../terminal/run.ts'

/** Result of one check of `npm test`, with its numbers of tests. */
export interface Outcome {
  name: string
  passed: number
  failed: number
  seconds: number
  /** Output of the tool; shown when the check failed. */
  output: string
}

/** Runs a tool whose exit code says whether the check passed. */
async function exitCodeCheck(name: string, root: string, command: string, args: string[]): Promise<Outcome> {
  const started = performance.now()
  const {code, output} = await run(command, args, {cwd: root})
  const seconds = (performance.now() - started) / 1000
  return {name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds, output}
}

const nodeScript = ['--disable-warning=ExperimentalWarning']

/** Folders whose imports `.dependency-cruiser.mjs` restricts. */
const ROOMS = ['contract', 'lake', 'lib', 'schemas', 'scripts', 'server', 'studio', 'web']

/** The checks that read the sources and do not run them. */
export const staticChecks = (root: string): (() => Promise<Outcome>)[] => [
  // `tsc` is called by its path, because the name belongs to TypeScript 6, which dependency-cruiser needs.
  () => exitCodeCheck('types', root, 'node', ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.']),
  () => exitCodeCheck('lint', root, 'oxlint', ['--quiet']),
  () => exitCodeCheck('rooms', root, 'depcruise', [...ROOMS, '--config', '.dependency-cruiser.rooms.mjs']),
  () =>
    exitCodeCheck('layers', root, 'depcruise', [
      ...ROOMS,
      '--config',
      '.dependency-cruiser.mjs',
      '--metrics',
    ]),
  () => exitCodeCheck('format', root, 'oxfmt', ['--check']),
  () => exitCodeCheck('unused code (knip)', root, 'knip', ['--no-progress']),
  () =>
    exitCodeCheck('generated types are current', root, 'node', [
      ...nodeScript,
      'scripts/commands/typegen.ts',
      '--check',
    ]),
]

export interface VitestOptions {
  /** Whether the slow tests (`*.slow.test.ts`) run too. */
  slow: boolean
}

const vitestReport = z.object({numPassedTests: z.number(), numFailedTests: z.number()})

const playwrightReport = z.object({
  stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number()}),
})

/** Runs a test runner that writes a JSON report. A run without a report counts as one failure. */
async function counted(
  name: string,
  report: string,
  start: () => Promise<{code: number; output: string}>,
  count: (json: unknown) => {passed: number; failed: number},
): Promise<Outcome> {
  const started = performance.now()
  await rm(report, {force: true})
  const {code, output} = await start()
  const seconds = (performance.now() - started) / 1000
  const counts = await readFile(report, 'utf8')
    .then((text) => count(JSON.parse(text)))
    .catch(() => ({passed: 0, failed: 1}))
  // A runner can fail although no test did: after an unhandled rejection, or when its server did not start.
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed
  return {name, passed: counts.passed, failed, seconds, output}
}

/** Unit and contract tests. */
export function vitestChecks(root: string, {slow}: VitestOptions): Promise<Outcome> {
  const report = join(root, '.build/vitest.json')
  // Projects of vite.config.ts.
  const args = ['--project=!tools', ...(slow ? [] : ['--project=!slow'])]
  return counted(
    'unit and contract tests',
    report,
    () =>
      run(
        'vitest',
        ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        {
          cwd: root,
        },
      ),
    (json) => {
      const {numPassedTests, numFailedTests} = vitestReport.parse(json)
      return {passed: numPassedTests, failed: numFailedTests}
    },
  )
}

/**
 * Number of journeys that run at the same time, of those that measure no time. A journey waits for a fifth of its time, so
 * three keep two processors busy.
 */
export const WORKERS = 3

/** Browser journeys through site and Studio: first some at a time, then those that measure time, one at a time. */
export const browserChecks = (root: string, chromium: string): (() => Promise<Outcome>)[] => [
  () => journeys('browser journeys', root, {chromium, projects: ['studio', 'site'], workers: WORKERS}),
  () => journeys('browser journeys that measure time', root, {chromium, projects: ['timed'], workers: 1}),
]

interface Journeys {
  chromium: string
  /** Names of projects in `web/e2e/playwright.config.ts`. */
  projects: string[]
  /** Number of journeys that run at the same time, each on its own shop. */
  workers: number
}

/** Settings for journeys. Those in Telugu and Hindi do not depend on the fonts of this machine. */
export const journeySettings = async (root: string, chromium: string) => ({
  CHROMIUM: chromium,
  // The commands that journeys run beside their shop read .env, which may name hosted Sanity.
  SANITY_PROJECT_ID: '',
  ...(await phoneFonts(join(root, '.build/fonts'))),
})

async function journeys(
  name: string,
  root: string,
  {chromium, projects, workers}: Journeys,
): Promise<Outcome> {
  const report = join(root, `.build/browser-${projects.join('-')}.json`)
  const settings = await journeySettings(root, chromium)
  const env = {...settings, E2E_REPORT: report, E2E_WORKERS: String(workers), E2E_TRACE: 'off'}
  return counted(
    name,
    report,
    () =>
      run('playwright', ['test', '-c', 'web/e2e', ...projects.map((project) => `--project=${project}`)], {
        cwd: root,
        env,
      }),
    (json) => {
      const {stats} = playwrightReport.parse(json)
      return {passed: stats.expected, failed: stats.unexpected + stats.flaky}
    },
  )
}
