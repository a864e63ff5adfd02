import type {Browser} from 'playwright'
import {visit} from './alive.ts'
import {byTurns, median, ratio, type Figure} from './measure.ts'
import {relay} from './relay.ts'

const PAGES = {home: '/', category: '/designs/fountain'}
const TURNS = 5

/**
 * Time until a page responds whose settings name no scripts, so that `web/app/entry.client.ts` makes no `modulepreload` links,
 * against the page as it is. Both come through a proxy.
 * @param port first of two ports to use
 */
export async function withoutNamedScripts(browser: Browser, url: string, port: number): Promise<Figure[]> {
  const whole = await relay(url, port, {change: (html) => html})
  const unnamed = await relay(url, port + 1, {change: withoutNames})
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(PAGES)) {
      const [before = [], after = []] = await byTurns(TURNS, [
        () => timeOf(browser, whole.url + path, true),
        () => timeOf(browser, unnamed.url + path, false),
      ])
      figures.push(
        {name: `${name} responds after load`, value: median(before), unit: 'ms'},
        {name: '  without modulepreload', value: median(after), unit: 'ms'},
        ratio('  against the page as it is', median(before), median(after)),
      )
    }
    return figures
  } finally {
    whole.close()
    unnamed.close()
  }
}

async function timeOf(browser: Browser, address: string, hasNames: boolean): Promise<number> {
  const {respondsAfterMs, namedScripts} = await visit(browser, address)
  if (namedScripts > 0 !== hasNames) throw new Error(`${address} has ${namedScripts} modulepreload links.`)
  return respondsAfterMs
}

function withoutNames(html: string): string {
  const changed = html.replace(/"scripts":\[[^\]]+\],/, '')
  if (changed === html) throw new Error('The page names no scripts.')
  return changed
}
