import {expect, test} from 'vitest'
import {nameFromFile} from './file-names.ts'

test.each([
  ['kota-fountain_two tier (1).jpg', 'Kota fountain two tier'],
  ['Makrana Lotus Fountain.HEIC', 'Makrana Lotus Fountain'],
  ['jalli-panel-copy.png', 'Jalli panel'],
  ['फव्वारा सफेद.jpg', 'फव्वारा सफेद'],
  ['Imagination.jpg', 'Imagination'],
  ['Two tier 2.webp', 'Two tier 2'],
])('%s names its product %s', (file, name) => {
  expect(nameFromFile(file)).toBe(name)
})

test.each([
  'IMG_1234.jpg',
  'IMG-20260919-WA0007.jpg',
  'DSC00042.JPG',
  'PXL_20260919_101112.jpg',
  '20260919_101112.jpg',
  'WhatsApp Image 2026-09-19 at 10.11.12.jpeg',
  'Screenshot 2026-09-19.png',
  'image.jpg',
  'image (3).jpg',
  'd9428888-122b-11e1-b85c-61cd3cbb3210.jpg',
  '4f1c2a9b8d7e6f50.png',
  'a1.jpg',
])('%s says nothing', (file) => {
  expect(nameFromFile(file)).toBeUndefined()
})
