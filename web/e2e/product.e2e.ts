import {expect, test, type Locator, type Page} from '@playwright/test'
import {visit} from './visit.ts'

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
  const picture = dialog.locator('picture img')
  await expect(picture).toBeVisible()
  return {dialog, picture, zoom: dialog.getByRole('button', {name: 'Enlarge the picture'})}
}

/** Left and right edge of the picture, and its width relative to the frame. */
const boxOf = (picture: Locator) =>
  picture.evaluate((image) => {
    const box = image.getBoundingClientRect()
    const frame = image.closest('.picture')?.getBoundingClientRect()
    return {left: box.left, right: box.right, scale: box.width / (frame?.width ?? 1)}
  })

const scaleOf = async (picture: Locator) => Math.round((await boxOf(picture)).scale * 10) / 10

for (const [screen, use] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use(use)

    test('a tap enlarges the picture around the tapped point, and a second tap shows all of it', async ({
      page,
    }) => {
      const {picture} = await openProduct(page)
      const box = await picture.boundingBox()
      if (!box) throw new Error('The picture is not laid out')
      const point = {x: box.x + box.width * 0.3, y: box.y + box.height * 0.6}
      const tap = () =>
        screen === 'phone' ? page.touchscreen.tap(point.x, point.y) : page.mouse.click(point.x, point.y)
      await tap()
      await expect.poll(() => scaleOf(picture)).toBe(2.5)
      // The tapped point has not moved: three tenths of the picture are still left of it.
      const {left, right} = await boxOf(picture)
      expect((point.x - left) / (right - left)).toBeCloseTo(0.3, 1)
      await tap()
      await expect.poll(() => scaleOf(picture)).toBe(1)
    })

    test('the enlarge button works by keyboard, and the arrow keys then move the picture', async ({page}) => {
      const {picture, zoom} = await openProduct(page)
      await zoom.focus()
      await page.keyboard.press('Enter')
      await expect(zoom).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => scaleOf(picture)).toBe(2.5)
      const before = await boxOf(picture)
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => Math.round((await boxOf(picture)).left - before.left)).toBe(-80)
      await expect(page).toHaveURL(FIRST)
      await page.keyboard.press('Enter')
      await expect(zoom).toHaveAttribute('aria-pressed', 'false')
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL('/designs/fountain?item=FOU-002')
    })

    test('the Previous and Next buttons wrap around', async ({page}) => {
      const {dialog} = await openProduct(page)
      await dialog.getByRole('link', {name: 'Previous piece'}).click()
      await expect(dialog).toContainText('FOU-015')
      await dialog.getByRole('link', {name: 'Next piece'}).click()
      await expect(dialog).toContainText('FOU-001')
      await expect(page).toHaveURL(FIRST)
    })

    test('Share copies the address if the device cannot share or refuses to', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      for (const refusal of [
        'undefined',
        "() => Promise.reject(new DOMException('no', 'NotAllowedError'))",
      ]) {
        await page.addInitScript(
          `Object.defineProperty(navigator, 'share', {value: ${refusal}, configurable: true})`,
        )
        const {dialog} = await openProduct(page)
        await dialog.getByRole('button', {name: 'Share'}).click()
        await expect(dialog.getByText('Link copied')).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
          /\/designs\/fountain\?item=FOU-001$/,
        )
        await page.evaluate(() => navigator.clipboard.writeText(''))
      }
    })

    test('Share passes the product to the device, and a dismissed share sheet copies nothing', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const share = (content: ShareData) => {
          sessionStorage.setItem('shared', JSON.stringify(content))
          return Promise.reject(new DOMException('closed', 'AbortError'))
        }
        Object.defineProperty(navigator, 'share', {value: share})
      })
      const {dialog} = await openProduct(page)
      await dialog.getByRole('button', {name: 'Share'}).click()
      const shared = await page.evaluate(() => sessionStorage.getItem('shared'))
      expect(shared).toContain('/designs/fountain?item=FOU-001')
      await expect(dialog.getByText('Link copied')).toHaveCount(0)
    })
  })
}

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
    await expect(dialog).toContainText('FOU-002')
    await touch(page, [[{x: 100, y: 300}], [{x: 200, y: 300}], [{x: 300, y: 300}]])
    await expect(dialog).toContainText('FOU-001')
    await touch(page, [[{x: 200, y: 300}], [{x: 220, y: 300}], [{x: 235, y: 300}]])
    await touch(page, [[{x: 200, y: 400}], [{x: 205, y: 300}], [{x: 260, y: 200}]])
    await page.waitForTimeout(300)
    await expect(dialog).toContainText('FOU-001')
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
    await expect(dialog).toContainText('FOU-001')
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
