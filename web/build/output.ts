import {parse} from 'postcss'
import {parseSync, Visitor, type Plugin} from 'vite'
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

/**
 * Replaces the wrapper that Vite puts around each `import()`. Vite's wrapper preloads the imports and style sheets of
 * the loaded chunk: here one style sheet serves every page, and chunks share little. Ours only names the error. Saves
 * 0.5 kB of the first load. The build fails when Vite has no such wrapper any more.
 * @param web folder of the site's sources, absolute
 */
export function plainImports(web: string): Plugin {
  let isReplaced = false
  return {
    name: 'plain-imports',
    apply: 'build',
    transform: {
      filter: {id: /vite\/preload-helper/},
      handler() {
        isReplaced = true
        return `export {loadChunk as __vitePreload} from ${JSON.stringify(join(web, 'data/route-scripts.ts'))}`
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error('The build has no module vite/preload-helper. Correct the name in web/build/output.ts.')
    },
  }
}

/**
 * Makes private methods fields with a function, which Safari 14.1 can parse. A lower `build.target` would replace all
 * fields of classes, which adds 3 kB to the first load. Nothing else in the scripts is younger than spring 2021
 * (`scripts/build/old-browsers.slow.test.ts`).
 */
export const privateMethods: Plugin = {
  name: 'private-methods',
  apply: 'build',
  transform: {
    filter: {code: /#[\w$]+\s*\(/},
    handler: (code, id) => asFields(code, id),
  },
}

/** A method must not use `arguments` or `super`, and no field above it may need it for its first value. */
export function asFields(code: string, file: string): string {
  const parts: string[] = []
  let end = 0
  new Visitor({
    MethodDefinition({start, key, kind, value}) {
      if (key.type !== 'PrivateIdentifier' || !value.body) return
      if (kind !== 'method' || value.generator)
        throw new Error(
          `${file}: #${key.name} cannot become a field; change private methods in web/build/output.ts`,
        )
      const parameters = code.slice(value.start, value.body.start).trim()
      const body = code.slice(value.body.start, value.body.end)
      parts.push(
        code.slice(end, start),
        `#${key.name} = ${value.async ? 'async ' : ''}${parameters} => ${body};`,
      )
      end = value.body.end
    },
  }).visit(parseSync(file, code).program)
  return parts.join('') + code.slice(end)
}
