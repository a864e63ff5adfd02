import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {build} from 'vite'
import {expect, test} from 'vitest'
import {asFields, compressTexts, plainImports, splitShared} from './output.ts'

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

test('compresses each text file in two encodings, also in folders, but no pictures and fonts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'))
  try {
    await mkdir(join(folder, 'assets'))
    const script = 'export {}\n'.repeat(100)
    await writeFile(join(folder, 'assets/a.js'), script)
    await writeFile(join(folder, 'face.woff2'), 'face')
    await compressTexts(folder)
    expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz'])
    expect(brotliDecompressSync(await readFile(join(folder, 'assets/a.js.br'))).toString()).toBe(script)
    expect(gunzipSync(await readFile(join(folder, 'assets/a.js.gz'))).toString()).toBe(script)
    expect((await readdir(folder)).toSorted()).toEqual(['assets', 'face.woff2'])
  } finally {
    await rm(folder, {recursive: true})
  }
})

async function bundle(code: string) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  try {
    const input = join(folder, 'entry.ts')
    await writeFile(input, code)
    await writeFile(join(folder, 'later.ts'), 'export const later = 1')
    await mkdir(join(folder, 'data'))
    await writeFile(join(folder, 'data/route-scripts.ts'), 'export const loadChunk = (load) => load()')
    const plugins = [plainImports(folder)]
    const options = {write: false, rolldownOptions: {input}}
    await build({root: folder, configFile: false, logLevel: 'silent', plugins, build: options})
  } finally {
    await rm(folder, {recursive: true})
  }
}

test('patch 2: fails the build when it finds no wrapper to replace', async () => {
  await expect(bundle("import('./later.ts')")).resolves.toBeUndefined()
  await expect(bundle('export const now = 1')).rejects.toThrow('vite/preload-helper')
})

test('a private method becomes a field, in the browser’s own syntax, and still knows its object', async () => {
  const code = `export class Counter {
    #at = 0
    step() { return this.#add(2) }
    async later() { return this.#wait(3) }
    #add(by) { this.#at += by; return this.#at }
    async #wait(by) { return this.#add(by) }
  }`
  const made = asFields(code, 'counter.js')
  expect(made).toContain('#add = (by) => {')
  expect(made).toContain('#wait = async (by) => {')
  const {Counter} = await import(`data:text/javascript,${encodeURIComponent(made)}`)
  const counter = new Counter()
  expect([counter.step(), counter.step(), await counter.later()]).toEqual([2, 4, 7])
})

test('a private getter stops the build, because no browser of 2021 can parse it', () => {
  expect(() => asFields('class A { get #at() { return 1 } }', 'a.js')).toThrow(
    'a.js: #at cannot become a field',
  )
})
