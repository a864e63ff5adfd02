import {readFile} from 'node:fs/promises'
import {expect} from '@playwright/test'
import type {Page} from '@playwright/test'
import {SLOW_MS, go, test} from './studio.ts'

test.setTimeout(3 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const MADE = 'product-waterfall-SHEET-1'

async function download(studio: Page, item: string) {
  await studio.getByRole('button', {name: 'Spreadsheet', exact: true}).click()
  const waiting = studio.waitForEvent('download', patience)
  await studio.getByRole('menuitem', {name: item}).click()
  return (await waiting).path()
}

test('a downloaded catalogue changes nothing when it comes back; a changed one is shown, imported and taken back', async ({
  studio,
  content,
}) => {
  content.removeAfterwards(MADE)
  const otherLanguages: string[] = []
  studio.on('request', (request) => {
    if (/\/(telugu|hindi)-/.test(request.url())) otherLanguages.push(request.url())
  })
  await go(studio, '/table')
  await expect(studio.getByRole('table', {name: 'Products', exact: true})).toHaveAttribute(
    'aria-rowcount',
    /\d{3}/,
    patience,
  )
  const dialog = studio.getByRole('dialog')
  const choose = async (file: string | {name: string; mimeType: string; buffer: Buffer}) => {
    await dialog.getByLabel(/^Choose (a|another) file$/).setInputFiles(file)
  }
  const excel = await download(studio, 'Download for Excel')
  const csv = await readFile(await download(studio, 'Download as CSV'), 'utf8')
  await studio.getByRole('button', {name: 'Spreadsheet', exact: true}).click()
  await studio.getByRole('menuitem', {name: 'Import a spreadsheet …'}).click()
  await expect(dialog.getByRole('button', {name: 'Choose a file'})).toBeVisible(patience)
  expect(otherLanguages).toEqual([])

  await choose({name: 'picture.csv', mimeType: 'text/csv', buffer: Buffer.from([0xff, 0xd8, 0xff, 0, 1])})
  await expect(dialog.getByRole('alert')).toContainText('This is not a spreadsheet.', patience)
  await choose(excel)
  await expect(dialog).toContainText('Nothing would change', patience)

  const lines = csv.split('\r\n')
  const [fountain = ''] = lines.filter((line) => line.includes(',FOU-001,'))
  const fileWith = (...rows: (string | undefined)[]) => ({
    name: 'Products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  })
  const file = (...rows: string[]) => fileWith(lines[0], ...rows)
  const [id = '', ...rest] = fountain.split(',')
  const changed = [id, ...rest].join(',').replace(/,(\d+),/, ',"1,23,456",')
  const added = ',Waterfall,SHEET-1,Kota cascade,,45000,,,Kota'

  // Saved in a Telugu Studio: an English one reads the titles of its columns.
  await choose(fileWith('ఐడి,విభాగం,నంబర్,పేరు,ఫోటో వివరణ,ధర (₹)', changed))
  await expect(dialog).toContainText('1 changed product', patience)
  await expect(dialog.getByRole('listitem').filter({hasText: 'FOU-001'})).toContainText('→ ₹1,23,456')

  await choose(file(changed, ',Watterfall,SHEET-2,Slate wall'))
  await expect(dialog.getByRole('alert')).toContainText('Row 3, Category', patience)
  await expect(dialog.getByRole('alert')).toContainText('There is no category “Watterfall”.')
  await expect(dialog.getByRole('button', {name: /^Import \d/})).toHaveCount(0)

  await choose(file(changed, added))
  await expect(dialog).toContainText('1 new product', patience)
  await expect(dialog.getByRole('listitem').filter({hasText: 'Waterfall SHEET-1'})).toContainText(
    'Kota cascade',
  )
  await expect(dialog.getByRole('listitem').filter({hasText: 'FOU-001'})).toContainText('→ ₹1,23,456')
  expect(await content.find(`drafts.${id}`)).toBeUndefined()

  await dialog.getByRole('button', {name: 'Import 2 products'}).click()
  await expect(studio.getByText('2 products are imported, as drafts.').first()).toBeVisible(patience)
  await expect(studio.getByRole('button', {name: 'Publish 2'})).toBeVisible()
  expect(await content.find(`drafts.${id}`)).toMatchObject({value: 123_456})
  expect(await content.find(`drafts.${MADE}`)).toMatchObject({
    productId: 'SHEET-1',
    value: 45_000,
    category: {_ref: 'category-waterfall'},
    facts: {material: 'Kota'},
  })

  await studio.getByRole('button', {name: 'Undo the last change'}).click()
  await expect.poll(() => content.find(`drafts.${MADE}`), patience).toBeUndefined()
  expect(await content.find(`drafts.${id}`)).toBeUndefined()
  await go(studio, '/structure')
})

test('a file exchanges the numbers of two products: they are published together, not one alone', async ({
  studio,
  content,
}) => {
  const {asset} = Object(await content.query('*[_type == "product" && defined(image.asset)][0].image'))
  const [first, second] = ['product-waterfall-SHEET-8', 'product-waterfall-SHEET-9']
  const fields = (_id: string, productId: string) => {
    content.removeAfterwards(_id)
    const category = {_type: 'reference', _ref: 'category-waterfall'}
    const image = {_type: 'image', asset, alt: 'Water over slate'}
    return {_id, _type: 'product', productId, name: `Cascade ${productId}`, category, image}
  }
  await content.mutate(
    {create: {...fields(first, 'SHEET-8'), orderRank: '0|zzzzz8:'}},
    {create: {...fields(second, 'SHEET-9'), orderRank: '0|zzzzz9:'}},
  )
  await go(studio, '/table/category-waterfall')
  await studio.getByRole('button', {name: 'Spreadsheet', exact: true}).click(patience)
  await studio.getByRole('menuitem', {name: 'Import a spreadsheet …'}).click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'Numbers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Id,Number\n${first},SHEET-9\n${second},SHEET-8`),
  })
  await dialog.getByRole('button', {name: 'Import 2 products'}).click(patience)
  await expect(studio.getByRole('button', {name: 'Publish 2'})).toBeVisible(patience)
  const publish = (count: number) => studio.getByRole('button', {name: `Publish ${count}`}).click(patience)
  // After an import the table shows all products, and draws only those on the screen.
  await studio.getByLabel('Category', {exact: true}).selectOption('category-waterfall')
  await studio.getByLabel('Search in the table').fill('Cascade')
  await studio.getByLabel('Choose SHEET-8', {exact: true}).uncheck(patience)
  await studio.getByLabel('Choose SHEET-9', {exact: true}).check(patience)
  await publish(1)
  await expect(studio.getByText('Choose both in the table, and publish them together.').first()).toBeVisible(
    patience,
  )
  for (const code of ['SHEET-8', 'SHEET-9'])
    await studio.getByLabel(`Choose ${code}`, {exact: true}).check(patience)
  await publish(2)
  await expect(studio.getByText('2 products are published.').first()).toBeVisible(patience)
  expect(await content.find(first)).toMatchObject({productId: 'SHEET-9'})
  expect(await content.find(second)).toMatchObject({productId: 'SHEET-8'})
  await go(studio, '/structure')
})
