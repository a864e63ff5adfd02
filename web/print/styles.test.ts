import {expect, test} from 'vitest'
import {STYLES, stylesIn} from './styles.ts'

const linesOf = (css: string) =>
  Array.from(css.matchAll(/line-height: (1\.\d+)|font:[^;}]*\/(1\.\d+)/g), ([, own, short]) =>
    Number(own ?? short),
  )

test('no line of a page for paper cuts the signs under Telugu and Hindi letters', () => {
  expect(Math.min(...linesOf(STYLES))).toBe(1.2)
  for (const language of ['te', 'hi'] as const) expect(Math.min(...linesOf(stylesIn(language)))).toBe(1.35)
})

test('words in Telugu stand apart on paper, where the space is of another font', () => {
  expect(stylesIn('te')).toContain('word-spacing')
  expect(stylesIn('hi') + stylesIn('en')).not.toContain('word-spacing')
})
