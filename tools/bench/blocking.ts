import {mkdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {z} from 'zod'
import {stripScripts} from '../../server/site/without-scripts.ts'
import {phoneFonts} from '../../scripts/e2e/phone-fonts.ts'
import {ensureChromium} from '../../scripts/setup/chromium.ts'
import {step} from '../../scripts/terminal/terminal.ts'
import {PAGES} from './lighthouse.ts'
import {byTurns, median, type Figure} from './measure.ts'
import {relay} from './relay.ts'
import {startShop} from './shop-process.ts'
import {launchUnwatched} from './unwatched.ts'

const RUNS = 9
const MEASURED = ['home', 'category']
/** Slowdowns of the processor. */
const SPEEDS = [4, 10]
/** A task blocks for as long as it takes beyond this. */
const LONG_TASK_MS = 50
/** Milliseconds by which a page may block longer and still count as level: one task. */
const LEVEL_MS = 50
/** Milliseconds after which a page has long been hydrated. */
const COMPLETE_MS = 8000

/** Lighthouse's phone and its slow line. */
const SCREEN = {width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true}
const LINE = {offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375}

/**
 * How long tasks block a phone after the first paint of a page, with and without scripts: what Lighthouse calls total
 * blocking time, without Lighthouse. A browser that is watched does more for each script and each error. React makes an
 * error in advance: for its stack, such a browser parses React once more, which no visitor's browser does.
 * Medians of nine loads, by turns: single loads of one page differ by up to 500 ms.
 * @param port first of three ports to use
 */
export async function benchBlocking(root: string, dataDir: string, port: number): Promise<Figure[]> {
  const shop = await startShop(root, dataDir, port)
  const whole = await relay(shop.url, port + 1, (html) => html)
  const bare = await relay(shop.url, port + 2, stripScripts)
  try {
    const fonts = await phoneFonts(join(dataDir, 'fonts'))
    const figures: Figure[] = []
    for (const slower of SPEEDS)
      for (const page of MEASURED) {
        const name = `blocking, ${page}, ${slower} times slower`
        const run = ({url}: {url: string}) => blockingOf(url + PAGES[page], {slower, dataDir, fonts})
        const [own = [], without = []] = await step(`Measuring ${name}`, () =>
          byTurns(RUNS, [() => run(whole), () => run(bare)]),
        )
        const level = median(without)
        figures.push(
          {name, value: median(own), unit: 'ms', atMost: Math.round(level + LEVEL_MS)},
          {name: '  without scripts', value: level, unit: 'ms'},
        )
      }
    return figures
  } finally {
    whole.close()
    bare.close()
    await shop.close()
  }
}

interface Load {
  slower: number
  dataDir: string
  /** Settings for the fonts of a phone. */
  fonts: Record<string, string>
}

/** Loads a page in a new browser. @returns milliseconds for which tasks block the thread after the first paint */
async function blockingOf(url: string, {slower, dataDir, fonts}: Load): Promise<number> {
  const profile = join(dataDir, 'blocking')
  await rm(profile, {recursive: true, force: true, maxRetries: 5})
  await mkdir(profile, {recursive: true})
  const browser = await launchUnwatched(await ensureChromium(), {
    profile,
    args: ['--headless', '--font-render-hinting=none', '--hide-scrollbars'],
    env: fonts,
  })
  try {
    const page = await attach(browser.address)
    await page.send('Emulation.setDeviceMetricsOverride', SCREEN)
    await page.send('Emulation.setCPUThrottlingRate', {rate: slower})
    await page.send('Network.enable')
    await page.send('Network.emulateNetworkConditions', LINE)
    await page.send('Tracing.start', {categories: 'toplevel,loading,disabled-by-default-devtools.timeline'})
    await page.send('Page.navigate', {url})
    await pause(COMPLETE_MS)
    const events = await page.endTrace()
    page.close()
    return blockingIn(events)
  } finally {
    await browser.kill()
  }
}

const traced = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
})

type Traced = z.infer<typeof traced>

/** Milliseconds beyond 50 of each task of the page's thread after its first paint. Events have microseconds. */
function blockingIn(events: readonly Traced[]): number {
  const paint = events.findLast(({name}) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The page has painted nothing')
  const tasks = events.filter(
    ({name, pid, tid, ts}) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts,
  )
  return tasks.reduce((sum, {dur = 0}) => sum + Math.max(dur / 1000 - LONG_TASK_MS, 0), 0)
}

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  error: z.object({message: z.string()}).optional(),
  params: z.object({value: z.array(z.unknown()).optional()}).optional(),
})

/** Attaches to the page of a browser, and watches nothing. Commands that wait are rejected when the browser ends. */
async function attach(address: string) {
  const pages = z
    .array(z.object({type: z.string(), webSocketDebuggerUrl: z.string()}))
    .parse(await (await fetch(`${address}/json/list`)).json())
  const found = pages.find(({type}) => type === 'page')
  if (!found) throw new Error('Chromium has no page')
  const socket = new WebSocket(found.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, {once: true})
    socket.addEventListener('error', () => reject(new Error('Chromium lets nobody attach')), {once: true})
  })
  /** By the number of a command, or by the name of an event. */
  const answers = new Map<number | string | undefined, PromiseWithResolvers<void>>()
  const traces: unknown[] = []
  socket.addEventListener('message', ({data}) => {
    const {id, method, error, params} = message.parse(JSON.parse(String(data)))
    if (method === 'Tracing.dataCollected') traces.push(...(params?.value ?? []))
    const answer = answers.get(id ?? method)
    if (error) answer?.reject(new Error(error.message))
    else answer?.resolve()
  })
  const ended = new Error('Chromium has ended')
  socket.addEventListener('close', () => {
    for (const {reject} of answers.values()) reject(ended)
  })
  async function answerTo(key: number | string) {
    if (socket.readyState !== WebSocket.OPEN) throw ended
    const answer = Promise.withResolvers<void>()
    answers.set(key, answer)
    return answer.promise
  }
  let last = 0
  async function send(method: string, params: object = {}) {
    const answer = answerTo(++last)
    socket.send(JSON.stringify({id: last, method, params}))
    await answer
  }
  return {
    send,
    async endTrace(): Promise<Traced[]> {
      await Promise.all([send('Tracing.end'), answerTo('Tracing.tracingComplete')])
      return traces.flatMap((event) => traced.safeParse(event).data ?? [])
    },
    close: () => socket.close(),
  }
}
