import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {build} from 'vite'
import {expect, test} from 'vitest'
import {plainImports} from './plain-imports.ts'

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
