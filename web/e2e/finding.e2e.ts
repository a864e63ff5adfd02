import {expect, test, type Page} from '@playwright/test'
import {violationsOf} from './axe.ts'
import {
  atEase,
  atStandstill,
  eventsOf,
  scriptLoaded,
  standInForOutside,
  visit,
  withoutFonts,
} from './visit.ts'

const VIEWS = [
  ['/designs?view=all', 'All Products'],
  ['/designs?view=all&q=bicycle', 'All Products'],
  ['/designs?view=all&category=fountain.jalli&price=ask&sort=name', 'All Products'],
  ['/designs?view=list', 'Enquiry List'],
] as const

async function expectAccessible(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}

test('each view of all products has one h1, no complaint in the console, no control under 44 pixels of height on a phone, and breaks no rule of WCAG 2.2 AA', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.setViewportSize({width: 390, height: 844})
  await page.emulateMedia({reducedMotion: 'reduce'})
  for (const [path, heading] of VIEWS) {
    await visit(page, path)
    await expect(page.locator('h1')).toHaveText(heading)
    expect(await violationsOf(page), path).toEqual([])
    expect(await lowControls(page), path).toEqual([])
    expect(complaints, path).toEqual([])
  }
})

/** Name and height of each visible control under 44 pixels of height. */
const lowControls = (page: Page) =>
  page
    .locator(
      'header a, header button:visible, main a, main button, main select, main input[type=search], main fieldset label, main summary',
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => [element.textContent, element.getBoundingClientRect().height] as const)
        .filter(([, height]) => height < 44),
    )

const cards = (page: Page) => page.getByRole('article')
const count = (page: Page) => page.locator('output').first()

test('the served HTML lists every product on exactly one page of 48', async ({request}) => {
  const products = new Set<string>()
  for (let page = 1; page <= 13; page += 1) {
    const html = await (await request.get(`/designs?view=all${page > 1 ? `&page=${page}` : ''}`)).text()
    const links = [...html.matchAll(/<article[^>]*><a [^>]*href="([^"]+item=[^"]+)"/g)].map(([, href]) =>
      String(href),
    )
    expect(links).toHaveLength(page < 13 ? 48 : 25)
    for (const link of links) products.add(link)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    expect(canonical?.replaceAll('&amp;', '&')).toMatch(
      page > 1 ? new RegExp(`/designs\\?view=all&page=${page}$`) : /\/designs\?view=all$/,
    )
  }
  expect(products.size).toBe(601)
})

test('the banner leads to all products, scrolling loads more, and a closed product restores the scroll position', async ({
  page,
}) => {
  await visit(page, '/designs')
  await page.getByRole('link', {name: 'View All Products'}).click()
  await expect(page).toHaveURL('/designs?view=all')
  await expect(count(page)).toHaveText('48 of 601')
  await page.getByRole('link', {name: 'Show more designs'}).scrollIntoViewIfNeeded()
  await expect(count(page)).toHaveText('96 of 601')
  await expect(page).toHaveURL('/designs?view=all')
  const card = cards(page).nth(80)
  await card.scrollIntoViewIfNeeded()
  const name = await card.getByRole('heading').textContent()
  await atStandstill(page)
  const before = await page.evaluate(() => scrollY)
  await card.getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toContainText(String(name))
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/designs?view=all')
  await expect(cards(page)).not.toHaveCount(48)
  await expect(card).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(400)
})

test('the page of all products takes the focus from the link that leads to it, which is gone', async ({
  page,
}) => {
  await visit(page, '/designs')
  await page.getByRole('link', {name: 'View All Products'}).press('Enter')
  await expect(page).toHaveURL('/designs?view=all')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', {name: 'Page 2', exact: true}).focus()
  await page.goBack()
  await expect(page).toHaveURL('/designs')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the page of a number takes the focus, so that the keyboard starts at its top; appended designs and the filter leave it', async ({
  page,
}) => {
  await visit(page, '/designs?view=all')
  await page.getByRole('link', {name: 'Page 2', exact: true}).press('Enter')
  await expect(page).toHaveURL('/designs?view=all&page=2')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', {name: 'Name, number or kind'})).toBeFocused()
  const more = page.getByRole('link', {name: 'Show more designs'})
  await more.focus()
  await expect(count(page)).toHaveText(/^49–(?:144|192) of 601$/)
  await expect(more).toBeFocused()
  const sorting = page.getByRole('combobox', {name: 'Sort by'})
  await sorting.focus()
  await sorting.selectOption('Name')
  await expect(page).toHaveURL('/designs?view=all&sort=name')
  await expect(count(page)).toHaveText('48 of 601')
  await expect(sorting).toBeFocused()
})

test('assistive technology hears that no design matches, and the page takes the focus from the way on, which is gone', async ({
  page,
}) => {
  await visit(page, '/designs?view=all')
  await count(page).evaluate((element) => element.setAttribute('data-before', ''))
  const field = page.getByRole('searchbox', {name: 'Name, number or kind'})
  await field.fill('bicycle')
  await field.press('Enter')
  await expect(page.locator('output[data-before]')).toContainText('No design matches this')
  await expect(field).toBeFocused()
  await page.getByRole('link', {name: 'Show all designs'}).press('Enter')
  await expect(page.locator('output[data-before]')).toHaveText('48 of 601')
  await expect(page.getByRole('main')).toBeFocused()
})

test('Ask Price on a card of all products reports the product with its value, else its category’s', async ({
  page,
  context,
  request,
}) => {
  await standInForOutside(context)
  for (const search of ['', '&q=gaz-005', '&category=flower-pot&price=ask']) {
    await visit(page, `/designs?view=all${search}`)
    const card = cards(page).first()
    const href = await card.getByRole('link').first().getAttribute('href')
    await card.getByRole('link', {name: 'Ask Price'}).click()
    const chat = page.waitForEvent('popup')
    await page.getByRole('button', {name: 'Open WhatsApp'}).click()
    await (await chat).close()
    const [, category, item] = /\/designs\/(.+)\?item=(.+)$/.exec(href ?? '') ?? []
    const query = `*[category->slug.current == "${category}" && productId == "${item}"][0]{
      "content_ids": [coalesce(contentId, productId)], "value": coalesce(value, category->value)}`
    const answer = await request.get('/lake/v2025-02-19/data/query/production', {params: {query}})
    const {result} = await answer.json()
    await expect
      .poll(() => eventsOf(page), {message: search})
      .toContainEqual(['CONTACT_INTENT_CLICK', {...result, content_type: 'product', currency: 'INR'}])
  }
})

test('scrolling loads at most three pages, so the footer can be reached; a link loads the next', async ({
  page,
}) => {
  await visit(page, '/designs?view=all')
  const more = page.getByRole('link', {name: 'Show more designs'})
  for (const shown of ['96 of 601', '144 of 601']) {
    await more.scrollIntoViewIfNeeded()
    await expect(count(page)).toHaveText(shown)
  }
  await page.keyboard.press('End')
  await atStandstill(page)
  await atEase(page)
  await expect(count(page)).toHaveText('144 of 601')
  await more.click()
  await expect(count(page)).toHaveText('192 of 601')
  await expect(page.getByRole('link', {name: 'Page 4', exact: true})).toHaveAttribute('aria-current', 'page')
})

for (const trouble of ['an error of the server', 'no network'] as const) {
  test(`a next page that cannot be loaded (${trouble}) is requested again by a tap only`, async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await visit(page, '/designs?view=all')
    const isNext = (url: URL) =>
      url.pathname.includes('/data/query/') && url.searchParams.get('$from') === '48'
    let failed = 0
    page.on('requestfinished', (sent) => (failed += isNext(new URL(sent.url())) ? 1 : 0))
    page.on('requestfailed', (sent) => (failed += isNext(new URL(sent.url())) ? 1 : 0))
    if (trouble === 'no network') await context.setOffline(true)
    else await page.route(isNext, (route) => route.fulfill({status: 503}))
    const more = page.getByRole('link', {name: 'Show more designs'})
    await more.scrollIntoViewIfNeeded()
    await expect(count(page)).toHaveText('More could not be loaded. 48 of 601')
    const attempts = failed
    await page.clock.runFor(60_000)
    await page.mouse.wheel(0, -5000)
    await expect(more).not.toBeInViewport()
    await more.scrollIntoViewIfNeeded()
    await expect(more).toBeInViewport()
    await atEase(page)
    expect(failed).toBe(attempts)
    // A query is sent twice before it counts as failed.
    expect(attempts).toBeLessThanOrEqual(2)
    expect(attempts).toBeGreaterThan(0)
    await page.unroute(isNext)
    await context.setOffline(false)
    await more.click()
    await expect(count(page)).toHaveText(/^(?:96|144) of 601$/)
  })
}

test('words that are typed while the results of another choice load stay in the field', async ({page}) => {
  await visit(page, '/designs?view=all&q=lotus')
  const field = page.getByRole('searchbox', {name: 'Name, number or kind'})
  const sorting = page.getByRole('combobox', {name: 'Sort by'})
  let release = () => {}
  const hold = async () => {
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.unrouteAll()
    await page.route('**/data/query/**', async (route) => {
      await released
      await route.continue()
    })
  }
  for (const [before, choice, after, address] of [
    ['lotus', 'Name', 'lotus pond', /q=lotus&sort=name/],
    ['jali', 'Price, high to low', 'jali screen', /q=jali&sort=price-down/],
  ] as const) {
    await hold()
    await field.fill(before)
    const found = page.waitForResponse('**/data/query/**')
    await sorting.selectOption(choice)
    await field.fill(after)
    release()
    await expect(page).toHaveURL(address)
    await (await found).finished()
    await atEase(page)
    await expect(field).toHaveValue(after)
  }
  // Back shows the words of the address.
  await page.goBack()
  await expect(page).toHaveURL(/q=lotus&sort=name/)
  await expect(field).toHaveValue('lotus')
})

test('products that arrive late undo no choice that was made since, and Back undoes a choice before they arrive', async ({
  page,
}) => {
  await visit(page, '/designs?view=all')
  await page.getByText('Categories', {exact: true}).first().click()
  const fountain = page.getByRole('checkbox', {name: 'Fountain'})
  const gazebo = page.getByRole('checkbox', {name: 'Gazebo'})
  const temple = page.getByRole('checkbox', {name: 'Temple'})
  const held: (() => Promise<void>)[] = []
  await page.route('**/data/query/**', (route) => void held.push(() => route.continue()))
  await fountain.check()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  // The address follows the choice after the next paint, here a late one. The products arrive first.
  await gazebo.evaluate((box) => {
    const own = window.requestAnimationFrame
    window.requestAnimationFrame = () => 0
    if (box instanceof HTMLElement) box.click()
    window.requestAnimationFrame = own
  })
  const found = page.waitForResponse('**/data/query/**')
  await Promise.all(held.splice(0).map((release) => release()))
  await (await found).finished()
  await atEase(page)
  await expect(page).toHaveURL(/category=fountain\.gazebo$/)
  await temple.check()
  await expect(page).toHaveURL(/category=fountain\.gazebo\.temple$/)
  for (const box of [fountain, gazebo, temple]) await expect(box).toBeChecked()
  await page.goBack()
  await expect(temple).not.toBeChecked()
  await expect(gazebo).toBeChecked()
})

test('a filter takes effect at once, changes the address, and Back undoes it', async ({page}) => {
  await visit(page, '/designs?view=all&gclid=a1')
  await page.getByText('Categories', {exact: true}).first().click()
  await page.getByRole('checkbox', {name: 'Fountain'}).check()
  await expect(page).toHaveURL(/category=fountain(?!\.)/)
  await expect(page.getByRole('checkbox', {name: 'Fountain'})).toBeFocused()
  await page.getByRole('combobox', {name: 'Sort by'}).selectOption('Price, high to low')
  await expect(page).toHaveURL(/sort=price-down/)
  await expect(cards(page)).toHaveCount(15)
  await expect(cards(page).first().locator('p')).toHaveText('₹30,000')
  const prices = await cards(page).locator('p').allTextContents()
  const values = prices.map((price) => Number(price.replace(/\D/g, '')))
  expect(values).toEqual(values.toSorted((a, b) => b - a))
  await page.getByRole('combobox', {name: 'Price'}).selectOption('Under ₹15,000')
  await expect(page).toHaveURL(/price=under-15000/)
  expect(new URL(page.url()).searchParams.get('gclid')).toBe('a1')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/category=fountain/)
  await expect(page.getByRole('combobox', {name: 'Sort by'})).toHaveValue('')
  await page.goBack()
  await expect(count(page)).toHaveText('48 of 601')
  await expect(page.getByRole('checkbox', {name: 'Fountain'})).not.toBeChecked()
})

test('search suggests products while typing, tolerates a typing error, and opens one by keyboard', async ({
  page,
}) => {
  await visit(page, '/about')
  await page.getByRole('link', {name: 'Search'}).click()
  const field = page.getByRole('combobox', {name: 'Name, number or kind'})
  await expect(field).toBeFocused()
  await field.fill('founten')
  const options = page.getByRole('option')
  await expect(options).toHaveCount(6)
  await expect(options.first()).toContainText('Fountain')
  await expect(options.first().locator('img[srcset]:not(.blur)')).toBeVisible()
  await expectAccessible(page)
  await field.fill('gaz-005')
  await expect(options).toHaveCount(1)
  await field.press('ArrowDown')
  await expect(options).toHaveAttribute('aria-selected', 'true')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.getAttribute('id'))
  await field.press('Enter')
  await expect(page).toHaveURL('/designs/gazebo?item=GAZ-005')
  await expect(page.getByRole('dialog').locator('dl')).toContainText('GAZ-005')
  expect(await eventsOf(page)).toContainEqual(['search', {search_term: 'gaz-005'}])
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('on a low screen the design that the arrow keys choose is in view, and so is the field after it', async ({
  page,
}) => {
  await page.setViewportSize({width: 640, height: 360})
  await visit(page, '/about')
  await page.getByRole('link', {name: 'Search'}).click()
  const field = page.getByRole('combobox', {name: 'Name, number or kind'})
  await field.fill('founten')
  await expect(page.getByRole('option')).toHaveCount(6)
  for (let step = 0; step < 6; step += 1) await field.press('ArrowDown')
  const last = page.getByRole('option', {selected: true})
  await expect(last).toHaveAttribute('id', /-5$/)
  await expect(last).toBeInViewport({ratio: 0.9})
  await field.press('ArrowDown')
  await expect(page.getByRole('option', {selected: true})).toHaveCount(0)
  await expect(field).toBeInViewport({ratio: 0.9})
})

test('Enter shows all results; Escape and Back close the search', async ({page}) => {
  await visit(page, '/about')
  const opener = page.getByRole('link', {name: 'Search'})
  const field = page.getByRole('combobox', {name: 'Name, number or kind'})
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await opener.click()
    await expect(field).toBeVisible()
    await close()
    await expect(field).toHaveCount(0)
    await expect(page).toHaveURL('/about')
  }
  await opener.click()
  await field.fill('jali')
  await field.press('Enter')
  await expect(page).toHaveURL('/designs?view=all&q=jali')
  await expect(page.getByRole('heading', {name: 'Designs for “jali”'})).toBeVisible()
  await expect(cards(page).first().getByRole('link').first()).toHaveAttribute(
    'href',
    /\/designs\/jalli\?item=/,
  )
})

for (const outcome of ['continue', 'abort'] as const) {
  test(`a late search leaves the page alone that the visitor has gone on to (${outcome})`, async ({page}) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/FindDialog-*.js', async (route) => {
      await held
      await route[outcome]()
    })
    await visit(page, '/about')
    await page.getByRole('link', {name: 'Search'}).click()
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Contact'}).click()
    await expect(page).toHaveURL('/contact')
    const entries = await page.evaluate(() => history.length)
    const failed = outcome === 'abort' && page.waitForEvent('requestfailed')
    release()
    await (failed || scriptLoaded(page, 'FindDialog'))
    await atEase(page)
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
}

test('the served HTML finds the same products as the search field', async ({request}) => {
  const found = await (await request.get('/designs?view=all&q=founten')).text()
  expect(found).toContain('/designs/fountain?item=FOU-001')
  expect(found).toContain('name="robots" content="noindex')
  expect(found).not.toContain('GAZ-001')
  expect(await (await request.get('/designs?view=all&q=bicycle')).text()).toContain('No design matches this')
  const pastEnd = await (await request.get('/designs?view=all&page=99')).text()
  expect(pastEnd).toContain('There is no page 99')
  expect(pastEnd).toContain('name="robots" content="noindex')
  expect(pastEnd).not.toContain('hreflang="te"')
})

test('products join the enquiry list from card and dialog, survive a reload, and are sent in one message', async ({
  page,
  context,
}) => {
  await standInForOutside(context)
  await visit(page, '/designs/fountain')
  const first = cards(page).first().getByRole('button')
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', {name: 'Enquiry list, 1 piece'})).toBeVisible()
  await cards(page).nth(1).getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('button', {name: 'Enquiry list'}).click()
  expect(await eventsOf(page)).toContainEqual(['enquiry_add', {content_ids: ['FOU-002']}])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/designs/fountain')
  await page.reload()
  await page.getByRole('link', {name: 'Enquiry list, 2 pieces'}).click()
  await expect(page).toHaveURL('/designs?view=list')
  await expect(page.getByRole('listitem').filter({hasText: 'FOU-002'})).toBeVisible()
  await expectAccessible(page)
  const send = page.getByRole('link', {name: 'Send on WhatsApp'})
  const message = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text')
  for (const productId of ['FOU-001', 'FOU-002']) {
    const link = `${new URL(page.url()).origin}/designs/fountain?item=${productId}`
    expect(message).toContain(`(${productId}): ${link}`)
  }
  await send.click()
  expect((await eventsOf(page)).at(-1)).toMatchObject(['enquiry_send', {content_ids: ['FOU-002', 'FOU-001']}])
  await page.getByRole('button', {name: /^Remove .*FOU-002/}).click()
  await expect(page.getByRole('link', {name: 'Enquiry list, 1 piece'})).toBeVisible()
  // Assistive technology reads a change of a status that was there before.
  const status = page.locator('h1 + output')
  await expect(status).toHaveText('1 piece, kept on this device only.')
  await status.evaluate((element) => element.setAttribute('data-before', ''))
  await page.getByRole('button', {name: 'Remove all'}).press('Enter')
  await expect(page.locator('output[data-before]')).toContainText('Nothing is on your list yet')
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/designs/fountain')
})

test('the enquiry list of another tab updates', async ({page, context}) => {
  await visit(page, '/designs/fountain')
  const other = await context.newPage()
  await visit(other, '/about')
  await cards(page).first().getByRole('button').click()
  await expect(other.getByRole('link', {name: 'Enquiry list, 1 piece'})).toBeVisible()
})

test('recently viewed products appear at the end of a page without a layout shift', async ({page}) => {
  await withoutFonts(page)
  for (const productId of ['FOU-003', 'FOU-004']) {
    await visit(page, `/designs/fountain?item=${productId}`)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recent')))
      .toContain(`fountain/${productId}`)
  }
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = 'value' in entry ? Number(entry.value) : 0
        const sum = Number(sessionStorage.getItem('shift') ?? 0)
        sessionStorage.setItem('shift', String(sum + shift))
      }
    }).observe({type: 'layout-shift', buffered: true})
  })
  await visit(page, '/designs/jalli')
  const strip = page.getByRole('region', {name: 'Recently viewed'})
  await expect(strip.getByRole('link')).toHaveCount(2)
  await expect(strip.getByRole('link').first()).toContainText('FOU-004')
  // The browser reports a shift after the frame that shows it.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(Number(await page.evaluate(() => sessionStorage.getItem('shift') ?? 0))).toBeLessThan(0.001)
  await strip.getByRole('link').first().click()
  await expect(page).toHaveURL('/designs/fountain?item=FOU-004')
})

test('the products that were viewed on the first page appear at its end', async ({page}) => {
  await visit(page, '/designs/fountain')
  await page.getByRole('article').locator('> a[href*="item=FOU-003"]').click()
  await expect(page.getByRole('dialog').locator('dl')).toContainText('FOU-003')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/designs/fountain')
  const strip = page.getByRole('region', {name: 'Recently viewed'})
  await expect(strip.getByRole('link')).toHaveCount(1)
  await expect(strip.getByRole('link')).toContainText('FOU-003')
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}})

  test('a visitor filters and pages through all products, and keeps the advertising parameters', async ({
    page,
  }) => {
    await page.goto('/designs?view=all&gclid=a1')
    await page.getByRole('link', {name: 'Next page'}).click()
    await expect(count(page)).toHaveText('49–96 of 601')
    await page.getByText('Categories', {exact: true}).first().click()
    await page.getByRole('checkbox', {name: 'Fountain'}).check()
    await page.getByRole('checkbox', {name: 'Gazebo'}).check()
    await page.getByRole('combobox', {name: 'Sort by'}).selectOption('Name')
    await page.getByRole('button', {name: 'Show designs'}).click()
    const address = new URL(page.url())
    expect(Object.fromEntries(address.searchParams)).toEqual({
      view: 'all',
      category: 'fountain.gazebo',
      sort: 'name',
      gclid: 'a1',
    })
    await expect(page.getByRole('checkbox', {name: 'Gazebo'})).toBeChecked()
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('link', {name: 'Search'}).click()
    await page.getByRole('searchbox', {name: 'Name, number or kind'}).fill('FOU-002')
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(1)
  })
})
