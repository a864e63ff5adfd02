import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {withLateMeasuring} from './tooltips.ts'

const measuring = z.looseObject({
  measure: z.function({input: [z.boolean(), z.unknown(), z.unknown()], output: z.unknown()}),
})

/** Sanity's tooltip, as the build changes it. */
const changed = withLateMeasuring(readFileSync('node_modules/@sanity/ui/dist/tooltip.js', 'utf8')) ?? ''

test('a tooltip measures its space when it is shown, and nothing while it is hidden', async () => {
  const [, body] = /(\{ if \(!showTooltip\)[^]*?setTooltipMaxWidth\([^]*?\})/.exec(changed) ?? []
  const module = `export const measure = (showTooltip, portalElement, setTooltipMaxWidth) => {
    const boundaryElement = undefined
    ${body}
  }`
  const {measure} = measuring.parse(await import(`data:text/javascript,${encodeURIComponent(module)}`))
  const measured: string[] = []
  const widths: unknown[] = []
  const page = {
    get offsetWidth() {
      measured.push('page')
      return 400
    },
  }
  const take = (width: unknown) => void widths.push(width)
  measure(false, page, take)
  expect(measured).toEqual([])
  measure(true, page, take)
  expect(widths).toEqual([392])
})

test('a tooltip measures nowhere else', () => {
  expect(changed.match(/offsetWidth/g)).toHaveLength(3)
  expect(changed).toMatch(/useLayoutEffect\(t\d+, \[\.\.\.t\d+, showTooltip\]\)/)
})

test('a module without such tooltips stays as it is', () => {
  expect(withLateMeasuring('export const tool = 1')).toBeUndefined()
})
