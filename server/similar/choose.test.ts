import {expect, test} from 'vitest'
import {chooseSimilar, type Compared} from './choose.ts'
import {PARTS} from './descriptor.ts'

/** A product whose image has a colour of its own, from 0 to 9. */
function product(key: string, colour: number, more: Partial<Compared> = {}): Compared {
  const descriptor = new Uint8Array(PARTS.texture[1]).fill(100)
  descriptor.fill(0, ...PARTS.colours)
  descriptor[PARTS.colours[0] + colour] = 255
  return {key, category: key.split('/')[0] ?? '', descriptor, words: [], ...more}
}

test('six others are chosen, and fewer when there are fewer', () => {
  const many = Array.from({length: 9}, (_, index) => product(`pot/${index}`, index))
  for (const [key, six] of chooseSimilar(many)) {
    expect(new Set(six).size).toBe(6)
    expect(six).not.toContain(key)
  }
  expect(chooseSimilar(many.slice(0, 3)).get('pot/0')).toHaveLength(2)
  expect(chooseSimilar([product('pot/0', 0)]).get('pot/0')).toEqual([])
})

test('a rare word that two products share counts more than one that nearly all have', () => {
  const products = ['lotus urn', 'plain urn', 'plain urn', 'lotus bowl'].map((words, index) =>
    product(`pot/${index}`, 0, {words: words.split(' ')}),
  )
  expect(chooseSimilar(products).get('pot/3')?.[0]).toBe('pot/0')
})

test('the same material and a similar size decide between pictures that look the same', () => {
  const products = [
    product('pot/0', 0, {material: 'marble', centimetres: 60}),
    product('pot/1', 0, {material: 'basalt', centimetres: 60}),
    product('pot/2', 0, {material: 'marble', centimetres: 55}),
    product('pot/3', 0, {material: 'marble', centimetres: 120}),
  ]
  expect(chooseSimilar(products).get('pot/0')).toEqual(['pot/2', 'pot/3', 'pot/1'])
})

test('a product of another category is among the six when it looks the same', () => {
  const pots = Array.from({length: 8}, (_, index) => product(`pot/${index}`, index))
  const six = chooseSimilar([...pots, product('tulsi/1', 3)]).get('pot/3')
  expect(six).toContain('tulsi/1')
})
