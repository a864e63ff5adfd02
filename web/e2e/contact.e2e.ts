import {expect, test, type Page} from '@playwright/test'
import {catchCalls, eventsOf, namesOf, standInForOutside, visit} from './visit.ts'

let outside: string[]

test.beforeEach(async ({context}) => {
  await catchCalls(context)
  outside = await standInForOutside(context)
})

const dialog = (page: Page) => page.getByRole('dialog')
const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('link', {name, exact: true})

/** Bodies of the posts that arrived at an address. */
function postsTo(page: Page, path: string): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) {
      bodies.push(request.postData() ?? '')
    }
  })
  return bodies
}

test('Call Us opens its dialog, records the call and dials', async ({page}) => {
  const submissions = postsTo(page, '/forms/submissions')
  const leads = postsTo(page, '/forms/qualified-leads')
  await visit(page, '/designs/fountain?gclid=12345678901234567890')
  await inMain(page, 'Call Us').click()
  await expect(page.getByRole('dialog', {name: 'Call Us'})).toContainText('+91 90000 00000')
  await page.getByRole('button', {name: 'Start Call'}).click()
  await expect(dialog(page)).toBeHidden()
  await expect(inMain(page, 'Call Us')).toBeFocused()
  expect(await page.evaluate(() => sessionStorage.getItem('dialled'))).toBe('tel:+919000000000')

  const address = page.url()
  expect(submissions.map((body) => JSON.parse(body))).toEqual([
    {
      fields: [
        {name: 'page_url', value: address},
        {name: 'action', value: 'call'},
      ],
      context: {ipAddress: '127.0.0.1', pageUri: address, pageName: 'Fountain | Stone Designs'},
    },
  ])
  const intent = {content_ids: ['fountain'], content_type: 'product', value: 20000, currency: 'INR'}
  expect(await eventsOf(page)).toEqual([
    ['PageView', expect.objectContaining({page_path: '/designs/fountain'})],
    ['CONTACT_INTENT_CLICK', intent],
    ['conversion', {value: 20000, currency: 'INR'}],
    ['modal_open', {modal: 'call'}],
    ['modal_primary_click', {modal: 'call'}],
    ['CONTACT_INTENT_CLICK', intent],
    ['conversion', {value: 20000, currency: 'INR'}],
  ])
  expect(leads).toHaveLength(2)
  const report = new URLSearchParams(leads[0])
  expect(JSON.parse(report.get('store') ?? '')).toEqual({
    clickID: [{'12345678901234567890': {name: 'gclid', ts: expect.any(Number)}}],
  })
  expect(JSON.parse(report.get('hs_context') ?? '')).toEqual({
    pageUri: address,
    pageName: 'Fountain | Stone Designs',
  })
})

test('Shop Location asks for the map only once it is open, and leads to it', async ({page}) => {
  await visit(page, '/designs/gazebo')
  expect(outside).toEqual([])
  await inMain(page, 'Shop Location').click()
  await expect(page.getByRole('dialog', {name: 'Showroom Location'}).locator('iframe')).toBeVisible()
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', {name: 'Open In Google Map'}).click()
  expect((await popup).url()).toContain('google.com/maps')
  await expect(dialog(page)).toBeHidden()
})

test('Ask Price asks for the very piece, by its absolute address', async ({page}) => {
  const submissions = postsTo(page, '/forms/submissions')
  await visit(page, '/designs/fountain?utm_source=a')
  await page.getByRole('article').nth(1).getByRole('link', {name: 'Ask Price'}).click()
  const product = `${new URL(page.url()).origin}/designs/fountain?item=FOU-002`
  await expect(dialog(page)).toContainText(product)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  const address = new URL((await popup).url())
  expect(address.origin + address.pathname).toBe('https://wa.me/919000000000')
  expect(address.searchParams.get('text')).toContain(product)
  expect(JSON.parse(submissions[0] ?? '').fields).toContainEqual({name: 'product_url', value: product})
  const [, intent] = (await eventsOf(page)).find(([name]) => name === 'CONTACT_INTENT_CLICK') ?? []
  expect(intent).toMatchObject({content_ids: ['FOU-002']})
})

test('Ask Price above the pieces of a category names its page', async ({page, baseURL}) => {
  await visit(page, '/designs/fountain')
  await inMain(page, 'Ask Price').first().click()
  const text = `Hello, please tell me the prices of these designs: ${baseURL}/designs/fountain`
  await expect(dialog(page).locator('blockquote')).toHaveText(text)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  expect(new URL((await popup).url()).searchParams.get('text')).toBe(text)
})

test('a dialog over an open piece closes by Back, and leaves the piece open', async ({page}) => {
  await visit(page, '/designs/fountain')
  await page.getByRole('link', {name: 'Makrana Two-Tier Lotus Fountain'}).first().click()
  const piece = page.getByRole('dialog', {name: 'Makrana Two-Tier Lotus Fountain'})
  await piece.getByRole('link', {name: 'Ask Price'}).click()
  const question = page.getByRole('dialog', {name: 'Ask Price On WhatsApp'})
  await expect(question).toContainText('item=FOU-001')
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(piece).toBeVisible()
  await page.goBack()
  await expect(piece).toBeHidden()
})

for (const [way, close] of [
  ['Cancel', (page: Page) => page.getByRole('button', {name: 'Cancel'}).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(5, 5)],
] as const) {
  test(`${way} closes a dialog, sends nothing and gives the focus back`, async ({page}) => {
    const submissions = postsTo(page, '/forms/submissions')
    await visit(page, '/designs/fountain')
    const length = await page.evaluate(() => history.length)
    await inMain(page, 'Shop Location').click()
    await expect(dialog(page)).toBeVisible()
    await close(page)
    await expect(dialog(page)).toBeHidden()
    await expect(inMain(page, 'Shop Location')).toBeFocused()
    expect(submissions).toEqual([])
    expect(await page.evaluate(() => history.length)).toBe(length + 1)
  })
}

test('the focus stays inside an open dialog', async ({page}) => {
  await visit(page, '/designs/fountain')
  await inMain(page, 'Call Us').click()
  await expect(page.getByRole('button', {name: 'Start Call'})).toBeFocused()
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
})

test('however often the button is clicked, it works once, and shows it', async ({page}) => {
  const submissions = postsTo(page, '/forms/submissions')
  await page.route('**/forms/submissions', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.fulfill({status: 204})
  })
  await visit(page, '/designs/fountain')
  await inMain(page, 'Call Us').click()
  const primary = page.getByRole('button', {name: 'Start Call'})
  // On the page's own clock: a busy machine may look too late.
  await primary.evaluate((button) => {
    new MutationObserver(() => {
      const {animationName} = getComputedStyle(button, '::after')
      if (button.ariaBusy === 'true') sessionStorage.setItem('shown', animationName)
    }).observe(button, {attributes: true})
    for (let click = 0; click < 3; click += 1) if (button instanceof HTMLElement) button.click()
  })
  await expect(dialog(page)).toBeHidden()
  expect(submissions).toHaveLength(1)
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe('work')
  await inMain(page, 'Call Us').click()
  await primary.click({clickCount: 3})
  await expect(dialog(page)).toBeHidden()
  expect(submissions).toHaveLength(2)
})

test('two clicks in a row open one dialog, and count once', async ({page}) => {
  await visit(page, '/designs/fountain')
  const entries = await page.evaluate(() => history.length)
  await inMain(page, 'Call Us').evaluate((link) => {
    for (let click = 0; click < 3; click += 1) if (link instanceof HTMLElement) link.click()
  })
  await expect(dialog(page)).toBeVisible()
  expect(await namesOf(page)).toEqual(['PageView', 'CONTACT_INTENT_CLICK', 'conversion', 'modal_open'])
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('going back while a dialog works ends it: nobody is called, and the page stays', async ({page}) => {
  let answer = () => {}
  await page.route('**/forms/submissions', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill({status: 204})
  })
  await visit(page, '/about')
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Contact'}).click()
  await expect(page).toHaveURL('/contact')
  await inMain(page, 'Ask Price').click()
  const asked = page.waitForRequest('**/forms/submissions')
  // On the page's own clock: it waits for the books no longer than two seconds.
  await page.getByRole('button', {name: 'Open WhatsApp'}).evaluate((button) => {
    if (button instanceof HTMLElement) button.click()
    setTimeout(() => history.back(), 100)
  })
  await asked
  await expect(dialog(page)).toBeHidden()
  const answered = page.waitForResponse('**/forms/submissions')
  answer()
  await answered
  await page.waitForTimeout(500)
  expect(outside.filter((address) => address.includes('wa.me'))).toEqual([])
  await expect(page).toHaveURL('/contact')
})

for (const [trouble, break_] of [
  ['hang', () => new Promise<void>(() => {})],
  ['fail', undefined],
] as const) {
  test(`the call is made within two seconds when all services ${trouble}`, async ({page}) => {
    await page.route(/\/forms\/|\/ip$/, (route) => break_?.() ?? route.abort())
    await visit(page, '/designs/fountain')
    await inMain(page, 'Call Us').click()
    // On the page's own clock: the way of a click from here to there is not the page's.
    await page.evaluate(() =>
      addEventListener('click', () => sessionStorage.setItem('clickedAt', String(Date.now())), {
        capture: true,
      }),
    )
    await page.getByRole('button', {name: 'Start Call'}).click()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('dialled'))).toBe('tel:+919000000000')
    const tookMs = await page.evaluate(
      () => Number(sessionStorage.getItem('dialledAt')) - Number(sessionStorage.getItem('clickedAt')),
    )
    expect(tookMs).toBeLessThan(2500)
    await expect(dialog(page)).toBeHidden()
  })
}

test('a lead is safe from the click on, before the visitor’s address is known', async ({page}) => {
  await page.route('**/ip', () => new Promise(() => {}))
  await visit(page, '/designs/fountain')
  await inMain(page, 'Call Us').click()
  const kept = await page.getByRole('button', {name: 'Start Call'}).evaluate(async (button: HTMLElement) => {
    button.click()
    await Promise.resolve()
    return localStorage.getItem('outbox')
  })
  expect(JSON.parse(kept ?? '').map(({address}: {address: string}) => address)).toContain(
    '/forms/submissions',
  )
})

test('over a connection that is lost a call is made and counted, and sent by a later page', async ({
  page,
  context,
}) => {
  await visit(page, '/contact')
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({name}) => /leads/.test(name))),
    )
    .toBe(true)
  await context.setOffline(true)
  await inMain(page, 'Call Now').click()
  expect(await page.evaluate(() => sessionStorage.getItem('dialled'))).toBe('tel:+919000000000')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('outbox')))
    .toContain('/forms/qualified-leads')
  await context.setOffline(false)
  const leads = postsTo(page, '/forms/qualified-leads')
  await page.waitForTimeout(5_000)
  await visit(page, '/about')
  await expect.poll(() => leads.length).toBe(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBe('[]')
})

test('a page as it was served opens its dialog whatever else of it cannot be had', async ({
  page,
  context,
}) => {
  // What loads a page's content is another script: the server has done that already.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const isLoader = (await response.text()).includes(' as loader}')
    await (isLoader ? route.abort() : route.fulfill({response}))
  })
  await visit(page, '/designs/fountain')
  const heading = page.getByRole('heading', {level: 1})
  await inMain(page, 'Call Us').click()
  await expect(dialog(page)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', {name: 'Start Call'}).click()
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('dialled'))).toBe('tel:+919000000000')
  await page.waitForTimeout(500)
  await expect(heading).toHaveText('Explore Fountain')
  await page.goForward()
  await expect(dialog(page)).toBeVisible()
  await expect(heading).toHaveText('Explore Fountain')
})

test('the enquiry list counts as a contact, and its pieces reach the owner', async ({page, request}) => {
  const submissions = postsTo(page, '/forms/submissions')
  const leads = postsTo(page, '/forms/qualified-leads')
  await page.addInitScript(() =>
    localStorage.setItem('enquiry', JSON.stringify({version: 1, pieces: ['gazebo/GAZ-001', 'temple/7']})),
  )
  await visit(page, '/designs?view=list&gclid=list')
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', {name: 'Send on WhatsApp'}).click()
  expect((await popup).url()).toContain('wa.me/919000000000')
  await expect.poll(() => [submissions.length, leads.length]).toEqual([1, 1])
  const origin = new URL(page.url()).origin
  const pieces = ['gazebo?item=GAZ-001', 'temple?item=7'].map((piece) => `${origin}/designs/${piece}`)
  expect(JSON.parse(submissions[0] ?? '').fields).toEqual([
    {name: 'page_url', value: page.url()},
    {name: 'action', value: 'price'},
    ...pieces.map((value) => ({name: 'product_url', value})),
  ])
  const intents = (await eventsOf(page)).filter(([name]) => name === 'CONTACT_INTENT_CLICK')
  expect(intents).toEqual([
    [
      'CONTACT_INTENT_CLICK',
      {
        content_ids: [expect.stringContaining('GAZ-001'), '7'],
        content_type: 'product',
        value: expect.any(Number),
        currency: 'INR',
      },
    ],
  ])
  expect(intents[0]?.[1]['value']).toBeGreaterThan(5000)
  await expect
    .poll(async () => {
      const query = '*[_type == "lead" && kind == "submission"] | order(receivedAt desc)[0]{action, product}'
      const headers = {Authorization: `Bearer ${process.env.LAKE_TOKEN}`}
      const answer = await request.get('/lake/v2025-02-19/data/query/production', {headers, params: {query}})
      return (await answer.json()).result
    })
    .toMatchObject({action: 'price', product: {_ref: 'product-gazebo-GAZ-001'}})
})

test('where the browser allows no second window, this one goes on, and Back returns to the page', async ({
  page,
}) => {
  await visit(page, '/designs/gazebo')
  await page.evaluate(() => {
    window.open = () => null
  })
  await inMain(page, 'Ask Price').first().click()
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  await expect(page).toHaveURL(/wa\.me/)
  await page.goBack()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(page).toHaveURL('/designs/gazebo')
  await expect(dialog(page)).toBeHidden()
})

test('a lead that cannot be sent is sent by the next page, once', async ({page}) => {
  await page.route('**/forms/**', (route) => route.abort())
  await visit(page, '/designs/fountain')
  await inMain(page, 'Ask Price').first().click()
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => namesOf(page)).toContain('qualified_leads_upload_failed')
  await page.unroute('**/forms/**')
  const submissions = postsTo(page, '/forms/submissions')
  const leads = postsTo(page, '/forms/qualified-leads')
  await page.waitForTimeout(5_000)
  await visit(page, '/about')
  await expect.poll(() => [submissions.length, leads.length]).toEqual([1, 1])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBe('[]')
})

test('Call Now dials at once and counts; Call us in the footer counts by its click', async ({page}) => {
  await visit(page, '/contact')
  await inMain(page, 'Call Now').click()
  expect(await page.evaluate(() => sessionStorage.getItem('dialled'))).toBe('tel:+919000000000')
  expect(await eventsOf(page)).toContainEqual([
    'CONTACT_INTENT_CLICK',
    expect.objectContaining({value: 5000}),
  ])
  expect(await namesOf(page)).toContain('call_now_click')
  await visit(page, '/designs')
  await page.getByRole('contentinfo').getByRole('link', {name: 'Call us'}).click()
  await expect(page.getByRole('dialog', {name: 'Call Us'})).toBeVisible()
  expect(await eventsOf(page)).toContainEqual([
    'CONTACT_INTENT_CLICK',
    expect.objectContaining({value: 15000}),
  ])
})

test('the owner finds the enquiry in the content, with its action and its piece', async ({page, request}) => {
  await visit(page, '/designs/gazebo?item=GAZ-002')
  await page.getByRole('dialog').getByRole('link', {name: 'Ask Price'}).click()
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  await expect(page.getByRole('button', {name: 'Open WhatsApp'})).toBeHidden()
  const query = encodeURIComponent('*[_type == "lead" && kind == "submission"] | order(receivedAt desc)[0]')
  const answer = await request.get(`/lake/v2025-02-19/data/query/production?query=${query}`, {
    headers: {Authorization: `Bearer ${process.env.LAKE_TOKEN}`},
  })
  expect((await answer.json()).result).toMatchObject({
    action: 'price',
    category: 'gazebo',
    productId: 'GAZ-002',
    product: {_ref: 'product-gazebo-GAZ-002'},
    ipAddress: '127.0.0.1',
  })
})

test('without scripts every way to the shop is a plain link', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL})
  const page = await context.newPage()
  await page.goto('/designs/fountain')
  const href = (name: string) => inMain(page, name).first().getAttribute('href')
  expect(await href('Call Us')).toBe('tel:+919000000000')
  expect(await href('Shop Location')).toContain('google.com/maps')
  expect(await href('Ask Price')).toContain('https://wa.me/919000000000?text=')
  await context.close()
})
