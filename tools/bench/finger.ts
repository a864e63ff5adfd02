import {setTimeout as wait} from 'node:timers/promises'
import type {CDPSession, Page} from 'playwright'

/** Milliseconds that a finger rests on the screen in a tap. */
const DOWN_MS = 80
/** Milliseconds after a tap in which the page shows its result undisturbed. */
const SHOWN_MS = 700
/** Milliseconds in which a page comes to rest after scrolling. */
const SCROLLED_MS = 400
/** Longest wait of `until`, and the time between its looks, in milliseconds. */
const PATIENCE_MS = 10_000
const POLL_MS = 100

/**
 * Taps as a finger does. Playwright's own taps would disturb what is measured: its locators leave listeners in the page
 * which every touch then waits for, and its taps are shorter than any finger's.
 */
export class Finger {
  readonly #page: Page
  readonly #protocol: CDPSession

  constructor(page: Page, protocol: CDPSession) {
    this.#page = page
    this.#protocol = protocol
  }

  /** Taps the middle of an element, which is scrolled into view first. Nothing runs in the page until it shows the result. */
  async tap(selector: string, index = 0): Promise<void> {
    const point = await this.#page.evaluate(middleOf, {selector, index})
    await wait(SCROLLED_MS)
    await this.#protocol.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [point]})
    await wait(DOWN_MS)
    await this.#protocol.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []})
    await wait(SHOWN_MS)
  }
}

/** Resolves when something holds in the page. */
export async function until(page: Page, holds: (given: string) => boolean, given = ''): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(POLL_MS))
    if (await page.evaluate(holds, given)) return
  throw new Error(`It never held in the page: ${String(holds)}`)
}

/** Runs in the page. */
function middleOf({selector, index}: {selector: string; index: number}) {
  const element = document.querySelectorAll(selector)[index]
  if (!element) throw new Error(`The page has no ${selector}`)
  const isSeen = ({top, bottom}: DOMRect) => top >= 0 && bottom <= innerHeight
  if (!isSeen(element.getBoundingClientRect())) element.scrollIntoView({block: 'center', behavior: 'instant'})
  const {x, y, width, height} = element.getBoundingClientRect()
  return {x: x + width / 2, y: y + height / 2}
}
