import {expect, type Page, type Request} from '@playwright/test'
import {z} from 'zod'
import {dialog, inMain, storedLeads, test} from './contact.ts'
import {picture} from './upload.ts'
import {atEase, atRest, eventsOf, hydrated, namesOf, scriptLoaded, visit, withoutFonts} from './visit.ts'

/** Opens a page whose scripts do not arrive. @returns lets them arrive, and waits until the frame is hydrated */
async function openWithoutScripts(page: Page, path: string, scripts = '**/assets/*.js') {
  const held: (() => void)[] = []
  let isHeld = true
  await page.route(scripts, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto(path, {waitUntil: 'commit'})
  await page.locator('footer').waitFor()
  return async () => {
    isHeld = false
    for (const release of held) release()
    await page.locator('html[data-hydrated]').waitFor()
  }
}

/** Sum of the layout shifts so far. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Object(entry).value), 0))
        })
        observer.observe({type: 'layout-shift', buffered: true})
        setTimeout(() => resolve(0), 500)
      }),
  )

for (const width of [320, 390]) {
  test(`the set-up page moves nothing when its scripts arrive, at ${width} pixels`, async ({page}) => {
    await withoutFonts(page)
    await page.setViewportSize({width, height: 844})
    const arrive = await openWithoutScripts(page, '/setup-owner-phone')
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
    await atRest(page)
    // A page that is painted before its last bytes are here may move by itself.
    const served = await shiftOf(page)
    await arrive()
    await expect(page.getByRole('heading', {name: 'Setup Done'})).toBeVisible()
    await atRest(page)
    expect(await shiftOf(page)).toBe(served)
  })
}

/** Opacity of the file viewer's image as a visitor sees it: the image's own, times the opacity of its frame. */
const opacityOf = (page: Page) =>
  page.locator('main img').evaluate((image) => {
    const [own = 0, frame = 0] = [image, image.parentElement ?? image].map((element) =>
      Number(getComputedStyle(element).opacity),
    )
    return own * frame
  })

const serveImage = async (page: Page) => {
  const {buffer} = await picture()
  await page.route('**/uploads/gate.png', (route) => route.fulfill({contentType: 'image/png', body: buffer}))
}

const isShown = (page: Page) =>
  page.locator('main img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test('the file viewer shows a picture that has arrived before the scripts, and keeps showing it', async ({
  page,
}) => {
  await serveImage(page)
  const arrive = await openWithoutScripts(page, '/file/gate.png')
  await expect.poll(() => isShown(page)).toBe(true)
  // The skeleton would be at its palest, and the image would have faded in.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 900
  })
  expect(await opacityOf(page)).toBe(1)
  await arrive()
  await expect(page.locator('main [aria-busy]')).toHaveAttribute('aria-busy', 'false')
  expect(await opacityOf(page)).toBe(1)
})

test('the file viewer shows a picture without scripts', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL})
  const page = await context.newPage()
  await serveImage(page)
  await page.goto('/file/gate.png')
  expect(await opacityOf(page)).toBe(1)
  await context.close()
})

/** Name of a script of the build, without its hash. */
const nameOf = (address: string) => /assets\/(?<name>.+)-[\w-]{8}\.js$/.exec(address)?.groups?.['name'] ?? ''

/** Addresses of the scripts that the page requested before a time of its own clock. */
const requestedBefore = (page: Page, time: number) =>
  page.evaluate(
    (before) =>
      performance
        .getEntriesByType('resource')
        .filter(({name, startTime}) => name.endsWith('.js') && startTime < before)
        .map(({name}) => name),
    time,
  )

/** When the first paint was shown. A busy machine shows the page later than it painted it, perhaps after hydration. */
async function paintTime(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-paint')
    return Number(paint?.toJSON()['paintTime'])
  })
}

/** When the frame was hydrated. Work in the background, with scripts of its own, starts after that. */
async function hydrationTime(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  // Resources count when they have arrived.
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => performance.getEntriesByName('hydrated')[0]?.startTime ?? 0)
}

const markHydration = () =>
  new MutationObserver(() => performance.mark('hydrated')).observe(document, {
    subtree: true,
    attributeFilter: ['data-hydrated'],
  })

/**
 * All scripts of a page's hydration besides the scripts of every page. A script that is missing here counts as late
 * when the browser's requests reach this test one by one.
 */
for (const [path, ...parts] of [
  ['/', 'routes', 'Quote', 'testimonial.queries', 'home.queries'],
  ['/designs', 'designs.index', 'designs', 'Drift'],
  ['/designs?view=all', 'designs.index', 'all-products', 'catalogue-pages', 'products'],
  [
    '/designs?view=list',
    'designs.index',
    'enquiry',
    'product.queries',
    'use-products',
    'keep-list',
    'start-offline',
    'device',
  ],
  ['/designs/fountain', 'designs._category', 'products', 'category.queries'],
  [
    '/designs/fountain?item=FOU-001',
    'designs._category',
    'category.queries',
    'device',
    'dialog',
    'availability',
    'product.queries',
    'products',
    'use-products',
  ],
  ['/file/gate.png', 'file._slug', 'FilePage', 'file', 'device'],
  ['/nowhere'],
] as const) {
  test(`${path} requests all scripts of its hydration at once, after what is seen first`, async ({page}) => {
    await serveImage(page)
    await page.addInitScript(markHydration)
    const requested: string[] = []
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      const name = nameOf(route.request().url())
      if (['entry.client', 'runtime'].includes(name)) return route.continue()
      requested.push(name)
      await released
      return route.continue()
    })
    await page.goto(path)
    const all = ['react', 'router', 'site', 'hydrate', 'rolldown-runtime', ...parts]
    await expect.poll(() => requested).toEqual(expect.arrayContaining(all))
    const atOnce = [...requested]
    release()
    const needed = (await requestedBefore(page, await hydrationTime(page))).map(nameOf)
    expect(needed.filter((name) => !['entry.client', 'runtime', ...atOnce].includes(name))).toEqual([])
    const early = (await requestedBefore(page, await paintTime(page))).map(nameOf)
    // The entry imports it.
    expect(early.filter((name) => name !== 'runtime')).toEqual(['entry.client'])
    expect(await (await page.request.get(path)).text()).not.toContain('modulepreload')
  })
}

test('Chromium is told to compile the scripts of the first load in the background', async ({
  page,
  request,
}) => {
  await visit(page, '/')
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name))
  for (const name of ['react', 'router', 'site']) {
    const address = addresses.find((each) => each.endsWith('.js') && nameOf(each) === name) ?? ''
    expect(await (await request.get(address)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

const SHARED = '/designs/fountain?item=FOU-003'
const cardOf = (page: Page, productId: string) =>
  page.getByRole('article').locator(`> a[href*="item=${productId}"]`)

for (const way of ['button', 'Escape'] as const) {
  test(`a shared product that was closed by ${way} before the scripts arrive stays closed`, async ({
    page,
  }) => {
    const arrive = await openWithoutScripts(page, `${SHARED}&gclid=7`)
    await expect(dialog(page)).toBeVisible()
    if (way === 'button') await dialog(page).getByRole('button', {name: 'Close'}).click()
    else await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(`${SHARED}&gclid=7`)
    await arrive()
    await expect(page).toHaveURL('/designs/fountain?gclid=7')
    await expect(page.getByLabel('Offer')).toBeVisible()
    await hydrated(cardOf(page, 'FOU-003'))
    await atEase(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(cardOf(page, 'FOU-003')).toBeFocused()
  })
}

test('closing a product that was opened by its address puts the focus on its card, also after a step to another', async ({
  page,
}) => {
  for (const way of ['button', 'Escape', 'step'] as const) {
    await visit(page, SHARED)
    await page.locator('dialog:modal').waitFor()
    if (way === 'step') {
      await page.keyboard.press('ArrowRight')
      await expect(dialog(page).locator('dl')).toContainText('FOU-004')
    }
    if (way === 'button') await dialog(page).getByRole('button', {name: 'Close'}).click()
    else await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(cardOf(page, way === 'step' ? 'FOU-004' : 'FOU-003'), way).toBeFocused()
  }
})

/** Requests that send an enquiry, from now on. */
function enquiriesOf(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/forms/submissions') requests.push(request)
  })
  return requests
}

const submission = z.object({fields: z.array(z.object({name: z.string(), value: z.string()}))})
const fieldsOf = (request: Request | undefined) => submission.parse(request?.postDataJSON()).fields

test('a tap on Ask Price before the scripts arrive opens WhatsApp, and is recorded when they have arrived', async ({
  page,
  request,
}) => {
  const address = `${SHARED}&gclid=early-1`
  const arrive = await openWithoutScripts(page, address)
  const enquiries = enquiriesOf(page)
  const qualified = page.waitForRequest('**/forms/qualified-leads')
  const popup = page.waitForEvent('popup')
  await dialog(page).getByRole('link', {name: 'Ask Price'}).click()
  const chat = (await popup).url()
  expect(chat).toContain('wa.me/919000000000')
  expect(chat).toMatch(/%0A%0ARef%20\w{6}$/)
  await arrive()
  await qualified
  await expect.poll(() => namesOf(page)).toContain('CONTACT_INTENT_CLICK')
  const [, intent] = (await eventsOf(page)).find(([name]) => name === 'CONTACT_INTENT_CLICK') ?? []
  expect(intent).toMatchObject({content_ids: ['FOU-003']})
  await expect.poll(() => enquiries.length).toBeGreaterThan(0)
  expect(chat).toContain(`Ref%20${enquiries[0]?.postDataJSON().ref}`)
  const origin = new URL(page.url()).origin
  expect(fieldsOf(enquiries[0])).toEqual([
    {name: 'page_url', value: origin + address},
    {name: 'action', value: 'price'},
    {name: 'product_url', value: origin + SHARED},
  ])
  // Nothing waits to be sent any more.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBe('[]')
  const stored = () => storedLeads(request, 'early-1')
  await expect.poll(stored).toEqual([{action: 'price', productId: 'FOU-003'}])
  await expect(page.getByRole('dialog', {name: 'Ask Price On WhatsApp'})).toHaveCount(0)
})

test('a tap on a contact link in a page that is left before its scripts arrive is recorded once', async ({
  page,
  request,
}) => {
  for (const [name, kind] of [
    ['Call Us', 'call'],
    ['Shop Location', 'visit'],
    ['Ask Price', 'price'],
  ] as const) {
    await openWithoutScripts(page, `/designs/gazebo?gclid=early-${kind}`)
    await inMain(page, name).first().click()
    await page.goto('about:blank')
    await expect.poll(() => storedLeads(request, `early-${kind}`)).toEqual([{action: kind, productId: null}])
    await page.unrouteAll({behavior: 'ignoreErrors'})
  }
})

test('an e-mail carries a code, which the enquiry list of the owner shows, also before the scripts arrive', async ({
  page,
  request,
}) => {
  const tapped = async () => {
    const mail = page.getByRole('contentinfo').getByRole('link', {name: 'Email'})
    await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await mail.click()
    return /Ref%20(?<ref>\w{6})$/.exec((await mail.getAttribute('href')) ?? '')?.groups?.['ref']
  }
  const refs = async () => {
    const query = '*[_type == "lead" && action == "email"] | order(receivedAt asc).ref'
    const headers = {Authorization: `Bearer ${process.env.LAKE_TOKEN}`}
    const answer = await request.get('/lake/v2025-02-19/data/query/production', {headers, params: {query}})
    return (await answer.json()).result
  }
  await openWithoutScripts(page, '/contact')
  const early = await tapped()
  await page.goto('about:blank')
  await expect.poll(refs).toEqual([early])
  await page.unrouteAll({behavior: 'ignoreErrors'})
  await visit(page, '/about')
  const later = await tapped()
  await expect.poll(refs).toEqual([early, later])
})

test('an enquiry that was sent when the page was hidden is stored once when its scripts arrive', async ({
  page,
  request,
}) => {
  const choice = {version: '1', at: '2026-11-23T10:00:00.000Z', purposes: ['advertising' as const]}
  await page.addInitScript((chosen) => {
    const arrival = {search: location.search, at: Date.now()}
    window.guard = {arrival, choice: () => chosen, allows: () => true}
  }, choice)
  const arrive = await openWithoutScripts(page, '/contact?gclid=early-2')
  const enquiries = enquiriesOf(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Call us'}).click()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', {value: true, configurable: true})
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))
    Object.defineProperty(document, 'hidden', {value: false})
  })
  await expect.poll(() => enquiries.length).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).toContain(
    JSON.stringify(JSON.stringify({consent: choice}).slice(1, -1)).slice(1, -1),
  )
  // Should the beacon be lost, the next page sends the enquiry.
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).toContain('"/forms/submissions"')
  await arrive()
  await expect.poll(() => enquiries.length).toBe(2)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBe('[]')
  const stored = () => storedLeads(request, 'early-2')
  await expect.poll(stored).toEqual([{action: 'call', productId: null}])
})

test('a tap on Call Now before the scripts arrive dials, and counts when they have arrived', async ({
  page,
}) => {
  const arrive = await openWithoutScripts(page, '/contact')
  await inMain(page, 'Call Now').click()
  expect(await page.evaluate(() => sessionStorage.getItem('dialled'))).toBe('tel:+919000000000')
  await arrive()
  await expect
    .poll(() => namesOf(page))
    .toEqual(['PageView', 'call_now_click', 'CONTACT_INTENT_CLICK', 'conversion'])
})

test('a choice in the filter before the scripts arrive takes effect when they have arrived', async ({
  page,
}) => {
  const arrive = await openWithoutScripts(page, '/designs?view=all')
  await page.getByLabel('Sort by').selectOption('price')
  await page.getByLabel('Name, number or kind').fill('lotus')
  await arrive()
  await expect(page).toHaveURL('/designs?view=all&q=lotus&sort=price')
  await expect(page.getByRole('heading', {name: 'Designs for “lotus”'})).toBeVisible()
  await expect(page.getByLabel('Sort by')).toHaveValue('price')
})

test('words in the filter that were typed before the scripts arrive stay, and are searched on Enter', async ({
  page,
}) => {
  const arrive = await openWithoutScripts(page, '/designs?view=all')
  const field = page.getByLabel('Name, number or kind')
  await field.pressSequentially('lot')
  await arrive()
  await hydrated(field)
  await field.pressSequentially('us')
  await expect(field).toHaveValue('lotus')
  await expect(page).toHaveURL('/designs?view=all')
  await field.press('Enter')
  await expect(page).toHaveURL('/designs?view=all&q=lotus')
})

test('a page loads the scripts of a category before a tap on one, which then requests content alone', async ({
  page,
}) => {
  await visit(page, '/')
  await scriptLoaded(page, 'page-head')
  await page.waitForLoadState('networkidle')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.locator('main a[href="/designs/fountain"]').first().click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Explore Fountain')
  expect(requested.filter((address) => address.includes('/data/query/'))).toHaveLength(1)
  expect(
    requested.map(nameOf).filter((name) => /^(designs|products|page-head|load-head)/.test(name)),
  ).toEqual([])
})

test('a tap on Search before the scripts arrive opens the form that searches without them', async ({
  page,
}) => {
  await openWithoutScripts(page, '/designs/fountain?gclid=1')
  await page.getByRole('banner').getByRole('link', {name: 'Search', exact: true}).click()
  await expect(page).toHaveURL('/designs?gclid=1&view=all')
  await page.getByRole('searchbox').fill('FOU-002')
  await page.keyboard.press('Enter')
  await expect(page.locator('main article a[href*="item="]').first()).toHaveAttribute('href', /item=FOU-002/)
})

test('a tap on the enquiry list of a product puts it there, even if the script of the dialog comes later', async ({
  page,
}) => {
  const arrive = await openWithoutScripts(page, SHARED, '**/assets/dialog*.js')
  await page.locator('html[data-hydrated]').waitFor()
  await dialog(page).getByRole('button', {name: 'Enquiry list'}).click()
  await arrive()
  await expect(page.getByRole('link', {name: 'Enquiry list, 1 piece'})).toHaveCount(1)
  await expect(dialog(page).getByRole('button', {name: 'Enquiry list'})).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('the inline script of a page is short', async ({request}) => {
  const html = await (await request.get('/')).text()
  const scripts = [
    ...html.matchAll(/<script>((?:(?!<\/script>)[^])*Ref%20(?:(?!<\/script>)[^])*)<\/script>/g),
  ].map(([, script = '']) => script)
  expect(scripts).toHaveLength(1)
  expect(scripts.join().length).toBeLessThan(2500)
})
