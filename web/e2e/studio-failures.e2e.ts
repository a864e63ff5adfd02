import {expect} from '@playwright/test'
import {startOtherShop, type OtherShop} from './other-shop.ts'
import {
  SLOW_MS,
  TOUR_STEPS,
  complaintsOf,
  go,
  openDocument,
  signInWith,
  test,
  textOf,
  tourSeen,
} from './studio.ts'

const patience = {timeout: SLOW_MS}
const [ONE, TWO, THREE] = ['product-fountain-FOU-001', 'product-fountain-FOU-002', 'product-fountain-FOU-003']
const FULL = 'The server could not read or write its disk. Try again later.'

/** Requests with which the Studio stores what was typed. */
const COMMITS = '**/data/actions/**'

/** A shop of its own, whose server can fail. */
const testOfShop = test.extend<{shop: OtherShop}>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are wanted
    async ({}, use) => {
      const shop = await startOtherShop({})
      await use(shop)
      await shop.close()
    },
    {timeout: 60_000},
  ],
  baseURL: async ({shop}, use) => use(shop.url),
})

test.setTimeout(4 * SLOW_MS)

testOfShop(
  'what the owner types while the server is gone or its disk is full is stored once it is back, and a sentence says so',
  async ({context, page, content, shop}) => {
    await tourSeen(context.request, TOUR_STEPS)
    await signInWith(context, process.env.LAKE_TOKEN ?? '')
    const complaints = complaintsOf(page)
    await page.goto('/studio/structure')
    await expect(page.getByText('Products by category').first()).toBeVisible(patience)
    await openDocument(page, 'product', ONE)
    const name = textOf(page, 'name')
    await expect(name).toBeEditable(patience)
    const alert = page.getByRole('alert').filter({hasText: 'Not saved yet.'})
    let serverIsGone = () => {}
    const gone = new Promise<void>((resolve) => (serverIsGone = resolve))
    const storedName = async () => Object(await content.find(`drafts.${ONE}`)).name

    // The Studio closes its form once it has noticed that the server is gone. So the text is typed just before, and its
    // request is sent after.
    const isSent = page.waitForRequest(COMMITS)
    await page.route(COMMITS, async (route) => {
      await gone
      await route.continue()
    })
    let refused = 0
    page.on('requestfailed', (request) => (refused += request.url().includes('/data/actions/') ? 1 : 0))
    await name.fill('Typed while the server was gone')
    await isSent
    await shop.kill()
    serverIsGone()
    await expect(alert).toContainText('The server does not answer.', patience)
    // Five attempts are eight seconds apart: longer than the client of Sanity tries by itself.
    await expect.poll(() => refused, patience).toBeGreaterThanOrEqual(5)
    await page.unroute(COMMITS)
    await shop.startAgain()
    await expect.poll(storedName, patience).toBe('Typed while the server was gone')
    await expect(alert).toBeHidden(patience)

    await shop.fillDisk()
    await name.fill('Typed while the disk was full')
    await expect(alert).toContainText(FULL, patience)
    await shop.makeRoom()
    await expect.poll(storedName, patience).toBe('Typed while the disk was full')
    await expect(alert).toBeHidden(patience)

    await go(page, '/table/category-fountain')
    const finish = page.getByLabel('Finish of FOU-002', {exact: true})
    await expect(finish).toBeEditable(patience)
    await shop.fillDisk()
    await finish.fill('Honed in a full disk')
    await finish.press('ArrowUp')
    await expect(page.getByText(FULL).first()).toBeVisible(patience)
    await shop.makeRoom()
    await go(page, '/structure')
    await go(page, '/table/category-fountain')
    await expect(finish).toHaveValue('Honed in a full disk', patience)
    await finish.press('ArrowUp')
    await expect
      .poll(() => content.find(`drafts.${TWO}`), patience)
      .toMatchObject({facts: {finish: 'Honed in a full disk'}})
    expect(complaints.filter((words) => words.startsWith('uncaught'))).toEqual([])
  },
)

test('typing goes on over a save whose response is lost, and a save goes on after its form was left', async ({
  studio,
  complaints,
  content,
}) => {
  await openDocument(studio, 'product', THREE)
  const name = textOf(studio, 'name')
  await expect(name).toBeEditable(patience)
  const alert = studio.getByRole('alert').filter({hasText: 'Not saved yet.'})
  const storedName = async () => Object(await content.find(`drafts.${THREE}`)).name

  let isLost = false
  await studio.route(COMMITS, async (route) => {
    const response = await route.fetch()
    if (isLost) return route.fulfill({response})
    isLost = true
    return route.abort('connectionreset')
  })
  await name.fill('First words')
  await expect(alert).toBeVisible(patience)
  await name.press('End')
  await name.pressSequentially(' and the rest', {delay: 200})
  await expect.poll(storedName, patience).toBe('First words and the rest')
  await expect(name).toHaveValue('First words and the rest')
  await expect(alert).toBeHidden(patience)
  await studio.unroute(COMMITS)

  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const isSent = studio.waitForRequest(COMMITS)
  await studio.route(COMMITS, async (route) => {
    await held
    await route.continue()
  })
  await name.fill('Left')
  await isSent
  await name.press('End')
  await name.pressSequentially(' on its way')
  await go(studio, '/today')
  // Sanity gives up the saves of a form after five seconds.
  await studio.waitForTimeout(7000)
  goOn()
  await expect.poll(storedName, patience).toBe('Left on its way')
  const keptTexts = () =>
    studio.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(id)), THREE)
  await expect.poll(keptTexts, patience).toEqual([])
  expect(complaints.splice(0).filter((words) => words.startsWith('uncaught'))).toEqual([])
  await studio.unroute(COMMITS)
  await go(studio, '/structure')
  await content.mutate({delete: {id: `drafts.${THREE}`}})
})
