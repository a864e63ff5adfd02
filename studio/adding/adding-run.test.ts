import {expect, test} from 'vitest'
import type {Photograph} from './photographs.ts'
import {rowCodes} from './adding-run.ts'

const photograph = (key: number, more: Partial<Photograph> = {}): Photograph => ({
  key,
  file: new File([], `IMG_${key}.jpg`),
  name: '',
  isChosen: true,
  ...more,
})

const madeInto = (productId: string) => ({
  product: {id: `product-fountain-${productId}`, productId, revision: 'r'},
})

test('the next free codes go to the chosen photographs in order, and none to a refused one', () => {
  const photographs = [
    photograph(0),
    photograph(1, {isChosen: false}),
    photograph(2, {failure: 'The file is no picture.'}),
    photograph(3),
  ]
  expect([...rowCodes({phase: 'uploading', photographs}, ['FOU-016', 'FOU-017', 'FOU-018'])]).toEqual([
    [0, 'FOU-016'],
    [3, 'FOU-017'],
  ])
})

test('after the products were made, each photograph has the code of its own product', () => {
  const photographs = [
    photograph(0, {failure: 'The file is no picture.'}),
    photograph(1, madeInto('FOU-018')),
    photograph(2, madeInto('FOU-016')),
  ]
  for (const phase of ['made', 'publishing', 'published'] as const)
    expect([...rowCodes({phase, photographs}, ['FOU-019', 'FOU-020'])]).toEqual([
      [1, 'FOU-018'],
      [2, 'FOU-016'],
    ])
})

test('a photograph whose draft was deleted again has no code', () => {
  const photographs = [photograph(0), photograph(1, madeInto('FOU-017'))]
  expect([...rowCodes({phase: 'undone', photographs}, ['FOU-016'])]).toEqual([[1, 'FOU-017']])
})
