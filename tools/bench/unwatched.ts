import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {createInterface} from 'node:readline'
import {setTimeout as pause} from 'node:timers/promises'
import {chromium, type BrowserContext} from 'playwright'

/** Milliseconds after which a page has long been complete. */
const COMPLETE_MS = 8000

interface Unwatched {
  executablePath: string
  /** Folder for the browser's profile. */
  profile: string
  /** Prepares the browser, such as with a session. */
  prepare: (context: BrowserContext) => Promise<void>
}

/**
 * Opens a page several times in a browser that nothing watches, as a person does. While a debugger is attached, Chromium
 * does more for each exception and each console message.
 * @returns for each load, milliseconds from the address to the last candidate for the largest contentful paint
 * @see https://www.w3.org/TR/largest-contentful-paint/
 */
export async function paintsUnwatched(url: string, loads: number, options: Unwatched): Promise<number[]> {
  const {executablePath, profile, prepare} = options
  const browser = await launchUnwatched(executablePath, {profile, args: ['--window-size=1440,900']})
  const {address} = browser
  try {
    await attached(address, prepare)
    const times = []
    for (let load = 0; load < loads; load += 1) {
      await fetch(`${address}/json/new?${encodeURIComponent(url)}`, {method: 'PUT'})
      await pause(COMPLETE_MS)
      times.push(await attached(address, (context) => readAndClose(context, url)))
    }
    await attached(address, quit)
    // Until then Chromium writes to the profile.
    await browser.ended
    return times
  } finally {
    await browser.kill()
  }
}

interface Launch {
  /** Folder for the browser's profile. */
  profile: string
  args: readonly string[]
  env?: Record<string, string>
}

/**
 * Starts a browser to which nothing is attached.
 * @returns the address of its debugger, and when it has ended
 */
export async function launchUnwatched(executablePath: string, {profile, args, env}: Launch) {
  const usual = ['--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const browser = spawn(executablePath, [...usual, ...args, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, ...env},
    // A group of processes: the program may be a script that starts Chromium.
    detached: true,
  })
  const ended = once(browser, 'exit')
  async function kill() {
    const isOver = browser.exitCode !== null || browser.signalCode !== null
    if (!isOver && browser.pid !== undefined) process.kill(-browser.pid)
    await ended
  }
  try {
    return {address: await debuggerOf(browser), ended, kill}
  } catch (error) {
    await kill()
    throw error
  }
}

async function quit(context: BrowserContext) {
  const session = await context.browser()?.newBrowserCDPSession()
  await session?.send('Browser.close')
}

/** Address of the browser's debugger, which the browser prints. */
async function debuggerOf({stderr}: ChildProcess): Promise<string> {
  if (stderr)
    for await (const line of createInterface(stderr)) {
      const [, host] = /^DevTools listening on ws:\/\/([^/]+)\//.exec(line) ?? []
      if (host !== undefined) return `http://${host}`
    }
  throw new Error('Chromium did not start')
}

async function attached<Result>(
  address: string,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const connection = await chromium.connectOverCDP(address)
  try {
    const [context] = connection.contexts()
    if (!context) throw new Error('Chromium has no window')
    return await work(context)
  } finally {
    // Only the connection: the browser goes on.
    await connection.close()
  }
}

async function readAndClose(context: BrowserContext, url: string): Promise<number> {
  const page = context.pages().find((each) => each.url().startsWith(url))
  if (!page) throw new Error(`${url} was not opened`)
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0))
        observer.observe({type: 'largest-contentful-paint', buffered: true})
      }),
  )
  await page.close()
  return time
}
