import {expect, test} from 'vitest'
import {answerText} from './answer.ts'

const lotus = {
  _id: 'product-1',
  productId: 'FOU-001',
  name: 'Lotus fountain',
  category: 'fountain',
  value: 20_000,
  names: [{language: 'te', name: 'తామర ఫౌంటెన్'}],
}
const answered = {
  language: 'en',
  person: 'Asha',
  ref: 'K7Q2MT',
  pieces: [
    {slug: 'fountain', productId: 'FOU-001', product: lotus},
    {slug: 'gazebo', productId: '7', product: undefined},
  ],
  slug: 'fountain',
  publicUrl: 'https://shop.example',
} as const

test('an answer greets the visitor, names every product with its price, and ends with the code', () => {
  expect(answerText({brand: 'Stone Designs'}, answered)).toBe(
    `Hello Asha,
thank you for asking Stone Designs.

Lotus fountain (FOU-001): ₹20,000
https://shop.example/designs/fountain?item=FOU-001
7
https://shop.example/designs/gazebo?item=7

If you have a question, write to us here.
Ref K7Q2MT`,
  )
})

test('an answer is in the words of the shop and in the visitor’s language', () => {
  const settings = (answer: string | null) => ({brand: 'Stone Designs', answer})
  const telugu = {...answered, language: 'te', pieces: answered.pieces.slice(0, 1)} as const
  expect(answerText(settings('జవాబు {products}'), telugu)).toBe(
    'జవాబు తామర ఫౌంటెన్ (FOU-001): ₹20,000\nhttps://shop.example/te/designs/fountain?item=FOU-001',
  )
  expect(answerText(settings('Dear {name}: {products} {who}'), {...answered, pieces: []})).toBe(
    'Dear Asha: https://shop.example/designs/fountain {who}',
  )
  expect(answerText(settings(null), {...answered, language: 'hi'})).toMatch(/^नमस्ते Asha,\nStone Designs /)
})

test('a word without a value leaves no trace', () => {
  const nothing = {...answered, person: ' ', ref: null, pieces: [], slug: null}
  expect(answerText(null, nothing)).toBe(
    'Hello,\nthank you for asking.\n\nIf you have a question, write to us here.',
  )
})
