import {expect} from '@playwright/test'
import sharp from 'sharp'
import {photograph} from './test-image.ts'
import {SLOW_MS, go, test} from './studio.ts'

test.setTimeout(3 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const CATEGORY = 'category-tulshi-pota'
const DRAFTS = '*[_type == "product" && category._ref == $id && _id in path("drafts.**")]'

test('photographs become drafts: known ones are pointed out, a lost connection is waited for, a stopped run goes on, and all can be undone', async ({
  studio,
  content,
  complaints,
}) => {
  const named = await photograph('stone-tulsi-pot.jpg')
  const files = [
    named,
    ...(await Promise.all(['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg'].map((name) => photograph(name)))),
  ]
  await go(studio, `/structure/products-by-category;${CATEGORY}`)
  await studio.getByTestId('pane').getByRole('link', {name: 'Add many'}).click(patience)
  await expect(studio.getByRole('heading', {name: 'Add many products'})).toBeVisible(patience)
  await expect(studio.getByLabel('Category')).toHaveValue(CATEGORY, patience)

  const input = studio.locator('input[type=file]').first()
  const address = String(await content.query('*[_id == "product-fountain-FOU-001"][0].image.asset->url'))
  const shown = await (await studio.request.get(address)).body()
  const known = {name: 'lotus.webp', mimeType: 'image/webp', buffer: shown}
  // The copy that a messenger makes of another product's image: smaller, cut a little, and compressed again.
  const other = String(await content.query('*[_id == "product-fountain-FOU-002"][0].image.asset->url'))
  const copy = await sharp(await (await studio.request.get(other)).body())
    .extract({left: 12, top: 15, width: 776, height: 970})
    .resize(480)
    .jpeg({quality: 60})
    .toBuffer()
  const alike = {name: 'IMG-20261123-WA0001.jpg', mimeType: 'image/jpeg', buffer: copy}
  const notes = {name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring the ladder.')}
  await input.setInputFiles([...files, {...named, name: 'stone-tulsi-pot (1).jpg'}, known, alike, notes])
  await expect(studio.getByText('Chosen twice')).toBeVisible(patience)
  await expect(studio.getByText(/^Already in the catalogue: FOU-001 /)).toBeVisible()
  await expect(studio.getByText(/^Nearly the same picture: FOU-002 /)).toBeVisible()
  await expect(studio.getByText(/3 are not ticked, because their pictures are known already/)).toBeVisible(
    patience,
  )
  await expect(studio.getByText(/1 file is no picture, and was left out/)).toBeVisible()
  await expect(studio.getByLabel('Name of the product of stone-tulsi-pot.jpg')).toHaveValue('Stone tulsi pot')
  const count = async () => Number(await content.query(`count(${DRAFTS})`, {id: CATEGORY}))
  expect(await count()).toBe(0)

  let isOffline = true
  await studio.route('**/assets/images/**', (route) => (isOffline ? route.abort() : route.continue()))
  await studio.getByRole('button', {name: 'Add 4 products'}).click(patience)
  await expect(studio.getByText(/The connection is lost; the upload continues/)).toBeVisible(patience)
  await studio.getByRole('button', {name: 'Stop', exact: true}).click()
  await expect(studio.getByText('Stopped: 0 of 4 uploaded. No product has been made yet.')).toBeVisible()
  expect(await count()).toBe(0)
  // The run and its category are kept while its person works elsewhere.
  await go(studio, '/structure')
  await go(studio, '/add-many')
  await expect(studio.getByLabel('Category')).toHaveValue(CATEGORY, patience)
  isOffline = false
  await studio.getByRole('button', {name: 'Continue', exact: true}).click()
  await expect(studio.getByText(/^4 drafts were added: /)).toBeVisible(patience)
  await studio.unroute('**/assets/images/**')
  expect(complaints.splice(0).filter((words) => !words.includes('ERR_FAILED'))).toEqual([])
  expect(
    await content.query(`${DRAFTS}{name, "hasPicture": defined(image.asset->url)}|order(name)[0]`, {
      id: CATEGORY,
    }),
  ).toEqual({
    name: 'Stone tulsi pot',
    hasPicture: true,
  })
  expect(await count()).toBe(4)
  await studio.getByRole('button', {name: 'Open the category'}).click()
  await expect(studio.locator('[data-ui=PaneItem]').filter({hasText: 'Stone tulsi pot'})).toBeVisible(
    patience,
  )

  // An image that is requested after its deletion would count as a complaint of the next test.
  const pictures = studio.getByTestId('pane').last().locator('img')
  const areThere = (images: Element[]) =>
    images.every((image) => image instanceof HTMLImageElement && image.complete)
  await expect.poll(() => pictures.evaluateAll(areThere), patience).toBe(true)

  await go(studio, '/add-many')
  await studio.getByRole('button', {name: 'Undo'}).click()
  await expect(studio.getByText(/^Undone/)).toBeVisible(patience)
  expect(await count()).toBe(0)
  await studio.getByRole('button', {name: 'Add more'}).click()
  await go(studio, '/structure')
})

test('photographs are added one after the other to a category that is a draft: names, choices and codes stay with their photographs', async ({
  studio,
  content,
  complaints,
}) => {
  const id = 'category-adding'
  content.removeAfterwards(id)
  await content.mutate({create: {_id: `drafts.${id}`, _type: 'category', title: 'Quoins'}})
  await go(studio, `/add-many/${id}`)
  await expect(studio.getByLabel('Category')).toHaveValue(id, patience)
  const broken = {name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('This is no picture.')}
  const [first, left, last] = await Promise.all(
    ['IMG_11.jpg', 'IMG_12.jpg', 'IMG_13.jpg'].map((name) => photograph(name)),
  )
  const input = studio.locator('input[type=file]').first()
  const row = (file: string) =>
    studio.getByRole('listitem').filter({has: studio.getByLabel(`Name of the product of ${file}`)})
  const nameOf = (file: string) => studio.getByLabel(`Name of the product of ${file}`)
  const choiceOf = (file: string) => studio.getByLabel(`Make a product of ${file}`)
  await input.setInputFiles([broken, ...[first, left].flatMap((file) => file ?? [])])
  await nameOf('IMG_11.jpg').fill('Corner of Kota stone', patience)
  await choiceOf('IMG_12.jpg').uncheck()

  const looking = /data\/query\/.*sha1hash/
  await studio.route(looking, (route) => route.abort())
  await input.setInputFiles([last].flatMap((file) => file ?? []))
  await expect(studio.getByText(/Nothing is lost/)).toBeVisible(patience)
  await expect(nameOf('IMG_11.jpg')).toHaveValue('Corner of Kota stone')
  await studio.unroute(looking)
  expect(complaints.splice(0).filter((words) => !words.includes('ERR_FAILED'))).toEqual([])
  await studio.getByRole('button', {name: 'Try again'}).click()
  await expect(choiceOf('IMG_13.jpg')).toBeChecked(patience)
  await expect(nameOf('IMG_11.jpg')).toHaveValue('Corner of Kota stone')
  await expect(choiceOf('IMG_12.jpg')).not.toBeChecked()

  await studio.getByRole('button', {name: 'Add 3 products'}).click(patience)
  await expect(studio.getByText('2 drafts were added: QUO-001 to QUO-002.')).toBeVisible(patience)
  await expect(row('broken.jpg')).toContainText('Not accepted')
  await expect(row('broken.jpg')).not.toContainText('QUO')
  await expect(row('IMG_11.jpg')).toContainText('QUO-001')
  await expect(row('IMG_12.jpg')).not.toContainText('QUO')
  await expect(row('IMG_13.jpg')).toContainText('QUO-002')
  expect(await content.query(`${DRAFTS}{productId, name}|order(productId)`, {id})).toEqual([
    {productId: 'QUO-001', name: 'Corner of Kota stone'},
    {productId: 'QUO-002', name: null},
  ])
  expect(complaints.splice(0).filter((words) => !words.includes('400'))).toEqual([])
  await studio.getByRole('button', {name: 'Undo'}).click()
  await expect(studio.getByText(/^Undone/)).toBeVisible(patience)
  await expect(row('IMG_11.jpg')).not.toContainText('QUO')
  await studio.getByRole('button', {name: 'Add more'}).click()
  await go(studio, '/structure')
})
