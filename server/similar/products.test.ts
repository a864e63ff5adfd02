import {expect, test} from 'vitest'
import {largestMeasure} from './products.ts'

test.each([
  ['133 × 152 cm', 152],
  ['135 × 45 × 46 cm', 135],
  ['60 × 60 cm, 25–40 mm thick', 60],
  ['30–45 mm thick', 4.5],
  ['10 ft across, 13 ft high', 396.24],
  ['opening 8 × 9 ft, made to measure', 274.32],
  ['1,200 × 2,400 mm', 240],
  ['3 feet 6 inches', 106.68],
  ['3’ 6” × 2’', 106.68],
  ['36 × 24 inches', 91.44],
  ['3feet 6inches', 106.68],
  ['36" x 24"', 91.44],
  ['H 4 Ft, W 1 foot', 121.92],
  ['made to measure', undefined],
])('the largest measure of “%s” is %s cm', (size, centimetres) => {
  expect(largestMeasure(size)).toBe(centimetres)
})
