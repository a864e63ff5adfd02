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

test('categories of a list share pages, and each has a line above its products', () => {
  const {contents, pages} = layOut([
    {title: 'Fountain', products: ['a']},
    {title: 'Gazebo', products: ['b', 'c', 'd', 'e', 'f', 'g']},
  ])
  expect(pages).toEqual([
    {number: 3, products: ['a', 'b', 'c', 'd', 'e', 'f']},
    {number: 4, products: ['g']},
  ])
  expect(contents[0]?.lines.map(({page, title, product}) => `${product ?? title} ${page}`)).toEqual([
    'Fountain 3',
    'a 3',
    'Gazebo 3',
    'b 3',
    'c 3',
    'd 3',
    'e 3',
    'f 3',
    'g 4',
  ])
})
