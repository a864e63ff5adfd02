import {expect, test} from 'vitest'
import {layOut, LINES_PER_PAGE, PER_PAGE} from './pages.ts'

const products = (count: number) => Array.from({length: count}, (_, at) => at)

test('a catalogue has a cover, a page of contents, and six products on each page', () => {
  const {contents, pages, count} = layOut([{title: 'Fountain', products: products(PER_PAGE + 1)}])
  expect(contents.map(({number}) => number)).toEqual([2])
  expect(pages.map(({number, products}) => [number, products.length])).toEqual([
    [3, PER_PAGE],
    [4, 1],
  ])
  expect(count).toBe(4)
})

test('the contents name the page of each product, also when they take several pages', () => {
  const {contents, pages} = layOut([{title: 'Flower Pot', products: products(LINES_PER_PAGE + 1)}])
  expect(contents.map(({number, lines}) => [number, lines.length])).toEqual([
    [2, LINES_PER_PAGE],
    [3, 1],
  ])
  for (const {product, page} of contents.flatMap(({lines}) => lines))
    expect(pages.find(({number}) => number === page)?.products).toContain(product)
})

test('each category of a list begins on a page of its own, and has a line above its products', () => {
  const {contents, pages} = layOut([
    {title: 'Fountain', products: ['a']},
    {title: 'Gazebo', products: ['b', 'c']},
  ])
  expect(pages).toEqual([
    {number: 3, title: 'Fountain', products: ['a']},
    {number: 4, title: 'Gazebo', products: ['b', 'c']},
  ])
  expect(contents[0]?.lines.map(({page, title, product}) => product ?? `${title} ${page}`)).toEqual([
    'Fountain 3',
    'a',
    'Gazebo 4',
    'b',
    'c',
  ])
})
