import {expect, type Page} from '@playwright/test'
import {dialog, inMain, postsTo, test} from './contact.ts'
import {atEase, dialogLeft, namesOf, visit} from './visit.ts'

test('Back closes a contact dialog and leaves the product below it open', async ({page}) => {
  await visit(page, '/designs/fountain')
  await page.getByRole('link', {name: 'Makrana Two-Tier Lotus Fountain'}).first().click()
  const product = page.getByRole('dialog', {name: 'Makrana Two-Tier Lotus Fountain'})
  await product.getByRole('link', {name: 'Ask Price'}).click()
  const question = page.getByRole('dialog', {name: 'Ask Price On WhatsApp'})
  await expect(question).toContainText('item=FOU-001')
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(product).toBeVisible()
  await page.goBack()
  await expect(product).toBeHidden()
})

test('Cancel, Escape and a click beside it close a dialog, send nothing and return the focus', async ({
  page,
}) => {
  const submissions = postsTo(page, '/forms/submissions')
  await visit(page, '/designs/fountain')
  const length = await page.evaluate(() => history.length)
  for (const close of [
    () => page.getByRole('button', {name: 'Cancel'}).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await inMain(page, 'Shop Location').click()
    await expect(dialog(page)).toBeVisible()
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(inMain(page, 'Shop Location')).toBeFocused()
    expect(submissions).toEqual([])
    expect(await page.evaluate(() => history.length)).toBe(length + 1)
    await dialogLeft(page)
  }
})

test('an arrow key under a contact dialog shows no other product, and the product closes and opens again', async ({
  page,
}) => {
  await visit(page, '/designs/fountain')
  const open = () => page.getByRole('link', {name: 'Makrana Two-Tier Lotus Fountain'}).first().click()
  await open()
  const product = page.getByRole('dialog', {name: 'Makrana Two-Tier Lotus Fountain'})
  await product.getByRole('link', {name: 'Ask Price'}).click()
  const question = page.getByRole('dialog', {name: 'Ask Price On WhatsApp'})
  await expect(question).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await atEase(page)
  await expect(page).toHaveURL('/designs/fountain?item=FOU-001')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(product).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/designs/fountain')
  await expect(dialog(page)).toHaveCount(0)
  await open()
  await expect(product).toBeVisible()
})

test('a pointer that crosses the edge of a dialog while it is down does not close the dialog', async ({
  page,
}) => {
  await visit(page, '/designs/fountain')
  await inMain(page, 'Shop Location').click()
  const heading = await dialog(page).getByRole('heading').boundingBox()
  if (!heading) throw new Error('The dialog is not laid out')
  const inside = {x: heading.x + 5, y: heading.y + heading.height / 2}
  const beside = {x: 5, y: 5}
  for (const [from, to] of [
    [inside, beside],
    [beside, inside],
  ] as const) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, {steps: 3})
    await page.mouse.up()
    await atEase(page)
    await expect(dialog(page)).toBeVisible()
  }
  await page.mouse.click(beside.x, beside.y)
  await expect(dialog(page)).toBeHidden()
})

test('the focus stays inside an open dialog', async ({page}) => {
  await visit(page, '/designs/fountain')
  await inMain(page, 'Call Us').click()
  await expect(page.getByRole('button', {name: 'Start Call'})).toBeFocused()
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
})

test('repeated clicks on the button send one enquiry, and the button shows that it works', async ({page}) => {
  const submissions = postsTo(page, '/forms/submissions')
  await page.route('**/forms/submissions', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.fulfill({status: 204})
  })
  await visit(page, '/designs/fountain')
  await inMain(page, 'Call Us').click()
  const primary = page.getByRole('button', {name: 'Start Call'})
  // Observed inside the page: on a busy machine the test itself may look too late.
  await primary.evaluate((button) => {
    new MutationObserver(() => {
      const {animationName} = getComputedStyle(button, '::after')
      if (button.ariaBusy === 'true') sessionStorage.setItem('shown', animationName)
    }).observe(button, {attributes: true})
    for (let click = 0; click < 3; click += 1) if (button instanceof HTMLElement) button.click()
  })
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => submissions.length).toBe(1)
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe('work')
  await inMain(page, 'Call Us').click()
  await primary.click({clickCount: 3})
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => submissions.length).toBe(2)
})

test('repeated clicks open one dialog and count one contact intent', async ({page}) => {
  await visit(page, '/designs/fountain')
  const entries = await page.evaluate(() => history.length)
  await inMain(page, 'Call Us').evaluate((link) => {
    if (!(link instanceof HTMLElement)) return
    for (let click = 0; click < 3; click += 1) link.click()
    // Once more when the dialog has its entry in the history, but is not open yet.
    const again = () => (history.state.contact ? link.click() : setTimeout(again))
    again()
  })
  await expect(dialog(page)).toBeVisible()
  expect(await namesOf(page)).toEqual(['PageView', 'CONTACT_INTENT_CLICK', 'conversion', 'modal_open'])
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

/** Holds the script of contact dialogs back. @returns the function that lets it through */
async function holdDialog(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/ContactDialog-*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a dialog whose script is late opens on its page, also when that has got its parameters meanwhile', async ({
  page,
}) => {
  const release = await holdDialog(page)
  await visit(page, '/about')
  await page.getByLabel('Offer').getByRole('link', {name: 'Call Us'}).click()
  await page.evaluate(() => history.replaceState(history.state, '', '/about?utm_source=x'))
  release()
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL('/about?utm_source=x')
})

test('a dialog whose script is late neither opens nor dials on the page that the visitor has gone on to', async ({
  page,
}) => {
  const release = await holdDialog(page)
  await page.clock.install()
  await visit(page, '/about')
  const call = page.getByLabel('Offer').getByRole('link', {name: 'Call Us'})
  await call.click()
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Testimonials'}).click()
  await expect(page).toHaveURL('/testimonials')
  // Longer than a link waits for its dialog.
  await page.clock.runFor(2200)
  expect(await page.evaluate(() => sessionStorage.getItem('dialled'))).toBeNull()
  const arrived = page.waitForResponse('**/assets/ContactDialog-*.js')
  release()
  // The scripts that it imports may arrive later.
  await page.evaluate(async (address) => void (await import(address)), (await arrived).url())
  await atEase(page)
  await expect(dialog(page)).toHaveCount(0)
  await call.click()
  await expect(dialog(page)).toBeVisible()
})

test('patch 4: a served page opens its contact dialog even if its loader script and the network are unavailable', async ({
  page,
  context,
}) => {
  // Loaders have scripts of their own. A served page needs none: the server has run the loader.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const isLoader = (await response.text()).includes(' as loader}')
    await (isLoader ? route.abort() : route.fulfill({response}))
  })
  await visit(page, '/designs/fountain')
  const heading = page.getByRole('heading', {level: 1})
  await inMain(page, 'Call Us').click()
  await expect(dialog(page)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', {name: 'Start Call'}).click()
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('dialled'))).toBe('tel:+919000000000')
  await dialogLeft(page)
  await atEase(page)
  await expect(heading).toHaveText('Explore Fountain')
  await page.goForward()
  await expect(dialog(page)).toBeVisible()
  await expect(heading).toHaveText('Explore Fountain')
  // Scripts of the work in the background may still be on their way.
  await page.unrouteAll({behavior: 'ignoreErrors'})
})
