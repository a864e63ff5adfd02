import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {dark, light, theme, type Palette} from './theme.ts'

const web = join(import.meta.dirname, '..')

const sources = readdirSync(web, {recursive: true, encoding: 'utf8'}).filter(
  (name) => /\.tsx?$/.test(name) && !/(^dist|\.gen\.ts|\.test\.tsx?$|design\/theme\.ts$|^e2e)/.test(name),
)

test.each([
  ['colour', /#[0-9a-f]{3,8}\b(?!-)|\b(?:rgb|hsl|oklch)a?\(/i],
  ['layer number', /z-index:\s*\d{2,}/],
  ['breakpoint', /@media \(m/],
])('only the theme holds a %s', (_, pattern) => {
  const guilty = sources.filter((name) => pattern.test(readFileSync(join(web, name), 'utf8')))
  expect(guilty).toEqual([])
})

/** Contrast of two `#rrggbb` colours as WCAG 2.2 defines it. */
function contrast(one: string, other: string) {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A colour as `filter: brightness()` shows it. */
const lit = (colour: string, by: number) =>
  `#${[1, 3, 5].map((at) => hex(Math.min(255, Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * by)))).join('')}`

const hex = (part: number) => part.toString(16).padStart(2, '0')

/** Text and ground of each tone of button. */
const BUTTONS: [keyof Palette, keyof Palette][] = [
  ['onAccent', 'accent'],
  ['onSuccess', 'success'],
  ['text', 'ground'],
  ['text', 'raised'],
]

const TEXTS: [keyof Palette, keyof Palette][] = [
  ['text', 'ground'],
  ['text', 'raised'],
  ['quiet', 'ground'],
  ['quiet', 'raised'],
  ['accent', 'ground'],
  ['accent', 'raised'],
  ['onAccent', 'accent'],
  ['onSuccess', 'success'],
  ['danger', 'ground'],
  ['danger', 'raised'],
  ['working', 'ground'],
  ['working', 'raised'],
  ['done', 'ground'],
  ['done', 'raised'],
  ['onBand', 'band'],
  ['quietOnBand', 'band'],
]

for (const [name, palette] of Object.entries({light, dark})) {
  test.each(TEXTS)(`${name}: %s on %s can be read (4.5:1)`, (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(
    BUTTONS.flatMap(([text, ground]) =>
      Object.entries(theme.brightness).map(([state, by]) => ({text, ground, state, by})),
    ),
  )(`${name}: $text on a button of $ground can be read in state $state (4.5:1)`, ({text, ground, by}) => {
    expect(contrast(lit(palette[text], by), lit(palette[ground], by))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(['ground', 'raised'] as const)(`${name}: edges of controls stand out on %s (3:1)`, (ground) => {
    expect(contrast(palette.edge, palette[ground])).toBeGreaterThanOrEqual(3)
  })
}
