import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import * as fc from 'fast-check'
import sharp from 'sharp'
import {expect, test} from 'vitest'
import {planGeometry} from './geometry.ts'
import {recipesFor} from './recipe.ts'
import {render} from './render.ts'
import {parseTransform} from './transform.ts'

const side = fc.integer({min: 1, max: 8192}).map(String)
const fraction = fc.double({min: 0, max: 1, noNaN: true}).map(String)
const coordinate = fc.integer({min: -3000, max: 9000})

/** Any query whose parameters are within their bounds. */
const queries = fc
  .record(
    {
      w: side,
      h: side,
      'min-w': side,
      'max-w': side,
      'min-h': side,
      'max-h': side,
      dpr: fc.constantFrom('0.5', '1', '1.5', '3'),
      fit: fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'),
      crop: fc.constantFrom('top', 'bottom,right', 'left', 'center', 'focalpoint', 'entropy'),
      'fp-x': fraction,
      'fp-y': fraction,
      or: fc.constantFrom('0', '90', '180', '270'),
      flip: fc.constantFrom('h', 'v', 'hv'),
      pad: fc.integer({min: 0, max: 40}).map(String),
      rect: fc
        .tuple(coordinate, coordinate, fc.integer({min: 1, max: 9000}), fc.integer({min: 1, max: 9000}))
        .map((numbers) => numbers.join(',')),
      bg: fc.constantFrom('fff', '80ff0000'),
      blur: fc.constantFrom('1', '30', '700'),
      sat: fc.constantFrom('-100', '0'),
      fm: fc.constantFrom('jpg', 'png', 'webp'),
    },
    {requiredKeys: []},
  )
  .map((query) => new URLSearchParams(query))

const dimensions = fc.record({
  width: fc.integer({min: 1, max: 9000}),
  height: fc.integer({min: 1, max: 9000}),
})

test('for any request, every step stays on the picture and within the limits', () => {
  fc.assert(
    fc.property(queries, dimensions, (query, original) => {
      const plan = planGeometry(parseTransform(query), original)
      const limit = Math.max(4096, original.width, original.height)
      const cut = plan.extract ?? {left: 0, top: 0, ...original}
      expect(cut.left >= 0 && cut.left + cut.width <= original.width).toBe(true)
      expect(cut.top >= 0 && cut.top + cut.height <= original.height).toBe(true)
      const size = plan.resize ?? cut
      expect(Number.isInteger(size.width) && size.width >= 1 && size.width <= limit).toBe(true)
      expect(Number.isInteger(size.height) && size.height >= 1 && size.height <= limit).toBe(true)
      const turned =
        plan.rotation % 180 === 0
          ? {width: size.width, height: size.height}
          : {width: size.height, height: size.width}
      const window =
        plan.window && ('entropy' in plan.window ? {left: 0, top: 0, ...plan.window.entropy} : plan.window)
      const {left, top, width, height} = window ?? {left: 0, top: 0, ...turned}
      expect(left >= 0 && width >= 1 && left + width <= turned.width).toBe(true)
      expect(top >= 0 && height >= 1 && top + height <= turned.height).toBe(true)
      for (const margin of Object.values(plan.margins ?? {}))
        expect(margin >= 0 && margin <= limit + 200).toBe(true)
    }),
    {numRuns: 3000},
  )
})

test('for any request, a small picture is rendered in the planned size', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lake-render-'))
  const path = join(folder, 'small.png')
  const original = {width: 60, height: 45}
  await sharp({create: {...original, channels: 4, background: '#a0522d80'}})
    .png()
    .toFile(path)
  const known = {
    ...original,
    sha1: '',
    extension: 'png',
    mimeType: 'image/png',
    size: 0,
    isAnimated: false,
    opaque: false,
    isBare: true,
  }
  const small = queries.filter((query) =>
    ['w', 'h', 'min-w', 'min-h'].every((name) => Number(query.get(name) ?? 0) < 400),
  )
  await fc.assert(
    fc.asyncProperty(small, async (query) => {
      const accepted = {webp: false, avif: false, anything: true}
      const {recipe} = recipesFor(known, parseTransform(query), accepted)
      fc.pre(recipe !== undefined)
      const {width, height} = await sharp(await render(path, recipe)).metadata()
      const {extract, resize, window, margins, rotation} = recipe.geometry
      const size = resize ?? extract ?? original
      const turned = rotation % 180 === 0 ? size : {width: size.height, height: size.width}
      const planned = window ? ('entropy' in window ? window.entropy : window) : turned
      const {left = 0, right = 0, top = 0, bottom = 0} = margins ?? {}
      expect({width, height}).toEqual({
        width: planned.width + left + right,
        height: planned.height + top + bottom,
      })
    }),
    {numRuns: 120, examples: [[new URLSearchParams('h=10&w=20&fit=crop&pad=1&blur=700')]]},
  )
  rmSync(folder, {recursive: true})
})
