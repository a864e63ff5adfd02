import {readFile, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {phoneFonts} from '../e2e/phone-fonts.ts'
import {MAIN_PATHS} from '../../web/e2e/kinds.ts'
import {areStamped, stampInputs, type Stamped} from '../build/stale.ts'
import {root} from '../project/root.ts'
import {run} from '../terminal/run.ts'
import {escaped} from './selection.ts'

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
async function exitCodeCheck(name: string, command: string, args: string[]): Promise<Outcome> {
  const started = performance.now()
  const {code, output} = await run(command, args, {cwd: root})
  const seconds = (performance.now() - started) / 1000
  return {name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds, output}
}

const nodeScript = ['--disable-warning=ExperimentalWarning']

/** Folders whose imports `.dependency-cruiser.mjs` restricts. */
const ROOMS = ['contract', 'lake', 'lib', 'schemas', 'scripts', 'server', 'studio', 'web']

/** The checks that read the sources and do not run them. */
export const staticChecks: (() => Promise<Outcome>)[] = [
  // `tsc` is called by its path, because the name belongs to TypeScript 6, which dependency-cruiser needs.
  () => exitCodeCheck('types', 'node', ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.']),
  () => exitCodeCheck('lint', 'oxlint', ['--quiet']),
  () => exitCodeCheck('rooms', 'depcruise', [...ROOMS, '--config', '.dependency-cruiser.rooms.mjs']),
  () => exitCodeCheck('layers', 'depcruise', [...ROOMS, '--config', '.dependency-cruiser.mjs', '--metrics']),
  () => exitCodeCheck('format', 'oxfmt', ['--check']),
  () => exitCodeCheck('unused code (knip)', 'knip', ['--no-progress']),
  () =>
    exitCodeCheck('generated types are current', 'node', [
      ...nodeScript,
      'scripts/commands/typegen.ts',
      '--check',
    ]),
]

/** Which tests run. */
export type Extent =
  /** Everything. */
  | 'all'
  /** What every change needs: no slow tests, the e2e tests of the main paths, and the lake's tests after a change of the lake. */
  | 'daily'

/** What the lake's tests depend on, and the stamp of their last success. */
const LAKE_TESTS: Stamped = {
  root,
  inputs: ['lake', 'lib', 'package-lock.json', 'vite.config.ts'],
  stamp: '.build/lake-tests.stamp',
  withTests: true,
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

/** Both runners of tests know it. */
const shardArgs = (shard: string | undefined) => (shard === undefined ? [] : [`--shard=${shard}`])

/** Unit and contract tests. @param shard a part of them, such as `1/3`; absent: all */
export async function vitestChecks(extent: Extent, shard?: string): Promise<Outcome> {
  const report = join(root, '.build/vitest.json')
  const withoutLake = extent === 'daily' && (await areStamped(LAKE_TESTS))
  // Projects of vite.config.ts.
  const args = [
    ...(extent === 'all' ? [] : ['--project=!slow', '--project=!tools']),
    ...(withoutLake ? ['--exclude=lake/**'] : []),
    ...shardArgs(shard),
  ]
  const outcome = await counted(
    `unit and contract tests${withoutLake ? ', without those of the lake, which has not changed' : ''}`,
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
  if (outcome.failed === 0 && !withoutLake && shard === undefined) await stampInputs(LAKE_TESTS)
  return outcome
}

/**
 * Number of e2e tests that run at the same time, of those that measure no time. An e2e test waits for a fifth of its time, so
 * three keep two processors busy.
 */
export const WORKERS = 3

/**
 * The e2e tests of site and Studio: first some at a time, then those that measure time, one at a time.
 * @param shard a part of them, such as `1/3`; absent: all
 */
export const browserChecks = (
  extent: Extent,
  chromium: string,
  shard?: string,
): (() => Promise<Outcome>)[] => {
  const some = {chromium, shard, projects: ['studio', 'site'], workers: WORKERS}
  return extent === 'daily'
    ? [() => e2e('e2e tests of the main paths', {...some, files: MAIN_PATHS})]
    : [
        () => e2e('e2e tests', some),
        () => e2e('e2e tests that measure time', {chromium, shard, projects: ['timed'], workers: 1}),
      ]
}

interface E2eRun {
  chromium: string
  /** Names of projects in `web/e2e/playwright.config.ts`. */
  projects: string[]
  /** Number of e2e tests that run at the same time, each on its own shop. */
  workers: number
  /** Without files, all of the projects run. */
  files?: readonly string[]
  shard: string | undefined
}

/** Settings for e2e tests. Tests in Telugu and Hindi do not depend on the fonts of this machine. */
export const e2eSettings = async (chromium: string) => ({
  CHROMIUM: chromium,
  // The commands that e2e tests run beside their shop read .env, which may name hosted Sanity.
  SANITY_PROJECT_ID: '',
  ...(await phoneFonts(join(root, '.build/fonts'))),
})

async function e2e(name: string, {chromium, projects, workers, files = [], shard}: E2eRun): Promise<Outcome> {
  const report = join(root, `.build/browser-${projects.join('-')}.json`)
  const settings = await e2eSettings(chromium)
  const env = {...settings, E2E_REPORT: report, E2E_WORKERS: String(workers), E2E_TRACE: 'off'}
  return counted(
    name,
    report,
    () =>
      run(
        'playwright',
        [
          'test',
          '-c',
          'web/e2e',
          ...projects.map((project) => `--project=${project}`),
          ...files.map(escaped),
          ...shardArgs(shard),
        ],
        {cwd: root, env},
      ),
    (json) => {
      const {stats} = playwrightReport.parse(json)
      return {passed: stats.expected, failed: stats.unexpected + stats.flaky}
    },
  )
}
