import type {Page} from '@playwright/test'
import axe, {type AxeResults, type RunOptions} from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules about colours. The light and the dark page are the same in everything else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Violation = [rule: string, elements: string[]]

/**
 * Checks a page against WCAG 2.2 AA and axe's best practices: in light by every rule, then in dark by the rules about
 * colours.
 * @param isTranslated leaves out the rules about colours, which take the longest: an English page has the same colours
 * @returns each broken rule with the first 160 characters of the elements that break it
 */
export async function violationsOf(page: Page, {isTranslated = false} = {}): Promise<Violation[]> {
  const withoutColours = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, {enabled: false}]))
  const light = await check(page, 'light', {
    runOnly: {type: 'tag', values: TAGS},
    rules: isTranslated ? withoutColours : {},
  })
  return isTranslated ? light : [...light, ...(await unreadableInDark(page))]
}

/** Checks the colours of a page in dark. @returns as `violationsOf` */
export const unreadableInDark = (page: Page): Promise<Violation[]> =>
  check(page, 'dark', {runOnly: {type: 'rule', values: COLOUR_RULES}})

async function check(page: Page, colorScheme: 'light' | 'dark', rules: RunOptions): Promise<Violation[]> {
  await page.emulateMedia({colorScheme})
  // An element that is still fading in has the wrong colours.
  await page.waitForFunction(() =>
    document.getAnimations().every(({playState, effect}) => {
      const ends = Number(effect?.getComputedTiming().endTime)
      return playState !== 'running' || ends === Infinity
    }),
  )
  // Once for each document: the browser takes as long to read axe as to apply its rules.
  await page.evaluate(`if (!window.axe) {${axe.source}}; undefined`)
  return page.evaluate(
    async ({chosen, scheme}) => {
      // Axe would describe every element that keeps a rule, which takes longer than the rules.
      const options = {...chosen, resultTypes: ['violations']}
      // The bar at the lower edge lies over a part of the page, but at the end of the page over none.
      const {scrollY: top} = window
      scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'})
      const {violations}: AxeResults = await Reflect.get(window, 'axe').run({exclude: ['iframe']}, options)
      scrollTo({top, behavior: 'instant'})
      return violations.map(({id, nodes}): Violation => [
        `${id}, ${scheme}`,
        nodes.map((node) => node.html.slice(0, 160)),
      ])
    },
    {chosen: rules, scheme: colorScheme},
  )
}
