import {globSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {
  groupsFrom,
  withColoursOnce,
  withEarlyLayouts,
  withFilledPreviews,
  withFirstFiles,
  type BuiltFile,
} from './first-screen.ts'

const PAGE = '<head><title>Studio</title><link href="/studio/static/sanity.css" rel="stylesheet"/></head>'

const chunk = (name: string, rest: Partial<BuiltFile> = {}): BuiltFile => ({
  type: 'chunk',
  fileName: `static/${name}.js`,
  imports: [],
  moduleIds: [`/shop/${name}.ts`],
  code: '',
  ...rest,
})

const LAZY = [
  chunk('TodayTool', {moduleIds: ['/shop/studio/today/TodayTool.tsx'], imports: ['static/names.js']}),
  ...['CommentsStudioLayout-a', 'ReleasesStudioLayout-b', 'SingleDocReleaseLayout-c', 'resources-d'].map(
    (name) => chunk(name, {moduleIds: [`/shop/node_modules/sanity/lib/${name}.js`]}),
  ),
]
const FILES = [
  chunk('entry', {
    isEntry: true,
    imports: ['static/studio.js'],
    viteMetadata: {importedCss: new Set(['static/sanity.css'])},
  }),
  chunk('studio', {imports: ['static/packages.js'], code: 'short'}),
  chunk('packages', {code: 'the longest', viteMetadata: {importedCss: new Set(['static/packages.css'])}}),
  chunk('names'),
  chunk('TableTool'),
  ...LAZY,
]

const linksOf = (page: string, rel: string) =>
  [...page.matchAll(new RegExp(`<link href="/studio/static/([^"]*)" rel="${rel}"/>`, 'g'))].map(
    ([, name]) => name,
  )

test('the page preloads every script of the first screen once, the largest first, and no other', () => {
  const scripts = linksOf(withFirstFiles(PAGE, FILES), 'modulepreload')
  expect(scripts.slice(0, 2)).toEqual(['packages.js', 'studio.js'])
  const names = ['entry', 'names', 'packages', 'studio', ...LAZY.map(({fileName}) => fileName.slice(7, -3))]
  expect(scripts).toHaveLength(names.length)
  expect(new Set(scripts)).toEqual(new Set(names.map((name) => `${name}.js`)))
})

test('the page has each style sheet of these scripts once', () => {
  expect(linksOf(withFirstFiles(PAGE, FILES), 'stylesheet')).toEqual(['packages.css', 'sanity.css'])
})

test('a build fails when a module of the first screen was renamed', () => {
  const renamed = FILES.filter((file) => !file.fileName.includes('TodayTool'))
  expect(() => withFirstFiles(PAGE, renamed)).toThrow('TodayTool')
})

test('packages and own modules that the entry imports are in two chunks, lazy modules in none of them', () => {
  const imports: Record<string, string[]> = {
    '/shop/app.js': ['/shop/node_modules/sanity/index.js', '/shop/studio/sanity.config.tsx'],
    '/shop/node_modules/sanity/index.js': ['/shop/node_modules/react/index.js'],
  }
  const modules = {getModuleInfo: (id: string) => ({importedIds: imports[id] ?? []})}
  const groups = groupsFrom('/shop/app.js')
  const chunkOf = (id: string) =>
    groups
      .map(({name}) => (typeof name === 'function' ? name(id, modules) : null))
      .find((name) => name !== null)
  expect(chunkOf('/shop/node_modules/react/index.js')).toBe('packages')
  expect(chunkOf('/shop/studio/sanity.config.tsx')).toBe('studio')
  expect(chunkOf('/shop/node_modules/papaparse/papaparse.js')).toBeUndefined()
})

test('patch 5: the nested layouts of the first screen are loaded at once, other lazy components when they are shown', () => {
  const code = withEarlyLayouts(
    'const A = lazy(() => import("./ReleasesStudioLayout-C.js").then(f)), B = lazy(() => import("./ReleasesTool-D.js"))',
  )
  expect(code).toContain('A = eager(() => import("./ReleasesStudioLayout-C.js").then(f)), B = lazy(')
  expect(code).toMatch(/^import \{eager\} from ".*\/studio\/build\/eager\.tsx"\n/)
  expect(withEarlyLayouts('const B = lazy(() => import("./ReleasesTool-D.js"))')).toBeUndefined()
})

test('patch 5: Sanity still loads the three nested layouts of the first screen lazily', () => {
  const changed = globSync('node_modules/sanity/lib/*.js').map(
    (file) => withEarlyLayouts(readFileSync(file, 'utf8')) ?? '',
  )
  const eager = changed.flatMap((code) => [...code.matchAll(/\beager\([^"]*"\.\/(\w+)-/g)])
  expect(new Set(eager.map(([, name]) => name))).toEqual(
    new Set(['CommentsStudioLayout', 'ReleasesStudioLayout', 'SingleDocReleaseLayout']),
  )
})

test('the theme mixes each colour of a palette and a background once', async () => {
  const theme = `export const mixed = []
    function renderColorValue(str, options) { mixed.push(str); return str + options.bg + options.colorPalette.name }
    export const render = (str, bg, colorPalette) => renderColorValue(str, {bg, blendMode: 'screen', colorPalette})`
  const {mixed, render} = await import(`data:text/javascript,${encodeURIComponent(withColoursOnce(theme))}`)
  const [light, dark] = [{name: 'light'}, {name: 'dark'}]
  const colours = [
    ['gray/50', '#fff', light],
    ['gray/50', '#000', light],
    ['gray/50', '#fff', dark],
    ['gray/50', '#fff', light],
  ].map((colour) => render(...colour))
  expect(colours).toEqual(['gray/50#ffflight', 'gray/50#000light', 'gray/50#fffdark', 'gray/50#ffflight'])
  expect(mixed).toHaveLength(3)
})

test('patch 5: a build fails when the theme of the package has changed', () => {
  const [file = ''] = globSync('node_modules/@sanity/ui/dist/factory-*.js')
  expect(withColoursOnce(readFileSync(file, 'utf8'))).toContain('mixedColors')
  expect(() => withColoursOnce('export const theme = 1')).toThrow('has changed')
})

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
