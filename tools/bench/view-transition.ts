import type {Browser} from 'playwright'
import {until} from './finger.ts'
import {OPEN_PRODUCT, timesOfVisit} from './interactions.ts'
import {byTurns, median, percentile, ratio, type Figure} from './measure.ts'

/** Visits of each variant. Each opens five products. */
const TURNS = 4

interface Opened {
  /** Milliseconds from each tap to the next paint. */
  paints: number[]
  /** Milliseconds from each tap until the product is seen. */
  seen: number[]
}

/**
 * Opening a product with a view transition, in which the picture of the card becomes that of the dialog, against the page
 * as it is.
 */
export async function withTransition(browser: Browser, url: string): Promise<Figure[]> {
  const [before = [], after = []] = await byTurns(TURNS, [
    () => open(browser, url, false),
    () => open(browser, url, true),
  ])
  const compare = (name: string, timesOf: (visit: Opened) => number[]) =>
    compareTimes(name, before.flatMap(timesOf), after.flatMap(timesOf))
  return [
    ...compare('tap to next paint', ({paints}) => paints),
    ...compare('tap until the product is seen', ({seen}) => seen),
  ]
}

const compareTimes = (name: string, before: number[], after: number[]): Figure[] => [
  {name, value: median(before), unit: 'ms'},
  {name: '  p95', value: percentile(before, 95), unit: 'ms'},
  {name: '  with a transition', value: median(after), unit: 'ms'},
  {name: '    p95', value: percentile(after, 95), unit: 'ms'},
  ratio('    against the page as it is', median(before), median(after)),
]

async function open(browser: Browser, url: string, hasTransition: boolean): Promise<Opened> {
  const seen: number[] = []
  const paints = await timesOfVisit(browser, url, {
    ...OPEN_PRODUCT,
    prepare: ({page}) => page.evaluate(noteOpening, hasTransition),
    async act(visit, round) {
      await OPEN_PRODUCT.act(visit, round)
      await until(visit.page, () => window.openings.length > 0)
      seen.push(...(await visit.page.evaluate(() => window.openings.splice(0))))
    },
  })
  if (seen.length !== paints.length)
    throw new Error(`${paints.length} products were opened, and ${seen.length} of them were seen.`)
  return {paints, seen}
}

declare global {
  interface Window {
    /** Milliseconds from each tap until the product was seen. */
    openings: number[]
  }
}

/**
 * Runs in the page. A product is seen once the first frame with its dialog is painted, which is where its fading or its
 * transition begins. The transition starts when React has made the dialog and the browser does not show it yet. A page of
 * its own would start it before React renders: the same work in another order.
 */
function noteOpening(hasTransition: boolean) {
  window.openings = []
  let tappedAt = 0
  addEventListener('click', ({timeStamp}) => (tappedAt = timeStamp), {capture: true, passive: true})
  const note = () => setTimeout(() => window.openings.push(performance.now() - tappedAt))

  // oxlint-disable-next-line typescript/unbound-method -- it is called with its dialog
  const {showModal} = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    if (hasTransition) {
      void transition(this)
      return
    }
    showModal.call(this)
    requestAnimationFrame(note)
  }

  async function transition(dialog: HTMLDialogElement) {
    const card = document.activeElement?.querySelector<HTMLElement>('picture img')
    const large = dialog.querySelector<HTMLElement>('.picture picture img')
    if (!card || !large) throw new Error('There are no pictures for a transition.')
    // The transition takes the place of the dialog's fading.
    delete dialog.dataset['moves']
    card.style.viewTransitionName = 'product'
    const {ready, finished} = document.startViewTransition(() => {
      card.style.viewTransitionName = ''
      large.style.viewTransitionName = 'product'
      showModal.call(dialog)
    })
    await ready
    const moves = document
      .getAnimations()
      .some(
        ({effect}) =>
          effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-group(product)',
      )
    if (moves) note()
    await finished
    large.style.viewTransitionName = ''
  }
}
