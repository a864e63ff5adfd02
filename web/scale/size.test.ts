import {expect, test} from 'vitest'
import {feetOf, lengthOf, sizeOf} from './size.ts'

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
  ['LxBxH 4x2x3 ft', [91, 122]],
  ['4 x 2 x 3 ft (L x B x H)', [91, 122]],
  ['L 48" x B 24" x H 36"', [91, 122]],
  ['L 48" B 24" H 36"', [91, 122]],
  ['48" (L) 24" (B) 36" (H)', [91, 122]],
  ['L 48 B 24 H 36 in', [91, 122]],
  ['Size: H-36 inch W-24 inch', [91, 61]],
  ['H 3 ft 6 in W 2 ft', [107, 61]],
  ['36 H x 24 W in', [91, 61]],
  ['H 36 in x 24', [91, 61]],
  ['Breadth 2 ft, height 3 ft', [91, 61]],
  ['5 ft tall 2 ft wide', [152, 61]],
  ['5 ft 6 in tall 2 ft wide 1 ft deep', [168, 61]],
  ["3' 6\" x 2'", [61, 107]],
  ['5’6” high, 2 ft wide', [168, 61]],
  ["2½ ft x 5'6", [168, 76]],
  ['2 feet 6 inches wide and 4 feet high', [122, 76]],
  ['Height: 90 cm; diameter: 60 cm', [90, 60]],
  ['1.2 m × 0.8 m', [80, 120]],
  ['600 by 900 mm', [90, 60]],
  ['about 60 cm wide, 90 cm tall, 3 cm thick', [90, 60]],
  ['60 × 60 cm, 90 cm high', [90, 60]],
  ['1,800 mm wide x 2,100 mm high', [210, 180]],
  ['2,400 mm high, 900 wide', [240, 90]],
  ['18,000 mm wide, 1,800 mm high', [180, 1800]],
  ['1,200 × 2,400 mm', [240, 120]],
  ['3 ft high,2 ft wide', [91, 61]],
  ['90 cm high, 60 × 60 cm', [90, 60]],
  ['2 ft wide × 3 ft long and 4 ft high', [122, 91]],
  ['2 1/2 ft high', [76, undefined]],
  ['2 ½ ft high', [76, undefined]],
  ['1 1/2 x 5\' 6 3/4"', [170, 46]],
  ['approx. 3 ft high', [91, undefined]],
  ['Height 4 ft', [122, undefined]],
  ['90 cm high', [90, undefined]],
])('%s has the height and width %j in centimetres', (text, size) => {
  expect(rounded(text)).toEqual(size)
})

test('the thickness of a product that lies flat is its height', () => {
  expect(sizeOf('50 × 45 × 5 cm', 'flat')).toEqual({height: 5, width: 50})
  expect(sizeOf('50 × 45 cm', 'flat')).toBeUndefined()
})

test('a third measure of a product that is lower than wide is its height, as of a wide urli', () => {
  expect(sizeOf('90 × 90 × 15 cm', 'low')).toEqual({height: 15, width: 90})
  expect(sizeOf('75 × 20 cm', 'low')).toEqual({height: 20, width: 75})
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
  // Sizes on offer, or one size in two units.
  '6 in, 9 in, 12 in',
  '2 ft, 3 ft and 4 ft',
  '3 and 4 ft high',
  '3/4 ft high',
  '6, 9 & 12 in high',
  '60,90,120 cm',
  '2 × 3 ft, 3 × 4 ft',
  '60 × 60 × 90 cm, 120 cm high',
  '24 in wide, 36 in',
  '3 ft / 91 cm high',
  '3 ft high 2 ft',
  '3 ft high 6 in',
  '3 x 2 ft high 4 ft wide',
  'H 3 ft H 4 ft',
  'L 4 ft B 2 ft',
  'H 3 ft 2 ft wide',
  '3 ft high wide 2 ft',
  '4 ft H x W 6 in',
  '5 ft, 6 in high',
  // The last number may be feet or inches.
  '2 ft 6 in x 18',
  '5 ft tall 18 wide',
  // A comma that groups no thousands may separate decimals or sizes.
  '1,5 m high',
  '1,2 × 0,8 m',
  'H 1,5 m W',
  '1,00,000 mm high',
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

test.each([
  ['10', 3048],
  ['10 ft 6 in', 3200],
  [`10'6"`, 3200],
  ['10′ 6″', 3200],
  ['10½ ft', 3200],
  ['10 1/2', 3200],
  ['126 in', 3200],
  ['126"', 3200],
  ['3.2 m', 3200],
  ['3,2 m', 3200],
  ['3200 mm', 3200],
  ['3,200 mm', 3200],
  ['౧౦', 3048],
  ['३.२ मी', 3200],
  ['౧౦ అడుగులు ౬ అంగుళాలు', 3200],
])('a wall of %s is %i millimetres long', (text, mm) => {
  expect(lengthOf(text, 'ft')).toBe(mm)
})

test.each([
  '',
  'about',
  '0',
  '-3',
  '10 x 8',
  '3 m 20 in',
  '10 6',
  'ten',
  '1e9',
  '9999999',
  '3 km',
  '1,20 m 5',
])('“%s” is no length of a wall', (text) => expect(lengthOf(text, 'ft')).toBeUndefined())
