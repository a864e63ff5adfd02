import {expect, test, type APIRequestContext, type Locator, type Page} from '@playwright/test'
import {z} from 'zod'
import {addImages} from './more-images.ts'
import {takeScreenshots} from './take-screenshots.ts'
import {atEase, atRest, visit} from './visit.ts'

const SCREENS = {
  phone: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
  desktop: {viewport: {width: 1440, height: 900}},
}

const FIRST = '/designs/fountain?item=FOU-001'

async function openProduct(page: Page, path = FIRST) {
  await visit(page, path)
  const dialog = page.getByRole('dialog')
  // The server renders the dialog open; it is modal only after hydration.
  await page.locator('dialog:modal').waitFor()
  const picture = dialog.locator('.picture picture img')
  await expect(picture).toBeVisible()
  return {dialog, picture, zoom: dialog.getByRole('button', {name: 'Enlarge the picture'})}
}

/** Left and right edge of the image, and its width relative to the frame. */
const boxOf = (picture: Locator) =>
  picture.evaluate((image) => {
    const box = image.getBoundingClientRect()
    const frame = image.closest('.picture')?.getBoundingClientRect()
    return {left: box.left, right: box.right, scale: box.width / (frame?.width ?? 1)}
  })

const scaleOf = async (image: Locator) => Math.round((await boxOf(image)).scale * 10) / 10

for (const [screen, use] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use(use)

    test('a tap and the enlarge button enlarge the picture or show all of it, and the arrow keys move an enlarged one', async ({
      page,
    }) => {
      const {picture, zoom} = await openProduct(page)
      const box = await picture.boundingBox()
      if (!box) throw new Error('The picture is not laid out')
      const point = {x: box.x + box.width * 0.3, y: box.y + box.height * 0.6}
      const tap = () =>
        screen === 'phone' ? page.touchscreen.tap(point.x, point.y) : page.mouse.click(point.x, point.y)
      await tap()
      await expect.poll(() => scaleOf(picture)).toBe(2.5)
      await atRest(page)
      // The tapped point has not moved: three tenths of the image are still left of it.
      const {left, right} = await boxOf(picture)
      expect((point.x - left) / (right - left)).toBeCloseTo(0.3, 1)
      await tap()
      await expect.poll(() => scaleOf(picture)).toBe(1)
      await zoom.focus()
      await page.keyboard.press('Enter')
      await expect(zoom).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => scaleOf(picture)).toBe(2.5)
      await atRest(page)
      const before = await boxOf(picture)
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => Math.round((await boxOf(picture)).left - before.left)).toBe(-80)
      await expect(page).toHaveURL(FIRST)
      await page.keyboard.press('Enter')
      await expect(zoom).toHaveAttribute('aria-pressed', 'false')
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL('/designs/fountain?item=FOU-002')
    })

    test('a step wraps around, says to a screen reader which piece is shown, begins with the whole picture, and keeps the focus', async ({
      page,
    }) => {
      const {dialog, picture, zoom} = await openProduct(page)
      const place = dialog.getByRole('navigation', {name: 'Pieces'}).getByRole('status')
      const expectPlace = async (code: string, ordinal: number) => {
        await expect(dialog.locator('dl')).toContainText(code)
        const name = await dialog.getByRole('heading', {level: 2}).textContent()
        await expect(place).toHaveText(`${name}, ${ordinal} of 15`)
      }
      await expectPlace('FOU-001', 1)
      await dialog.getByRole('link', {name: 'Previous piece'}).click()
      await expectPlace('FOU-015', 15)
      await dialog.getByRole('link', {name: 'Next piece'}).click()
      await expectPlace('FOU-001', 1)
      await expect(page).toHaveURL(FIRST)
      await zoom.focus()
      await page.keyboard.press('ArrowRight')
      await expectPlace('FOU-002', 2)
      await expect(zoom).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.poll(() => scaleOf(picture)).toBe(2.5)
      await dialog.getByRole('link', {name: 'Next piece'}).click()
      await expectPlace('FOU-003', 3)
      await expect(zoom).toHaveAttribute('aria-pressed', 'false')
      expect(await scaleOf(picture)).toBe(1)
      await zoom.click()
      await expect.poll(() => scaleOf(picture)).toBe(2.5)
    })

    test('a name begins below the button that closes the product, and below its ring', async ({page}) => {
      const {dialog} = await openProduct(page, '/te/designs/fountain?item=FOU-002')
      const name = await dialog.getByRole('heading').first().boundingBox()
      const button = await dialog.locator('form button').boundingBox()
      if (!name || !button) throw new Error('The dialog is not laid out')
      expect(name.y - (button.y + button.height)).toBeGreaterThanOrEqual(6)
    })

    test('the label of a product says that the visitor stands before it, until the next piece', async ({
      page,
    }) => {
      const {dialog} = await openProduct(page, `${FIRST}&here=1`)
      const notice = dialog.getByText('You are standing before it')
      await expect(notice).toContainText('133 × 152 cm')
      await takeScreenshots(page, 'standing-before')
      // The price and the way to ask are on the screen of a small phone too.
      await page.setViewportSize({width: 360, height: 640})
      for (const shown of [dialog.locator('.price'), dialog.getByRole('link', {name: 'Ask Price'})])
        await expect(shown).toBeInViewport({ratio: 1})
      await expect(dialog.getByRole('img', {name: /^5 ft high and 4 ft 4 in wide/})).toBeVisible()
      await dialog.getByRole('link', {name: 'Next piece'}).click()
      await expect(dialog.locator('dl')).toContainText('FOU-002')
      await expect(notice).toHaveCount(0)
    })

    test('the label of a piece that is no longer listed says so, and asks for that piece', async ({page}) => {
      await visit(page, '/designs/fountain?item=FOU-999&here=1')
      await expect(page.getByText('This piece is no longer in our catalogue.')).toBeInViewport()
      const ask = page.getByRole('main').getByRole('link', {name: 'Ask Price'}).first()
      expect(decodeURIComponent((await ask.getAttribute('href')) ?? '')).toContain(
        '/designs/fountain?item=FOU-999',
      )
    })

    test('Share passes the product to the device, and copies the address only if the device cannot share or refuses to', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const {dialog} = await openProduct(page)
      const copied = dialog.getByText('Link copied')
      const share = async (way: string) => {
        await page.evaluate(
          `Object.defineProperty(navigator, 'share', {value: ${way}, configurable: true}); undefined`,
        )
        await dialog.getByRole('button', {name: 'Share'}).click()
      }
      // A visitor who closes the share sheet wants no copy either.
      await share(`(content) => {
        sessionStorage.setItem('shared', JSON.stringify(content))
        return Promise.reject(new DOMException('closed', 'AbortError'))
      }`)
      const shared = await page.evaluate(() => sessionStorage.getItem('shared'))
      expect(shared).toContain('/designs/fountain?item=FOU-001')
      await expect(copied).toHaveCount(0)
      for (const refusal of [
        'undefined',
        "() => Promise.reject(new DOMException('no', 'NotAllowedError'))",
      ]) {
        await share(refusal)
        await expect(copied).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
          /\/designs\/fountain\?item=FOU-001$/,
        )
        await page.evaluate(() => navigator.clipboard.writeText(''))
        await expect(copied).toHaveCount(0)
      }
    })
  })
}

/** Gives FOU-003 two more images, from its neighbours. @returns takes them away again */
const addTwo = (request: APIRequestContext) =>
  addImages(request, 'fountain-FOU-003', {'fountain-FOU-004': 'The back', 'fountain-FOU-005': 'The spout'})

const SEVERAL = '/designs/fountain?item=FOU-003'

test.describe('several pictures on a phone', () => {
  test.use(SCREENS.phone)

  test('a swipe walks through the pictures of a product, and after the last one to the next product', async ({
    page,
    request,
  }) => {
    const removeImages = await addTwo(request)
    const {dialog, picture} = await openProduct(page, SEVERAL)
    const swipe = (from: number, to: number) =>
      touch(
        page,
        [from, (from + to) / 2, to].map((x) => [{x, y: 300}]),
      )
    await dialog.getByRole('button', {name: 'Picture 3 of 3'}).tap()
    await expect(picture).toHaveAttribute('alt', 'The spout')
    await swipe(100, 300)
    await expect(picture).toHaveAttribute('alt', 'The back')
    await swipe(300, 120)
    await expect(picture).toHaveAttribute('alt', 'The spout')
    await expect(page).toHaveURL(SEVERAL)
    await swipe(300, 120)
    await expect(dialog.locator('dl')).toContainText('FOU-004')
    await expect(dialog.getByRole('list', {name: 'Pictures'})).toHaveCount(0)
    // Back at the product, the image that the visitor left is shown.
    await swipe(100, 300)
    await expect(picture).toHaveAttribute('alt', 'The spout')
    await removeImages()
  })
})

test.describe('several pictures on a computer', () => {
  test.use(SCREENS.desktop)

  test('all pictures of a product are served, and arrow keys choose one without leaving the product', async ({
    page,
    request,
  }) => {
    const removeImages = await addTwo(request)
    const served = await (await request.get(SEVERAL)).text()
    expect(served.match(/Picture \d of 3/g)).toHaveLength(3)
    expect(served.match(/"image":\["[^\]]+"\]/g)).toHaveLength(1)
    const {dialog, picture} = await openProduct(page, SEVERAL)
    const second = dialog.getByRole('button', {name: 'Picture 2 of 3'})
    await second.click()
    await expect(picture).toHaveAttribute('alt', 'The back')
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await expect(picture).toHaveAttribute('alt', 'The spout')
    await expect(dialog.getByRole('button', {name: 'Picture 3 of 3'})).toBeFocused()
    await expect(page).toHaveURL(SEVERAL)
    // A product that is opened on the page loads its images then.
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/designs/fountain')
    await visit(page, '/designs/fountain')
    await page.locator('article a[href*="FOU-003"]').first().click()
    await expect(dialog.getByRole('list', {name: 'Pictures'}).locator('picture img')).toHaveCount(3)
    // A published change reaches the open dialog.
    await removeImages()
    await expect(dialog.getByRole('list', {name: 'Pictures'})).toHaveCount(0)
    await expect(dialog.locator('dl')).toContainText('FOU-003')
  })
})

test.describe('a product on a computer', () => {
  test.use(SCREENS.desktop)

  test('an entry of the history that shows a product opens it again after another one was closed', async ({
    page,
  }) => {
    await visit(page, '/designs/fountain')
    await page.getByRole('article').first().getByRole('link').first().click()
    const dialog = page.locator('dialog:modal')
    await expect(dialog.locator('dl')).toContainText('FOU-001')
    // As though the visitor had opened the second product from elsewhere, over the first one.
    await page.evaluate(() => history.pushState({productDepth: 1}, '', '/designs/fountain?item=FOU-002'))
    await expect(dialog.locator('dl')).toContainText('FOU-002')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(FIRST)
    await expect(dialog.locator('dl')).toContainText('FOU-001')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/designs/fountain')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('the empty part of a product closes nothing, nor does a pointer that goes down inside and up outside', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 2400})
    const {dialog} = await openProduct(page)
    const box = await dialog.boundingBox()
    const name = await dialog.getByRole('heading').first().boundingBox()
    if (!box || !name) throw new Error('The dialog is not laid out')
    await page.mouse.click(box.x + box.width - 20, box.y + box.height - 20)
    await page.mouse.move(name.x + 5, name.y + 10)
    await page.mouse.down()
    await page.mouse.move(5, 5, {steps: 3})
    await page.mouse.up()
    await atEase(page)
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toHaveCount(0)
  })

  test('a product of another category with the same id begins at its first picture', async ({
    page,
    request,
  }) => {
    const [removeFirst, removeSecond] = await Promise.all(
      ['jalli-1', 'temple-1'].map((id) =>
        addImages(request, id, {'fountain-FOU-004': 'The back', 'fountain-FOU-005': 'The spout'}),
      ),
    )
    await page.route('**/similar/jalli/1', (route) =>
      route.fulfill({json: {result: ['temple/1'], syncTags: []}}),
    )
    await visit(page, '/designs/jalli')
    await page.getByRole('article').locator('> a[href$="item=1"]').click()
    const dialog = page.locator('dialog:modal')
    const choice = (name: string) => dialog.getByRole('button', {name})
    await choice('Picture 3 of 3').click()
    await expect(choice('Picture 3 of 3')).toHaveAttribute('aria-pressed', 'true')
    await dialog.getByRole('region', {name: 'Similar designs'}).getByRole('link').click()
    await expect(page).toHaveURL('/designs/temple?item=1')
    await expect(dialog.locator('.category')).toHaveText(/temple/i)
    await expect(choice('Picture 3 of 3').locator('picture img')).toBeVisible()
    await expect(choice('Picture 1 of 3')).toHaveAttribute('aria-pressed', 'true')
    await removeFirst?.()
    await removeSecond?.()
  })
})

test.describe('wheel', () => {
  test.use(SCREENS.desktop)

  test('the wheel enlarges up to five times, and neither page nor dialog scrolls', async ({page}) => {
    const {picture} = await openProduct(page)
    await page.mouse.move(500, 500)
    await page.mouse.wheel(0, -200)
    await expect.poll(() => scaleOf(picture)).toBeGreaterThan(1.5)
    await page.mouse.wheel(0, -5000)
    await expect.poll(() => scaleOf(picture)).toBe(5)
    await page.mouse.wheel(0, 9000)
    await expect.poll(() => scaleOf(picture)).toBe(1)
    expect(await page.evaluate(() => [scrollY, document.querySelector('dialog')?.scrollTop])).toEqual([0, 0])
  })
})

test.describe('fingers', () => {
  test.use(SCREENS.phone)

  test('a swipe shows the next product; a short or vertical one does not', async ({page}) => {
    const {dialog} = await openProduct(page)
    await touch(page, [[{x: 300, y: 300}], [{x: 200, y: 305}], [{x: 120, y: 310}]])
    await expect(dialog.locator('dl')).toContainText('FOU-002')
    await touch(page, [[{x: 100, y: 300}], [{x: 200, y: 300}], [{x: 300, y: 300}]])
    await expect(dialog.locator('dl')).toContainText('FOU-001')
    await touch(page, [[{x: 200, y: 300}], [{x: 220, y: 300}], [{x: 235, y: 300}]])
    await touch(page, [[{x: 200, y: 400}], [{x: 205, y: 300}], [{x: 260, y: 200}]])
    await atEase(page)
    await expect(dialog.locator('dl')).toContainText('FOU-001')
  })

  test('two fingers enlarge the picture, one finger then moves it, and neither counts as a swipe', async ({
    page,
  }) => {
    const {picture, dialog} = await openProduct(page)
    await touch(page, [
      [
        {x: 180, y: 300},
        {x: 220, y: 300},
      ],
      [
        {x: 160, y: 300},
        {x: 240, y: 300},
      ],
      [
        {x: 140, y: 300},
        {x: 260, y: 300},
      ],
    ])
    await expect.poll(() => scaleOf(picture)).toBe(3)
    const before = await boxOf(picture)
    await touch(page, [[{x: 300, y: 300}], [{x: 250, y: 300}], [{x: 200, y: 300}]])
    await expect.poll(async () => Math.round((await boxOf(picture)).left - before.left)).toBe(-100)
    await expect(dialog.locator('dl')).toContainText('FOU-001')
    await expect(page).toHaveURL(FIRST)
  })
})

/** Touch events of fingers put down, moved through the given points and lifted. */
async function touch(page: Page, steps: {x: number; y: number}[][]) {
  const session = await page.context().newCDPSession(page)
  for (const [index, touchPoints] of steps.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove'
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((at, id) => ({...at, id})),
    })
  }
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []})
  await session.detach()
}

test.describe('similar designs', () => {
  test.use(SCREENS.phone)

  test('six designs that look alike are below a product; one opens over its category, and Back leads back', async ({
    page,
  }) => {
    const html = await (await page.request.get(FIRST)).text()
    const [section = ''] = html.split('id="similar-designs"')[1]?.split('</section>') ?? []
    expect(section.match(/<a [^>]*item=/g)).toHaveLength(6)

    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/similar/**', async (route) => {
      await released
      await route.continue()
    })
    await visit(page, '/designs/fountain?gclid=1')
    await page.getByRole('article').locator('> a[href*="item=FOU-003"]').click()
    const dialog = page.getByRole('dialog')
    const similar = dialog.getByRole('region', {name: 'Similar designs'})
    const height = () => similar.evaluate((section) => section.getBoundingClientRect().height)
    await expect(similar.getByRole('listitem')).toHaveCount(6)
    const reserved = await height()
    release()
    const links = similar.getByRole('link')
    await expect(links).toHaveCount(6)
    expect(await height()).toBe(reserved)
    await similar.scrollIntoViewIfNeeded()
    await takeScreenshots(page, 'similar')

    const href = (await links.first().getAttribute('href')) ?? ''
    const {searchParams} = new URL(href, page.url())
    expect(searchParams.get('gclid')).toBe('1')
    await links.first().click()
    await expect(dialog.locator('dd').first()).toHaveText(searchParams.get('item') ?? '')
    expect(new URL(page.url()).searchParams.get('item')).toBe(searchParams.get('item'))
    await expect.poll(() => dialog.evaluate(({scrollTop}) => scrollTop)).toBe(0)
    await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused()
    await page.goBack()
    await expect(dialog.locator('dd').first()).toHaveText('FOU-003')
    await expect(links).toHaveCount(6)
  })

  const WAYS = {
    'opened by its card': async (page: Page) => {
      await visit(page, '/designs/buddha-statue')
      await page.getByRole('article').locator('> a[href*="item=BS-001"]').click()
    },
    'opened by its address': (page: Page) => openProduct(page, '/designs/buddha-statue?item=BS-001&here=1'),
  }
  for (const [way, open] of Object.entries(WAYS))
    test(`after a product that is ${way}, closing the second similar design closes all, and a card opens a product again`, async ({
      page,
    }) => {
      await open(page)
      const dialog = page.locator('dialog:modal')
      const links = dialog.getByRole('region', {name: 'Similar designs'}).getByRole('link')
      const shown = dialog.locator('dd').first()
      for (const category of ['murti', '']) {
        const link = links.and(page.locator(`[href*="/designs/${category}"]`)).first()
        const {searchParams} = new URL((await link.getAttribute('href')) ?? '', page.url())
        await link.click()
        await expect(shown).toHaveText(searchParams.get('item') ?? '')
      }
      await dialog.getByRole('button', {name: 'Close'}).click()
      await expect(page).not.toHaveURL(/item=/)
      await expect(page.getByRole('dialog')).toHaveCount(0)

      // For a moment, the page may still show the cards of the last category.
      const {pathname} = new URL(page.url())
      const card = page.locator(`article > a[href^="${pathname}?"]`).nth(2)
      const {searchParams} = new URL((await card.getAttribute('href')) ?? '', page.url())
      await card.click()
      await expect(shown).toHaveText(searchParams.get('item') ?? '')
      await page.keyboard.press('Escape')
      await expect(page).not.toHaveURL(/item=/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
})

test.describe('the drawing of the size', () => {
  test.use(SCREENS.phone)

  const TEMPLE = {page: '/designs/temple?item=7', answer: '/similar/temple/7'}
  const answer = z.object({outline: z.object({points: z.string()})})

  test('shows the outline of the piece, on the rendered page, on paper, and in its place when it arrives late', async ({
    page,
    request,
  }) => {
    const {outline} = answer.parse(await (await request.get(TEMPLE.answer)).json())
    for (const address of [TEMPLE.page, '/print/temple/7'])
      expect(await (await request.get(address)).text()).toContain(`points="${outline.points}"`)

    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/similar/**', async (route) => {
      await released
      await route.continue()
    })
    await visit(page, '/designs/temple')
    await page.getByRole('article').locator('> a[href*="item=7"]').first().click()
    const figure = page.getByRole('dialog').getByRole('figure')
    const place = () => figure.evaluate((element) => element.getBoundingClientRect().height)
    await expect(figure.getByRole('img')).toBeVisible()
    await expect(figure.locator('polygon')).not.toHaveAttribute('points')
    const reserved = await place()
    release()
    await expect(figure.locator('polygon')).toHaveAttribute('points', outline.points)
    expect(await place()).toBe(reserved)
    await figure.scrollIntoViewIfNeeded()
    await takeScreenshots(page, 'scale')
  })

  test('is that of the category where no server knows the piece', async ({page}) => {
    await page.route('**/similar/**', (route) => route.fulfill({status: 404}))
    await visit(page, '/designs/temple')
    await page.getByRole('article').locator('> a[href*="item=7"]').first().click()
    await expect(page.getByRole('figure').locator('polygon')).toHaveAttribute('points', /^50,0 60,12 /)
  })
})
