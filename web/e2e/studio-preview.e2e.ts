import {expect} from '@playwright/test'
import type {Browser, FrameLocator, Locator, Page} from '@playwright/test'
import {SLOW_MS, act, forgiveSlowFrame, go, openDocument, sessionOf, test, textOf} from './studio.ts'

test.setTimeout(4 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const PRODUCT = 'product-fountain-FOU-001'
const NAME = 'Fountain of the preview test'
const PATH = '/designs/fountain'
const TELUGU = `/te${PATH}`
const TELUGU_NAME = 'ప్రివ్యూ ఫౌంటెన్'
/** A product whose draft lacks its translations. */
const UNTRANSLATED = 'product-fountain-FOU-002'
/** Runs of the characters that mark a text for the editor. */
const MARKS = /[\u200b-\u200d\u2060-\u2064\ufeff]{4,}|(?:%E2%80%8[BCD]|%EF%BB%BF){4,}/
const PAGES = [
  '/',
  '/about',
  '/contact',
  '/designs',
  PATH,
  `${PATH}?item=FOU-001`,
  '/testimonials',
  '/rate-us',
  '/privacy',
  '/te',
  TELUGU,
  '/hi/contact',
]

const frameOf = (studio: Page): FrameLocator => studio.frameLocator('iframe')

test.afterEach(({complaints}) => forgiveSlowFrame(complaints))

/** Parts of a page that leave it, or that programs read. */
const outwardParts = (html: string) =>
  [
    /<head>[^]*?<\/head>/.exec(html)?.[0],
    ...[...html.matchAll(/<script type="application\/ld\+json"[^]*?<\/script>|\shref="[^"]*"/g)].map(
      ([part]) => part,
    ),
  ].join('\n')

/** The last scripts that a page loads by itself, for its work in the background. */
const LAST_SCRIPTS = ['background', 'ad-clicks', 'leads', 'page-head', 'plain']

/** A page without what each rendering changes: its time, and the position in the log of changes that it has reached. */
const withoutMoment = (html: string) =>
  html.replaceAll(/\d{13}/g, 'time').replace(/position\W+[\w-]{20,}/, 'position')

/** A visitor’s answer: the page, and all scripts that it loads by itself with their sizes. */
async function asVisitor(browser: Browser, baseURL = '') {
  const context = await browser.newContext({baseURL})
  const page = await context.newPage()
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body())
  })
  const isLoaded = (name: string) => [...bodies.keys()].some((url) => url.includes(`/${name}-`))
  const served = await (await page.goto(PATH))?.text()
  const html = served && withoutMoment(served)
  await expect(page.locator('html[data-hydrated]')).toBeAttached(patience)
  await expect.poll(() => LAST_SCRIPTS.every(isLoaded), patience).toBe(true)
  await page.waitForLoadState('networkidle')
  const scripts = new Map<string, number>()
  for (const [url, body] of bodies) scripts.set(url, (await body).length)
  await context.close()
  return {html, scripts}
}

/** Path and parameters of the tab that an action opens. */
async function addressOpenedBy(studio: Page, action: () => Promise<void>) {
  const opened = studio.context().waitForEvent('page')
  await action()
  const page = await opened
  await page.waitForURL(/^http/)
  const {pathname, search} = new URL(page.url())
  await page.close()
  return pathname + search
}

test('a draft is seen and edited beside the Studio, while visitors get what they got before', async ({
  studio,
  content,
  browser,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({baseURL})
  const inTelugu = async () => withoutMoment(await (await visitor.get(TELUGU)).text())
  const before = {english: await asVisitor(browser, baseURL), telugu: await inTelugu()}
  await content.mutate({
    create: {...(await content.find(UNTRANSLATED)), _id: `drafts.${UNTRANSLATED}`, translations: []},
  })
  await go(studio, `/preview?preview=${PATH}`)
  const frame = frameOf(studio)
  const name = frame.locator('main h3').first()
  await expect(frame.locator('sanity-visual-editing')).toBeAttached(patience)
  const published = await content.find(PRODUCT)

  const opens = (text: Locator, address: string) =>
    expect(async () => {
      await text.hover()
      await text.click({force: true, timeout: 2000})
      await expect
        .poll(() => decodeURIComponent(studio.url()), {timeout: 3000})
        .toContain(`/preview/${address}?`)
    }).toPass(patience)
  await opens(frame.getByText('Starting price').locator('strong'), 'category/category-fountain/price')
  // The image of a card is named after its product.
  await opens(frame.locator('main article').nth(1).getByRole('img'), `product/${UNTRANSLATED}/name`)
  await opens(name, `product/${PRODUCT}/name`)
  await textOf(studio, 'name').fill(NAME)
  await expect(name).toContainText(NAME, patience)

  await frame.getByRole('link', {name: 'తెలుగు'}).click()
  await expect(frame.locator('html[lang="te-IN"] sanity-visual-editing')).toBeAttached(patience)
  await opens(name, `product/${PRODUCT}/translations[_key=="te"].name`)
  await studio.getByTestId('translation-te-name').fill(TELUGU_NAME)
  await expect(name).toContainText(TELUGU_NAME, patience)
  await opens(frame.locator('main h3').nth(1), `product/${UNTRANSLATED}/name`)

  const after = {english: await asVisitor(browser, baseURL), telugu: await inTelugu()}
  expect(after).toEqual(before)
  expect(after.english.html).toContain(String(published?.name))
  for (const html of [after.english.html, after.telugu]) {
    expect(html).not.toMatch(MARKS)
    expect(html).not.toContain('data-sanity')
  }

  for (const path of PAGES) {
    const html = await (await studio.request.get(path)).text()
    expect(html, path).toMatch(MARKS)
    expect(outwardParts(html), path).not.toMatch(MARKS)
    // Texts that carry no marks, because they are parsed or lead out of the page.
    const [, language] = /^\/(te|hi)(?=\/|$)/.exec(path) ?? []
    const address = language ? `translations:${language}.address` : 'address'
    const unmarked = ['brand', address, ...(path.endsWith(PATH) ? ['defaultRange'] : [])]
    for (const field of unmarked) expect(html, path).toContain(`type=siteSettings;path=${field};`)
  }

  await studio.getByLabel('Toggle viewport size').click()
  await expect
    .poll(() => studio.locator('iframe').evaluate((element) => element.clientWidth), patience)
    .toBeLessThan(400)
  await studio.getByLabel('Toggle viewport size').click()
  await frame.getByRole('link', {name: 'English'}).click()
  await frame.getByRole('link', {name: 'About', exact: true}).click(patience)
  await expect(frame.getByRole('heading', {level: 1})).toContainText('About', patience)
  await expect(studio).toHaveURL(/\/preview\/siteSettings\/siteSettings/, patience)

  await go(studio, '/structure')
  await openDocument(studio, 'product', PRODUCT)
  expect(await addressOpenedBy(studio, () => act(studio, 'Open on site'))).toBe(`${PATH}?item=FOU-001`)
  // Visitors find a category at its published address.
  const category = {...(await content.find('category-fountain')), _type: 'category'}
  const drafts = ['drafts.category-fountain', 'drafts.category-unseen']
  for (const _id of drafts)
    await content.mutate({
      createOrReplace: {...category, _id, slug: {_type: 'slug', current: 'draft'}},
    })
  const menu = studio.getByTestId('pane').last().getByTestId('pane-context-menu-button')
  const item = studio.getByRole('menuitem', {name: 'Open on site'})
  await go(studio, '/structure/products-by-category;category-unseen')
  await menu.click(patience)
  await expect(studio.getByRole('menuitem', {name: 'Reset Order'})).toBeVisible()
  await expect(item).toHaveCount(0)
  await studio.keyboard.press('Escape')
  await go(studio, '/structure/products-by-category;category-fountain')
  await menu.click(patience)
  expect(await addressOpenedBy(studio, () => item.click())).toBe(PATH)
  await content.mutate(...drafts.map((id) => ({delete: {id}})))
  await content.mutate({delete: {id: `drafts.${PRODUCT}`}}, {delete: {id: `drafts.${UNTRANSLATED}`}})
})

test('a shared link shows drafts to a customer, until it is withdrawn', async ({
  studio,
  content,
  browser,
  baseURL,
}) => {
  await content.mutate({
    createOrReplace: {
      ...(await content.find(PRODUCT)),
      _id: `drafts.${PRODUCT}`,
      _type: 'product',
      name: NAME,
    },
  })
  await go(studio, `/preview?preview=${PATH}`)
  await studio.getByLabel('Share this preview').click(patience)
  const sharing = studio.getByRole('menu').getByRole('checkbox')
  await sharing.click({force: true})
  const secret = () => content.query('*[_id == "sanity-preview-url-secret.share-access"][0].secret')
  await expect.poll(secret, patience).toEqual(expect.any(String))
  const code = studio.locator('svg title').filter({hasText: 'A QR Code'})
  const link = /http.*$/.exec((await code.textContent(patience)) ?? '')?.[0] ?? ''

  const customer = await browser.newContext({baseURL: baseURL ?? ''})
  const page = await customer.newPage()
  await page.goto(link)
  await expect(page).toHaveURL(PATH)
  await expect(page.locator('main h3').first()).toHaveText(NAME, patience)
  await expect(page.getByText('not published yet')).toBeVisible(patience)
  expect(await sessionOf(page)).toBeNull()

  await sharing.click({force: true})
  await expect.poll(secret, patience).toBeNull()
  await page.reload()
  await expect(page.locator('main h3').first()).not.toHaveText(NAME)
  await page.goto(link)
  await expect(page.getByRole('heading', {name: 'This link has ended'})).toBeVisible()
  await customer.close()
  await content.mutate({delete: {id: `drafts.${PRODUCT}`}})
})
