import {globSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {withFilledPreviews} from './previews.ts'

const part = z.object({width: z.number(), height: z.number(), left: z.number(), top: z.number()})
const calculation = z.looseObject({
  calculate: z.function({input: [z.unknown(), z.unknown(), z.unknown()], output: z.object({crop: part})}),
})

/** Sanity's own calculation of a preview, as the build changes it. */
async function changedCalculation() {
  const changed = globSync('node_modules/sanity/lib/*.js').flatMap(
    (file) => withFilledPreviews(readFileSync(file, 'utf8')) ?? [],
  )
  expect(changed).toHaveLength(1)
  const [source] = /function calculateHotSpotCrop\([^]*?\n\}/.exec(changed.join()) ?? []
  const module = `export ${source?.replace('calculateHotSpotCrop', 'calculate')}`
  return calculation.parse(await import(`data:text/javascript,${encodeURIComponent(module)}`)).calculate
}

const WHOLE = {x: 0.5, y: 0.5, width: 1, height: 1}

test.each([
  ['an upright picture whose hotspot nobody has set', WHOLE, 0.5],
  ['a hotspot above the middle', {...WHOLE, y: 0.4, height: 0.8}, 0.4],
  ['a hotspot at the upper edge', {...WHOLE, y: 0.1, height: 0.2}, 0.21],
])(
  'patch 6: the preview of a shared link is filled, around the middle of the hotspot: %s',
  async (_, hotspot, y) => {
    const calculate = await changedCalculation()
    const aspect = 1200 / 630
    const crop = {top: 0, left: 0, right: 0, bottom: 0}
    const align = {x: 'center', y: 'center'}
    const shown = calculate(4 / 5, {hotspot, crop}, {aspect, align}).crop
    expect(shown).toMatchObject({left: 0, width: 1})
    expect((0.5 - shown.top) / shown.height).toBeCloseTo(y, 2)
  },
)

test('a module of Sanity without previews stays as it is', () => {
  expect(withFilledPreviews('export const tool = 1')).toBeUndefined()
})
