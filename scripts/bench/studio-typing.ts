import {setTimeout as pause} from 'node:timers/promises'
import type {Locator, Page} from 'playwright'
import {z} from 'zod'
import {BENCH_TOKEN, type Shop} from './shop-process.ts'

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

/** The result of a query that an administrator sends. */
export async function queryShop(
  {url}: Shop,
  groq: string,
  params: Record<string, unknown> = {},
): Promise<unknown> {
  const search = new URLSearchParams({query: groq, perspective: 'raw'})
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  const response = await fetch(`${url}/lake/v2025-02-19/data/query/production?${search.toString()}`, {
    headers: {authorization: `Bearer ${BENCH_TOKEN}`},
  })
  return z.object({result: z.unknown()}).parse(await response.json()).result
}
