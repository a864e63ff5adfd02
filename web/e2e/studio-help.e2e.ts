import {expect} from '@playwright/test'
import {SLOW_MS, TOUR_STEPS, countCutOff, go, test, tourSeen} from './studio.ts'

test.setTimeout(3 * SLOW_MS)

const patience = {timeout: SLOW_MS}

test('patch A16: the tour shows a new person five tools and never comes back; the help answers eleven questions with pictures', async ({
  studio,
  request,
}) => {
  await tourSeen(request, 0)
  await studio.goto('/studio')
  const tour = studio.getByRole('region', {name: 'Tour of the Studio'})
  await expect(tour).toContainText(`1 of ${TOUR_STEPS}`, patience)
  const {width, height} = studio.viewportSize() ?? {width: 1280, height: 720}
  for (const [place, title] of ['Today', 'Shop', 'Add many', 'Table', 'How do I …'].entries()) {
    await expect(tour.getByRole('heading')).toHaveText(title)
    // On a phone the tools are behind a button, and the tour is a part of the page.
    if (place === 2) {
      await studio.setViewportSize({width: 390, height: 844})
      await expect(studio.getByRole('main').getByRole('region', {name: 'Tour of the Studio'})).toBeVisible()
      await studio.setViewportSize({width, height})
    }
    await tour.getByRole('button', {name: place === TOUR_STEPS - 1 ? 'Done' : 'Next'}).click()
  }
  await expect(tour).toHaveCount(0)
  await go(studio, '/help')
  await expect(studio.getByRole('heading', {level: 2})).toHaveCount(12, patience)
  await go(studio, '/today')
  await expect(studio.getByRole('heading', {name: 'Needs attention'})).toBeVisible(patience)
  await expect(tour).toHaveCount(0)

  await go(studio, '/help')
  await studio.setViewportSize({width: 390, height: 844})
  const questions = studio.locator('main li button')
  await expect(questions.first()).toBeVisible(patience)
  await expect.poll(() => questions.evaluateAll(countCutOff)).toBe(0)
  await studio.setViewportSize({width, height})
  await studio.getByRole('button', {name: 'How do I work in Excel?'}).click(patience)
  const answer = studio.getByRole('region', {name: 'How do I work in Excel?'})
  await expect(answer).toBeInViewport()
  for (const image of await studio.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveJSProperty('naturalWidth', 1440, patience)
  }
  await answer.getByRole('link', {name: 'Take me there'}).click()
  await expect(studio.getByRole('button', {name: 'Spreadsheet', exact: true})).toBeVisible(patience)
  await go(studio, '/structure')
})
