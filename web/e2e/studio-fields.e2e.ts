import {readFile} from 'node:fs/promises'
import {expect} from '@playwright/test'
import type {Locator, Page} from '@playwright/test'
import sharp from 'sharp'
import {SLOW_MS, countCutOff, form, go, openDocument, publish, test, textOf} from './studio.ts'

test.setTimeout(4 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const ID = 'product-stone-gate-JOU-1'
const NAME = 'Gateway of a test'
const number = (value: unknown) => (typeof value === 'number' ? value : Number.NaN)

/** Image with a red left half and a blue right half, green at the bottom. Random shades make every upload a new asset. */
async function newImage() {
  const part = (colour: string, left: number, top: number, height: number) => ({
    input: {create: {width: 300, height, channels: 3 as const, background: colour}},
    left,
    top,
  })
  const red = `rgb(${150 + (Date.now() % 100)}, ${Math.floor(Math.random() * 40)}, 30)`
  const buffer = await sharp({create: {width: 600, height: 400, channels: 3, background: red}})
    .composite([part('rgb(30, 30, 200)', 300, 0, 400), part('rgb(30, 200, 30)', 300, 340, 60)])
    .png()
    .toBuffer()
  return {name: 'IMG_2041.png', mimeType: 'image/png', buffer}
}

interface Distance {
  whole: Locator
  x: number
  y: number
}

/** Drags a handle by x and y, as fractions of the whole image. Drags again while it has not arrived, as a person would. */
async function drag(page: Page, handle: Locator, {whole, x, y}: Distance) {
  await settled(whole)
  const start = await centreIn(whole, handle)
  const goal = {x: start.x + x, y: start.y + y}
  await expect(async () => {
    const at = await centreIn(whole, handle)
    const left = {x: x && goal.x - at.x, y: y && goal.y - at.y}
    if (Math.hypot(left.x, left.y) < 0.01) return
    await handle.hover()
    const from = middleOf(await boxOf(handle))
    await page.mouse.down()
    await page.mouse.move(from.x + left.x * at.width, from.y + left.y * at.height, {steps: 8})
    await page.mouse.up()
    throw new Error(`The handle is still ${left.x} and ${left.y} away`)
  }).toPass({...patience, intervals: [300]})
}

/** Waits until the dialog no longer grows. While its image loads, a drag would miss the handle. */
const settled = (whole: Locator) =>
  expect(async () => {
    const before = await boxOf(whole)
    await whole.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
    })
    expect(await boxOf(whole)).toEqual(before)
  }).toPass(patience)

/** Centre of a handle, as fractions of the whole image, and the size of that image in pixels. */
async function centreIn(whole: Locator, handle: Locator) {
  const [{x, y, width, height}, middle] = [await boxOf(whole), middleOf(await boxOf(handle))]
  return {x: (middle.x - x) / width, y: (middle.y - y) / height, width, height}
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new TypeError('The element is not on the screen')
  return box
}

const middleOf = ({x, y, width, height}: {x: number; y: number; width: number; height: number}) => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** Whether an image leaves no bars in the box that cuts it, which has a border of a pixel. */
function fillsItsBox(image: Element): boolean {
  const box = image.closest('[data-ui=Card]')?.getBoundingClientRect()
  const {left, right, top, bottom} = image.getBoundingClientRect()
  const gaps = box ? [left - box.left, box.right - right, top - box.top, box.bottom - bottom] : [Infinity]
  return Math.max(...gaps) < 2
}

/** Strongest colour component of an image at fractions of its width and height; `none` until it has loaded. */
const colourAt = (picture: Locator, x: number, y: number) =>
  picture.evaluate(
    (image, at) => {
      if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth === 0) return 'none'
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      context?.drawImage(image, 0, 0)
      const pixel = context?.getImageData(at.x * canvas.width, at.y * canvas.height, 1, 1).data.slice(0, 3)
      return ['red', 'green', 'blue'][pixel?.indexOf(Math.max(...pixel)) ?? -1]
    },
    {x, y},
  )

test('a picture is uploaded, cropped and given a focal point, and the site shows that part of it', async ({
  studio,
  content,
  complaints,
  page: site,
}) => {
  const category = {_type: 'reference', _ref: 'category-stone-gate'}
  const words = {productId: 'JOU-1', name: NAME, category, orderRank: '0|000000:'}
  await content.mutate({createOrReplace: {_id: `drafts.${ID}`, _type: 'product', ...words}})
  content.removeAfterwards(ID)
  await openDocument(studio, 'product', ID)
  const input = studio.getByTestId('image-input')
  // Until the document has loaded, the field is disabled and ignores files.
  await expect(input.getByRole('button', {name: 'Upload'})).toBeEnabled(patience)
  const noImage = {name: 'list.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('This is no picture.')}
  await input.locator('input[type=file]').setInputFiles(noImage)
  await expect(studio.getByText('The picture was not accepted')).toBeVisible(patience)
  expect(complaints.splice(0).join()).toContain('400: ')
  await expect(textOf(studio, 'name')).toHaveValue(NAME)
  expect(await content.find(`drafts.${ID}`)).toMatchObject(words)
  await input.locator('input[type=file]').setInputFiles(await newImage())
  // The end of an upload changes the field once more, which may close what was opened in it.
  const isStored = () =>
    content.query('defined(*[_id == $id && !defined(image._upload)][0].image.asset)', {id: `drafts.${ID}`})
  await expect.poll(isStored, patience).toBe(true)
  await studio.getByTestId('options-menu-edit-details').click(patience)

  const tool = studio.getByRole('dialog', {name: 'Edit hotspot and crop'})
  // The shapes in which the site shows it.
  for (const shape of ['Card', 'Shared link']) {
    const title = tool.getByRole('heading', {name: shape, exact: true})
    const preview = title.locator('..').locator('img')
    await expect.poll(() => preview.evaluate(fillsItsBox), patience).toBe(true)
  }
  const handle = (name: string) => tool.locator(`[data-handle="${name}"]`).last()
  const whole = tool.locator('svg svg[data-handle=crop]')
  const stored = async (field: 'crop' | 'hotspot', part: string) => {
    const value: unknown = await content.query(`*[_id == $id][0].image.${field}.${part}`, {
      id: `drafts.${ID}`,
    })
    return number(value)
  }
  await drag(studio, handle('hotspotHandle'), {whole, x: -0.15, y: -0.15})
  await expect.poll(() => stored('hotspot', 'height'), patience).toBeCloseTo(1 - 0.3 * Math.SQRT2, 1)
  await drag(studio, handle('hotspot'), {whole, x: 0, y: -0.2})
  await expect.poll(() => stored('hotspot', 'y'), patience).toBeCloseTo(0.3, 1)
  await drag(studio, handle('crop-left'), {whole, x: 0.55, y: 0})
  await expect.poll(() => stored('crop', 'left'), patience).toBeCloseTo(0.55, 1)
  await studio.keyboard.press('Escape')
  await expect(tool).toBeHidden()

  await textOf(studio, 'image.alt').fill('A gateway of two stones')
  await expect
    .poll(() => content.find(`drafts.${ID}`), patience)
    .toMatchObject({image: {alt: 'A gateway of two stones'}})
  await publish(studio, content, ID)
  await site.goto('/designs/stone-gate')
  const image = site.getByRole('img', {name: NAME})
  await image.scrollIntoViewIfNeeded(patience)
  await expect.poll(() => colourAt(image, 0.02, 0.5), patience).toBe('blue')
  expect(await colourAt(image, 0.5, 0.98)).toBe('blue')
})

test('the field takes a photograph of an iPhone, and its description comes from name and facts', async ({
  studio,
  content,
  complaints,
}) => {
  const id = 'product-stone-gate-JOU-2'
  const category = {_type: 'reference', _ref: 'category-stone-gate'}
  const words = {
    productId: 'JOU-2',
    name: 'Two lions at the gate of a temple',
    facts: {material: 'Kota stone', size: '2 m'},
  }
  await content.mutate({createOrReplace: {_id: `drafts.${id}`, _type: 'product', ...words, category}})
  content.removeAfterwards(id)
  await openDocument(studio, 'product', id)
  const input = studio.getByTestId('image-input')
  await expect(input.getByRole('button', {name: 'Upload'})).toBeEnabled(patience)
  const buffer = await readFile(new URL('../../lake/assets/test-photograph.heic', import.meta.url))
  // A computer without a decoder for HEIC gives the file no type. Playwright would give it one.
  await input.locator('input[type=file]').evaluate(
    (element, bytes) => {
      const chosen = new DataTransfer()
      chosen.items.add(new File([new Uint8Array(bytes)], 'IMG_2042.HEIC'))
      if (element instanceof HTMLInputElement) element.files = chosen.files
      element.dispatchEvent(new Event('change', {bubbles: true}))
    },
    [...buffer],
  )
  const stored = () =>
    content.query('*[_id == $id][0].image{alt, "type": asset->mimeType}', {id: `drafts.${id}`})
  await expect.poll(stored, patience).toMatchObject({type: 'image/jpeg'})

  const alt = 'Two lions at the gate of a temple, Stone Gate of Kota stone, 2 m'
  await expect.poll(stored, patience).toEqual({alt, type: 'image/jpeg'})
  await textOf(studio, 'image.alt').fill('')
  const use = studio.getByRole('button', {name: /^Use: /})
  await expect(use).toBeVisible(patience)
  const {width, height} = studio.viewportSize() ?? {width: 1280, height: 720}
  await studio.setViewportSize({width: 390, height: 844})
  await expect.poll(() => use.evaluateAll(countCutOff), patience).toBe(0)
  await studio.setViewportSize({width, height})
  await use.click(patience)
  await expect.poll(stored, patience).toEqual({alt, type: 'image/jpeg'})
  await expect(use).toHaveCount(0)

  // The first photograph again, dropped onto the field.
  const mimeType = () => content.query('*[_id == $id][0].image.asset->mimeType', {id: `drafts.${id}`})
  const clear = async () => {
    await studio.getByTestId('options-menu-button').click()
    await studio.getByRole('menuitem', {name: 'Clear field'}).click()
    await expect.poll(mimeType, patience).toBeNull()
  }
  await clear()
  const dropped = await studio.evaluateHandle(
    (bytes) => {
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(bytes)], 'IMG_2042.HEIC'))
      return files
    },
    [...buffer],
  )
  const target = input.locator('[data-is-file-target]').first()
  await target.dispatchEvent('dragenter', {dataTransfer: dropped})
  await expect(studio.getByTestId('upload-target-drop-message')).toContainText('Drop to upload')
  await target.dispatchEvent('drop', {dataTransfer: dropped})
  await expect.poll(mimeType, patience).toBe('image/jpeg')

  // And pasted, with the element that the Studio shows for it.
  await clear()
  await target.dispatchEvent('keydown', {key: 'v', ctrlKey: true, bubbles: true})
  await input.locator('[contenteditable]').evaluate((element, files) => {
    element.dispatchEvent(new ClipboardEvent('paste', {bubbles: true, clipboardData: files}))
  }, dropped)
  await expect.poll(mimeType, patience).toBe('image/jpeg')

  // A file that is no image leaves the one that is there, and its description.
  expect(await stored()).toEqual({alt, type: 'image/jpeg'})
  await target.dispatchEvent('drop', {
    dataTransfer: await studio.evaluateHandle(() => {
      const files = new DataTransfer()
      files.items.add(new File(['This is no picture.'], 'list.jpg', {type: 'image/jpeg'}))
      return files
    }),
  })
  await expect(studio.getByText('The picture was not accepted').last()).toBeVisible(patience)
  expect(await stored()).toEqual({alt, type: 'image/jpeg'})
  await expect(textOf(studio, 'image.alt')).toHaveValue(alt)
  // The refused upload still changes the draft. Changes are stored in order, so a later text shows that all have arrived.
  await textOf(studio, 'image.alt').fill('Two lions')
  await expect.poll(stored, patience).toEqual({alt: 'Two lions', type: 'image/jpeg'})
  // The browser cannot show the photograph while it is sent.
  expect(complaints.splice(0).filter((words) => !/Image preprocessing failed|400/.test(words))).toEqual([])
  await go(studio, '/structure')
})

test('a new product cannot be published until its missing and invalid fields are corrected', async ({
  studio,
  content,
}) => {
  await go(studio, '/structure/product')
  await studio.getByTestId('pane').last().getByTestId('action-intent-button').click(patience)
  await expect(form(studio)).toBeVisible(patience)
  await expect(studio).toHaveURL(/product;[0-9a-f-]{36}/, patience)
  const id = /product;([0-9a-f-]{36})/.exec(studio.url())?.[1] ?? ''
  content.removeAfterwards(id)
  const numberField = studio.getByTestId('field-productId')
  await numberField.getByRole('textbox').fill('GAZ 1', patience)
  await studio.getByRole('button', {name: 'Validation', exact: true}).click(patience)
  const problem = (words: string) => studio.getByRole('button', {name: words}).first()
  await expect(
    problem('Number Use letters, digits and hyphens only: the number goes into links.'),
  ).toBeVisible(patience)
  await expect(problem('Category Choose a category: a product without one is shown nowhere.')).toBeVisible()
  await expect(problem('Picture Choose a picture: the site shows nothing without one.')).toBeVisible()
  // Publish leads to the first of these fields, and says what to do there.
  await studio.getByTestId('action-publish').click()
  await expect(studio.getByText('First complete “Number”').first()).toBeVisible(patience)
  expect(await content.isPublished(id)).toBe(false)
  await numberField.getByRole('textbox').fill('')
  await textOf(studio, 'name').fill(NAME)

  await studio.getByTestId('reference-input').getByRole('combobox').fill('gaze')
  await studio.getByRole('option', {name: /^Gazebo/}).click(patience)
  await expect(numberField.getByRole('textbox')).toHaveValue(/^GAZ-0\d\d$/, patience)
  await numberField.getByRole('textbox').fill('GAZ-001')
  await expect(problem('Number Another product of this category has this number already')).toBeVisible(
    patience,
  )
  await numberField.getByRole('textbox').fill('GAZ-901')

  await studio.getByTestId('image-input').getByRole('button', {name: 'Select'}).click()
  const browser = studio.getByRole('dialog', {name: /^Select image/})
  // The newest images come from other tests and are small: the form would warn.
  await browser.locator('button[data-id]').last().click(patience)
  await textOf(studio, 'image.alt').fill('A gazebo of six pillars', patience)
  await expect(studio.getByText('No validation errors')).toBeVisible(patience)

  await publish(studio, content, id)
  expect(await content.find(id)).toMatchObject({
    productId: 'GAZ-901',
    name: NAME,
    category: {_ref: 'category-gazebo'},
    image: {asset: {_type: 'reference'}},
  })
  await studio.getByRole('button', {name: 'Close validation'}).click()
  await go(studio, '/structure')
})

test('a price is typed as a merchant writes it, and stored while it is typed, before the field is left', async ({
  studio,
  content,
}) => {
  const id = 'product-stone-gate-JOU-3'
  const category = {_type: 'reference', _ref: 'category-stone-gate'}
  await content.mutate({
    create: {_id: `drafts.${id}`, _type: 'product', productId: 'JOU-3', name: NAME, category},
  })
  content.removeAfterwards(id)
  const stored = () => content.query('*[_id == $id][0].value', {id: `drafts.${id}`})
  await openDocument(studio, 'product', id)
  await studio.getByRole('tab', {name: 'Price'}).click(patience)
  const field = studio.getByTestId('field-value')
  const price = field.getByRole('textbox')
  // Keys that are pressed while the form is still read-only are lost.
  await expect(price).toBeEditable(patience)
  await price.pressSequentially('1,20,000')
  await expect.poll(stored, patience).toBe(120_000)
  await expect(price).toHaveValue('1,20,000')

  await price.pressSequentially(' each')
  await expect(field.getByRole('alert')).toContainText('That is not a price.')
  expect(await stored()).toBe(120_000)
  await price.fill('₹ 45,000')
  await expect(field.getByRole('alert')).toHaveCount(0)
  await expect.poll(stored, patience).toBe(45_000)
  await expect(price).toBeFocused()

  await price.fill('1.2 lakh')
  await expect(field).toContainText('Visitors see ₹1,20,000')
  await price.blur()
  await expect(price).toHaveValue('120000')
  await expect.poll(stored, patience).toBe(120_000)
  await price.fill('220 SFT')
  await price.blur()
  await expect(field).toContainText('That is not a price.')
  await price.fill('')
  await price.blur()
  await expect.poll(stored, patience).toBeNull()
})

test('a slug is generated from the title, and an invalid slug is explained', async ({studio, content}) => {
  const id = 'category-e2e'
  await content.mutate({
    createOrReplace: {_id: `drafts.${id}`, _type: 'category', title: 'Été & Monsoon Bowls'},
  })
  content.removeAfterwards(id)
  await openDocument(studio, 'category', id)
  const address = studio.getByTestId('field-slug')
  await address.getByRole('button', {name: 'Generate'}).click(patience)
  await expect(address.getByRole('textbox')).toHaveValue('ete-and-monsoon-bowls', patience)
  await expect
    .poll(() => content.find(`drafts.${id}`), patience)
    .toMatchObject({slug: {_type: 'slug', current: 'ete-and-monsoon-bowls'}})

  await address.getByRole('textbox').fill('Monsoon Bowls')
  await address.getByTestId('input-validation-icon-error').hover(patience)
  await expect(studio.getByText(/Use small letters, digits and single hyphens only/)).toBeVisible(patience)
  await address.getByRole('textbox').fill('fountain')
  await address.getByTestId('input-validation-icon-error').hover(patience)
  await expect(studio.getByText('Slug is already in use')).toBeVisible(patience)
  await go(studio, '/structure')
})

test('a phone number is taken as it is written, and hours are written once for visitors in every language', async ({
  studio,
  content,
}) => {
  const before = Object(await content.find('siteSettings'))
  await go(studio, '/structure/siteSettings')
  await expect(textOf(studio, 'phone')).toBeEditable(patience)
  await textOf(studio, 'phone').fill('098480-22338')
  await expect(studio.getByText('Visitors see +91 98480 22338')).toBeVisible(patience)
  await studio.getByTestId('field-opening').getByLabel('Sun', {exact: true}).uncheck()
  await studio.getByTestId('field-opening').getByLabel('Closes', {exact: true}).fill('7.30 pm')
  const stored = () => content.find('drafts.siteSettings')
  await expect.poll(stored, patience).toMatchObject({
    phone: '+91 98480 22338',
    opening: [{days: expect.not.arrayContaining(['Sunday']), opens: '09:00', closes: '19:30'}],
    hours: 'Monday to Saturday, 9 am to 7:30 pm',
    callHours: before.callHours,
    translations: expect.arrayContaining([
      expect.objectContaining({language: 'hi', hours: 'सोमवार से शनिवार तक, सुबह 9 से रात 7:30 बजे तक'}),
    ]),
  })
  await go(studio, '/structure')
  await content.mutate({delete: {id: 'drafts.siteSettings'}})
})
