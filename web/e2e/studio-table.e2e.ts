import {expect} from '@playwright/test'
import {SLOW_MS, go, test} from './studio.ts'

test.setTimeout(3 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const [ONE, TWO] = ['product-waterfall-TAB-1', 'product-waterfall-TAB-2']

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
  await expect(cell('Price (₹)', 'TAB-1')).toHaveValue('120000', patience)
  await expect(cell('Name', 'TAB-2')).toHaveValue('Slate wall')
  expect(await content.find(`drafts.${TWO}`)).toMatchObject({name: 'Slate wall', value: 45_000})

  await cell('Material', 'TAB-2').fill('Slate')
  await cell('Material', 'TAB-2').press('ArrowUp')
  await expect(cell('Material', 'TAB-1')).toBeFocused()
  await expect.poll(() => content.find(`drafts.${TWO}`), patience).toMatchObject({facts: {material: 'Slate'}})
  await studio.getByRole('button', {name: 'Undo the last change'}).click()
  await expect(cell('Material', 'TAB-2')).toHaveValue('', patience)

  await cell('Price (₹)', 'TAB-2').fill('on request')
  await cell('Price (₹)', 'TAB-2').press('ArrowUp')
  await expect(studio.getByText('That is no price').first()).toBeVisible(patience)
  await expect(cell('Price (₹)', 'TAB-2')).toHaveValue('on request')
  await cell('Price (₹)', 'TAB-2').press('Escape')
  await expect(cell('Price (₹)', 'TAB-2')).toHaveValue('45000')

  for (const code of ['TAB-1', 'TAB-2']) await studio.getByLabel(`Choose ${code}`, {exact: true}).check()
  await studio.getByRole('button', {name: 'Publish 2'}).click(patience)
  await expect(studio.getByText('1 product is published.').first()).toBeVisible(patience)
  await expect(studio.getByText('TAB-2 was not published.').first()).toBeVisible()
  await expect(studio.getByText('Describe the picture for people who cannot see it.').first()).toBeVisible()
  expect(await content.isPublished(ONE)).toBe(true)
  expect(await content.find(TWO)).toBeUndefined()
  await go(studio, '/structure')
})
