import {randomBytes} from 'node:crypto'
import {defineConfig, devices} from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4199)
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Workers inherit it, so that a test can prepare content as an administrator.
process.env.LAKE_TOKEN ??= randomBytes(24).toString('hex')

/** Every journey runs against the built site, Studio and lake, freshly seeded. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['list'], ['json', {outputFile: process.env.E2E_REPORT}]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags},
  },
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning scripts/test-server.ts',
    cwd: '../..',
    env: {PORT: String(port), LAKE_TOKEN: process.env.LAKE_TOKEN},
    // The one-time link that the server prints reaches the tests as STUDIO_SIGN_IN.
    wait: {stdout: /(?<studio_sign_in>http\S+#sign-in=\S+)/},
    timeout: 240_000,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5_000},
    stdout: 'pipe',
  },
})
