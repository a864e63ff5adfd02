import {randomBytes} from 'node:crypto'
import {defineConfig, devices} from '@playwright/test'

const firstPort = Number(process.env.E2E_PORT ?? 4199)
/** How many journeys run beside each other. */
const workers = Number(process.env.E2E_WORKERS ?? 1)
/** Which worker this process is; the one that starts them is none. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** What is to happen within a second or two: no journey beside these may keep the machine busy. */
const TIMED = ['dev.e2e.ts', 'live.e2e.ts', 'promptness.e2e.ts', 'static.e2e.ts']

// Workers inherit it, so that a test can prepare content as an administrator.
process.env.LAKE_TOKEN ??= randomBytes(24).toString('hex')

/** A freshly seeded shop of its own for each worker: no journey sees what another beside it writes. */
const shop = (index: number) => ({
  command: 'node --disable-warning=ExperimentalWarning scripts/test-server.ts',
  cwd: '../..',
  env: {PORT: String(firstPort + index), LAKE_TOKEN: process.env.LAKE_TOKEN ?? ''},
  // The one-time link that the server prints reaches the tests as STUDIO_SIGN_IN_0, and so on.
  wait: {stdout: new RegExp(`(?<studio_sign_in_${index}>http\\S+#sign-in=\\S+)`)},
  timeout: 240_000,
  gracefulShutdown: {signal: 'SIGTERM' as const, timeout: 5_000},
  stdout: 'pipe' as const,
})

/** Every journey runs against the built site, Studio and lake. */
export default defineConfig({
  testDir: '.',
  workers,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['list'], ['json', {outputFile: process.env.E2E_REPORT}]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${firstPort + worker}`,
    trace: 'retain-on-failure',
    launchOptions: {executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags},
  },
  projects: [
    {name: 'untimed', outputDir: '../../test-results/untimed', testMatch: '*.e2e.ts', testIgnore: TIMED},
    {name: 'timed', outputDir: '../../test-results/timed', testMatch: TIMED},
  ],
  webServer: Array.from({length: workers}, (_, index) => shop(index)),
})
