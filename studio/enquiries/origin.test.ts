import {expect, test} from 'vitest'
import {originOf} from './origin.ts'

test.each([
  ['?gclid=a&utm_campaign=Diwali%20pots', null, 'google', 'Diwali pots'],
  ['?fbclid=a&utm_source=instagram', null, 'meta', undefined],
  ['?utm_source=newsletter&utm_campaign=%20', null, 'newsletter', undefined],
  ['', [{name: 'wbraid', value: 'w'}], 'google', undefined],
  ['?item=7', [], undefined, undefined],
])('an enquiry from %j with the clicks %j came from %s, %s', (search, clicks, source, campaign) => {
  const pageUri = `https://shop.example/designs/urli${search}`
  expect(originOf({pageUri, clicks})).toEqual({source, campaign})
})

test('an enquiry that was added by hand has no page', () => {
  expect(originOf({pageUri: null, clicks: null})).toEqual({source: undefined, campaign: undefined})
})
