import {expect, test, type Page} from '@playwright/test'
import {atStandstill, hydrated, standInForOutside, visit} from './visit.ts'

test.beforeEach(({context}) => standInForOutside(context))

/** Texts that the specification quotes, by path. */
const WORDS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  '/': [
    'Natural Stone Crafts Suppliers',
    'Available in hyderabad.',
    'Guaranteed Best Price ✅',
    'All India Delivery (Showroom In Hyderabad)',
    'Categories',
    /what they say/i,
    'Pictures are illustrations. Each piece is carved by hand',
  ],
  '/about': [
    'About Us',
    'Our Story',
    'over 15 years',
    'Our Work',
    '25+',
    'Years of Experience',
    '10000+',
    'Satisfied Customers',
    '4.5+',
    'High Rated Services',
    'Our Speciality',
    '90% resemblance',
    'Call Now',
  ],
  '/testimonials': [
    'Architect & Designer',
    'Interior Designer',
    'Landscaping Consultant',
    'Homeowner',
    'Entrepreneur',
    'Temple Architect',
  ],
  '/contact': ['Contact Us', 'Call Now', 'Available 24/7', 'Visit Us', 'Hyderabad', 'Instagram', 'Facebook'],
  '/privacy': ['Privacy', 'Version 1', 'How long we keep it', '2 years.', 'Data Protection Board of India'],
  '/designs': ['Our Showroom', 'View More Designs', 'View All Products', "Garden Stepping's"],
  '/designs/wall-cladding': [
    'Explore Wall Cladding',
    'Starting price ₹220 SFT',
    'Explore Designs',
    'Many More Designs At Showroom',
    '₹5000 - 10,000',
  ],
  '/designs/jalli': ['₹5000 - ₹10,000'],
  '/designs/tandur-stone?item=TS-001': ['TS-001', /available .*honed/i],
  '/designs/concrete': [
    'Category Not Found',
    'range is not available or there might be an issue',
    'Back to Home',
  ],
  '/nowhere': ['Page Not Found', 'Back to homepage'],
}

test('every screen shows the texts of the specification', async ({page}) => {
  for (const [path, words] of Object.entries(WORDS)) {
    await visit(page, path)
    for (const word of words)
      await expect.soft(page.getByText(word).first(), `${path}: ${word}`).toBeAttached()
  }
})

test('the notice that pictures are illustrations appears exactly once on each page', async ({request}) => {
  for (const path of ['/', '/about', '/designs/fountain', '/designs/fountain?item=FOU-002']) {
    const html = (await (await request.get(path)).text()).replaceAll(/<script[^]*?<\/script>/g, '')
    expect(html.split('Pictures are illustrations').length - 1, path).toBe(1)
  }
})

test('navigation and footer have their links in the right order', async ({page}) => {
  await visit(page, '/contact')
  const namesIn = (selector: string) => page.locator(selector).allTextContents()
  expect(await namesIn('header nav > a')).toEqual(['Home', 'Designs', 'Contact', 'Testimonials', 'About'])
  expect(await namesIn('footer h2')).toEqual(['Information', 'Categories', 'Help Center'])
  expect(await namesIn('footer li')).toEqual([
    'Gazebo',
    'Fountains',
    'Murals',
    'Temples',
    'Call us',
    'Email',
    'Visit us',
  ])
  expect(await namesIn('header nav a[lang]')).toEqual(['తెలుగు', 'हिन्दी'])
  // Without trackers nobody is asked.
  expect(await namesIn('footer p a')).toEqual(['Privacy', 'Accessibility'])
  const categories = page.getByRole('navigation', {name: 'Categories'}).getByRole('link')
  const addresses = await categories.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(['gazebo', 'fountain', 'wall-mural', 'temple'].map((slug) => `/designs/${slug}`))
})

/** Number of list items in the first row. */
const columnsOf = (page: Page, list: string) =>
  page
    .locator(`${list} > li`)
    .evaluateAll(
      (items) =>
        items.filter((item) => item.getBoundingClientRect().top === items[0]?.getBoundingClientRect().top)
          .length,
    )

test('categories and products have two columns below 768 pixels, three below 1024, and else four', async ({
  page,
}) => {
  for (const [path, list] of [
    ['/designs', 'main ul:has(> li > a[href^="/designs/"])'],
    ['/designs/fountain', 'main ul:has(article)'],
  ] as const) {
    await visit(page, path)
    for (const [width, columns] of [
      [390, 2],
      [767, 2],
      [768, 3],
      [1023, 3],
      [1024, 4],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({width, height: 900})
      expect(await columnsOf(page, list), `${path} at ${width} pixels`).toBe(columns)
    }
  }
})

test('the categories of the homepage scroll in two rows on a phone and have four columns from 768 pixels', async ({
  page,
}) => {
  const grid = 'main ul:has(> li > a[href^="/designs/"])'
  await page.setViewportSize({width: 767, height: 900})
  await visit(page, '/')
  const rows = await page
    .locator(`${grid} > li`)
    .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size)
  expect(rows).toBe(2)
  expect(await page.locator(grid).evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  await page.setViewportSize({width: 768, height: 900})
  expect(await columnsOf(page, grid)).toBe(4)
})

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const

test('the hero of the homepage fills the screen, with its contact links visible', async ({page}) => {
  for (const [width, height] of SIZES) {
    const screen = `${width} × ${height}`
    await page.setViewportSize({width, height})
    await visit(page, '/')
    const hero = page.locator('main > div').first()
    expect((await hero.boundingBox())?.height, screen).toBeGreaterThanOrEqual(height)
    // The size that the page told the browser to load the image for. Natural sizes are divided by the density.
    const [naturalWidth, naturalHeight] = await hero.locator('picture img').evaluate(async (image) => {
      if (!(image instanceof HTMLImageElement)) return [0, 0]
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    })
    expect(naturalWidth, `the picture is as wide as ${screen}`).toBeGreaterThanOrEqual(width - 1)
    expect(naturalHeight, `and as high as ${screen}`).toBeGreaterThanOrEqual(height - 1)
    const banner = await page.getByLabel('Offer').boundingBox()
    for (const name of ['Ask Price', 'Call Us', 'Shop Location']) {
      const link = await hero.getByRole('link', {name}).boundingBox()
      expect((link?.y ?? height) + (link?.height ?? 0), `${name}, ${screen}`).toBeLessThanOrEqual(
        banner?.y ?? 0,
      )
    }
  }
})

test('the heroes of other pages fill the screen down to the banner', async ({page}) => {
  for (const path of ['/designs/gazebo', '/about']) {
    await visit(page, path)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({width, height})
      const box = await page.locator('main > div').first().boundingBox()
      const banner = await page.getByLabel('Offer').boundingBox()
      if (!box || !banner) throw new Error('The hero or the banner is not laid out')
      expect(box.y + box.height, `${path}, ${width} × ${height}`).toBeGreaterThanOrEqual(banner.y - 1)
    }
  }
})

test('a new page starts at the top, and Back restores the scroll position', async ({page}) => {
  await visit(page, '/designs')
  const card = page.getByRole('link', {name: /^Tandur Stone's/})
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await card.click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Explore Tandur Stone')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo(0, 700))
  await page.getByRole('link', {name: 'Murals'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Explore Wall Mural')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Designs')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('patch A5: scrolling before hydration is kept, and Back restores the scroll position', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/assets\/router-/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/designs/jalli')
  await page.evaluate(() => scrollTo(0, 1200))
  release()
  await page.locator('html[data-hydrated]').waitFor()
  // The content hydrates after the frame, and a card's button takes a click only then.
  const listed = page.getByRole('article').nth(4).getByRole('button')
  await listed.click()
  await expect(listed).toHaveAttribute('aria-pressed', 'true')
  const position = await page.evaluate(() => scrollY)
  expect(position).toBeGreaterThan(1000)
  // A page that still hydrates replaces its address, which would count as having gone back.
  await visit(page, '/about')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)
  await page.locator('html[data-hydrated]').waitFor()
  await listed.click()
  await expect(listed).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => scrollY)).toBe(position)
})

test('a loading page shows the outline of its hero and cards where they will be', async ({page}) => {
  await visit(page, '/designs')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/data\/query\//, async (route) => {
    await answered
    await route.continue()
  })
  await page.getByRole('link', {name: /^Jalli's/}).click()
  await expect(page.getByText('Loading …')).toBeInViewport()
  const waiting = await columnsOf(page, 'main [aria-busy] ul')
  const left = (await page.locator('main [aria-busy] ul').boundingBox())?.x
  answer()
  await expect(page.getByRole('heading', {name: 'Explore Jalli'})).toBeVisible()
  expect(await columnsOf(page, 'main ul:has(article)')).toBe(waiting)
  expect((await page.locator('main ul:has(article)').boundingBox())?.x).toBe(left)
})

test('a loading product does not scroll the page until it opens', async ({page}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  // Loaders have scripts of their own; the served page did not need one.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes(' as loader}')) await released
    await route.fulfill({response})
  })
  await page.clock.install()
  await visit(page, '/designs/jalli')
  const opener = page.getByRole('article').nth(20).getByRole('link').first()
  await opener.scrollIntoViewIfNeeded()
  await hydrated(opener)
  await opener.click()
  const position = await page.evaluate(() => scrollY)
  expect(position).toBeGreaterThan(1000)
  await page.clock.runFor(10_000)
  await expect(page.getByRole('article').nth(20)).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(position)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(position)
  // Scripts of the work in the background may still be on their way.
  await page.unrouteAll({behavior: 'ignoreErrors'})
})

test('closing a product restores the scroll position', async ({page}) => {
  await visit(page, '/designs/jalli')
  const opener = page.getByRole('article').nth(20).getByRole('link').first()
  // Cards are laid out only near the viewport, which may move them a little.
  await opener.scrollIntoViewIfNeeded()
  await hydrated(opener)
  await atStandstill(page)
  await opener.click()
  // On a busy machine this takes long.
  await expect(page.getByRole('dialog')).toBeVisible({timeout: 20_000})
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})
