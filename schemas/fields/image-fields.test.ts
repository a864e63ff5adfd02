import {expect, test} from 'vitest'
import {validateSize} from './image-fields.ts'
import {english} from '../messages/english.ts'

test('a picture whose longer side is under 960 pixels is warned about', () => {
  expect(validateSize(english, 'image-0a-640x959-jpg', ['card'])).toMatch(
    /^This picture has 640 × 959 pixels/,
  )
})

test.each([
  ['a picture of 960 pixels', 'image-0a-640x960-jpg', ['card']],
  ['a photograph', 'image-0a-4000x3000-jpg', undefined],
  ['no picture', undefined, ['card']],
  ['a small round picture', 'image-0a-200x200-jpg', ['square']],
] as const)('%s has no warning', (_, ref, shapes) => {
  expect(validateSize(english, ref, shapes)).toBe(true)
})
