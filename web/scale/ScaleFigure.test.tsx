import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {ScaleFigure} from './ScaleFigure.tsx'

const markup = (category: string, size: string | null) =>
  renderToStaticMarkup(<ScaleFigure category={category} size={size} />)

/** Scale of the group that the person is drawn in: units of the drawing for a centimetre. */
const scaleOf = (html: string) => Number(/scale\((\d+\.\d+)\)/.exec(html)?.[1])

test('a drawing says the size in words, in feet and inches and in centimetres', () => {
  const html = markup('fountain', '133 × 152 cm')
  expect(html).toContain(
    'aria-label="5 ft high and 4 ft 4 in wide, beside a person of 5 ft 7 in and a door of 6 ft 11 in"',
  )
  expect(html).toContain('Height 5 ft (152 cm)')
  expect(html).toContain('Width 4 ft 4 in (133 cm)')
})

test('a stepping stone lies on the ground, as visitors walk on it', () => {
  expect(markup('garden-stepping', '50 × 45 × 5 cm')).toContain('Height 2 in (5 cm)')
})

test('a bench has legs, and a back when it is higher than a seat', () => {
  const points = (size: string) => /points="([^"]+)"/.exec(markup('garden-banch', size))?.[1]
  expect(points('135 × 45 × 46 cm')).toContain('26,100')
  expect(points('135 × 45 × 46 cm')).not.toBe(points('148 × 45 × 92 cm'))
})

test('a product of which only the height is known is a line, and no width is claimed', () => {
  const html = markup('fountain', 'Height 4 ft')
  expect(html).toContain('aria-label="4 ft high, beside')
  expect(html).not.toContain('Width')
  expect(html).not.toContain('polygon')
})

test.each([null, '', 'made to measure'])('there is no drawing for the size %j', (size) => {
  expect(markup('fountain', size)).toBe('')
})

test('one scale holds for product, person and door, also when the product is higher or wider than the door', () => {
  expect(scaleOf(markup('x', '30 × 40 cm'))).toBeCloseTo(136 / 210)
  expect(scaleOf(markup('x', '1 × 6.8 m'))).toBeCloseTo(0.2)
  expect(scaleOf(markup('x', '19.2 × 1 m'))).toBeCloseTo(0.1)
})
