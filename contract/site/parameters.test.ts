import {describe, expect, test} from 'vitest'
import {isAdvertising} from './parameters.ts'
import {recordedAddress, recordedText} from './recorded.ts'

test.each([
  ['gclid', true],
  ['utm_anything', true],
  ['hsa_cam', true],
  ['_gl', true],
  ['item', false],
  ['gclidx', false],
  ['my_utm_source', false],
])('%s is an advertising parameter: %s', (name, expected) => {
  expect(isAdvertising(name)).toBe(expected)
})

describe('addresses in records', () => {
  const page = 'https://shop.example/designs/gazebo'

  test.each([
    ['?srsltid=AfmTEST&msclkid=M1&gclid=G', '?gclid=G', ''],
    [
      '?item=GAZ-001&utm_source=x&ttclid=T&fbclid=F',
      '?item=GAZ-001&utm_source=x&fbclid=F',
      '?item=GAZ-001&utm_source=x',
    ],
    ['?item=GAZ-001#msclkid=M1&gclid=G', '?item=GAZ-001&gclid=G', '?item=GAZ-001'],
    ['?%67clid=G&GCLID=G&toString=1&__proto__=1', '', ''],
    ['?item=GAZ-001?msclkid=M1&amp;yclid=Y&amp;gclid=G', '?item=GAZ-001&gclid=G', '?item=GAZ-001'],
    ['?item=GAZ-001%3Fmsclkid%3DM1', '?item=GAZ-001', '?item=GAZ-001'],
    ['&msclkid=M1&utm_campaign=c', '?utm_campaign=c', '?utm_campaign=c'],
    ['%3Fmsclkid=M1', '', ''],
    ['?M1', '', ''],
    [
      '?utm_source=a%26b%3Dc&utm_term=%E0%B0%B0',
      '?utm_source=a%26b%3Dc&utm_term=%E0%B0%B0',
      '?utm_source=a%26b%3Dc&utm_term=%E0%B0%B0',
    ],
  ])(
    'of %s, only the parameters that the site knows are kept, and no click before a yes',
    (search, after, before) => {
      expect(recordedAddress(page + search, true)).toBe(page + after)
      expect(recordedAddress(page + search, false)).toBe(page + before)
    },
  )

  test.each([
    [
      'No page at https://shop.example/designs?msclkid=M1&item=7: gone',
      'No page at https://shop.example/designs?item=7: gone',
    ],
    ['No page at "/designs/x?gclid=G#msclkid=M1"', 'No page at "/designs/x"'],
    ['?msclkid=M1 cannot be read', ' cannot be read'],
    ['Failed to fetch /designs%3Fmsclkid%3DM1', 'Failed to fetch /designs'],
    ["undefined is not an object (evaluating 'a?.b.c')", "undefined is not an object (evaluating 'a?.b.c')"],
    ['at https://shop.example/assets/a.js:1:2', 'at https://shop.example/assets/a.js:1:2'],
  ])('an error that says “%s” is recorded without what others put into the address', (said, recorded) => {
    expect(recordedText(said, false)).toBe(recorded)
  })
})
