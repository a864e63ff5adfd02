import {expect, test} from 'vitest'
import {largestMeasure} from './products.ts'

test.each([
  ['133 × 152 cm', 152],
  ['135 × 45 × 46 cm', 135],
  ['60 × 60 cm, 25–40 mm thick', 60],
  ['30–45 mm thick', 4.5],
  ['10 ft across, 13 ft high', 396.24],
  ['opening 8 × 9 ft, made to measure', 274.32],
  ['made to measure', undefined],
])('the largest measure of “%s” is %s cm', (size, centimetres) => {
  expect(largestMeasure(size)).toBe(centimetres)
})
