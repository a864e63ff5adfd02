import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, gzip} from 'node:zlib'
import type {Plugin} from 'vite'

/** Writes a `.br` and a `.gz` beside every built text file, so that the server compresses none at run time. */
export const precompress: Plugin = {
  name: 'precompress',
  async writeBundle({dir}) {
    if (dir !== undefined) await compressTexts(dir)
  },
}

export async function compressTexts(folder: string): Promise<void> {
  const names = await readdir(folder, {recursive: true})
  await Promise.all(
    names
      .filter((name) => /\.(?:js|css|svg|webmanifest)$/.test(name))
      .map(async (name) => {
        const bytes = await readFile(join(folder, name))
        await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes))
        await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes, {level: 9}))
      }),
  )
}
