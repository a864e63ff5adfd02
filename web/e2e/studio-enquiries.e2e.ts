import {randomUUID} from 'node:crypto'
import {expect} from '@playwright/test'
import {go, SLOW_MS, test} from './studio.ts'
import {hide} from './contact.ts'
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
  await hide(page)
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
  await expect(card.getByRole('link', {name: 'Open the visitor’s page'})).toHaveAttribute('href', /GAZ-003/)

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
  await studio.keyboard.press('Escape')
  await expect(adding).toBeHidden()
  await studio.getByRole('button', {name: 'Add an enquiry'}).click()
  await expect(adding.getByLabel('Name')).toHaveValue('Asha')
  await adding.getByRole('button', {name: 'Add', exact: true}).click()
  await expect(studio.getByRole('region', {name: 'Phone'}).getByLabel('Name')).toHaveValue('Asha', patience)
  const added = await content.query('*[_type == "lead" && person == "Asha"][0]{_id, kind, source}')
  expect(added).toMatchObject({kind: 'manual', source: 'phone'})
  for (const lead of [stored, added]) content.removeAfterwards(String(Object(lead)._id))
})

test('on a phone, the line of an enquiry shows the number of its product, and a tap brings a far card into view', async ({
  studio,
  content,
}) => {
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

  const ids = Array.from({length: 15}, () => `lead.${randomUUID()}`)
  for (const id of ids) content.removeAfterwards(id)
  const older = (_id: string, index: number) => ({
    _id,
    _type: 'lead',
    receivedAt: new Date(Date.now() - (index + 1) * 60_000).toISOString(),
    category: `Older ${index}`,
  })
  await content.mutate(...ids.map((id, index) => ({create: {...older(id, index), kind: 'submission'}})))
  await go(studio, '/enquiries')
  const row = studio.getByRole('button', {name: /Older 14/})
  await row.click(patience)
  const heading = studio.getByRole('region', {name: /Older 14/}).getByRole('heading')
  await expect(heading).toBeFocused(patience)
  await expect(heading).toBeInViewport()
  await studio.goBack()
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
  await studio.setViewportSize({width, height})
})

test('a form that is open since the morning saves only what was typed, and shows what others wrote', async ({
  studio,
  content,
}) => {
  const [_id, other] = [`lead.${randomUUID()}`, `lead.${randomUUID()}`]
  const pageUri = 'https://evil.example/studio'
  const lead = (_id: string, category: string) => ({
    create: {_id, _type: 'lead', kind: 'submission', receivedAt: new Date().toISOString(), category, pageUri},
  })
  for (const id of [_id, other]) content.removeAfterwards(id)
  await content.mutate(lead(_id, 'Morning'), lead(other, 'Noon'))
  const stored = () =>
    content.query('*[_id == $id][0]{stage, amount, person, note, stages[]{stage}}', {id: _id})
  await go(studio, `/enquiries/${_id}`)
  const card = studio.getByRole('region', {name: /Morning/})
  const [note, stage] = [card.getByLabel('Note'), card.getByLabel('Stage')]
  const save = card.getByRole('button', {name: 'Save'})
  await note.fill('Called', patience)
  await expect(card).toContainText(pageUri)
  await expect(card.getByRole('link', {name: 'Open the visitor’s page'})).toHaveCount(0)
  await save.click()
  await expect(card).toContainText('Saved.', patience)

  await content.mutate({
    patch: {
      id: _id,
      set: {stage: 'ordered', amount: 120_000, person: 'Asha', stages: [{_key: 'a', stage: 'ordered'}]},
    },
  })
  await note.fill('Called twice')
  await save.click()
  await expect(card).toContainText('Saved.', patience)
  const order = {stage: 'ordered', amount: 120_000, person: 'Asha', stages: [{stage: 'ordered'}]}
  expect(await stored()).toEqual({...order, note: 'Called twice'})
  await expect(stage).toHaveValue('ordered', patience)

  await note.fill('Deposit by cheque')
  await studio.getByRole('button', {name: /Noon/}).click()
  await expect(studio.getByRole('region', {name: /Noon/}).getByLabel('Note')).toHaveValue('', patience)
  const unsaved = studio
    .locator('section')
    .filter({has: studio.getByRole('heading', {name: 'Typed, but not saved', exact: true})})
  await content.mutate({patch: {id: _id, set: {note: 'Deposit paid', phone: '98480'}}})
  await unsaved.getByRole('button', {name: /Morning/}).click()
  await expect(note).toHaveValue('Deposit by cheque', patience)
  const conflict = card.getByRole('alert')
  await expect(conflict).toContainText('Somebody else has changed this meanwhile.', patience)
  await expect(conflict).toContainText('Note Deposit paid')
  await expect(save).toBeDisabled()
  await conflict.getByRole('button', {name: 'Keep what I typed'}).click()
  await save.click()
  await expect(card).toContainText('Saved.', patience)
  expect(await stored()).toEqual({...order, note: 'Deposit by cheque'})
  await expect(unsaved).toHaveCount(0)
})
