import {expect, test, type Page} from '@playwright/test'
import {violationsOf} from './axe.ts'
import {atEase, atRest, atStandstill, dialogLeft, visit} from './visit.ts'

const SCREENS = [
  ['/', 'Natural Stone Crafts Suppliers'],
  ['/designs', 'Designs'],
  ['/designs/fountain', 'Explore Fountain'],
  ['/designs/fountain?item=FOU-003', 'Explore Fountain'],
  ['/about', 'About Us'],
  ['/testimonials', 'Testimonials'],
  ['/contact', 'Contact Us'],
  ['/privacy', 'Privacy'],
] as const

/** Console errors and warnings and uncaught errors of a page from now on. */
function complaintsOf(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

test('each page has one h1, one title and no complaint in the console', async ({page}) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(page)
  for (const [path, heading] of SCREENS) {
    const response = await visit(page, path)
    expect(response?.status(), path).toBe(200)
    await expect(page.locator('h1'), path).toHaveText(heading)
    await expect(page.locator('title'), path).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]'), path).toHaveCount(1)
    await atEase(page)
    expect(complaints, path).toEqual([])
  }
})

test('no page breaks a rule of WCAG 2.2 AA on a phone', async ({page}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({width: 390, height: 844})
  await page.emulateMedia({reducedMotion: 'reduce'})
  for (const [path] of SCREENS) {
    await visit(page, path)
    expect.soft(await violationsOf(page), path).toEqual([])
  }
})

test('the designs page links all twenty categories, each with its picture', async ({page}) => {
  await visit(page, '/designs')
  const cards = page.getByRole('link', {name: /View More Designs/})
  await expect(cards).toHaveCount(20)
  await expect(cards.locator('img[srcset]:not(.blur)')).toHaveCount(20)
  await page.getByRole('link', {name: /^Jalli's/}).click()
  await expect(page).toHaveURL('/designs/jalli')
  await expect(page.getByRole('heading', {name: 'Explore Jalli'})).toBeInViewport()
})

test('a category shows every product with its price, and one showroom card at the end', async ({page}) => {
  await page.goto('/designs/flower-pot')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(120)
  await expect(cards.last()).toContainText('Many More Designs At Showroom')
  await expect(cards.last()).toContainText('₹5000 - 10,000')
  await expect(page.getByText('Many More Designs At Showroom')).toHaveCount(1)
  await expect(page.getByText('Starting price')).toBeVisible()
})

test('an unknown category answers 404 and links to the homepage', async ({page}) => {
  const response = await page.goto('/designs/concrete?utm_source=x&item=3')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', {name: 'Category Not Found'})).toBeVisible()
  await page.getByRole('link', {name: 'Back to Home'}).click()
  await expect(page).toHaveURL('/?utm_source=x')
})

test('an address without a page answers 404 and links to the designs', async ({page}) => {
  for (const path of ['/nowhere', '/designs/a/b', '/about/us']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', {name: 'Page Not Found'})).toBeVisible()
    await page.getByText('Back to homepage').click()
    await expect(page).toHaveURL('/designs')
  }
})

test('a product opens over its page, an arrow key shows the next one, and Back closes it', async ({page}) => {
  await visit(page, '/designs/fountain')
  const opener = page.getByRole('article').nth(1).getByRole('link').first()
  await opener.click()
  await expect(page).toHaveURL('/designs/fountain?item=FOU-002')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('dl')).toContainText('FOU-002')
  await expect(page).toHaveTitle(/^FOU-002 \| Fountain \| /)
  await expect(page.getByLabel('Offer')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/designs/fountain?item=FOU-003')
  await page.goBack()
  await expect(page).toHaveURL('/designs/fountain')
  await expect(dialog).toHaveCount(0)
})

test('a product closes by its button, by Escape and by a click beside it, and leaves the address', async ({
  page,
}) => {
  await visit(page, '/designs/jalli')
  const dialog = page.getByRole('dialog')
  for (const close of [
    () => dialog.getByRole('button', {name: 'Close'}).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(dialog).toBeVisible()
    await close()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/designs/jalli')
    await dialogLeft(page)
  }
})

test('a link to a product opens it, and closing it shows its category', async ({page}) => {
  await visit(page, '/designs/jalli?item=1&gclid=12345678901234567890')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', {name: 'Close'}).click()
  await expect(page).toHaveURL('/designs/jalli?gclid=12345678901234567890')
})

test('an unknown productId opens nothing', async ({page}) => {
  await visit(page, '/designs/jalli?item=9999')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('links within the site carry the advertising parameters and no other parameters', async ({
  page,
  request,
}) => {
  const parameters = 'gclid=12345678901234567890&hsa_cam=007&utm_source=a'
  const html = await (await request.get(`/designs?${parameters}&other=1`)).text()
  const links = [
    ...html.matchAll(/href="(\/(?:designs|about|contact|testimonials)?(?:\/[a-z-]+)?\??[^"]*)"/g),
  ]
  const inside = links
    .map(([, href]) => href?.replaceAll('&amp;', '&') ?? '')
    .filter((href) => !/\.|^\/\//.test(href))
  expect(inside.length).toBeGreaterThan(25)
  for (const href of inside) {
    expect(href).toContain(parameters)
    expect(href).not.toContain('other')
  }
  await visit(page, `/designs?${parameters}`)
  await page.getByRole('link', {name: /^Temple's/}).click()
  await expect(page).toHaveURL(`/designs/temple?${parameters}`)
})

test('the menu on a phone closes by a click elsewhere, by Escape and by a change of page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await visit(page, '/designs')
  const button = page.getByRole('button', {name: 'Menu'})
  const about = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'About'})
  await expect(about).toBeHidden()
  for (const close of [
    () => page.mouse.click(200, 700),
    () => page.keyboard.press('Escape'),
    () => about.click(),
  ]) {
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(about).toBeVisible()
    await close()
    await expect(about).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  }
  await expect(page).toHaveURL('/about')
})

test('the banner never covers the end of a page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await visit(page, '/about')
  await page.keyboard.press('End')
  await expect(page.locator('footer')).toBeInViewport({ratio: 0.5})
  await atStandstill(page)
  await atRest(page)
  const [footer, banner] = await Promise.all([
    page.locator('footer').boundingBox(),
    page.getByLabel('Offer').boundingBox(),
  ])
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((banner?.y ?? 0) + 1)
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}})

  test('a visitor browses, opens a product, finds its price link, closes it and finds the phone number', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', {name: 'Menu'}).click()
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Designs'}).click()
    await page.getByRole('link', {name: /^Fountain's/}).click()
    await page.getByRole('article').first().getByRole('link').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('dl')).toContainText('FOU-001')
    const ask = await dialog.getByRole('link', {name: 'Ask Price'}).getAttribute('href')
    expect(decodeURIComponent(ask ?? '')).toContain('/designs/fountain?item=FOU-001')
    await dialog.getByRole('button', {name: 'Close'}).click()
    await expect(page.getByRole('heading', {name: 'Explore Fountain'})).toBeVisible()
    expect(await page.getByRole('link', {name: 'Call us', exact: true}).getAttribute('href')).toMatch(
      /^tel:\+\d+$/,
    )
  })
})
