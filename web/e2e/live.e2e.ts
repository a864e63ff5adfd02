import {expect, test, type APIRequestContext, type Page} from '@playwright/test'
import {z} from 'zod'
import {atStandstill, visit} from './visit.ts'

const API = '/lake/v2025-02-19/data'
const headers = {Authorization: `Bearer ${process.env.LAKE_TOKEN}`}

/** An open page must show a published change within this time. */
const SOON = {timeout: 1000}

/** Words by which each GROQ query of the site is recognised; no other query contains them. */
const QUERIES = {
  category: 'slug.current == $slug',
  categories: '*[_type == "category" && defined(slug.current)]',
  catalogue: '"total"',
  home: 'heroTitle',
  shop: 'brand, phone',
  showroom: 'showroom[]',
  details: '"leadWeeks": coalesce(leadWeeks',
  testimonials: '_type == "testimonial"',
}

/** Opens a page and waits for its event stream. `refetched` returns the queries sent since its last call. */
async function follow(page: Page, path: string) {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const {pathname, searchParams} = new URL(request.url())
    if (!pathname.includes('/data/query/')) return
    const groq = searchParams.get('query') ?? ''
    fetched.add(Object.entries(QUERIES).find(([, words]) => groq.includes(words))?.[0] ?? groq)
  })
  const listening = page.waitForResponse(/live\/events/)
  await visit(page, path)
  await listening
  return {
    refetched: () => {
      const names = [...fetched].toSorted()
      fetched.clear()
      return names
    },
  }
}

const commit = async (request: APIRequestContext, ...mutations: unknown[]) => {
  const response = await request.post(`${API}/mutate/production`, {headers, data: {mutations}})
  expect(response.status()).toBe(200)
}

const answer = z.object({result: z.unknown()})

async function query(request: APIRequestContext, groq: string) {
  const response = await request.get(`${API}/query/production?query=${encodeURIComponent(groq)}`)
  return answer.parse(await response.json()).result
}

const id = 'product-stone-gate-e2e'

const gate = async (request: APIRequestContext) => ({
  _id: id,
  _type: 'product',
  productId: 'e2e',
  name: 'Gate of the morning',
  category: {_type: 'reference', _ref: 'category-stone-gate'},
  image: await query(request, '*[_type == "product"][0].image'),
  orderRank: 'zzz',
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', {name})

test.afterEach(({request}) => commit(request, {delete: {id}}))

test('a created, changed, moved or unpublished product shows within a second, only its category is fetched, and a change that the page does not show fetches nothing', async ({
  page,
  request,
}) => {
  const {refetched} = await follow(page, '/designs/stone-gate')
  await page.evaluate(() => scrollTo(0, 600))
  await atStandstill(page)
  const position = await page.evaluate(() => scrollY)

  await commit(request, {createOrReplace: await gate(request)})
  await expect(heading(page, 'Gate of the morning')).toBeVisible(SOON)
  await commit(request, {patch: {id, set: {name: 'Gate of the evening', value: 12_345}}})
  await expect(heading(page, 'Gate of the evening')).toBeVisible(SOON)
  await expect(page.getByText('₹12,345')).toBeVisible()
  expect(await (await request.get('/designs/stone-gate')).text()).toContain('Gate of the evening')
  await commit(request, {patch: {id, set: {'category._ref': 'category-temple'}}})
  await expect(heading(page, 'Gate of the evening')).toHaveCount(0, SOON)
  await commit(request, {patch: {id, set: {'category._ref': 'category-stone-gate'}}})
  await expect(heading(page, 'Gate of the evening')).toBeVisible(SOON)
  const unpublish = {actionType: 'sanity.action.document.unpublish', draftId: `drafts.${id}`, publishedId: id}
  const response = await request.post(`${API}/actions/production`, {headers, data: {actions: [unpublish]}})
  expect(response.status()).toBe(200)
  await expect(heading(page, 'Gate of the evening')).toHaveCount(0, SOON)
  await commit(request, {delete: {id: `drafts.${id}`}})

  expect(refetched()).toEqual(['category'])
  expect(await page.evaluate(() => scrollY)).toBe(position)

  await commit(request, {patch: {id: 'testimonial-1', set: {role: 'Architect'}}})
  await commit(request, {patch: {id: 'testimonial-1', set: {role: 'Architect & Designer'}}})
  await commit(request, {createOrReplace: {...(await gate(request)), _id: `drafts.${id}`}})
  await commit(request, {delete: {id: `drafts.${id}`}})
  // A later change, which the page shows.
  const {brand} = z.object({brand: z.string()}).parse(await query(request, '*[_id == "siteSettings"][0]'))
  const rename = (name: string) => commit(request, {patch: {id: 'siteSettings', set: {brand: name}}})
  try {
    await rename('Stone of the East')
    await expect(page).toHaveTitle(/Stone of the East/, SOON)
  } finally {
    await rename(brand)
  }
  await expect(page).not.toHaveTitle(/Stone of the East/, SOON)
  expect(refetched()).toEqual(['shop'])
})

test('an open product follows a new name in dialog and description, and closes when it is deleted', async ({
  page,
  request,
}) => {
  await commit(request, {createOrReplace: await gate(request)})
  const {refetched} = await follow(page, '/designs/stone-gate?item=e2e')
  await expect(page.locator('dialog:modal')).toContainText('Gate of the morning')
  await commit(request, {patch: {id, set: {name: 'Gate of the evening'}}})
  await expect(page.locator('dialog:modal')).toContainText('Gate of the evening', SOON)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Gate of the evening/)
  await commit(request, {delete: {id}})
  await expect(page.getByRole('dialog')).toHaveCount(0, SOON)
  await expect(page).toHaveTitle(/^Stone Gate \|/)
  expect(refetched()).toEqual(['category', 'details'])
})

test('a renamed category shows in heading and title, and on the page of all categories', async ({
  page,
  request,
}) => {
  const rename = (title: string) => commit(request, {patch: {id: 'category-stone-gate', set: {title}}})
  const {refetched} = await follow(page, '/designs/stone-gate')
  await rename('Gates of Stone')
  await expect(heading(page, 'Explore Gates of Stone')).toBeVisible(SOON)
  await expect(page).toHaveTitle(/^Gates of Stone \|/)
  expect(refetched()).toEqual(['category'])
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Designs'}).click()
  await expect(page.getByRole('link', {name: /^Gates of Stone/})).toBeVisible()
  refetched()
  await rename('Stone Gate')
  await expect(page.getByRole('link', {name: /^Stone Gate/})).toBeVisible(SOON)
  expect(refetched()).toEqual(['categories'])
  // The old title is no longer cached, although this page was not shown when the change arrived.
  await page.goBack()
  await expect(heading(page, 'Explore Stone Gate')).toBeVisible()
  await expect(page).toHaveTitle(/^Stone Gate \|/)
})

test('a page to which Back leads at the very moment of a change shows its new title', async ({
  page,
  request,
}) => {
  const rename = (title: string) => commit(request, {patch: {id: 'category-stone-gate', set: {title}}})
  await follow(page, '/designs/stone-gate')
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Designs'}).click()
  const card = page.getByRole('link', {name: /^Stone Gate/})
  await expect(card).toBeVisible()
  // The card changes before the loader of its page runs again. Back comes in between.
  await card.evaluate((element) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      history.back()
    })
    observer.observe(element, {subtree: true, childList: true, characterData: true})
  })
  await rename('Gates of Stone')
  await expect(heading(page, 'Explore Gates of Stone')).toBeVisible()
  await expect(page).toHaveTitle(/^Gates of Stone \|/)
  await rename('Stone Gate')
  await expect(page).toHaveTitle(/^Stone Gate \|/)
})

test('new site settings show on an open page at once: brand, phone, title and price bands', async ({
  page,
  request,
}) => {
  const stored = z
    .object({brand: z.string(), phone: z.string(), priceLimits: z.array(z.number())})
    .parse(await query(request, '*[_id == "siteSettings"][0]'))
  const {brand, phone, priceLimits} = stored
  const {refetched} = await follow(page, '/designs?view=all')
  const set = (values: Partial<typeof stored>) => commit(request, {patch: {id: 'siteSettings', set: values}})
  await set({brand: 'Stone of the East', phone: '+91 91111 11111', priceLimits: [12_000]})
  try {
    await expect(page).toHaveTitle('All Products | Stone of the East', SOON)
    await expect(page.getByRole('banner')).toContainText('Stone of the East')
    await expect(page.locator('footer a[href="tel:+919111111111"]').first()).toBeVisible()
    const bands = page.getByRole('combobox', {name: 'Price'}).getByRole('option')
    await expect(bands).toHaveText(['Any price', 'Under ₹12,000', '₹12,000 and above', 'Price on request'])
    expect(refetched()).toEqual(['shop'])
  } finally {
    await set({brand, phone, priceLimits})
  }
  await expect(page).toHaveTitle(`All Products | ${brand}`, SOON)
})

test('a change between page load and event stream is not missed', async ({page, request}) => {
  const rename = (title: string) => commit(request, {patch: {id: 'category-temple', set: {title}}})
  await page.route('**/live/events/**', async (route) => {
    await rename('Temples of the gap')
    await route.continue()
  })
  await page.goto('/designs/temple')
  await expect(page.getByRole('heading', {level: 1, name: 'Explore Temples of the gap'})).toBeVisible({
    timeout: 8000,
  })
  await rename('Temple')
})

test('a tab whose event stream was refused reconnects later and shows the changes since', async ({
  page,
  request,
}) => {
  const rename = (title: string) => commit(request, {patch: {id: 'category-temple', set: {title}}})
  await page.clock.install()
  await page.route('**/live/events/**', async (route) => route.fulfill({status: 502}), {times: 1})
  const refused = page.waitForResponse(/live\/events/)
  await visit(page, '/designs/temple')
  await refused
  await rename('Temples meanwhile')
  let isBack = false
  page.on('response', (response) => (isBack ||= /live\/events/.test(response.url())))
  // The tab plans its next attempt a moment after the refusal.
  const minuteLater = async () => {
    await page.clock.fastForward('01:00')
    return isBack
  }
  await expect.poll(minuteLater).toBe(true)
  const named = (name: string) => page.getByRole('heading', {level: 1, name: `Explore ${name}`})
  await expect(named('Temples meanwhile')).toBeVisible(SOON)
  await rename('Temple')
  await expect(named('Temple')).toBeVisible(SOON)
})
