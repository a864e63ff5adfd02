import {setTimeout as pause} from 'node:timers/promises'
import type {Locator, Page} from 'playwright'
import {queryShop} from './shop-api.ts'
import type {Shop} from './shop-process.ts'

/** A product of the seed. */
export const PRODUCT = 'product-fountain-FOU-001'
const PATIENCE = {timeout: 120_000}

/** Opens a product's form in the Studio. @returns the field of its name */
export async function openProduct(page: Page, {url}: Shop): Promise<Locator> {
  await page.goto(`${url}/studio/intent/edit/id=${PRODUCT};type=product`)
  const name = page.getByTestId('field-name').getByRole('textbox')
  await name.waitFor(PATIENCE)
  return name
}

/** Types a letter at the end of the name. @returns milliseconds from the key to the draft in the lake */
export async function typeLetter(name: Locator, shop: Shop): Promise<number> {
  await name.press('End')
  const before = await name.inputValue()
  const draft = {id: `drafts.${PRODUCT}`}
  const began = performance.now()
  await name.press('x')
  while ((await queryShop(shop, '*[_id == $id][0].name', draft)) !== `${before}x`) await pause(20)
  return performance.now() - began
}
