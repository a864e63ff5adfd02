import {expect, test} from 'vitest'
import {MAX_ON_PAPER} from '../../contract/site/paper.ts'
import {catalogueAddress} from './labelled.ts'

const products = (count: number) =>
  Array.from({length: count}, (_, at) => ({category: 'fountain', productId: `FOU-${at}`}))

test('the address of a catalogue names its products, in the language of the site', () => {
  expect(catalogueAddress('https://shop.example/te', products(2))).toBe(
    'https://shop.example/te/pdf?items=fountain/FOU-0,fountain/FOU-1',
  )
})

test('the address names no more products than the catalogue shows, so that its cover counts them right', () => {
  const keys = new URL(catalogueAddress('https://shop.example', products(600))).searchParams.get('items')
  expect(keys?.split(',')).toEqual(products(MAX_ON_PAPER).map(({productId}) => `fountain/${productId}`))
})
