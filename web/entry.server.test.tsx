import {expect, test} from 'vitest'
import {openAddresses} from './entry.server.tsx'
import {testEnv} from './test-env.ts'

const addressesOf = openAddresses(testEnv)

test.each([
  ['/', '?x=random', '/'],
  ['/', '', '/'],
  ['/designs', '?item=1&x=2', '/designs'],
  ['/designs', '?page=2&x=1&view=all', '/designs?view=all&page=2'],
  ['/designs', '?view=all&page=02', '/designs?view=all'],
  ['/designs', '?view=all&sort=color&price=cheap', '/designs?view=all'],
  ['/designs/fountain', '?item=FOU-001&x=1&view=all', '/designs/fountain?item=FOU-001'],
  ['/file/gate.jpg', '?dl=1', '/file/gate.jpg'],
  ['/nothing/here', '?x=1', '/nothing/here'],
  ['/sitemap.xml', '?x=1', '/sitemap.xml'],
  ['/designs/%E0%B0%B6', '?x=1', '/designs/%E0%B0%B6'],
])('%s%s is the page %s for every visitor', (path, search, address) => {
  expect(addressesOf(path, search)).toEqual({own: address, shared: address})
})

test.each([
  ['/designs', '?view=all&category=temple&category=fountain', '/designs?view=all&category=fountain.temple'],
  ['/designs', '?view=all&category=temple&q=', '/designs?view=all&category=temple'],
])('%s%s comes from a form: the router redirects it to %s', (path, search, address) => {
  expect(addressesOf(path, search)).toEqual({own: path + search, shared: address})
})

test.each([
  ['/', '?gclid=12345678901234567890&x=1', '/?gclid=12345678901234567890', '/'],
  ['/', '?utm_source=a&hsa_cam=007&__proto__=1', '/?utm_source=a&hsa_cam=007', '/'],
  ['/', '?_gl=1&_gl=2', '/?_gl=1&_gl=2', '/'],
  [
    '/designs/gazebo',
    '?item=GAZ-001&fbclid=F',
    '/designs/gazebo?fbclid=F&item=GAZ-001',
    '/designs/gazebo?item=GAZ-001',
  ],
])('%s%s is rendered with its advertising parameters: %s', (path, search, own, shared) => {
  expect(addressesOf(path, search)).toEqual({own, shared})
})
