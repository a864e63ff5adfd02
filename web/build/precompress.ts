import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, gzip} from 'node:zlib'
import type {Plugin} from 'vite'

/** Puts a `.br` and a `.gz` beside every built text, so that the server compresses none of them. */
export const precompress: Plugin = {
  name: 'precompress',
  async writeBundle({dir}) {
    if (dir === undefined) return
    const names = await readdir(dir, {recursive: true})
    await Promise.all(
      names
        .filter((name) => /\.(?:js|css|svg|webmanifest)$/.test(name))
        .map(async (name) => {
          const bytes = await readFile(join(dir, name))
          await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(bytes))
          await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(bytes, {level: 9}))
        }),
    )
  },
}
