import {expect, test} from 'vitest'
import {MAX_ENQUIRY} from './enquiry.ts'
import {enquiryText} from './EnquiryWays.tsx'

const products = Array.from({length: MAX_ENQUIRY}, (_, index) => ({
  category: 'stone-wall-cladding',
  productId: `SWC-${index + 100}`,
  name: `Wall cladding in yellow sandstone ${index + 100}`,
}))

test('one message names every product with its id and absolute address', () => {
  expect(enquiryText('https://shop.example', products.slice(0, 2))).toBe(
    [
      'Hello, please tell me the prices of these products:',
      'Wall cladding in yellow sandstone 100 (SWC-100): https://shop.example/designs/stone-wall-cladding?item=SWC-100',
      'Wall cladding in yellow sandstone 101 (SWC-101): https://shop.example/designs/stone-wall-cladding?item=SWC-101',
    ].join('\n'),
  )
})

test('a full list fits into a link with all its addresses', () => {
  const text = enquiryText('https://www.stone-designs.example', products)
  expect(encodeURIComponent(text).length).toBeLessThanOrEqual(6000)
  expect(text.match(/https:/g)).toHaveLength(MAX_ENQUIRY)
})

test('keeps every id when the addresses are too long for a link', () => {
  const text = enquiryText(`https://${'long.'.repeat(30)}example`, products)
  expect(encodeURIComponent(text).length).toBeLessThanOrEqual(6000)
  for (const {productId} of products) expect(text).toContain(`(${productId})`)
  expect(text).toContain('?item=SWC-100')
})

test('keeps every id when the names are too long for a link, as in Telugu', () => {
  const long = products.map((product) => ({...product, name: 'పసుపు ఇసుకరాయి గోడ క్లాడింగ్ పలకలు'}))
  const text = enquiryText('https://www.stone-designs.example', long)
  expect(encodeURIComponent(text).length).toBeLessThanOrEqual(6000)
  for (const {productId} of products) expect(text).toContain(productId)
  expect(text).toContain('\nపసుపు ఇసుకరాయి గోడ క్లాడింగ్ పలకలు (SWC-100)')
})
