import {expect, test} from 'vitest'
import {splitFonts} from './fonts-apart.ts'

test('every font leaves the style sheet, and no other rule does', () => {
  const mukta = '@font-face{font-family:Mukta;src:url(/a.woff2)}'
  const fallback = '@font-face {font-family:F;src:local(Arial)}'
  expect(splitFonts(`a{color:red}${mukta}@media (min-width:1px){b{top:0}}${fallback}p{top:1px}`)).toEqual({
    fonts: mukta + fallback,
    rest: 'a{color:red}@media (min-width:1px){b{top:0}}p{top:1px}',
  })
})
