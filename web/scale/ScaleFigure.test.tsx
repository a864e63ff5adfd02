import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import type {Outline} from './outlines.ts'
import {ScaleFigure} from './ScaleFigure.tsx'

const markup = (category: string, size: string | null, outline?: Outline | 'awaited') =>
  renderToStaticMarkup(<ScaleFigure category={category} size={size} outline={outline} />)

const pointsIn = (html: string) => /points="([^"]+)"/.exec(html)?.[1]

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

test('a wide urli is as high as its third measure, even when that is small', () => {
  expect(markup('marble-urli', '90 × 90 × 15 cm')).toContain('(15 cm)')
})

test.each([
  ['50 × 45 × 2.5 cm', 'Height 1 in (2.5 cm)'],
  ['50 × 45 × 1 in', 'Height 1 in (2.5 cm)'],
  ['50 × 45 × 9.96 cm', 'Height 4 in (10 cm)'],
  ['50 × 45 × 152.4 cm', 'Height 5 ft (152 cm)'],
])('centimetres of %s have a decimal only where it matters: %s', (size, caption) => {
  const html = markup('garden-stepping', size)
  expect(html).toContain(caption)
  expect(html).toContain(`>${/\((.*)\)/.exec(caption)?.[1]}</text>`)
})

test('a bench has legs, and a back when it is higher than a seat', () => {
  const points = (size: string) => pointsIn(markup('garden-banch', size))
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

/** A vase that is half as wide as high in its image. */
const VASE: Outline = {points: '20,0 80,0 100,60 70,100 30,100 0,60', ratio: 0.5}

test('a product has the outline that was traced in its picture, stretched to its size', () => {
  const html = markup('flower-pot', '60 × 100 cm', VASE)
  expect(pointsIn(html)).toBe(VASE.points)
  const [, across, down] = /points="[^"]+" transform="scale\(([\d.]+) ([\d.]+)\)/.exec(html) ?? []
  expect(Number(across) / Number(down)).toBeCloseTo(0.6)
})

test.each([
  ['a plant that makes its picture higher', 'flower-pot', '80 × 100 cm'],
  ['a picture of something much wider than its size', 'flower-pot', '30 × 100 cm'],
  ['openings that one sees through', 'gazebo', '50 × 100 cm'],
  ['a picture from above', 'marble-urli', '50 × 100 cm'],
  ['a place on the ground', 'garden-stepping', '50 × 45 × 100 cm'],
])('a product with %s has the simple outline of its category', (_, category, size) => {
  expect(pointsIn(markup(category, size, VASE))).toBe(pointsIn(markup(category, size)))
})

test('the drawing has its place, person, door and words while the outline is awaited', () => {
  const [awaited, known] = [markup('fountain', '133 × 152 cm', 'awaited'), markup('fountain', '133 × 152 cm')]
  expect(pointsIn(awaited)).toBeUndefined()
  expect(awaited.replace('<polygon', `<polygon points="${pointsIn(known)}"`)).toBe(known)
})
