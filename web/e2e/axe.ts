import {AxeBuilder} from '@axe-core/playwright'
import type {Page} from '@playwright/test'

/**
 * Checks a page against WCAG 2.2 AA and axe's best practices. Waits for finite animations first: an element that is
 * still fading in has the wrong colours.
 * @returns each broken rule with the first 160 characters of the elements that break it
 */
export async function violationsOf(page: Page): Promise<[rule: string, elements: string[]][]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({playState, effect}) => {
      const ends = Number(effect?.getComputedTiming().endTime)
      return playState !== 'running' || ends === Infinity
    }),
  )
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude('iframe')
    .analyze()
  return violations.map(({id, nodes}) => [id, nodes.map((node) => node.html.slice(0, 160))])
}
