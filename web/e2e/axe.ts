import {AxeBuilder} from '@axe-core/playwright'
import type {Page} from '@playwright/test'

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
  if (isTranslated) return check(page, 'light', (axe) => axe.withTags(TAGS).disableRules(COLOUR_RULES))
  return [...(await check(page, 'light', (axe) => axe.withTags(TAGS))), ...(await unreadableInDark(page))]
}

/** Checks the colours of a page in dark. @returns as `violationsOf` */
export const unreadableInDark = (page: Page): Promise<Violation[]> =>
  check(page, 'dark', (axe) => axe.withRules(COLOUR_RULES))

async function check(
  page: Page,
  colorScheme: 'light' | 'dark',
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<Violation[]> {
  await page.emulateMedia({colorScheme})
  // An element that is still fading in has the wrong colours.
  await page.waitForFunction(() =>
    document.getAnimations().every(({playState, effect}) => {
      const ends = Number(effect?.getComputedTiming().endTime)
      return playState !== 'running' || ends === Infinity
    }),
  )
  // Axe would describe every element that keeps a rule, which takes longer than the rules. Frames are left out, so axe
  // needs no page of its own to combine their results.
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode()
  const {violations} = await choose(axe).exclude('iframe').analyze()
  return violations.map(({id, nodes}) => [
    `${id}, ${colorScheme}`,
    nodes.map((node) => node.html.slice(0, 160)),
  ])
}
