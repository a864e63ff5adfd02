import {expect, type APIRequestContext} from '@playwright/test'
import * as hindi from '../messages/hi/calculator.ts'
import * as telugu from '../messages/te/calculator.ts'
import {dialog, storedLeads, test} from './contact.ts'
import {visit} from './visit.ts'

const SCREENS = {
  phone: {
    use: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
    product: '44',
    language: 'te',
    words: telugu,
    typed: ['౧౦ అడుగుల ౬ అంగుళాలు', '2,5 m'],
  },
  desktop: {
    use: {viewport: {width: 1440, height: 900}},
    product: '43',
    language: 'hi',
    words: hindi,
    typed: [`10'6"`, '8 फ़ुट 2.4 इंच'],
  },
} as const

async function patch(request: APIRequestContext, id: string, change: object) {
  const headers = {authorization: `Bearer ${process.env.LAKE_TOKEN}`}
  const data = {mutations: [{patch: {id, ...change}}]}
  const response = await request.post('/lake/v2025-02-19/data/mutate/production', {headers, data})
  expect(response.status()).toBe(200)
}

for (const [screen, {use, product, language, words, typed}] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use(use)

    test('a sold product says so on its card and in its dialog, and offers one like it instead of its price', async ({
      page,
      request,
    }) => {
      await patch(request, `product-murti-${product}`, {set: {availability: 'sold'}})
      await visit(page, '/designs/murti')
      const card = page.getByRole('article').filter({has: page.locator(`a[data-card="${product}"]`)})
      await expect(card).toContainText('Sold')
      await expect(card.getByRole('link', {name: 'Ask Price'})).toHaveCount(0)
      await card.getByRole('link', {name: 'Make one like it'}).click()
      await expect(dialog(page)).toContainText('Hello, please make one like this for me: ')
      await dialog(page).getByRole('button', {name: 'Open WhatsApp'}).click()
      await expect
        .poll(() => storedLeads(request, '/designs/murti'))
        .toContainEqual({
          action: 'price',
          productId: product,
        })
      await visit(page, `/designs/murti?item=${product}`)
      await expect(page.locator('dialog:modal')).toContainText('Sold')
      await expect(page.locator('dialog:modal').getByRole('link', {name: 'Make one like it'})).toBeVisible()
      await patch(request, `product-murti-${product}`, {unset: ['availability']})
      await visit(page, `/designs/murti?item=${product}`)
      await expect(page.locator('dialog:modal')).toContainText('Made to order, about 4 weeks')
      await expect(page.locator('dialog:modal').getByRole('link', {name: 'Ask Price'})).toBeVisible()
    })

    test(`a wall is computed as it is typed, and is in the message: ${language}`, async ({page}) => {
      await visit(page, `/${language}/designs/jalli?item=1`)
      const shown = page.locator('dialog:modal')
      await shown.getByRole('button', {name: words.title}).click()
      await shown.getByRole('textbox', {name: words.width}).fill('ten')
      await expect(shown.getByText(words.notALength)).toBeVisible()
      await shown.getByRole('textbox', {name: words.width}).fill(typed[0])
      await shown.getByRole('textbox', {name: words.height}).fill(typed[1])
      const result = shown.getByRole('region', {name: words.title}).getByRole('status')
      // 3.2 m × 2.5 m and a tenth, at ₹850 a square foot, in panels of 90 × 115 cm.
      for (const text of ['86.1', '94.7', '9', '₹80,']) await expect(result).toContainText(text)
      await shown.getByRole('link', {name: words.askForThis}).click()
      const question = page.getByRole('dialog', {name: words.askForThis})
      await expect(question).toContainText(/₹80,\d{3}.*item=1/s)
    })
  })
}
