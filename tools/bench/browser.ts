import {
  chromium,
  devices,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type LaunchOptions,
  type Page,
} from 'playwright'
import {ensureChromium} from '../../scripts/setup/chromium.ts'

/** Runs work in a browser of its own. */
export async function inBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  {args = [], ...options}: LaunchOptions = {},
): Promise<Result> {
  const browser = await chromium.launch({
    ...options,
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', ...args],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/**
 * As `inBrowser`, with the fonts of a phone.
 * @param fonts environment of a browser that has them
 */
export const inPhoneBrowser = <Result>(
  fonts: Record<string, string>,
  work: (browser: Browser) => Promise<Result>,
  args: string[] = [],
): Promise<Result> =>
  // A phone does not round the widths of letters.
  inBrowser(work, {args: ['--font-render-hinting=none', ...args], env: {...process.env, ...fonts}})

interface Phone {
  /** How many times slower the processor is than this machine's. */
  slower?: number
  /** Latency in milliseconds, and bytes a second. */
  line?: {latency: number; downloadThroughput: number; uploadThroughput: number}
  context?: BrowserContextOptions
}

/** Runs work in an empty page of a phone that has visited nothing. */
export async function onPhone<Result>(
  browser: Browser,
  {slower = 1, line, context: options}: Phone,
  work: (page: Page, protocol: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({...devices['Pixel 7'], ...options})
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    if (line) {
      await protocol.send('Network.enable')
      await protocol.send('Network.emulateNetworkConditions', {offline: false, ...line})
    }
    if (slower > 1) await protocol.send('Emulation.setCPUThrottlingRate', {rate: slower})
    return await work(page, protocol)
  } finally {
    await context.close()
  }
}
