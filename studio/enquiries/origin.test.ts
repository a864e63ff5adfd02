import {expect, test} from 'vitest'
import {originOf, sourceNameOf, isOnSite} from './origin.ts'

test.each([
  ['?gclid=a&utm_campaign=Diwali%20pots', null, 'google', 'Diwali pots'],
  ['?fbclid=a&utm_source=instagram', null, 'meta', undefined],
  ['?utm_source=newsletter&utm_campaign=%20', null, 'link:newsletter', undefined],
  // The usual link of a Google Business Profile, which is no advertisement.
  ['?utm_source=google&utm_medium=organic', null, 'link:google', undefined],
  ['', [{name: 'wbraid', value: 'w'}], 'google', undefined],
  ['', [{name: 'constructor', value: 'c'}], undefined, undefined],
  [
    '',
    [
      {name: 'wbraid', value: 'w'},
      {name: 'toString', value: 't'},
    ],
    'google',
    undefined,
  ],
  ['?utm_source=constructor', null, 'link:constructor', undefined],
  ['?item=7', [], undefined, undefined],
])('an enquiry from %j with the clicks %j came from %s, %s', (search, clicks, source, campaign) => {
  const pageUri = `https://shop.example/designs/urli${search}`
  expect(originOf({pageUri, clicks})).toEqual({source, campaign})
})

test('an enquiry that was added by hand has no page', () => {
  expect(originOf({pageUri: null, clicks: null})).toEqual({source: undefined, campaign: undefined})
})

test('a source that a link says is named by its own words, also when an advertisement has the same name', () => {
  const word = (name: string) => `the words of ${name}`
  expect(sourceNameOf('google', word)).toBe('the words of report.source.google')
  expect(sourceNameOf('link:google', word)).toBe('google')
})

test.each(['https://shop.example', 'https://shop.example/', 'https://SHOP.example/te/designs/urli?item=7'])(
  '%s is an address of the site',
  (address) => {
    expect(isOnSite(address, 'https://shop.example')).toBe(true)
  },
)

test.each([
  'https://evil.example/studio',
  'https://shop.example.evil.example/',
  'https://shop.example@evil.example/',
  'https://shop.example:8443/',
  'http://shop.example/',
  'blob:https://shop.example/7',
  'javascript:alert(1)',
  '/designs/urli',
  '',
])('%j, which a stranger may send, is no address of the site', (address) => {
  expect(isOnSite(address, 'https://shop.example')).toBe(false)
})
