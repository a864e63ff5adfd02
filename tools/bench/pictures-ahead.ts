import {execFileSync, spawn} from 'node:child_process'
import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import type {Browser} from 'playwright'
import {step} from '../../scripts/terminal/terminal.ts'
import {inBrowser, onPhone} from './browser.ts'
import {median, type Figure} from './measure.ts'
import {startShop} from './shop-process.ts'

/** The category with the most products, 119 pots. */
const PATH = '/designs/flower-pot'
/** Factor by which the phone's processor is slower. */
const SLOWER = 4
/** Milliseconds in which the visitor scrolls by a screen. */
const SCREEN_MS = 200
/** Milliseconds between two requests for a picture whose AVIF is being made. */
const POLL_MS = 100

interface Visit {
  /** Pictures that had not come when they were on the screen. */
  missing: number
  bytes: number
  pictures: Set<string>
}

/** Turns of a visit without and one with pictures that were made ahead. */
const TURNS = 3

/**
 * Compares visits to the largest category, scrolled through on a phone: the first one of a shop, and one after the server has
 * made all its pictures, as it does ahead of visitors (`server/site/images-ahead.ts`). By turns, in a shop of its own that has
 * made no picture before. Another process takes half of the server's processor, and more of that of its pictures.
 */
export async function benchPictures(root: string, dataDir: string, port: number): Promise<Figure[]> {
  const folder = join(dataDir, 'pictures')
  await rm(folder, {recursive: true, force: true})
  const first: Visit[] = []
  const later: Visit[] = []
  await inBrowser(async (browser) => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await rm(join(folder, 'pictures'), {recursive: true, force: true})
      const shop = await startShop(root, folder, port)
      try {
        const address = shop.url.replace('127.0.0.1', 'localhost') + PATH
        const slowVisit = () => whileSlow(shop.pid, () => visit(browser, address))
        const one = await step('Pictures for the first visitor', slowVisit)
        await step('All pictures are made', () => makeAll(one.pictures))
        first.push(one)
        later.push(await step('Pictures that are there', slowVisit))
      } finally {
        await shop.close()
      }
    }
  })
  const missing = (visits: Visit[]) => median(visits.map((each) => each.missing))
  const kilobytes = (visits: Visit[]) => median(visits.map(({bytes}) => bytes / 1000))
  return [
    {name: 'pots missing, first visitor', value: missing(first), unit: 'pictures'},
    {name: 'pots missing, made ahead', value: missing(later), unit: 'pictures', atMost: 0},
    {name: 'the visit, first visitor', value: kilobytes(first), unit: 'kB'},
    {name: 'the visit, made ahead', value: kilobytes(later), unit: 'kB'},
  ]
}

/** Does something while the server shares one processor with a process that never rests. Needs Linux; elsewhere nothing is slow. */
async function whileSlow<Result>(pid: number | undefined, work: () => Promise<Result>): Promise<Result> {
  if (process.platform !== 'linux') return work()
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', String(pid)], {stdio: 'ignore'})
  const busy = spawn('taskset', ['--cpu-list', '0', process.execPath, '-e', 'for (;;);'])
  try {
    return await work()
  } finally {
    busy.kill()
  }
}

const visit = (browser: Browser, address: string): Promise<Visit> =>
  onPhone(browser, {slower: SLOWER}, async (page, protocol) => {
    await protocol.send('Network.enable')
    const pictures = new Set<string>()
    let bytes = 0
    protocol.on('Network.responseReceived', ({response: {url}}) => {
      if (url.includes('/lake/images/')) pictures.add(url)
    })
    protocol.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength))
    await page.goto(address)
    await page.locator('html[data-hydrated]').waitFor()
    let missing = 0
    for (let isAtEnd = false; !isAtEnd;) {
      const scrolled = wait(SCREEN_MS)
      isAtEnd = await page.evaluate(scrollByScreen)
      await scrolled
      missing += await page.evaluate(countMissing)
    }
    await page.waitForLoadState('networkidle')
    return {missing, bytes, pictures}
  })

/** Runs in the page. Returns whether the page has ended. */
function scrollByScreen() {
  window.scrollBy({top: innerHeight, behavior: 'instant'})
  return innerHeight + scrollY >= document.documentElement.scrollHeight - 1
}

/** Runs in the page. */
function countMissing() {
  const isOnScreen = ({top, bottom}: DOMRect) => bottom > 0 && top < innerHeight
  return [...document.querySelectorAll('main img')].filter(
    (image) =>
      image instanceof HTMLImageElement && !image.complete && isOnScreen(image.getBoundingClientRect()),
  ).length
}

/** Requests pictures until the server has made the AVIF of each. */
async function makeAll(addresses: Iterable<string>) {
  for (const address of addresses) {
    for (;;) {
      const response = await fetch(address, {headers: {Accept: 'image/avif,*/*'}})
      await response.arrayBuffer()
      if (response.headers.get('Content-Type') === 'image/avif') break
      await wait(POLL_MS)
    }
  }
}
