import {expect, test} from 'vitest'
import {askPriceText, callAddress, categoryAddress, productAddress, whatsAppAddress} from './addresses.ts'

test('dials the phone number without its spaces', () => {
  expect(callAddress('+91 90000 00000')).toBe('tel:+919000000000')
})

test('WhatsApp opens with a text that names the product by its absolute address', () => {
  const address = productAddress('https://shop.example', 'fountain', 'FOU-001')
  expect(address).toBe('https://shop.example/designs/fountain?item=FOU-001')
  const link = new URL(whatsAppAddress('919000000000', askPriceText(address)))
  expect(link.origin + link.pathname).toBe('https://wa.me/919000000000')
  expect(link.searchParams.get('text')).toContain(address)
})

test('a question about a category names its page, a general one names the shop', () => {
  const address = categoryAddress('https://shop.example', 'fountain')
  expect(askPriceText(address)).toBe(
    'Hello, please tell me the prices of these designs: https://shop.example/designs/fountain',
  )
  expect(askPriceText()).toBe('Hello, please tell me the price of your natural stone crafts.')
})
