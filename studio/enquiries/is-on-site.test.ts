import {expect, test} from 'vitest'
import {isOnSite} from './is-on-site.ts'

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
