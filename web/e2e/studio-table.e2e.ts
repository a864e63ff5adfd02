import {expect, type Page, type Response} from '@playwright/test'
import {SLOW_MS, go, test} from './studio.ts'

test.setTimeout(3 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const isPdf = (response: Response) => response.headers()['content-type'] === 'application/pdf'
const [ONE, TWO] = ['product-waterfall-TAB-1', 'product-waterfall-TAB-2']

/** Follows the link to the page of labels, or to the catalogue. */
async function openPage(studio: Page) {
  const opening = studio.context().waitForEvent('page', patience)
  await studio.getByRole('link', {name: 'Open the page'}).click(patience)
  return opening
}

/** Requests with which cells are stored. */
const COMMITS = '**/data/actions/**'

test('cells take a paste from a spreadsheet, undo brings them back, and only complete drafts are published', async ({
  studio,
  content,
}) => {
  const {asset} = Object(await content.query('*[_type == "product" && defined(image.asset)][0].image'))
  const fields = {
    _type: 'product',
    category: {_type: 'reference', _ref: 'category-waterfall'},
    image: {_type: 'image', asset},
  }
  content.removeAfterwards(ONE)
  content.removeAfterwards(TWO)
  await content.mutate(
    {create: {...fields, _id: `drafts.${ONE}`, productId: 'TAB-1', orderRank: '0|zzzzz1:'}},
    {create: {...fields, _id: `drafts.${TWO}`, productId: 'TAB-2', orderRank: '0|zzzzz2:'}},
  )
  await go(studio, '/table/category-waterfall')
  const cell = (column: string, code: string) => studio.getByLabel(`${column} of ${code}`, {exact: true})

  await cell('Name', 'TAB-1').evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/plain',
      'Kota cascade\tWater over three steps\t1.2 lakh\nSlate wall\t\t₹ 45,000\n',
    )
    input.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}))
  }, patience)
  await expect(cell('Price (₹)', 'TAB-1')).toHaveValue('₹1,20,000', patience)
  await expect(cell('Name', 'TAB-2')).toHaveValue('Slate wall')
  expect(await content.find(`drafts.${TWO}`)).toMatchObject({name: 'Slate wall', value: 45_000})

  await cell('Material', 'TAB-2').fill('Slate')
  await cell('Material', 'TAB-2').press('ArrowUp')
  await expect(cell('Material', 'TAB-1')).toBeFocused()
  await expect.poll(() => content.find(`drafts.${TWO}`), patience).toMatchObject({facts: {material: 'Slate'}})
  await studio.getByRole('button', {name: 'Undo the last change'}).click()
  await expect(cell('Material', 'TAB-2')).toHaveValue('', patience)

  // Typing replaces the text of a cell that the keyboard reached, and Enter in the last row stores.
  await cell('Price (₹)', 'TAB-1').press('Enter')
  await expect(cell('Price (₹)', 'TAB-2')).toBeFocused()
  await studio.keyboard.type('48000')
  await studio.keyboard.press('Enter')
  await expect.poll(() => content.find(`drafts.${TWO}`), patience).toMatchObject({value: 48_000})
  await expect(cell('Price (₹)', 'TAB-2')).toBeFocused()

  // A press on a button leaves the cell: its text is stored first, and is the change that is undone.
  await cell('Price (₹)', 'TAB-2').fill('49000')
  await studio.getByRole('button', {name: 'Undo the last change'}).click()
  await expect(cell('Price (₹)', 'TAB-2')).toHaveValue('₹48,000', patience)
  expect(await content.find(`drafts.${TWO}`)).toMatchObject({value: 48_000})

  await cell('Price (₹)', 'TAB-2').fill('50000')
  await cell('Price (₹)', 'TAB-2').press('ArrowUp')
  await expect.poll(() => content.find(`drafts.${TWO}`), patience).toMatchObject({value: 50_000})
  await content.mutate({patch: {id: `drafts.${TWO}`, set: {value: 60_000}}})
  await studio.getByRole('button', {name: 'Undo the last change'}).click()
  await expect(studio.getByText('Somebody else changed one of these').first()).toBeVisible(patience)
  expect(await content.find(`drafts.${TWO}`)).toMatchObject({value: 60_000})
  await content.mutate({patch: {id: `drafts.${TWO}`, set: {value: 50_000}}})
  await studio.getByRole('button', {name: 'Undo the last change'}).click()
  await expect(cell('Price (₹)', 'TAB-2')).toHaveValue('₹48,000', patience)

  await cell('Price (₹)', 'TAB-2').fill('on request')
  await cell('Price (₹)', 'TAB-2').press('ArrowUp')
  await expect(studio.getByText('That is not a price.').first()).toBeVisible(patience)
  await expect(cell('Price (₹)', 'TAB-2')).toHaveValue('on request')
  await cell('Price (₹)', 'TAB-2').press('Escape')
  await expect(cell('Price (₹)', 'TAB-2')).toHaveValue('₹48,000')

  for (const code of ['TAB-1', 'TAB-2']) await studio.getByLabel(`Choose ${code}`, {exact: true}).check()
  await studio.getByRole('button', {name: 'Publish 2'}).click(patience)
  await expect(studio.getByText('1 product is published.').first()).toBeVisible(patience)
  await expect(studio.getByText('Not published: TAB-2.').first()).toBeVisible()
  await expect(studio.getByText('Describe the picture for people who cannot see it.').first()).toBeVisible()
  expect(await content.isPublished(ONE)).toBe(true)
  expect(await content.find(TWO)).toBeUndefined()
  const onSite = (code: string) => studio.getByRole('link', {name: `Open ${code} on site`})
  await expect(onSite('TAB-1')).toHaveAttribute('href', '/designs/waterfall?item=TAB-1', patience)
  await expect(onSite('TAB-2')).toHaveCount(0)

  for (const code of ['TAB-1', 'TAB-2']) await studio.getByLabel(`Choose ${code}`, {exact: true}).check()
  await studio.getByRole('button', {name: 'Print labels'}).click(patience)
  await studio.getByRole('menuitem', {name: '24 on a page'}).click(patience)
  await expect(studio.getByText('1 of the chosen products is not on the site yet').first()).toBeVisible()
  const labels = await openPage(studio)
  await expect(labels.locator('article')).toHaveCount(1, patience)
  await labels.close()
  await studio.getByLabel('Choose TAB-1', {exact: true}).uncheck()
  await studio.getByRole('button', {name: 'Describe 1 picture'}).click(patience)
  await expect(cell('Description of the picture', 'TAB-2')).toHaveValue('Slate wall, Waterfall', patience)
  await studio.getByRole('button', {name: 'Publish 1'}).click(patience)
  await expect.poll(() => content.isPublished(TWO), patience).toBe(true)
  await go(studio, '/structure')
})

test('chosen products are taken off the site, moved and deleted, and each change can be undone', async ({
  studio,
  content,
}) => {
  const {asset} = Object(await content.query('*[_type == "product" && defined(image.asset)][0].image'))
  const [first, second] = ['product-waterfall-TAB-8', 'product-waterfall-TAB-9']
  const fields = (_id: string, productId: string) => {
    content.removeAfterwards(_id)
    const category = {_type: 'reference', _ref: 'category-waterfall'}
    const image = {_type: 'image', asset, alt: 'Water over slate'}
    return {_id, _type: 'product', productId, name: `Cascade ${productId}`, category, image, value: 9000}
  }
  content.removeAfterwards('lead.of-the-table')
  const product = {_type: 'reference', _ref: first, _weak: true}
  await content.mutate(
    {create: {...fields(first, 'TAB-8'), orderRank: '0|zzzzz8:'}},
    {create: {...fields(second, 'TAB-9'), orderRank: '0|zzzzz9:'}},
    {create: {_id: 'lead.of-the-table', _type: 'lead', kind: 'submission', product}},
  )
  const stored = () =>
    content.query('*[_id in $ids] | order(_id){_id, productId, "category": category._ref}', {
      ids: [first, second].flatMap((id) => [id, `drafts.${id}`]),
    })
  const before = await stored()
  await go(studio, '/table/category-waterfall')
  const choose = async (...codes: string[]) => {
    for (const code of codes) await studio.getByLabel(`Choose ${code}`, {exact: true}).check(patience)
  }
  const press = (name: string) => studio.getByRole('button', {name, exact: true}).click(patience)
  const undo = async () => {
    await press('Undo the last change')
    await expect.poll(stored, patience).toEqual(before)
  }

  await studio.getByLabel('Search in the table').fill('cascade tab')
  await studio.getByLabel('Choose all', {exact: true}).check(patience)
  await press('Change prices by …')
  await studio.getByLabel('Per cent').fill('+5')
  await expect(studio.getByText('TAB-8 ₹9,000 → ₹9,500')).toBeVisible()
  await press('Change 2 prices')
  await expect.poll(() => content.find(`drafts.${second}`), patience).toMatchObject({value: 9500})
  // No draft is left that equals what visitors see.
  await undo()
  await press('Choose none')
  await studio.getByLabel('Search in the table').fill('')

  await choose('TAB-8', 'TAB-9')
  for (const format of ['24 on a page', '20 on a page', '4 large cards on a page']) {
    await press('Print labels')
    await studio.getByRole('menuitem', {name: format}).click(patience)
    const labels = await openPage(studio)
    await expect(labels.locator('article svg')).toHaveCount(2, patience)
    await expect(labels.locator('article').last()).toContainText('Cascade TAB-9')
    await labels.close()
  }
  await press('Print labels')
  const catalogue = studio.context().waitForEvent('response', {predicate: isPdf, ...patience})
  await studio.getByRole('menuitem', {name: 'Catalogue as PDF'}).click(patience)
  const opened = await openPage(studio)
  expect((await catalogue).url()).toMatch(/\/pdf\?items=waterfall\/TAB-8,waterfall\/TAB-9$/)
  await opened.close()
  const allowWindows = await studio.evaluateHandle(() => {
    const open = window.open.bind(window)
    window.open = () => null
    return () => (window.open = open)
  })
  await press('Print labels')
  await studio.getByRole('menuitem', {name: '24 on a page'}).click(patience)
  const withoutScript = await openPage(studio)
  await expect(withoutScript.locator('article svg')).toHaveCount(2, patience)
  await withoutScript.close()
  await allowWindows.evaluate((allow) => allow())
  await press('Take off the site')
  await expect(studio.getByText('2 products are off the site.').first()).toBeVisible(patience)
  expect(await content.find(first)).toBeUndefined()
  await undo()

  await choose('TAB-8', 'TAB-9')
  await press('Move …')
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel('Category', {exact: true}).selectOption('category-gazebo')
  await dialog.getByLabel('Give new numbers').check()
  await dialog.getByRole('button', {name: 'Move', exact: true}).click()
  await expect
    .poll(() => content.find(`drafts.${second}`), patience)
    .toMatchObject({productId: expect.stringMatching(/^GAZ-\d+$/), category: {_ref: 'category-gazebo'}})
  expect(await content.find(second)).toMatchObject({productId: 'TAB-9'})
  await undo()

  // A chosen product that somebody moves to another category is no longer chosen here.
  await choose('TAB-8', 'TAB-9')
  await expect(studio.getByText('2 chosen:')).toBeVisible(patience)
  await content.mutate({patch: {id: second, set: {'category._ref': 'category-gazebo'}}})
  await expect(studio.getByText('1 chosen:')).toBeVisible(patience)
  await content.mutate({patch: {id: second, set: {'category._ref': 'category-waterfall'}}})
  await expect(studio.getByText('2 chosen:')).toBeVisible(patience)
  await studio.getByLabel('Choose TAB-9', {exact: true}).uncheck()
  await press('Delete …')
  await expect(dialog).toContainText('TAB-8 Cascade TAB-8')
  await expect(dialog).toContainText('1 enquiry is about them. It stays.', patience)
  await dialog.getByRole('button', {name: 'Delete', exact: true}).click()
  await expect(studio.getByText('1 product is deleted.').first()).toBeVisible(patience)
  expect(await content.find(first)).toBeUndefined()
  // Work in another tool does not end the possibility to undo.
  await go(studio, '/structure')
  await expect(studio.getByRole('button', {name: 'Undo the last change'})).toHaveCount(0, patience)
  await go(studio, '/table/category-waterfall')
  await undo()
  await go(studio, '/structure')
})

test('a cell whose text is stored while its table is away shows what somebody else writes next', async ({
  studio,
  content,
}) => {
  const id = 'product-waterfall-TAB-5'
  content.removeAfterwards(id)
  const category = {_type: 'reference', _ref: 'category-waterfall'}
  const fields = {_type: 'product', productId: 'TAB-5', category, orderRank: '0|zzzzz5:'}
  await content.mutate({create: {...fields, _id: `drafts.${id}`}})
  const note = studio.getByLabel('Note of TAB-5', {exact: true})
  const storedNote = async () => Object(await content.find(`drafts.${id}`)).specialNote
  const write = (specialNote: string) => content.mutate({patch: {id: `drafts.${id}`, set: {specialNote}}})

  await go(studio, '/table/category-waterfall')
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await studio.route(COMMITS, async (route) => {
    await held
    await route.continue()
  })
  const isSent = studio.waitForRequest(COMMITS)
  await note.fill('Typed here', patience)
  await note.press('ArrowUp')
  await isSent
  await go(studio, '/structure')
  await expect(note).toHaveCount(0, patience)
  await go(studio, '/table/category-waterfall')
  await expect(note).toHaveValue('Typed here', patience)
  goOn()
  await expect.poll(storedNote, patience).toBe('Typed here')
  await studio.unroute(COMMITS)
  await write('Written elsewhere')
  await expect(note).toHaveValue('Written elsewhere', patience)

  // The lake stores the text, and the page is reloaded before it hears of that.
  await studio.route(COMMITS, async (route) => void (await route.fetch()))
  await note.fill('Typed before a reload')
  await note.press('ArrowUp')
  await expect.poll(storedNote, patience).toBe('Typed before a reload')
  await studio.reload()
  await studio.unroute(COMMITS)
  await expect(note).toHaveValue('Typed before a reload', patience)
  await write('Written later')
  await expect(note).toHaveValue('Written later', patience)
  await go(studio, '/structure')
})

test('all products scroll within the time of 50 frames a second, and only those on the screen are drawn', async ({
  studio,
}) => {
  await go(studio, '/table')
  const table = studio.getByRole('table', {name: 'Products', exact: true})
  await expect(table.getByRole('row').nth(5)).toBeVisible(patience)
  await studio.getByLabel('Category', {exact: true}).selectOption('')
  await expect
    .poll(async () => Number(await table.getAttribute('aria-rowcount')), patience)
    .toBeGreaterThan(600)

  const profile = await studio.context().newCDPSession(studio)
  // The time of the thread itself: other programs on this machine do not count.
  await profile.send('Performance.enable', {timeDomain: 'threadTicks'})
  const busySeconds = async () => {
    const {metrics} = await profile.send('Performance.getMetrics')
    return metrics.find(({name}) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await busySeconds()
  const {frames, drawn} = await table.evaluate(async (element) => {
    const seen = {frames: 0, drawn: 0}
    for (; seen.frames < 150; seen.frames += 1) {
      element.parentElement?.scrollBy(0, 40)
      await new Promise(requestAnimationFrame)
      seen.drawn = Math.max(seen.drawn, element.querySelectorAll('tr').length)
    }
    return seen
  })
  const milliseconds = ((await busySeconds()) - before) * 1000
  console.log(`A frame of the table takes ${(milliseconds / frames).toFixed(1)} ms.`)
  expect(milliseconds / frames).toBeLessThan(20)
  expect(drawn).toBeLessThan(60)

  await table.evaluate((element) => element.parentElement?.scrollTo(0, 1_000_000))
  await expect(table.locator('tr[aria-rowindex]').last()).toHaveAttribute(
    'aria-rowindex',
    (await table.getAttribute('aria-rowcount')) ?? '',
    patience,
  )
  await profile.detach()
  await go(studio, '/structure')
})
