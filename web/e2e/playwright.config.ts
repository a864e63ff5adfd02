import {randomBytes} from 'node:crypto'
import {defineConfig, devices} from '@playwright/test'
import {STUDIO, TIMED} from './kinds.ts'

const firstPort = Number(process.env.E2E_PORT ?? 4199)
/** Number of tests that run at the same time. */
const workers = Number(process.env.E2E_WORKERS ?? 1)
/** Index of this worker process; 0 in the process that starts the workers. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
/**
 * Whether each test is recorded: its steps, the page after each of them, and all files. Recording takes much of a
 * test's processor time. A failed test leaves a screenshot and a description of the page in any case.
 */
const isRecorded = process.env.E2E_TRACE !== 'off'
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A phone does not round the widths of letters.
  '--font-render-hinting=none',
]

// Workers inherit it, so that a test can prepare content as an administrator.
process.env.LAKE_TOKEN ??= randomBytes(24).toString('hex')

// One page in a hundred million is measured: only that of a test which fixes the dice. Every shop inherits it.
process.env.FIELD_SAMPLE = '0.000001'

// Making all images takes minutes of the processors. Every shop inherits it.
process.env.PICTURES_AHEAD = 'off'

/** Each worker has a shop of its own, so no test sees what another one writes at the same time. */
const shop = (index: number) => ({
  command: 'node --disable-warning=ExperimentalWarning scripts/e2e/test-server.ts',
  cwd: '../..',
  env: {PORT: String(firstPort + index), LAKE_TOKEN: process.env.LAKE_TOKEN ?? ''},
  // The one-time link that the server prints reaches the tests as STUDIO_SIGN_IN_0, and so on.
  wait: {stdout: new RegExp(`(?<studio_sign_in_${index}>http\\S+#sign-in=\\S+)`)},
  timeout: 240_000,
  gracefulShutdown: {signal: 'SIGTERM' as const, timeout: 5_000},
  stdout: 'pipe' as const,
})

/** Every test runs against the built site, Studio and lake. */
export default defineConfig({
  testDir: '.',
  // The built site needs no transpiling, which would take seconds.
  build: {external: ['**/.build/**']},
  workers,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['list'], ['json', {outputFile: process.env.E2E_REPORT}]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${firstPort + worker}`,
    trace: isRecorded ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags},
  },
  projects: [
    // One at a time: starting the Studio takes the machine for seconds. First, as these tests are the longest.
    {name: 'studio', outputDir: '../../test-results/studio', testMatch: STUDIO, workers: 1},
    {
      name: 'site',
      outputDir: '../../test-results/site',
      testMatch: '*.e2e.ts',
      testIgnore: [...STUDIO, ...TIMED],
    },
    {name: 'timed', outputDir: '../../test-results/timed', testMatch: TIMED},
  ],
  webServer: Array.from({length: workers}, (_, index) => shop(index)),
})
