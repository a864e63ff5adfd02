import {expect, test} from 'vitest'
import {compressTexts, splitShared} from './output.ts'
import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'

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
