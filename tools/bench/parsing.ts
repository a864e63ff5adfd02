import type {Browser} from 'playwright'
import {byTurns, median, ratio, type Figure} from './measure.ts'

/** The category with the most products, 119 pots. */
const PATH = '/designs/flower-pot'
const TURNS = 15
/** Factors by which the processor is slower. */
const SLOWER = [1, 6]

/**
 * Time of parsing the HTML of the largest category, as it is and with one address for each picture. Each time in a new page,
 * because a visitor parses it once.
 */
export async function parsing(browser: Browser, url: string): Promise<Figure[]> {
  const html = await (await fetch(url + PATH)).text()
  const short = withOneAddress(html)
  const figures: Figure[] = [ratio('HTML with one address a picture', html.length, short.length)]
  for (const slower of SLOWER) {
    const [whole = [], other = []] = await byTurns(TURNS, [
      () => timeOf(browser, html, slower),
      () => timeOf(browser, short, slower),
    ])
    figures.push(
      {name: `parsing 119 pots, processor ×${slower}`, value: median(whole), unit: 'ms'},
      {name: '  with one address a picture', value: median(other), unit: 'ms'},
      ratio('  against the page as it is', median(whole), median(other)),
    )
  }
  return figures
}

async function timeOf(browser: Browser, html: string, slower: number): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', {rate: slower})
    return await page.evaluate(parseMs, html)
  } finally {
    await context.close()
  }
}

/** Removes the widths of pictures. Blurs stay: they are pictures in the page. */
function withOneAddress(html: string): string {
  const short = html.replaceAll(/ (?:srcSet="\/[^"]*"|sizes="[^"]*")/g, '')
  if (short.includes('800w') || short.length > 0.9 * html.length)
    throw new Error('The page has no widths of pictures.')
  return short
}

/** Runs in the page. */
function parseMs(html: string): number {
  const started = performance.now()
  const {images} = new DOMParser().parseFromString(html, 'text/html')
  const time = performance.now() - started
  if (images.length < 119) throw new Error('The page has not all pictures.')
  return time
}
