import {expect, test} from 'vitest'
import {splitShared} from './shared-styles.ts'

test('fonts, animations and the styles of elements leave the style sheet, and no style of a component does; each rule has a line', () => {
  const shared = [
    '@font-face{font-family:Mukta;src:url(/a.woff2)}',
    ':root{--line:#ddd}',
    '@media (prefers-color-scheme:dark){:root{--line:#333}}',
    '@keyframes work{to{opacity:.5}}',
  ]
  const own = [
    '.s1a2b3c img{width:100%}',
    '@media (min-width:1px){.s1a2b3c{top:0}}',
    'a:is(.s1a2b3c){top:1px}',
  ]
  const sheet = [own[0], shared[0], shared[1], own[1], shared[2], own[2], shared[3]].join('')
  expect(splitShared(sheet)).toEqual({shared: shared.join(''), rest: own.join('\n')})
})
