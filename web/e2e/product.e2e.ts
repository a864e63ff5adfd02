import {expect, test, type Locator, type Page} from '@playwright/test'
import {visit} from './visit.ts'

const SCREENS = {
  phone: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
  desktop: {viewport: {width: 1440, height: 900}},
}

const FIRST = '/designs/fountain?item=FOU-001'

async function openPiece(page: Page, path = FIRST) {
  await visit(page, path)
  const dialog = page.getByRole('dialog')
  // Written open by the server, modal once its own script has come.
  await page.locator('dialog:modal').waitFor()
  const picture = dialog.locator('picture img')
  await expect(picture).toBeVisible()
  return {dialog, picture, zoom: dialog.getByRole('button', {name: 'Enlarge the picture'})}
}

/** Left and right edge, and how much larger than its frame the picture is. */
const placeOf = (picture: Locator) =>
  picture.evaluate((image) => {
    const box = image.getBoundingClientRect()
    const frame = image.closest('.picture')?.getBoundingClientRect()
    return {left: box.left, right: box.right, scale: box.width / (frame?.width ?? 1)}
  })

const scaleOf = async (picture: Locator) => Math.round((await placeOf(picture)).scale * 10) / 10

for (const [screen, use] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use(use)

    test('a tap enlarges the picture where it is tapped, and another shows it whole', async ({page}) => {
      const {picture} = await openPiece(page)
      const box = await picture.boundingBox()
      if (!box) throw new Error('The picture has no place')
      const point = {x: box.x + box.width * 0.3, y: box.y + box.height * 0.6}
      const tap = () =>
        screen === 'phone' ? page.touchscreen.tap(point.x, point.y) : page.mouse.click(point.x, point.y)
      await tap()
      await expect.poll(() => scaleOf(picture)).toBe(2.5)
      // The tapped point has kept its place: three tenths of the picture are left of it, as before.
      const {left, right} = await placeOf(picture)
      expect((point.x - left) / (right - left)).toBeCloseTo(0.3, 1)
      await tap()
      await expect.poll(() => scaleOf(picture)).toBe(1)
    })

    test('its button enlarges it without a pointer, and the arrow keys then move it', async ({page}) => {
      const {picture, zoom} = await openPiece(page)
      await zoom.focus()
      await page.keyboard.press('Enter')
      await expect(zoom).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => scaleOf(picture)).toBe(2.5)
      const before = await placeOf(picture)
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => Math.round((await placeOf(picture)).left - before.left)).toBe(-80)
      await expect(page).toHaveURL(FIRST)
      await page.keyboard.press('Enter')
      await expect(zoom).toHaveAttribute('aria-pressed', 'false')
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL('/designs/fountain?item=FOU-002')
    })

    test('buttons turn to the neighbours, in a circle', async ({page}) => {
      const {dialog} = await openPiece(page)
      await dialog.getByRole('link', {name: 'Previous piece'}).click()
      await expect(dialog).toContainText('FOU-015')
      await dialog.getByRole('link', {name: 'Next piece'}).click()
      await expect(dialog).toContainText('FOU-001')
      await expect(page).toHaveURL(FIRST)
    })

    test('sharing copies the address where the device has no sharing of its own, or refuses', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      for (const refusal of [
        'undefined',
        "() => Promise.reject(new DOMException('no', 'NotAllowedError'))",
      ]) {
        await page.addInitScript(
          `Object.defineProperty(navigator, 'share', {value: ${refusal}, configurable: true})`,
        )
        const {dialog} = await openPiece(page)
        await dialog.getByRole('button', {name: 'Share'}).click()
        await expect(dialog.getByText('Link copied')).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
          /\/designs\/fountain\?item=FOU-001$/,
        )
        await page.evaluate(() => navigator.clipboard.writeText(''))
      }
    })

    test('sharing hands the piece to the device, and a closed sheet copies nothing', async ({page}) => {
      await page.addInitScript(() => {
        const share = (content: ShareData) => {
          sessionStorage.setItem('shared', JSON.stringify(content))
          return Promise.reject(new DOMException('closed', 'AbortError'))
        }
        Object.defineProperty(navigator, 'share', {value: share})
      })
      const {dialog} = await openPiece(page)
      await dialog.getByRole('button', {name: 'Share'}).click()
      const shared = await page.evaluate(() => sessionStorage.getItem('shared'))
      expect(shared).toContain('/designs/fountain?item=FOU-001')
      await expect(dialog.getByText('Link copied')).toHaveCount(0)
    })
  })
}

test.describe('wheel', () => {
  test.use(SCREENS.desktop)

  test('the wheel enlarges around the mouse up to five times, and neither page nor dialog scrolls', async ({
    page,
  }) => {
    const {picture} = await openPiece(page)
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

  test('a swipe turns to the neighbour; a short or upright one does not', async ({page}) => {
    const {dialog} = await openPiece(page)
    await touch(page, [[{x: 300, y: 300}], [{x: 200, y: 305}], [{x: 120, y: 310}]])
    await expect(dialog).toContainText('FOU-002')
    await touch(page, [[{x: 100, y: 300}], [{x: 200, y: 300}], [{x: 300, y: 300}]])
    await expect(dialog).toContainText('FOU-001')
    await touch(page, [[{x: 200, y: 300}], [{x: 220, y: 300}], [{x: 235, y: 300}]])
    await touch(page, [[{x: 200, y: 400}], [{x: 205, y: 300}], [{x: 260, y: 200}]])
    await page.waitForTimeout(300)
    await expect(dialog).toContainText('FOU-001')
  })

  test('two fingers enlarge it, one then moves it, and no swipe comes of it', async ({page}) => {
    const {picture, dialog} = await openPiece(page)
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
    const before = await placeOf(picture)
    await touch(page, [[{x: 300, y: 300}], [{x: 250, y: 300}], [{x: 200, y: 300}]])
    await expect.poll(async () => Math.round((await placeOf(picture)).left - before.left)).toBe(-100)
    await expect(dialog).toContainText('FOU-001')
    await expect(page).toHaveURL(FIRST)
  })
})

/** Fingers put down, moved through the given places, and lifted, as a touch screen reports them. */
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
