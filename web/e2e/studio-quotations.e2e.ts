import {randomUUID} from 'node:crypto'
import {expect} from '@playwright/test'
import {z} from 'zod'
import {go, SLOW_MS, test} from './studio.ts'

test.setTimeout(2 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const found = z.object({_id: z.string(), secret: z.string(), number: z.string()})

test('an enquiry becomes a quotation, which its customer opens and accepts on a phone, and the owner sees it', async ({
  studio,
  browser,
  content,
}) => {
  const _id = `lead.${randomUUID()}`
  content.removeAfterwards(_id)
  const fields = [
    {_key: 'a', name: 'product_url', value: 'https://shop.example/te/designs/fountain?item=FOU-009'},
  ]
  const asked = {action: 'price', category: 'fountain', language: 'te', person: 'Asha', phone: '98765 43210'}
  await content.mutate({
    create: {_id, _type: 'lead', kind: 'submission', receivedAt: new Date().toISOString(), ...asked, fields},
  })
  await go(studio, `/enquiries/${_id}`)
  await studio.getByRole('button', {name: 'Quotation', exact: true}).click(patience)

  const send = studio.getByRole('button', {name: 'Give it a number and send'})
  const says = (text: RegExp) =>
    expect(studio.getByRole('alert').filter({hasText: text}).first()).toBeVisible()
  await expect(studio.getByLabel('Name', {exact: true})).toHaveValue('Asha', patience)
  await says(/Choose the state/)
  await studio.getByLabel('State (place of delivery)').selectOption('Telangana')
  await studio.getByLabel('Price (₹)').fill('two hundred')
  await says(/not a number/)
  await expect(send).toBeDisabled()
  await studio.getByLabel('Price (₹)').fill('25,000')
  await studio.getByLabel('Quantity').fill('0')
  await says(/quantity 0/)
  await studio.getByLabel('Quantity').fill('2')
  await studio.getByLabel('GSTIN').fill('36aabcu9603r1zx')
  await says(/its last character does not fit/)
  await studio.getByLabel('GSTIN').fill('')
  await expect(studio.getByText('Total ₹52,500')).toBeVisible()
  await send.click()
  await expect(studio.getByRole('button', {name: 'Accepted, it is an order'})).toBeVisible(patience)

  const query = '*[_type == "quotation" && enquiry._ref == $lead][0]{_id, secret, number, status}'
  const {secret, number, ...sent} = found.parse(await content.query(query, {lead: _id}))
  content.removeAfterwards(sent._id)
  expect(number).toMatch(/^\d{4}-\d\d\/\d{4}$/)
  await expect(studio.getByRole('link', {name: 'Send on WhatsApp'})).toHaveAttribute(
    'href',
    /wa\.me\/919876543210\?/,
  )

  const phone = await browser.newContext({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await page.goto(`/q/${secret}`)
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`కొటేషన్ ${number}`)
  await expect(page.getByText('యాభై రెండు వేల ఐదు వందల రూపాయలు')).toBeVisible()
  await expect.poll(() => content.query(query, {lead: _id})).toMatchObject({status: 'opened'})
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await page.getByRole('button', {name: 'అంగీకరిస్తున్నాను'}).tap()
  await expect(page.getByRole('status')).toContainText('అంగీకరించారు')
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.goto(`/hi/q/${secret}`)
  await expect(page.getByRole('status')).toContainText('मंज़ूर किया')
  await expect(page.getByText(/^बावन .* सौ रुपये$/)).toBeVisible()
  await phone.close()

  await expect(studio.getByLabel('Advance that came (₹)')).toBeVisible(patience)
  expect(await content.query('*[_id == $lead][0]{stage, amount}', {lead: _id})).toEqual({
    stage: 'ordered',
    amount: 52_500,
  })
  await studio.getByRole('button', {name: 'Note the advance'}).click()
  await expect(studio.getByText('Balance due: ₹21,000')).toBeVisible(patience)
})
