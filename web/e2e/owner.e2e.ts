import {expect, test} from '@playwright/test'
import {catchCalls, namesOf, eventsOf, standInForOutside, visit} from './visit.ts'

test('an ad click is kept in local storage once, and goes along on every link', async ({page}) => {
  const parameters = 'gclid=12345678901234567890&hsa_cam=007&utm_term=a%2Bb+%E2%82%B9'
  await visit(page, `/designs?${parameters}&junk=1`)
  await visit(page, `/designs?${parameters}`)
  const store = await page.evaluate(() => JSON.parse(localStorage.getItem('ad_click_ids') ?? ''))
  expect(store).toEqual({clickID: [{'12345678901234567890': {name: 'gclid', ts: expect.any(Number)}}]})
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'About'}).click()
  await expect(page).toHaveURL(/\/about\?/)
  const search = new URL(page.url()).searchParams
  expect([...search]).toEqual([
    ['gclid', '12345678901234567890'],
    ['hsa_cam', '007'],
    ['utm_term', 'a+b ₹'],
  ])
})

test('where local storage is out of reach, a cookie of 90 days keeps the click', async ({page, context}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await visit(page, '/about?wbraid=abc')
  const cookie = (await context.cookies()).find(({name}) => name === 'ad_click_ids')
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
    clickID: [{abc: {name: 'wbraid', ts: expect.any(Number)}}],
  })
  expect(cookie).toMatchObject({path: '/', sameSite: 'Lax'})
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(90)
  expect(await namesOf(page)).not.toContain('write_store_failed')
})

test('where cookies are off too, that is tracked and logged', async ({page}) => {
  const logged: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/forms/error-log')) logged.push(request.postData() ?? '')
  })
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Object.defineProperty(Document.prototype, 'cookie', {get: () => '', set: () => {}})
  })
  await visit(page, '/about?gbraid=abc')
  expect(await namesOf(page)).toContain('write_store_failed')
  await expect.poll(() => logged.length).toBe(1)
})

test('the owner’s phone gets a red link, and is neither captured nor reported', async ({page, context}) => {
  await catchCalls(context)
  await standInForOutside(context)
  const leads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/forms/qualified-leads')) leads.push(request.url())
  })
  const answer = await visit(page, '/setup-owner-phone?gclid=1')
  expect(await answer?.text()).not.toContain('Setup Done')
  await expect(page.getByRole('heading', {name: 'Setup Done'})).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('owner'))).toBe('true')
  await page.getByRole('link', {name: 'Go to Designs'}).click()
  await expect(page).toHaveURL(/\/designs\?gclid=1$/)

  await page.evaluate(() => localStorage.removeItem('ad_click_ids'))
  await visit(page, '/contact?gclid=2')
  expect(await page.evaluate(() => localStorage.getItem('ad_click_ids'))).toBeNull()
  await page.getByRole('main').getByRole('link', {name: 'Call Now'}).click()
  expect(await namesOf(page)).toContain('CONTACT_INTENT_CLICK')
  const link = page.getByRole('link', {name: 'Owner Page'})
  await expect(link).toHaveCSS('color', 'rgb(179, 38, 30)')
  await link.click()
  await expect(page).toHaveURL(/\/admin\?gclid=2$/)
  await page.getByRole('link', {name: 'Ask Rating'}).click()
  await expect(page.getByRole('heading', {name: 'Stay connected'})).toBeVisible()
  const outward = page.getByRole('main').getByRole('link')
  await expect(outward).toHaveCount(3)
  for (const one of await outward.all()) await expect(one).toHaveAttribute('target', '_blank')
  expect(leads).toEqual([])
})

test('a visitor sees no link to the owner’s page', async ({page}) => {
  await visit(page, '/')
  await page.evaluate(() => localStorage.setItem('owner', 'yes'))
  await visit(page, '/')
  await expect(page.getByRole('link', {name: 'Owner Page'})).toBeHidden()
})

test('where nothing can be stored, the setup page says nothing', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await visit(page, '/setup-owner-phone')
  await expect(page.getByRole('main')).toBeEmpty()
})

test('each page is viewed once; what is not there is told; no third party is asked', async ({
  page,
  context,
}) => {
  const asked = await standInForOutside(context)
  await visit(page, '/')
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Designs'}).click()
  await expect(page.getByRole('heading', {level: 1, name: 'Designs'})).toBeVisible()
  await page.getByRole('region', {name: 'Offer'}).getByRole('link', {name: 'View All Products'}).click()
  await expect(page).toHaveURL('/designs?view=all')
  await expect.poll(() => namesOf(page)).toEqual(['PageView', 'PageView', 'view_all_products'])
  expect((await eventsOf(page))[1]?.[1]).toMatchObject({page_path: '/designs'})
  await visit(page, '/nowhere')
  expect(await eventsOf(page)).toContainEqual(['page_not_found', {page_path: '/nowhere'}])
  expect(asked).toEqual([])
})
