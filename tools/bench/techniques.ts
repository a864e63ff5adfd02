import {chromium} from 'playwright'
import {ensureChromium} from '../../scripts/setup/chromium.ts'
import {step} from '../../scripts/terminal/terminal.ts'
import {withDictionaries} from './dictionaries.ts'
import type {Figure} from './measure.ts'
import {withoutNamedScripts} from './named-scripts.ts'
import {parsing} from './parsing.ts'
import {withPrefetch} from './prefetch.ts'
import {startShop} from './shop-process.ts'
import {withTransition} from './view-transition.ts'

/**
 * Figures of techniques that the site leaves out, and of one that it uses. Each is compared with the page as it is, by turns.
 * The figures have no limits: `docs/decisions.md` says what follows from them.
 * @throws Error when a technique was not at work
 * @param port first of four ports to use
 */
export async function benchTechniques(root: string, dataDir: string, port: number): Promise<Figure[]> {
  const shop = await startShop(root, dataDir, port)
  const browser = await chromium.launch({executablePath: await ensureChromium(), args: ['--no-sandbox']})
  try {
    return [
      ...(await step('Compression dictionaries', () => withDictionaries(shop.url))),
      ...(await step('Parsing the largest category', () => parsing(browser, shop.url))),
      ...(await step('Scripts that the page names ahead', () =>
        withoutNamedScripts(browser, shop.url, port + 1),
      )),
      ...(await step('Speculation rules', () => withPrefetch(browser, shop.url, port + 1))),
      ...(await step('A view transition', () => withTransition(browser, shop.url))),
    ]
  } finally {
    await browser.close()
    await shop.close()
  }
}
