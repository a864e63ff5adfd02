import {test as base, type APIRequestContext, type Page} from '@playwright/test'
import {z} from 'zod'
import {catchCalls, standInForOutside} from './visit.ts'

/** Tests in which a visitor contacts the shop. Calls are recorded, not dialled; other hosts are stubbed. */
export const test = base.extend<{outside: string[]}>({
  /** Addresses that the page requested from other hosts. */
  outside: [
    async ({context}, use) => {
      await catchCalls(context)
      await use(await standInForOutside(context))
    },
    {auto: true},
  ],
})

export const dialog = (page: Page) => page.getByRole('dialog')

/** Tells the page that it is hidden, as a phone does when another app opens. Playwright's pages are always visible. */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true})
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })

export const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', {name, exact: true})

/** Bodies of the POST requests that the page sends to a path from now on. */
export function postsTo(page: Page, path: string): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) {
      bodies.push(request.postData() ?? '')
    }
  })
  return bodies
}

const leads = z.object({
  result: z.array(
    z.object({pageUri: z.string(), action: z.string().nullable(), productId: z.string().nullable()}),
  ),
})

/** The stored enquiries from a page whose address ends in some words. */
export async function storedLeads(request: APIRequestContext, end: string) {
  const query = '*[_type == "lead" && kind == "submission" && defined(pageUri)]{pageUri, action, productId}'
  const headers = {Authorization: `Bearer ${process.env.LAKE_TOKEN}`}
  const answer = await request.get('/lake/v2025-02-19/data/query/production', {headers, params: {query}})
  const {result} = leads.parse(await answer.json())
  return result.flatMap(({pageUri, ...lead}) => (pageUri.endsWith(end) ? [lead] : []))
}
