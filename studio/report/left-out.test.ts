import {expect, test} from 'vitest'
import {byReason} from './left-out.ts'

test('products are listed by what they lack, the most frequent reason first', () => {
  const one = {_id: 'a', label: '7', reasons: ['no-picture']}
  const both = {_id: 'b', label: '8', reasons: ['no-picture', 'no-price']}
  expect(byReason({shown: 3, leftOut: [both, one]})).toEqual([
    {reason: 'no-picture', products: [both, one]},
    {reason: 'no-price', products: [both]},
  ])
})
