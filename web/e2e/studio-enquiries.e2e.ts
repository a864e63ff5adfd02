import {randomUUID} from 'node:crypto'
import {expect} from '@playwright/test'
import {go, SLOW_MS, test} from './studio.ts'
import {catchCalls, standInForOutside, visit} from './visit.ts'

test.setTimeout(2 * SLOW_MS)

const patience = {timeout: SLOW_MS}

test('the owner types the code of a message, sees who asked for what, and follows it until it is ordered', async ({
  studio,
  context,
  page,
  content,
}) => {
  await catchCalls(context)
  await standInForOutside(context)
  await visit(page, '/designs/gazebo?item=GAZ-003&gclid=Cj0KSale&utm_campaign=Diwali')
  await page.getByRole('dialog').getByRole('link', {name: 'Ask Price'}).click()
  const message = await page.getByRole('dialog').last().locator('blockquote').innerText()
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  await expect(page.getByRole('button', {name: 'Open WhatsApp'})).toBeHidden()

  await go(studio, '/enquiries')
  const code = studio.getByLabel('Code of the message')
  await code.fill('K7Q2MX', patience)
  await expect(studio.getByText('This code has a typing mistake.')).toBeVisible()
  await code.fill(message)
  const card = studio
    .getByRole('region', {name: /Price on WhatsApp/})
    .filter({has: studio.getByLabel('Stage')})
  await expect(card).toContainText(' · Gazebo · GAZ-003', patience)
  await expect(card).toContainText('From: Google advertisement, Diwali')
  await expect(card).toContainText('Answer in English')

  await card.getByLabel('Stage').selectOption('Ordered')
  await card.getByLabel('Amount (₹)').fill('soon')
  await card.getByRole('button', {name: 'Save'}).click()
  await expect(card.getByRole('alert')).toHaveText(
    'That is not an amount. Write rupees, such as 12,000 or 1.2 lakh.',
  )
  await card.getByLabel('Amount (₹)').fill('1.2 lakh')
  await card.getByLabel('Remind me on').fill('2026-01-05')
  await card.getByLabel('Note').fill('Two, with delivery')
  await card.getByRole('button', {name: 'Save'}).click()
  await expect(card).toContainText('Saved.', patience)
  const ref = message.slice(-6)
  const stored = await content.query('*[_type == "lead" && ref == $ref][0]{_id, stage, amount, stages}', {
    ref,
  })
  expect(stored).toMatchObject({stage: 'ordered', amount: 120_000, stages: [{stage: 'ordered'}]})

  await go(studio, '/today')
  const due = studio
    .locator('section')
    .filter({has: studio.getByRole('heading', {name: 'Due today', exact: true})})
  await due.getByRole('link', {name: /GAZ-003/}).click(patience)
  await expect(studio.getByLabel('Note')).toHaveValue('Two, with delivery', patience)

  await studio.getByRole('button', {name: 'Add an enquiry'}).click()
  const adding = studio.getByRole('dialog', {name: 'Add an enquiry'})
  await adding.getByLabel('How did it come?').selectOption('Phone')
  await adding.getByLabel('Name').fill('Asha')
  await adding.getByRole('button', {name: 'Add', exact: true}).click()
  await expect(studio.getByRole('region', {name: 'Phone'}).getByLabel('Name')).toHaveValue('Asha', patience)
  const added = await content.query('*[_type == "lead" && person == "Asha"][0]{_id, kind, source}')
  expect(added).toMatchObject({kind: 'manual', source: 'phone'})
  for (const lead of [stored, added]) content.removeAfterwards(String(Object(lead)._id))
})

test('on a phone, the line of an enquiry shows the number of its product', async ({studio, content}) => {
  const _id = `lead.${randomUUID()}`
  content.removeAfterwards(_id)
  const product = {_type: 'reference', _ref: 'product-fountain-FOU-009', _weak: true}
  const asked = {action: 'price', category: 'fountain', productId: 'FOU-009', product}
  const receivedAt = new Date().toISOString()
  await content.mutate({
    create: {_id, _type: 'lead', kind: 'submission', receivedAt, remindAt: '2026-01-05', ...asked},
  })
  const {width, height} = studio.viewportSize() ?? {width: 1280, height: 720}
  await studio.setViewportSize({width: 390, height: 844})
  for (const path of ['/enquiries', '/today']) {
    await go(studio, path)
    const line = studio.getByText(/^Price on WhatsApp: .+ Fountain · FOU-009$/).first()
    await expect(line).toBeVisible(patience)
    expect(await line.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0)
  }
  await studio.setViewportSize({width, height})
})
