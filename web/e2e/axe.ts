import {AxeBuilder} from '@axe-core/playwright'
import type {Page} from '@playwright/test'

/**
 * What of a page breaks a rule of WCAG 2.2 AA, or is otherwise against good practice, once nothing on it moves any
 * more: what is still fading in has not its colours yet.
 * @returns name of each rule, and how the elements begin that break it
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
