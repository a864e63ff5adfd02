import {expect, type Route} from '@playwright/test'
import {SLOW_MS, go, test} from './studio.ts'
import {GREEN, expectStatus, picture, send} from './upload.ts'
import {visit} from './visit.ts'

test.setTimeout(3 * SLOW_MS)

const patience = {timeout: SLOW_MS}

test('staff delete an uploaded file in the Studio; its address then says that it was taken down', async ({
  studio,
  page,
  request,
}) => {
  await visit(page, '/file-upload')
  await send(page, await picture('Letter of a customer.png'))
  await expectStatus(page, 'Uploaded', GREEN)
  const address = (await page.getByRole('link', {name: /\/uploads\//}).getAttribute('href')) ?? ''
  const slug = address.split('/').pop() ?? ''

  await go(studio, '/uploads')
  const files = studio.getByRole('list', {name: 'Uploaded files'})
  const row = files.getByRole('listitem').filter({hasText: slug})
  await expect(row.getByRole('link', {name: slug})).toHaveAttribute(
    'href',
    new RegExp(`/file/${slug}$`),
    patience,
  )
  await row.getByRole('button', {name: `Delete ${slug}`}).click()
  const question = studio.getByRole('dialog', {name: `Delete ${slug}`})
  await question.getByRole('button', {name: 'Keep the file'}).click()
  expect((await request.get(`/uploads/${slug}`)).status()).toBe(200)

  await row.getByRole('button', {name: `Delete ${slug}`}).click()
  await question.getByRole('button', {name: 'Delete', exact: true}).click()
  await expect(row).toHaveCount(0)
  expect((await request.get(`/uploads/${slug}`)).status()).toBe(410)
  expect((await request.get(`/file/${slug}`)).status()).toBe(410)
  const headers = {authorization: `Bearer ${process.env.LAKE_TOKEN}`}
  const record = await (await request.get('/lake/v1/audit?limit=1', {headers})).text()
  expect(record).toContain(`"event":"upload deleted","actor":"lake-token","subject":"${slug}"`)
})

test('an administrator finds an enquiry by its click id in the Studio, and erases it', async ({
  studio,
  request,
}) => {
  const click = 'Cj0-click-of-the-person-1'
  const store = JSON.stringify({clickID: [{[click]: {name: 'gclid', ts: Date.now()}}]})
  const sent = await request.post('/forms/qualified-leads', {form: {store, hs_context: '{}'}})
  expect(sent.status()).toBe(204)
  await go(studio, '/person')
  const term = studio.getByRole('textbox', {name: /^Phone number, e-mail/})
  await expect(term).toBeVisible(patience)
  await term.fill(click)
  await studio.getByRole('button', {name: 'Find', exact: true}).click()
  await expect(studio.getByText('1 enquiry', {exact: true})).toBeVisible()
  await studio.getByRole('button', {name: 'Erase everything'}).click()
  const question = studio.getByRole('dialog', {name: 'Erase everything'})
  await expect(question).toContainText(`Everything about ${click} is erased for good.`)
  await question.getByRole('button', {name: 'Erase', exact: true}).click()
  await expect(studio.getByText('Erased:', {exact: true})).toBeVisible()
  await studio.getByRole('button', {name: 'Find', exact: true}).click()
  await expect(studio.getByText('The shop holds nothing about this.')).toBeVisible()
})

test('what the shop holds about one person is not shown under the term of another', async ({studio}) => {
  const nothing = {leads: [], waiting: [], errors: [], consents: [], files: [], audit: []}
  const isCorrected = Promise.withResolvers<void>()
  const answerLate = async (route: Route) => {
    await isCorrected.promise
    await route.fulfill({json: {...nothing, leads: [{_id: 'lead.of-the-first'}]}})
  }
  await studio.route('**/privacy-service/find', answerLate, {times: 1})
  await go(studio, '/person')
  const term = studio.getByRole('textbox', {name: /^Phone number, e-mail/})
  await expect(term).toBeVisible(patience)
  await term.fill('click-1-of-the-first')
  const answered = studio.waitForResponse('**/privacy-service/find')
  await studio.getByRole('button', {name: 'Find', exact: true}).click()
  await term.fill('click-2-of-the-second')
  isCorrected.resolve()
  await (await answered).finished()
  await expect(studio.getByRole('button', {name: 'Erase everything'})).toHaveCount(0)

  await studio.getByRole('button', {name: 'Find', exact: true}).click()
  await expect(studio.getByText('The shop holds nothing about this.')).toBeVisible()
})
