import {expect, test} from 'vitest'
import {withIndicLines} from './type.ts'

test('low lines become higher, and other numbers stay', () => {
  expect(withIndicLines('.a{font: 400 2rem / 1.12 serif; line-height: 1.04;}')).toBe(
    '.a{font: 400 2rem / 1.35 serif; line-height: 1.35;}',
  )
  const others =
    '.a{line-height: 1.6;aspect-ratio: 4 / 1.2;color: rgb(20 17 15 / 0.7);font: 600 1rem / 1.125rem x}'
  expect(withIndicLines(others)).toBe(others)
})

test('letters have no space between them', () => {
  expect(withIndicLines('.a{letter-spacing: -0.02em;color: red}')).toBe(
    '.a{letter-spacing: normal;color: red}',
  )
})
