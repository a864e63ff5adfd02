import {expect, test} from 'vitest'
import {onThisSite} from './secrets.ts'

test.each([
  ['/designs?q=a#b', '/designs?q=a#b'],
  ['/\\evil.example', '/'],
  ['//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\\/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/%5Cevil.example', '/%5Cevil.example'],
])('a redirect to %j leads to %s', (target, expected) => {
  expect(onThisSite(target)).toBe(expected)
})
