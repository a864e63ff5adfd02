import {expect, test, type Locator, type Page} from '@playwright/test'
import {scriptLoaded, stopClock, visit, withoutFonts} from './visit.ts'

/** Milliseconds that each slide is shown. */
const DELAY_MS = 4000
/** Milliseconds; long enough for two slide changes. */
const LONG_MS = 10_000

/** Opens a page with a controllable clock and scrolls to one of its carousels. */
async function openCarousel(page: Page, path: string, name: string) {
  await page.clock.install()
  await visit(page, path)
  const carousel = page.getByRole('region', {name, exact: true})
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', {name: 'Next slide'})).toBeVisible()
  return carousel
}

/** Opens a carousel, stops the page's clock and presses Play, so the delay of the first slide starts now. */
async function playCarousel(page: Page, path: string, name: string) {
  const carousel = await openCarousel(page, path, name)
  await carousel.getByRole('button', {name: 'Pause'}).click()
  await settled(carousel)
  await stopClock(page)
  await carousel.getByRole('button', {name: 'Play'}).click()
  await page.mouse.move(0, 0)
  return carousel
}

/** Waits until the running slide change has ended. Animations do not follow the page's controllable clock. */
const settled = (carousel: Locator) =>
  carousel.locator('.swiper-wrapper').evaluate(async (wrapper) => {
    await Promise.all(wrapper.getAnimations().map(({finished}) => finished))
  })

/** Number of the slide shown, from 1. */
const shownIn = async (carousel: Locator) => {
  const name = await carousel.locator('[aria-current]').getAttribute('aria-label')
  return Number(name?.replace('Go to slide ', ''))
}

const expectShown = (carousel: Locator, slide: number) => expect.poll(() => shownIn(carousel)).toBe(slide)

/** Simulates that the visitor switches to another tab, or back. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', {value: state, configurable: true})
      Object.defineProperty(document, 'hidden', {value: state === 'hidden', configurable: true})
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isHidden ? 'hidden' : 'visible',
  )

for (const [path, name, count] of [
  ['/', 'Our work', 5],
  ['/testimonials', 'Testimonials', 6],
] as const) {
  test(`${name}: ${count} slides change every four seconds, except in a hidden tab, and each has a dot`, async ({
    page,
  }) => {
    const carousel = await playCarousel(page, path, name)
    await expect(carousel.getByRole('group')).toHaveCount(count)
    await expect(carousel.getByRole('button', {name: /^Go to slide/})).toHaveCount(count)
    let shown = await shownIn(carousel)
    for (let turn = 0; turn < 2; turn += 1) {
      await page.clock.runFor(DELAY_MS - 1)
      expect(await shownIn(carousel)).toBe(shown)
      await page.clock.runFor(1)
      shown = (shown % count) + 1
      await expectShown(carousel, shown)
      await settled(carousel)
    }
    await setHidden(page, true)
    await page.clock.runFor(LONG_MS)
    expect(await shownIn(carousel)).toBe(shown)
    await setHidden(page, false)
    await page.clock.runFor(DELAY_MS)
    await expectShown(carousel, (shown % count) + 1)
  })

  test(`${name}: wraps around in both directions, stays paused, and wraps around by itself after Play`, async ({
    page,
  }) => {
    const carousel = await openCarousel(page, path, name)
    await carousel.getByRole('button', {name: 'Pause'}).click()
    await carousel.getByRole('button', {name: `Go to slide ${count}`}).click()
    await expectShown(carousel, count)
    for (let step = 0; step <= count + 1; step++) {
      await carousel.getByRole('button', {name: 'Next slide'}).click()
      await expectShown(carousel, (step % count) + 1)
    }
    await carousel.getByRole('button', {name: 'Previous slide'}).click()
    await carousel.getByRole('button', {name: 'Previous slide'}).click()
    await expectShown(carousel, count)
    await page.mouse.move(0, 0)
    await page.clock.runFor(LONG_MS)
    expect(await shownIn(carousel)).toBe(count)
    await carousel.getByRole('button', {name: 'Play'}).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(DELAY_MS)
    await expectShown(carousel, 1)
  })

  test(`${name}: with reduced motion it moves only after Play`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    const carousel = await openCarousel(page, path, name)
    await expect(carousel.getByRole('button', {name: 'Play'})).toBeVisible()
    await stopClock(page)
    await page.clock.runFor(LONG_MS)
    expect(await shownIn(carousel)).toBe(1)
    await carousel.getByRole('button', {name: 'Play'}).click()
    await page.mouse.move(0, 0)
    for (const next of [2, 3]) {
      await page.clock.runFor(DELAY_MS)
      await expectShown(carousel, next)
    }
  })
}

test('keyboard focus in a carousel stops it, and Play continues it', async ({page}) => {
  const carousel = await playCarousel(page, '/', 'Our work')
  await carousel.getByRole('button', {name: 'Pause'}).focus()
  await page.keyboard.press('Tab')
  const shown = await shownIn(carousel)
  await page.clock.runFor(LONG_MS)
  expect(await shownIn(carousel)).toBe(shown)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(carousel.getByRole('button', {name: 'Play'})).toBeFocused()
  await page.keyboard.press('Enter')
  await page.clock.runFor(DELAY_MS)
  await expectShown(carousel, (shown % 5) + 1)
})

test('patch 3: the testimonials stop under the mouse, and continue when it leaves, also after a pause in the middle of a slide change', async ({
  page,
}) => {
  const carousel = await playCarousel(page, '/testimonials', 'Testimonials')
  const expectStill = async () => {
    await carousel.locator('.swiper').hover()
    const shown = await shownIn(carousel)
    await page.clock.runFor(LONG_MS)
    expect(await shownIn(carousel)).toBe(shown)
    return shown
  }
  const shown = await expectStill()
  await page.mouse.move(0, 0)
  await page.clock.runFor(DELAY_MS)
  await expectShown(carousel, (shown % 6) + 1)
  await settled(carousel)
  const wrapper = carousel.locator('.swiper-wrapper')
  await page.clock.runFor(DELAY_MS)
  await wrapper.evaluate((element) => element.getAnimations()[0]?.pause())
  await carousel.getByRole('button', {name: 'Pause'}).click()
  await wrapper.evaluate((element) => element.getAnimations()[0]?.finish())
  await carousel.getByRole('button', {name: 'Play'}).click()
  await expectStill()
})

for (const [width, count] of [
  [767, 1],
  [768, 3],
] as const) {
  test(`the number of testimonials side by side is ${count} at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 900})
    const carousel = await openCarousel(page, '/testimonials', 'Testimonials')
    await carousel.getByRole('button', {name: 'Pause'}).click()
    await settled(carousel)
    const whole = await carousel.locator('.swiper').evaluate((frame) => {
      const {left, right} = frame.getBoundingClientRect()
      return [...frame.querySelectorAll('.swiper-slide')].filter((slide) => {
        const box = slide.getBoundingClientRect()
        return box.left >= left - 1 && box.right <= right + 1
      }).length
    })
    expect(whole).toBe(count)
  })
}

/** States of a strip's animations. It begins to drift a moment after its buttons respond. */
const statesOf = (strip: Locator) =>
  strip.evaluate((region) =>
    region
      .querySelector('div')
      ?.getAnimations()
      .map(({playState}) => playState),
  )

for (const {path, name, height, speed, count} of [
  {path: '/designs', name: 'Our Showroom', height: 250, speed: 30, count: 8},
  {path: '/about', name: 'Our Work', height: 200, speed: 40, count: 5},
]) {
  test(`${name}: ${count} pictures, ${height} pixels high, can be paused, drift ${speed} pixels a second and wrap around, and stand still with reduced motion`, async ({
    page,
  }) => {
    await visit(page, path)
    const strip = page.getByRole('region', {name, exact: true})
    await expect(strip.getByRole('listitem')).toHaveCount(count)
    expect((await strip.getByRole('listitem').first().boundingBox())?.height).toBe(height)
    await expect.poll(() => statesOf(strip)).toEqual(['running'])
    await strip.getByRole('button', {name: 'Pause'}).click()
    await expect.poll(() => statesOf(strip)).toEqual(['paused'])
    await strip.getByRole('button', {name: 'Play'}).click()
    await expect.poll(() => statesOf(strip)).toEqual(['running'])
    const seen = await strip.evaluate(async (region) => {
      const track = region.querySelector('div')
      const [motion] = track?.getAnimations() ?? []
      if (!track || !motion) throw new Error('Nothing drifts')
      const at = async (ms: number) => {
        motion.currentTime = ms
        await new Promise(requestAnimationFrame)
        return region.getBoundingClientRect().left - track.getBoundingClientRect().left
      }
      motion.pause()
      const round = Number(motion.effect?.getComputedTiming().duration)
      const start = await at(0)
      return {
        perSecond: (await at(1000)) - start,
        half: track.offsetWidth / 2,
        end: await at(round - 1),
        again: (await at(round)) - start,
      }
    })
    expect(seen.perSecond).toBeCloseTo(speed, 0)
    expect(seen.end).toBeCloseTo(seen.half, 0)
    expect(seen.again).toBeCloseTo(0, 0)
    await page.emulateMedia({reducedMotion: 'reduce'})
    await visit(page, path)
    await scriptLoaded(page, 'background')
    expect(await statesOf(strip)).toEqual([])
  })
}

test('Our work: nothing shifts on a phone when the first slides begin to turn', async ({page}) => {
  await withoutFonts(page)
  await page.setViewportSize({width: 412, height: 839})
  await visit(page, '/')
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.body.dataset['shift'] =
          `${Number(document.body.dataset['shift'] ?? 0) + ('value' in entry ? Number(entry.value) : 0)}`
    }).observe({type: 'layout-shift'})
  })
  const carousel = page.getByRole('region', {name: 'Our work', exact: true})
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', {name: 'Next slide'})).toBeVisible()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(Number(await page.evaluate(() => document.body.dataset['shift'] ?? 0))).toBeLessThan(0.001)
})
