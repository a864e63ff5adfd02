import {expect, test} from 'vitest'
import {BUILT_IN} from '../shop/shop.queries.ts'
import {designsHead} from './designs-head.ts'

const robotsOf = (page: string, total: number, shown: number) =>
  designsHead(BUILT_IN, {view: 'all', page}, {total, products: Array.from({length: shown})}).robots

test('search engines list every page of all products, and none past the end', () => {
  expect(robotsOf('2', 601, 48)).toBeUndefined()
  expect(robotsOf('13', 601, 25)).toBeUndefined()
  expect(robotsOf('99', 601, 0)).toBe('noindex, follow')
})
