import {expect, test} from '@playwright/test'
import {labelPath} from '../../contract/site/addresses.ts'
import {violationsOf} from './axe.ts'
import {addProducts, longProducts, mutate, removeProducts} from './long-products.ts'
import {takeScreenshots} from './take-screenshots.ts'
import {visit} from './visit.ts'

const PRODUCTS = longProducts('MOVED', [{value: 125_000}, {value: 20_000}])
const [OLD, NEW] = PRODUCTS.map(({_id}) => _id)
const slug = (current: string) => ({slug: {_type: 'slug', current}})
const CATEGORY = {_id: 'category-moved', _type: 'category', title: 'Moved', ...slug('moved')}

test.beforeAll(async ({request}) => {
  await mutate(request, [{create: CATEGORY}])
  await addProducts(request, PRODUCTS, CATEGORY._id)
})

test.afterAll(async ({request}) => {
  await removeProducts(request, PRODUCTS)
  await mutate(request, [{delete: {id: CATEGORY._id}}])
})

test('yesterday’s label opens its product after its category and its number changed, and asks once another piece has the number', async ({
  page,
  request,
}) => {
  const dialog = page.getByRole('dialog')
  await mutate(request, [{patch: {id: CATEGORY._id, set: slug('moved-on')}}])
  await mutate(request, [{patch: {id: OLD, set: {productId: 'MOVED-9', name: 'Lotus of an old label'}}}])
  await visit(page, '/designs/moved?item=MOVED-0&here=1&gclid=C1')
  await expect(page).toHaveURL(/\/designs\/moved-on\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    item: 'MOVED-9',
    here: '1',
    gclid: 'C1',
  })
  await expect(dialog).toContainText('Lotus of an old label')
  await visit(page, `/te${labelPath(OLD ?? '')}`)
  await expect(page).toHaveURL('/te/designs/moved-on?item=MOVED-9&here=1')

  await mutate(request, [{patch: {id: NEW, set: {productId: 'MOVED-0'}}}])
  await page.goto('/designs/moved-on?item=MOVED-0&here=1')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Which piece do you mean?')
  await expect(page.getByRole('listitem').filter({hasText: 'MOVED-0'})).toContainText('₹20,000')
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({width: 390, height: 844})
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await takeScreenshots(page, 'which-piece', {fullPage: true})
  await page.setViewportSize({width: 1440, height: 900})
  await takeScreenshots(page, 'which-piece', {fullPage: true})
  await page.goto('/te/designs/moved-on?item=MOVED-0')
  await takeScreenshots(page, 'which-piece-te', {fullPage: true})
  await page.goto('/designs/moved-on?item=MOVED-0&here=1')
  await page.getByRole('listitem').filter({hasText: 'MOVED-0'}).getByRole('link').click()
  await expect(page).toHaveURL(/\/designs\/moved-on\?item=MOVED-0&here=1/)
  await expect(dialog).toContainText('MOVED-0')
})
