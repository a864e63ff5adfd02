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
  const code = studio.getByLabel('Code, phone number, name or product')
  await code.fill('K7Q2MX', patience)
  await expect(studio.getByText('This code has a typing mistake.')).toBeVisible(patience)
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

test('a list of three pieces, stored by an older server, is found by what people paste and answered in Telugu', async ({
  studio,
  content,
}) => {
  const _id = `lead.${randomUUID()}`
  content.removeAfterwards(_id)
  const numbers = ['GAZ-004', 'GAZ-013', 'GAZ-015']
  const fields = numbers.map((number) => ({
    _key: number,
    _type: 'field',
    name: 'product_url',
    value: `https://shop.example/te/designs/gazebo?item=${number}`,
  }))
  const product = {_type: 'reference', _ref: 'product-gazebo-GAZ-004', _weak: true}
  const asked = {action: 'price', category: 'gazebo', productId: 'GAZ-004', product, fields, language: 'te'}
  const receivedAt = new Date(Date.now() - 3 * 3_600_000).toISOString()
  await content.mutate({
    create: {_id, _type: 'lead', kind: 'submission', receivedAt, ref: '2JVXF3', ...asked},
  })
  await studio.context().route('https://wa.me/**', (route) => route.fulfill({body: 'WhatsApp'}))

  await go(studio, '/today')
  const unanswered = studio
    .locator('section')
    .filter({has: studio.getByRole('heading', {name: 'Not answered for 2 hours'})})
  await expect(unanswered).toContainText('3 pieces · GAZ-004, GAZ-013, GAZ-015', patience)
  await studio.getByTestId('studio-search').click()
  await studio.getByPlaceholder('Search', {exact: true}).fill('Ref 2JVXF3')
  const hit = studio.getByTestId('search-results').getByRole('option').first()
  await expect(hit).toContainText('GAZ-004 + 2', patience)
  await hit.click()
  await expect(studio).toHaveURL(/\/enquiries\/lead\./, patience)
  const card = studio.getByRole('region', {name: /3 pieces/}).filter({has: studio.getByLabel('Stage')})
  const pieces = card.getByRole('listitem')
  await expect(pieces).toHaveText(
    numbers.map((number) => new RegExp(`${number} · ₹[\\d,]+ · Gazebo`)),
    patience,
  )
  await expect(card.getByText(/^3 pieces, ₹[\d,]+$/)).toBeVisible()
  await expect(pieces.locator('img')).toHaveCount(3)

  await card.getByLabel('Phone').fill('098480-12345')
  await card.getByRole('button', {name: 'In 3 days'}).click()
  const days = (Date.parse(await card.getByLabel('Remind me on').inputValue()) - Date.now()) / 86_400_000
  expect(Math.ceil(days)).toBe(3)
  await expect(card.getByRole('link', {name: 'Call'})).toHaveAttribute('href', 'tel:+919848012345')
  const answer = card.getByRole('link', {name: 'Answer on WhatsApp'})
  const chat = studio.waitForEvent('popup')
  await answer.click()
  const {pathname, searchParams} = new URL((await chat).url())
  await (await chat).close()
  expect(pathname).toBe('/919848012345')
  expect(searchParams.get('text')).toMatch(
    /^నమస్తే,[^]*\(GAZ-015\): ₹[^]*\/te\/designs\/gazebo\?item=GAZ-015[^]*Ref 2JVXF3$/,
  )
  await expect(card.getByLabel('Stage')).toHaveValue('answered', patience)
  await expect(card).toContainText('Answered after 3 hours')
  await expect(card.getByLabel('Who takes care of it?')).not.toHaveValue('')
  await card.getByRole('button', {name: 'Save'}).click()
  await expect(card).toContainText('Saved.', patience)

  await go(studio, '/enquiries')
  await studio.getByLabel('Code, phone number, name or product').fill('+91 98480 12345')
  await expect(card.getByLabel('Phone')).toHaveValue('098480-12345', patience)
  await studio.getByRole('button', {name: /^Answered \d/}).click()
  await expect(studio.getByRole('button', {name: /GAZ-013.*due/})).toBeVisible(patience)
  await studio.getByRole('button', {name: /^Ordered/}).click()
  await expect(studio.getByRole('button', {name: /GAZ-013.*due/})).toBeHidden(patience)

  await go(studio, '/person')
  await studio.getByLabel(/code of a message/).fill('the code is Ref 2jvx-f3')
  await studio.getByRole('button', {name: 'Find'}).click()
  await studio.getByRole('button', {name: 'Erase everything'}).click(patience)
  await expect(studio.getByRole('dialog')).toContainText('1 enquiry')
  await studio.getByRole('button', {name: 'Keep it'}).click()
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
