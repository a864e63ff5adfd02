import {expect, test} from 'vitest'
import {
  askPriceText,
  callAddress,
  categoryAddress,
  productAddress,
  readableParameter,
  whatsAppAddress,
} from './addresses.ts'

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

test('WhatsApp opens for a number as people write it, which another program may have stored', () => {
  for (const phone of ['98480 22338', '098480-22338', '+91 98480 22338', '919848022338'])
    expect(whatsAppAddress(phone, '')).toBe('https://wa.me/919848022338?text=')
  expect(whatsAppAddress('+65 9123 4567', '')).toBe('https://wa.me/6591234567?text=')
})

test('a message in Telugu keeps its letters in an address, and arrives whole', () => {
  const text = 'ధర & సైజు? 100%\n“#1”'
  expect(readableParameter(text)).toBe('ధర%20%26%20సైజు%3F%20100%25%0A“%231”')
  expect(new URL(`https://wa.me/1?text=${readableParameter(text)}`).searchParams.get('text')).toBe(text)
})

test('a question about a category names its page, a general one names the shop', () => {
  const address = categoryAddress('https://shop.example', 'fountain')
  expect(askPriceText(address)).toBe(
    'Hello, please tell me the prices of these designs: https://shop.example/designs/fountain',
  )
  expect(askPriceText()).toBe('Hello, please tell me the price of your natural stone crafts.')
})
