import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {compressTexts} from './precompress.ts'

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
