import {expect, test} from '@playwright/test'
import {catchCalls, namesOf, eventsOf, scriptLoaded, standInForOutside, visit} from './visit.ts'

test('an ad click is stored in local storage once, and every link carries its parameters', async ({page}) => {
  const parameters = 'gclid=12345678901234567890&hsa_cam=007&utm_term=a%2Bb+%E2%82%B9'
  await visit(page, `/designs?${parameters}&junk=1`)
  const store = () => page.evaluate(() => JSON.parse(localStorage.getItem('ad_click_ids') ?? 'null'))
  await expect
    .poll(store)
    .toEqual({clickID: [{'12345678901234567890': {name: 'gclid', ts: expect.any(Number)}}]})
  const stored = await store()
  await visit(page, `/designs?${parameters}`)
  await scriptLoaded(page, 'ad-clicks')
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'About'}).click()
  await expect(page).toHaveURL(/\/about\?/)
  const search = new URL(page.url()).searchParams
  expect([...search]).toEqual([
    ['gclid', '12345678901234567890'],
    ['hsa_cam', '007'],
    ['utm_term', 'a+b ₹'],
  ])
  expect(await store()).toEqual(stored)
})

const ADVERTISED =
  'gclid=12345678901234567890&hsa_cam=007&utm_term=a%2Bb+%E2%82%B9&utm_term=&_gl=1*x*_ga*MTIz'
const CARRIED = [
  ['gclid', '12345678901234567890'],
  ['hsa_cam', '007'],
  ['utm_term', 'a+b ₹'],
  ['utm_term', ''],
  ['_gl', '1*x*_ga*MTIz'],
]

test('in the served HTML exactly the links within the site carry the advertising parameters', async ({
  page,
  baseURL,
}) => {
  const paths = ['/', '/designs', '/designs?view=all', '/designs?view=list', '/designs/fountain']
  paths.push('/designs/fountain?item=FOU-001', '/about', '/contact', '/testimonials', '/rate-us', '/admin')
  paths.push('/file-upload', '/file/a.png', '/designs/nothing', '/nowhere')
  for (const path of paths) {
    const address = `${path}${path.includes('?') ? '&' : '?'}${ADVERTISED}&junk=1`
    const html = await (await page.request.get(address)).text()
    const links = await page.evaluate(
      (text) =>
        [
          ...new DOMParser()
            .parseFromString(text, 'text/html')
            .querySelectorAll('a[href]:not([href^="#"]):not([download])'),
        ].map((link) => link.getAttribute('href') ?? ''),
      html,
    )
    // A PDF leads back to the site by its codes alone.
    const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('/pdf/')
    expect(links.filter(isInternal).length, path).toBeGreaterThan(8)
    for (const href of links.filter(isInternal)) {
      const search = [...new URL(href, baseURL).searchParams]
      expect(search.slice(0, CARRIED.length), `${href} on ${path}`).toEqual(CARRIED)
      expect(search.map(([name]) => name)).not.toContain('junk')
    }
    for (const href of links.filter((href) => !isInternal(href))) expect(href).not.toContain('1234567890123')
  }
})

test('navigation within the site keeps the advertising parameters byte for byte', async ({page}) => {
  await visit(page, `/?${ADVERTISED}&junk=1`)
  const expectCarried = async (path: RegExp, more: string[][] = []) => {
    await expect(page).toHaveURL((url) => path.test(url.pathname))
    await expect.poll(() => [...new URL(page.url()).searchParams]).toEqual([...CARRIED, ...more])
  }
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Designs'}).click()
  await expectCarried(/^\/designs$/)
  await page
    .getByRole('main')
    .getByRole('link', {name: /gazebo/i})
    .first()
    .click()
  await expectCarried(/^\/designs\/gazebo$/)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expectCarried(/^\/designs\/gazebo$/, [['item', 'GAZ-001']])
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectCarried(/^\/designs\/gazebo$/)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Temples'}).click()
  await expectCarried(/^\/designs\/temple$/)
  await page.getByRole('banner').getByRole('link').first().click()
  await expectCarried(/^\/$/)
})

test('an unreadable store of ad clicks is tracked', async ({page}) => {
  await page.addInitScript(() => {
    const read = localStorage.getItem.bind(localStorage)
    Storage.prototype.getItem = (key) => {
      if (key === 'ad_click_ids') throw new DOMException('denied', 'SecurityError')
      return read(key)
    }
  })
  await visit(page, '/about?gclid=abc')
  await expect.poll(() => eventsOf(page)).toContainEqual(['read_store_failed', {key: 'ad_click_ids'}])
})

test('a cookie of 90 days stores the ad click if local storage is not writable', async ({page, context}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await visit(page, '/about?wbraid=abc')
  const stored = async () => (await context.cookies()).find(({name}) => name === 'ad_click_ids')
  // The script that stores the click loads beside hydration.
  await expect.poll(stored).toBeDefined()
  const cookie = await stored()
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
    clickID: [{abc: {name: 'wbraid', ts: expect.any(Number)}}],
  })
  expect(cookie).toMatchObject({path: '/', sameSite: 'Lax'})
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(90)
  expect(await namesOf(page)).not.toContain('write_store_failed')
})

test('a device with neither local storage nor cookies is tracked and logged', async ({page}) => {
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
  await expect.poll(() => namesOf(page)).toContain('write_store_failed')
  await expect.poll(() => logged.length).toBe(1)
})

test('the owner’s phone has a red link, stores no ad clicks and reports no leads', async ({
  page,
  context,
}) => {
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
  await page.getByRole('main').getByRole('link', {name: 'Call Now'}).click()
  expect(await namesOf(page)).toContain('CONTACT_INTENT_CLICK')
  for (const script of ['ad-clicks', 'background']) await scriptLoaded(page, script)
  expect(await page.evaluate(() => localStorage.getItem('ad_click_ids'))).toBeNull()
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
  await page.addInitScript(() => localStorage.setItem('owner', 'yes'))
  await visit(page, '/about')
  await expect(page.getByRole('link', {name: 'Owner Page'})).toBeHidden()
})

test('the set-up page stays empty if nothing can be stored', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await visit(page, '/setup-owner-phone')
  await scriptLoaded(page, 'background')
  await expect(page.getByRole('main')).toBeEmpty()
})

test('each page counts one view, a missing page is tracked, and no other host is requested', async ({
  page,
  context,
}) => {
  const requested = await standInForOutside(context)
  await visit(page, '/')
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Designs'}).click()
  await expect(page.getByRole('heading', {level: 1, name: 'Designs'})).toBeVisible()
  await page.getByRole('region', {name: 'Offer'}).getByRole('link', {name: 'View All Products'}).click()
  await expect(page).toHaveURL('/designs?view=all')
  await expect.poll(() => namesOf(page)).toEqual(['PageView', 'PageView', 'view_all_products'])
  expect((await eventsOf(page))[1]?.[1]).toMatchObject({page_path: '/designs'})
  await visit(page, '/nowhere')
  await expect.poll(() => eventsOf(page)).toContainEqual(['page_not_found', {page_path: '/nowhere'}])
  await scriptLoaded(page, 'background')
  expect(requested).toEqual([])
})
