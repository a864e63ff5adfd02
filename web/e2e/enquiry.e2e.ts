import {expect, type Page} from '@playwright/test'
import {dialog, hide, inMain, postsTo, test} from './contact.ts'
import {atEase, eventsOf, namesOf, scriptLoaded, visit} from './visit.ts'

/** Leaves the site. A page that stayed open would try again after 5 s, perhaps just when the test goes on. */
const leave = (page: Page) => page.goto('about:blank')

/** Waits until every letter has been accepted. The first pause after a failure is 5 s. */
const expectEmptyOutbox = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('outbox')), {timeout: 15_000}).toBe('[]')

/** Whether each letter that waits has failed. */
const haveFailed = (page: Page): Promise<boolean[]> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('outbox') ?? '[]').map(({attempts}: {attempts: number}) => attempts > 0),
  )

test('an enquiry is in the outbox right after the click, before the visitor’s address is known', async ({
  page,
}) => {
  await page.route('**/ip', () => new Promise(() => {}))
  await visit(page, '/designs/fountain')
  await inMain(page, 'Call Us').click()
  const kept = await page.getByRole('button', {name: 'Start Call'}).evaluate(async (button: HTMLElement) => {
    button.click()
    await Promise.resolve()
    return localStorage.getItem('outbox')
  })
  expect(JSON.parse(kept ?? '').map(({address}: {address: string}) => address)).toContain(
    '/forms/submissions',
  )
})

test('a call made offline is dialled and counted at once, and sent when the network is back, however long it has failed, or by a later page', async ({
  page,
  context,
}) => {
  const outbox = () => page.evaluate(() => localStorage.getItem('outbox'))
  const leads = postsTo(page, '/forms/qualified-leads')
  await visit(page, '/contact')
  await scriptLoaded(page, 'leads')
  await context.setOffline(true)
  await inMain(page, 'Call Now').click()
  expect(await page.evaluate(() => sessionStorage.getItem('dialled'))).toBe('tel:+919000000000')
  await expect.poll(outbox).toContain('/forms/qualified-leads')
  await expect.poll(() => haveFailed(page)).toEqual([true])
  // As after eight attempts.
  await page.evaluate(() => {
    const [letter] = JSON.parse(localStorage.getItem('outbox') ?? '[]')
    const later = {...letter, attempts: 8, dueAt: Date.now() + 15 * 60_000}
    localStorage.setItem('outbox', JSON.stringify([later]))
  })
  leads.splice(0)
  await context.setOffline(false)
  await expectEmptyOutbox(page)
  expect(leads.length).toBe(1)

  await context.setOffline(true)
  await inMain(page, 'Call Now').click()
  await expect.poll(outbox).toContain('/forms/qualified-leads')
  await leave(page)
  await context.setOffline(false)
  leads.splice(0)
  await visit(page, '/about')
  await expectEmptyOutbox(page)
  expect(leads.length).toBe(1)
})

test('sending the enquiry list counts as a contact intent, and its products reach the owner', async ({
  page,
  request,
}) => {
  const submissions = postsTo(page, '/forms/submissions')
  const leads = postsTo(page, '/forms/qualified-leads')
  await page.addInitScript(() =>
    localStorage.setItem('enquiry', JSON.stringify({version: 1, pieces: ['gazebo/GAZ-001', 'temple/7']})),
  )
  await visit(page, '/designs?view=list&gclid=list')
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', {name: 'Send on WhatsApp'}).click()
  const chat = new URL((await popup).url())
  expect(chat.href).toContain('wa.me/919000000000')
  await expect.poll(() => [submissions.length, leads.length]).toEqual([1, 1])
  expect(chat.searchParams.get('text')).toMatch(/\n\nRef \w{6}$/)
  expect(chat.searchParams.get('text')).toContain(`Ref ${JSON.parse(submissions[0] ?? '').ref}`)
  const origin = new URL(page.url()).origin
  const products = ['gazebo?item=GAZ-001', 'temple?item=7'].map((path) => `${origin}/designs/${path}`)
  expect(JSON.parse(submissions[0] ?? '').fields).toEqual([
    {name: 'page_url', value: page.url()},
    {name: 'action', value: 'price'},
    ...products.map((value) => ({name: 'product_url', value})),
  ])
  const intents = (await eventsOf(page)).filter(([name]) => name === 'CONTACT_INTENT_CLICK')
  expect(intents).toEqual([
    [
      'CONTACT_INTENT_CLICK',
      {
        content_ids: [expect.stringContaining('GAZ-001'), '7'],
        content_type: 'product',
        value: expect.any(Number),
        currency: 'INR',
      },
    ],
  ])
  expect(intents[0]?.[1]['value']).toBeGreaterThan(5000)
  await expect
    .poll(async () => {
      const query = '*[_type == "lead" && kind == "submission"] | order(receivedAt desc)[0]{action, product}'
      const headers = {Authorization: `Bearer ${process.env.LAKE_TOKEN}`}
      const answer = await request.get('/lake/v2025-02-19/data/query/production', {headers, params: {query}})
      return (await answer.json()).result
    })
    .toMatchObject({action: 'price', product: {_ref: 'product-gazebo-GAZ-001'}})
  await page.getByRole('link', {name: 'Send on WhatsApp'}).click({button: 'middle'})
  await expect.poll(() => submissions.length).toBe(2)
})

const storeList = (page: Page, ...pieces: string[]) =>
  page.addInitScript(
    (list) => {
      if (!sessionStorage.getItem('isStored')) localStorage.setItem('enquiry', list)
      sessionStorage.setItem('isStored', 'yes')
    },
    JSON.stringify({version: 1, pieces}),
  )

const messageOf = async (page: Page) => {
  const href = await page.getByRole('link', {name: 'Send on WhatsApp'}).getAttribute('href')
  return new URL(href ?? '').searchParams.get('text')
}

test('a product of the list that is no longer in the catalogue says so, stays out of the message, also after a failed reload, and can be removed', async ({
  page,
  request,
}) => {
  await storeList(page, 'flower-pot/GONE-1', 'gazebo/GAZ-001', 'temple/GONE-2')
  const listening = page.waitForResponse(/live\/events/)
  await visit(page, '/designs?view=list')
  await listening
  const rows = page.getByRole('main').getByRole('listitem')
  const gone = rows.getByText('No longer in our catalogue')
  await expect(rows).toHaveCount(3)
  await expect(page.getByText('3 pieces, kept on this device only.')).toBeVisible()
  await expect(gone).toHaveCount(2)
  await expect(rows.first()).toContainText('flower pot')
  await expect(rows.first()).toContainText('GONE-1')
  const message = await messageOf(page)
  expect(message).toContain('GAZ-001')
  expect(message).not.toContain('GONE')

  let failed = 0
  await page.route('**/data/query/**', (route) => route.fulfill({status: 503}))
  page.on('response', (response) => (failed += response.status() === 503 ? 1 : 0))
  const touch = (change: object) =>
    request.post('/lake/v2025-02-19/data/mutate/production', {
      headers: {Authorization: `Bearer ${process.env.LAKE_TOKEN}`},
      data: {mutations: [{patch: {id: 'product-gazebo-GAZ-001', ...change}}]},
    })
  await touch({set: {touched: true}})
  try {
    // A query is sent twice before it counts as failed.
    await expect.poll(() => failed, {timeout: 10_000}).toBe(2)
    await atEase(page)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(gone).toHaveCount(2)
    expect(await messageOf(page)).toBe(message)
    await page.unroute('**/data/query/**')
  } finally {
    await touch({unset: ['touched']})
  }

  await page.getByRole('button', {name: 'Remove flower pot GONE-1'}).click()
  await expect(page.getByRole('link', {name: 'Enquiry list, 2 pieces'})).toBeVisible()
  await page.getByRole('button', {name: /^Remove .*GAZ-001/}).click()
  await expect(gone).toHaveCount(1)
  await expect(page.getByText('1 piece, kept on this device only.')).toBeVisible()
  await expect(page.getByRole('link', {name: 'Send on WhatsApp'})).toHaveCount(0)
  await page.getByRole('button', {name: 'Remove all'}).click()
  await expect(page.getByText('Nothing is on your list yet')).toBeVisible()
  await expect(page.getByRole('link', {name: 'Enquiry list', exact: true})).toBeVisible()
})

test('a full list takes no further product, says so on the button, and keeps its oldest', async ({page}) => {
  const pieces = Array.from({length: 30}, (_, index) => `temple/OLD-${index}`)
  await storeList(page, ...pieces)
  await visit(page, '/designs/fountain')
  const button = page.getByRole('article').first().getByRole('button')
  await button.click()
  await expect(button.getByRole('alert')).toHaveText('The list is full')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => localStorage.getItem('enquiry'))).toContain('temple/OLD-29')
})

test('while the catalogue cannot be reached, all products of the list are named and none counts as gone', async ({
  page,
}) => {
  await page.route('**/data/query/**', (route) => route.fulfill({status: 503}))
  await storeList(page, 'flower-pot/GONE-1', 'gazebo/GAZ-001')
  await visit(page, '/designs?view=list')
  await expect(page.getByRole('alert')).toContainText('cannot be shown just now')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('No longer in our catalogue')).toHaveCount(0)
  for (const id of ['GONE-1', 'GAZ-001']) expect(await messageOf(page)).toContain(id)
})

test('an enquiry that cannot be sent is sent once, by the next page', async ({page}) => {
  await page.route('**/forms/**', (route) => route.abort())
  await visit(page, '/designs/fountain')
  await inMain(page, 'Ask Price').first().click()
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  await hide(page)
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => namesOf(page)).toContain('qualified_leads_upload_failed')
  // Both have failed. The next page would not send one that is on its way, for half a minute.
  await expect.poll(() => haveFailed(page)).toEqual([true, true])
  await leave(page)
  await page.unroute('**/forms/**')
  const submissions = postsTo(page, '/forms/submissions')
  const leads = postsTo(page, '/forms/qualified-leads')
  await visit(page, '/about')
  await expectEmptyOutbox(page)
  expect([submissions.length, leads.length]).toEqual([1, 1])
})

test('the lake stores the enquiry as a lead with its action and product', async ({page, request}) => {
  await visit(page, '/designs/fountain?item=FOU-002')
  await page.getByRole('dialog').getByRole('link', {name: 'Ask Price'}).click()
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  await hide(page)
  await expect(page.getByRole('button', {name: 'Open WhatsApp'})).toBeHidden()
  const query = encodeURIComponent('*[_type == "lead" && kind == "submission"] | order(receivedAt desc)[0]')
  const newest = async () => {
    const answer = await request.get(`/lake/v2025-02-19/data/query/production?query=${query}`, {
      headers: {Authorization: `Bearer ${process.env.LAKE_TOKEN}`},
    })
    return (await answer.json()).result
  }
  await expect.poll(newest).toMatchObject({
    action: 'price',
    category: 'fountain',
    productId: 'FOU-002',
    product: {_ref: 'product-fountain-FOU-002'},
    ipAddress: '127.0.0.1',
  })
})
