import {expect, type Page} from '@playwright/test'
import * as hindi from '../messages/hi/consent.ts'
import * as telugu from '../messages/te/consent.ts'
import {violationsOf} from './axe.ts'
import {test, type Sent} from './tracked-shop.ts'
import {coveredControls, stayingElements} from './room.ts'
import {takeScreenshots} from './take-screenshots.ts'
import {atEase, scriptLoaded, visit, WHEN_IDLE} from './visit.ts'

const ARRIVAL = '/designs/fountain?gclid=g1&utm_source=diwali'
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

const panel = (page: Page, name = 'Privacy choices') => page.getByRole('region', {name})
const press = (page: Page, name: string) => panel(page).getByRole('button', {name, exact: true}).click()
const openChoices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: 'Privacy choices'}).click()

/**
 * Cookies, and the names in both storages. Two say nothing about the visitor: the router's scroll positions, and the full hour
 * from which a visit is the second one.
 */
const storedIn = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({name}) => name),
  names: await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      .filter((name) => !/^(?:tsr-scroll|second-visit-from)/.test(name))
      .toSorted(),
  ),
})

const choiceIn = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null'))

/** Commands about consent in the data layer, in order. */
const commandsIn = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((command) => Object.values(Object(command)))
      .filter(([name]) => name !== 'event' && name !== 'js'),
  )

/** Waits until a page has loaded a script of its work in the background, and has nothing more to load. */
async function settled(page: Page, script: 'background' | 'apply-choice') {
  await scriptLoaded(page, script)
  await page.waitForLoadState('networkidle')
}

/** Waits until Google's tag runs. The other tracker would have been requested before. */
const tagRuns = (sent: Sent[]) =>
  expect.poll(() => sent.map(({url}) => url.hostname), WHEN_IDLE).toContain('region1.google-analytics.com')

test('a visitor is asked before anything, says yes, and takes it back', async ({page, sent, complaints}) => {
  const record = page.waitForResponse(/\/forms\/consent$/)
  await visit(page, ARRIVAL)
  await expect(panel(page)).toBeVisible(WHEN_IDLE)
  await settled(page, 'background')
  expect(sent).toEqual([])
  expect(await storedIn(page)).toEqual({cookies: [], names: []})
  expect(await page.evaluate(() => localStorage.getItem('second-visit-from'))).toBeNull()
  expect(await commandsIn(page)).toEqual([
    ['consent', 'default', DENIED],
    ['set', 'ads_data_redaction', true],
    ['set', 'url_passthrough', true],
  ])
  await expect(page.getByRole('link', {name: 'Home', exact: true}).first()).toHaveAttribute(
    'href',
    /gclid=g1/,
  )

  await press(page, 'Accept all')
  await expect(panel(page)).toHaveCount(0)
  await expect
    .poll(() => sent.map(({url}) => url.hostname))
    .toEqual(expect.arrayContaining(['www.googletagmanager.com', 'connect.facebook.net']))
  expect((await commandsIn(page))[3]).toEqual([
    'consent',
    'update',
    Object.fromEntries(Object.keys(DENIED).map((name) => [name, 'granted'])),
  ])
  expect((await record).status()).toBe(204)
  expect((await record).request().postDataJSON()).toEqual(await choiceIn(page))
  expect(await choiceIn(page)).toEqual({
    version: '1',
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    purposes: ['advertising', 'statistics'],
  })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ad_click_ids'))).toContain('g1')

  // Stored as the trackers do. The stubs of this test store nothing.
  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1.1; Path=/'
    document.cookie = '_fbp=fb.1.1; Path=/'
    localStorage.setItem('_gcl_ls', '1')
  })
  sent.splice(0)
  await page.reload()
  await settled(page, 'apply-choice')
  await expect(panel(page)).toHaveCount(0)
  await expect.poll(() => sent.length).toBeGreaterThan(1)

  await openChoices(page)
  await expect(panel(page)).toBeFocused()
  await expect(panel(page).getByRole('checkbox', {checked: true})).toHaveCount(2)
  await Promise.all([page.waitForEvent('load'), press(page, 'Reject all')])
  sent.splice(0)
  await settled(page, 'apply-choice')
  expect(await storedIn(page)).toEqual({cookies: [], names: ['consent', 'outbox']})
  expect(sent).toEqual([])
  await expect(panel(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a visitor says no, contacts the shop, and later says yes to statistics alone', async ({page, sent}) => {
  await visit(page, ARRIVAL)
  const record = page.waitForResponse(/\/forms\/consent$/)
  await press(page, 'Reject all')
  // The script that sends the record loads after the click.
  await record
  await page.reload()
  await settled(page, 'apply-choice')
  await expect(panel(page)).toHaveCount(0)
  expect(await storedIn(page)).toEqual({cookies: [], names: ['consent', 'outbox']})
  const ask = page.getByRole('main').getByRole('link', {name: 'Ask Price'}).first()
  expect(await ask.getAttribute('href')).not.toContain('gclid')
  await page.getByRole('main').getByRole('link', {name: 'Call Us', exact: true}).click()
  await page.getByRole('button', {name: 'Start Call'}).click()
  await expect.poll(() => sent.map(({url}) => url.href)).toEqual(['https://forms.example/submissions/1'])
  expect(JSON.parse(sent[0]?.body ?? '').context.pageUri).toBe(
    `${new URL(page.url()).origin}/designs/fountain?utm_source=diwali`,
  )

  sent.splice(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await visit(page, '/contact')
  await page.getByRole('button', {name: 'Show the map'}).scrollIntoViewIfNeeded()
  await settled(page, 'apply-choice')
  expect(sent).toEqual([])
  await openChoices(page)
  await panel(page)
    .getByRole('checkbox', {name: /^Statistics/})
    .check()
  await Promise.all([page.waitForEvent('load'), press(page, 'Save my choice')])
  await tagRuns(sent)
  expect(sent.map(({url}) => url.hostname)).not.toContain('connect.facebook.net')
  expect((await choiceIn(page)).purposes).toEqual(['statistics'])
})

test('a new version of the notice asks again, on a narrow phone and by keyboard, beside the contact buttons', async ({
  page,
  sent,
}) => {
  await page.setViewportSize({width: 320, height: 640})
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    const purposes = ['advertising', 'statistics']
    localStorage.setItem('consent', JSON.stringify({version: '0', at: '2026-01-01T00:00:00.000Z', purposes}))
    localStorage.setItem('ad_click_ids', '{"clickID":[]}')
  })
  await visit(page, '/')
  await expect(panel(page)).toBeVisible(WHEN_IDLE)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ad_click_ids'))).toBeNull()
  expect(sent).toEqual([])
  expect(await violationsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const [box, banner] = await Promise.all([
    panel(page).boundingBox(),
    page.getByRole('region', {name: 'Offer'}).boundingBox(),
  ])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
  const sizes = await Promise.all(
    ['Accept all', 'Reject all'].map((name) => panel(page).getByRole('button', {name}).boundingBox()),
  )
  expect(sizes[0]).toMatchObject({width: sizes[1]?.width, height: sizes[1]?.height})

  const names = []
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.textContent))
  }
  expect(names).toEqual(['Skip to content', 'Privacy', 'Accept all', 'Reject all', 'Choose'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(panel(page)).toHaveCount(0)
  expect((await choiceIn(page)).version).toBe('1')
})

for (const width of [390, 1440]) {
  test(`at ${width} pixels, a visitor answers over the product to which an advertisement led, and its click is kept`, async ({
    page,
    sent,
  }) => {
    await page.setViewportSize({width, height: 844})
    await visit(page, '/designs/fountain?item=FOU-001&gclid=g1')
    const product = page.getByRole('dialog')
    await expect(product.getByRole('region', {name: 'Privacy choices'})).toBeVisible(WHEN_IDLE)
    expect(await violationsOf(page)).toEqual([])
    await takeScreenshots(page, 'question-over-product')
    // The question moves nothing.
    expect((await product.locator('.picture').boundingBox())?.x).toBe((await product.boundingBox())?.x)
    // What stands behind the panel can be scrolled away from it.
    const last = product.getByRole('link').last()
    await last.focus()
    const [box, link] = [await panel(page).boundingBox(), await last.boundingBox()]
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
    expect(sent).toEqual([])
    await press(page, 'Accept all')
    await expect(panel(page)).toHaveCount(0)
    await expect(product).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ad_click_ids'))).toContain('g1')
    await tagRuns(sent)
  })
}

test('the question follows the visitor into a product, to the next one, and back to the page', async ({
  page,
}) => {
  await visit(page, ARRIVAL)
  await expect(panel(page)).toBeVisible(WHEN_IDLE)
  await page.getByRole('article').first().getByRole('link').first().click()
  const product = page.getByRole('dialog')
  await expect(product.getByRole('region', {name: 'Privacy choices'})).toBeVisible()
  await product.getByRole('link', {name: 'Next piece'}).click()
  await expect(product.locator('dl')).toContainText('FOU-002')
  await panel(page).getByRole('button', {name: 'Choose'}).click()
  await page.keyboard.press('Escape')
  await expect(product).toHaveCount(0)
  await expect(panel(page).getByRole('checkbox')).toHaveCount(2)
  await press(page, 'Reject all')
  await expect(panel(page)).toHaveCount(0)
  expect((await choiceIn(page)).purposes).toEqual([])
})

test('the same choice, saved again in one tab, loads no other tab anew, and one that is taken back ends the trackers there', async ({
  page,
  context,
  sent,
}) => {
  await visit(page, ARRIVAL)
  await expect(panel(page)).toBeVisible(WHEN_IDLE)
  await press(page, 'Accept all')
  await expect.poll(() => sent.length).toBeGreaterThan(1)
  const {at} = await choiceIn(page)
  let loads = 0
  page.on('load', () => (loads += 1))

  // The page's own listener is called before this one.
  await page.evaluate(() =>
    addEventListener('storage', ({key}) => key === 'consent' && (document.title = 'The choice has changed')),
  )

  const other = await context.newPage()
  await visit(other, '/about')
  await settled(other, 'apply-choice')
  await openChoices(other)
  await press(other, 'Save my choice')
  await expect.poll(async () => (await choiceIn(page)).at).not.toBe(at)
  await expect(page).toHaveTitle('The choice has changed')
  await atEase(page)
  expect(loads).toBe(0)

  await openChoices(other)
  const reloaded = page.waitForEvent('load')
  await press(other, 'Reject all')
  await reloaded
  sent.splice(0)
  await settled(page, 'apply-choice')
  expect(loads).toBe(1)
  expect((await commandsIn(page)).map(([name, action]) => [name, action])).not.toContainEqual([
    'consent',
    'update',
  ])
  expect(sent).toEqual([])
})

for (const path of ['/designs/fountain', '/designs/fountain?item=FOU-001'])
  test(`at 400 % zoom the question is a part of ${path}, and covers no control`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    for (const height of [180, 256]) {
      await page.setViewportSize({width: 320, height})
      await visit(page, path)
      await expect(panel(page)).toBeVisible(WHEN_IDLE)
      expect(await stayingElements(page), `320 × ${height}`).toEqual([])
      expect(await coveredControls(page), `320 × ${height}`).toEqual([])
    }
  })

test('the question stays where the page hydrates late', async ({page}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work) =>
      Number(setTimeout(work, 0, {didTimeout: true, timeRemaining: () => 0}))
  })
  // The page cannot hydrate without its own part. The question could already be there.
  await page.route('**/assets/designs._category-*.js', async (route) => {
    await scriptLoaded(page, 'hydrate')
    await atEase(page)
    await route.continue()
  })
  await visit(page, ARRIVAL)
  await expect(panel(page)).toBeVisible(WHEN_IDLE)
  await settled(page, 'background')
  await expect(panel(page)).toBeVisible()
})

for (const [language, words] of [
  ['te', telugu],
  ['hi', hindi],
] as const) {
  test(`${language}: a visitor says no, and later yes to statistics alone`, async ({page, sent}) => {
    await page.setViewportSize({width: 320, height: 640})
    await visit(page, `/${language}${ARRIVAL}`)
    const asked = panel(page, words.privacyChoices)
    await expect(asked).toContainText(words.question, WHEN_IDLE)
    await expect(asked.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^(?:http://localhost:\\d+)?/${language}/privacy`),
    )
    expect(await violationsOf(page, {isTranslated: true})).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await asked.getByRole('button', {name: words.rejectAll}).click()
    await expect(asked).toHaveCount(0)
    expect((await choiceIn(page)).purposes).toEqual([])

    await page.getByRole('contentinfo').getByRole('link', {name: words.privacyChoices}).click()
    await asked.getByRole('checkbox', {name: words.statistics}).check()
    expect(sent).toEqual([])
    await Promise.all([
      page.waitForEvent('load'),
      asked.getByRole('button', {name: words.saveMyChoice}).click(),
    ])
    await tagRuns(sent)
    expect((await choiceIn(page)).purposes).toEqual(['statistics'])
    expect(sent.map(({url}) => url.hostname)).not.toContain('connect.facebook.net')
  })
}
