import {expect} from '@playwright/test'
import {startPush} from '../../server/alerts/test-receivers.ts'
import {SLOW_MS, go, test} from './studio.ts'

test.setTimeout(3 * SLOW_MS)

const patience = {timeout: SLOW_MS}

test('the owner turns messages on with one tap; an enquiry then reaches the device encrypted, and opens from there', async ({
  studio,
  request,
}) => {
  const phone = await startPush()
  await studio.context().grantPermissions(['notifications'])
  // Chromium's own push service is on the internet.
  await studio.evaluate((subscription) => {
    PushManager.prototype.subscribe = async () =>
      Object.assign(Object.create(PushSubscription.prototype), {toJSON: () => subscription})
  }, phone.subscription)
  await go(studio, '/alerts')
  await studio.getByRole('button', {name: 'Turn on for this device'}).click(patience)
  const device = studio.getByRole('list', {name: 'Messages to you'}).getByRole('listitem')
  await expect(device).toContainText('On since', patience)
  await device.getByRole('button', {name: /^Send a test/}).click()
  await expect(studio.getByText('The test was sent.')).toBeVisible()
  expect(phone.messages()[0]?.title).toBe('This is a test. Messages arrive here.')

  const shows = studio.getByLabel('A locked phone shows')
  await shows.selectOption('the product too, never a person')
  await expect(shows).toHaveValue('product')

  const form = {fields: [{name: 'action', value: 'price'}], context: {pageName: 'Fountain | Stone Designs'}}
  expect((await request.post('/forms/submissions', {data: form})).status()).toBe(204)
  await expect.poll(() => phone.messages().length).toBe(2)
  const told = phone.messages()[1]
  expect(told).toMatchObject({
    title: 'New enquiry',
    body: 'Fountain',
    path: expect.stringMatching(/^\/studio\/enquiries\/lead/),
  })
  await go(studio, told?.path.replace('/studio', '') ?? '')
  await expect(studio.getByRole('region', {name: 'Price on WhatsApp'})).toBeVisible(patience)

  await go(studio, '/alerts')
  phone.status = 410
  await device.getByRole('button', {name: /^Send a test/}).click(patience)
  await expect(device).toContainText('This device gets no messages any more.')
  await device.getByRole('button', {name: /^Turn off/}).click()
  await expect(device).toHaveCount(0)
  phone.close()
})

test('the Studio can be put on the home screen, and its worker works for the whole Studio', async ({
  request,
}) => {
  const page = await (await request.get('/studio/')).text()
  const [, manifest = ''] = /<link href="([^"]+)" rel="manifest"/.exec(page) ?? []
  const {icons, scope} = await (await request.get(manifest)).json()
  expect(scope).toBe('/studio')
  for (const {src} of icons) expect((await request.get(src)).status(), src).toBe(200)
  const worker = await request.get('/studio/static/alerts-worker.js')
  expect(worker.headers()).toMatchObject({'service-worker-allowed': '/studio/'})
})
