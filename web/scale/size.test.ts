import {expect, test} from 'vitest'
import {feetOf, sizeOf} from './size.ts'

const rounded = (text: string) => {
  const size = sizeOf(text)
  return size && [size.height, size.width].map((cm) => cm && Math.round(cm))
}

test.each([
  // Texts of the catalogue.
  ['133 × 152 cm', [152, 133]],
  ['45 × 31 × 62 cm', [62, 45]],
  ['60 × 34 × 2 cm', [34, 60]],
  ['115 × 115 × 5 cm', [115, 115]],
  ['135 × 45 × 46 cm', [46, 135]],
  ['36 × 36 × 147 cm', [147, 36]],
  ['10 ft across, 13 ft high', [396, 305]],
  // Texts that an owner may write.
  ['3 x 5 ft', [152, 91]],
  ['3ft x 5ft', [152, 91]],
  ['H 36" x W 24"', [91, 61]],
  ['36"H x 24"W', [91, 61]],
  ['24" W x 36" H', [91, 61]],
  ['H x W: 36 x 24 in', [91, 61]],
  ['36 x 24 inches (H x W)', [91, 61]],
  ['LxWxH 60x30x90 cm', [90, 60]],
  ["3' 6\" x 2'", [61, 107]],
  ['5’6” high, 2 ft wide', [168, 61]],
  ["2½ ft x 5'6", [168, 76]],
  ['2 feet 6 inches wide and 4 feet high', [122, 76]],
  ['Height: 90 cm; diameter: 60 cm', [90, 60]],
  ['1.2 m × 0.8 m', [80, 120]],
  ['600 by 900 mm', [90, 60]],
  ['about 60 cm wide, 90 cm tall, 3 cm thick', [90, 60]],
  ['60 × 60 cm, 90 cm high', [90, 60]],
  ['Height 4 ft', [122, undefined]],
  ['90 cm high', [90, undefined]],
])('%s has the height and width %j in centimetres', (text, size) => {
  expect(rounded(text)).toEqual(size)
})

test('the thickness of a product that lies flat is its height', () => {
  expect(sizeOf('50 × 45 × 5 cm', 'flat')).toEqual({height: 5, width: 50})
  expect(sizeOf('50 × 45 cm', 'flat')).toBeUndefined()
})

test.each([
  '',
  '3 ft',
  '3 ft long',
  '48 × 60',
  '30–45 mm thick',
  '60 × 60 cm, 25–40 mm thick',
  'opening 8 × 9 ft, made to measure',
  'made to measure',
  '20-40 cm high',
  '4 to 6 ft high',
  '0 × 5 cm',
  '900 × 900 m',
  '1 × 2 × 3 × 4 cm',
  'H 3 ft, H 4 ft',
  '3 ft 14 in high',
  '₹220 SFT',
])('“%s” is not understood', (text) => {
  expect(sizeOf(text)).toBeUndefined()
})

test.each([
  [152.4, {feet: 5, inches: 0}],
  [152, {feet: 5, inches: 0}],
  [28, {feet: 0, inches: 11}],
  [170, {feet: 5, inches: 7}],
])('%f cm are %j', (cm, feet) => {
  expect(feetOf(cm)).toEqual(feet)
})
