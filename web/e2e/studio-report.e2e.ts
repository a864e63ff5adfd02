import {randomUUID} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {expect} from '@playwright/test'
import {go, SLOW_MS, test} from './studio.ts'

test.setTimeout(2 * SLOW_MS)

const patience = {timeout: SLOW_MS}

test('the report shows what each advertisement led to, and which products the feeds leave out', async ({
  studio,
  content,
}) => {
  const lead = (fields: object) => {
    const _id = `lead.${randomUUID()}`
    content.removeAfterwards(_id)
    const receivedAt = new Date().toISOString()
    const pageUri = 'https://shop.example/designs/fountain?gclid=a&utm_campaign=Report%20test'
    return {
      create: {_id, _type: 'lead', kind: 'submission', receivedAt, pageUri, category: 'fountain', ...fields},
    }
  }
  const hundredDaysAgo = new Date(Date.now() - 100 * 86_400_000).toISOString()
  await content.mutate(
    lead({}),
    lead({stage: 'ordered', amount: 120_000}),
    lead({productId: 'FOU-001', receivedAt: hundredDaysAgo}),
  )

  await go(studio, '/report')
  const tile = (title: string) =>
    studio.locator('section').filter({has: studio.getByRole('heading', {name: title, exact: true})})
  const row = tile('Campaigns').getByRole('row', {name: /Report test/})
  await expect(row).toContainText('₹1,20,000', patience)
  await expect(row.getByRole('cell')).toHaveText(['2', '1', '₹1,20,000', '₹60,000'])
  const download = studio.waitForEvent('download')
  await studio.getByRole('button', {name: 'Download as CSV'}).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('Day,Stage,Amount,Source,Campaign,Category,Product')
  expect(file).toMatch(/,ordered,120000,google,Report test,fountain,/)

  await expect(tile('Enquiries by week').locator('svg g')).toHaveCount(8)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await studio.route('**/data/query/**', async (route) => {
    await answered
    await route.continue()
  })
  await studio.getByLabel('Period').selectOption('6 months')
  await expect(tile('Enquiries by month')).toContainText('Loading …')
  await expect(row).toHaveCount(0)
  await expect(studio.getByRole('button', {name: 'Download as CSV'})).toBeDisabled()
  answer()
  await expect(row.getByRole('cell')).toHaveText(['3', '1', '₹1,20,000', '₹40,000'], patience)
  await expect(tile('Enquiries by month').locator('svg g')).toHaveCount(6)
  await expect(tile('Products').getByRole('row', {name: /^Fountain FOU-001/})).toBeVisible()

  const feeds = tile('Products for Google and Meta')
  await expect(feeds).toContainText('products are shown', patience)
  await expect(feeds.getByRole('heading', {name: /^No price: /})).toBeVisible()
})
