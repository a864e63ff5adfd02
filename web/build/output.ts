import {parse} from 'postcss'
import type {Plugin} from 'vite'
import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, gzip} from 'node:zlib'

/** A class that the build made of a style (`static-styles.ts`). */
const STYLE_CLASS = /\.s[\da-z]{6}\b/

/**
 * Moves the styles that every page has into a file beside the style sheet, `<sheet>.shared`, which the server puts into
 * each page: fonts, animations, tokens and the styles of elements. A sheet that names them again makes the browser style
 * and lay out all elements once more, in the middle of hydration. The sheet has one rule in each line, so that the browser
 * adds only those that a page lacks (`entry.client.ts`).
 */
export const sharedStyles: Plugin = {
  name: 'shared-styles',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const {shared, rest} = splitShared(String(file.source))
        file.source = rest
        this.emitFile({type: 'asset', fileName: `${file.fileName}.shared`, source: shared})
      }
    },
  },
}

/** Divides a sheet into what has no class of a style, and the rest. */
export function splitShared(css: string): {shared: string; rest: string} {
  const texts = parse(css).nodes.map((node) => node.toString())
  const isOwned = (text: string) => STYLE_CLASS.test(text)
  return {shared: texts.filter((text) => !isOwned(text)).join(''), rest: texts.filter(isOwned).join('\n')}
}

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
