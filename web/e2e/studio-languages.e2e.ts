import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect} from '@playwright/test'
import type {Page} from '@playwright/test'
import {hindi} from '../../schemas/messages/hindi.ts'
import {telugu} from '../../schemas/messages/telugu.ts'
import {SLOW_MS, go, openDocument, publish, test} from './studio.ts'

test.setTimeout(4 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const ID = 'product-gazebo-LANG-1'
const ENGLISH = '/designs/gazebo?item=LANG-1'
const SITE = `/te${ENGLISH}`
const IMAGES = join(import.meta.dirname, '../../studio/help/pictures')

/** Chooses a language of the Studio in the help. The Studio is then loaded again. */
async function choose(studio: Page, complaints: string[], [language, locale]: [string, string]) {
  await go(studio, '/help')
  const loaded = studio.waitForEvent('load', patience)
  await studio.getByRole('button', {name: language, exact: true}).click(patience)
  await loaded
  await expect(studio.locator('html')).toHaveAttribute('lang', locale, patience)
  // The page that is left says this when its connection closes before its last message.
  complaints.push(
    ...complaints.splice(0).filter((complaint) => !/WebSocket is already in CLOS/.test(complaint)),
  )
}

// The tests of other files read English.
test.afterAll(async ({desk}) => {
  await choose(desk.page, desk.complaints, ['English', 'en-US'])
  await go(desk.page, '/structure')
})

test('the owner reads the Studio in Telugu, and translates a product beside its English; the Telugu page shows it and is listed from then on', async ({
  studio,
  content,
  complaints,
  request,
}) => {
  content.removeAfterwards(ID)
  const image = await content.query('*[_id == "category-gazebo"][0].background')
  await content.mutate({
    create: {
      _id: ID,
      _type: 'product',
      productId: 'LANG-1',
      name: 'Pavilion of a test',
      image,
      category: {_type: 'reference', _ref: 'category-gazebo'},
      translations: [
        {_type: 'productTranslation', _key: 'hi', language: 'hi', name: 'मंडप', english: {name: 'Gazebo'}},
      ],
    },
  })
  await choose(studio, complaints, ['తెలుగు', 'te-IN'])
  // Sanity names this list by a key for which it has no text.
  await expect(studio.getByLabel('కొత్త డాక్యుమెంట్', {exact: true}).first()).toBeAttached(patience)
  await expect(studio.getByLabel('new-document.new-document')).toHaveCount(0)
  await go(studio, '/structure/translations;hi-changed')
  await studio.locator(`[data-ui="PaneItem"][href*="${ID}"]`).click(patience)
  await expect(studio.getByRole('tab', {name: telugu.product.groups.languages})).toBeVisible(patience)
  // The list opens the document at its translations.
  const hindi = studio.getByTestId('translation-hi-name')
  await expect(hindi).toHaveValue('मंडप')
  await expect(hindi).toHaveAttribute('lang', 'hi')
  await expect(studio.getByRole('note')).toContainText('Gazebo')
  await studio.getByRole('note').getByRole('button').click()
  await expect(studio.getByRole('note')).toHaveCount(0, patience)

  // Until then, the Telugu page shows the English name, and search engines do not list it.
  const read = async (address: string) => (await request.get(address)).text()
  const unlisted = expect.stringContaining('<meta name="robots" content="noindex"')
  await expect.poll(() => read(SITE), patience).toContain('Pavilion of a test')
  expect(await read(SITE)).toEqual(unlisted)
  expect(await read(ENGLISH)).not.toContain('hreflang="te"')
  expect(await read('/te/sitemap.xml')).not.toContain('LANG-1')

  await studio.getByTestId('translation-te-name').pressSequentially('మంటపం')
  await publish(studio, content, ID, 'పబ్లిష్ చేయండి')
  expect(await content.find(ID)).toMatchObject({
    translations: [
      {language: 'hi', name: 'मंडप', english: {name: 'Pavilion of a test'}},
      {language: 'te', name: 'మంటపం', english: {name: 'Pavilion of a test'}},
    ],
  })
  await expect.poll(() => read(SITE), patience).toContain('మంటపం')
  expect(await read(SITE)).not.toEqual(unlisted)
  expect(await read(ENGLISH)).toContain('hreflang="te"')
  expect(await read('/te/sitemap.xml')).toContain('LANG-1')

  await go(studio, '/table/category-gazebo')
  await studio.getByLabel('LANG-1 ఎంచుకోండి', {exact: true}).check(patience)
  await studio.getByRole('button', {name: 'లేబుళ్లు ముద్రించండి', exact: true}).click(patience)
  await studio.getByRole('menuitem', {name: 'పేజీకి 4 పెద్ద కార్డులు (A6)'}).click(patience)
  const opened = studio.context().waitForEvent('page', patience)
  await studio.getByRole('link', {name: 'పేజీ తెరవండి'}).click(patience)
  const labels = await opened
  await expect(labels.getByRole('heading')).toHaveText('మంటపం', patience)
  await expect(labels.locator('.scan')).toHaveText('ఫోటోలు, సైజుల కోసం స్కాన్ చేయండి')
  await labels.close()
  await openDocument(studio, 'product', ID)
  await go(studio, '/structure')
})

test('in Hindi the owner reads the help with its pictures, what is wrong with the server, and what is wrong in a form', async ({
  studio,
  content,
  complaints,
  request,
}) => {
  content.removeAfterwards(ID)
  await content.mutate({create: {_id: `drafts.${ID}`, _type: 'product', productId: 'अ 1'}})
  await choose(studio, complaints, ['हिंदी', 'hi-IN'])
  await expect(studio.getByRole('heading', {name: 'कैसे करें …'})).toBeVisible(patience)
  const shown = await request.get((await studio.locator('main img').first().getAttribute('src')) ?? '')
  expect(await shown.body()).toEqual(await readFile(join(IMAGES, 'hi-IN/add.avif')))
  await expect(studio.getByRole('link', {name: 'रिलीज़', exact: true})).toBeVisible(patience)
  await studio.route('**/readyz', (route) =>
    route.fulfill({json: {status: 'attention', problems: ['backup'], sentences: ['The backup failed.']}}),
  )
  await go(studio, '/today')
  await expect(studio.getByRole('alert')).toHaveText(/^बैकअप हर रात बनना चाहिए/, patience)
  await studio.unroute('**/readyz')
  await openDocument(studio, 'product', ID)
  await studio.getByTestId('field-productId').getByTestId('input-validation-icon-error').hover(patience)
  await expect(studio.getByText(hindi.product.productIdWrong).first()).toBeVisible(patience)
  await go(studio, '/structure')
})
