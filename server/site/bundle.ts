import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {prefixOf} from '../../contract/text/language-of.ts'
import {TRANSLATED_LANGUAGES} from '../../contract/text/languages.ts'
import type {ScriptsOf, ServerBundle} from '../../contract/site/render.ts'
import {isMissing} from '../../lib/disk/system-error.ts'
import {readFiles, type StaticFile} from './files.ts'
import {manifestSchema, scriptChain} from './scripts.ts'
import {openStyles} from './styles.ts'

/** The browser's part of a build. */
interface BrowserPart {
  /** Address of the entry script. */
  script: string
  /** Address of the style sheet. */
  styles: string
  /** Finds the rules of the style sheet that a page needs. Absent in development, where the page has all rules. */
  rulesOf?: (html: string) => string
  /** Absent in development, where Vite serves each module by itself. */
  scriptsOf?: ScriptsOf
}

export interface Bundle extends ServerBundle, BrowserPart {
  /** The part for pages of drafts. Visitors load nothing of it. */
  preview: BrowserPart
  /** The browser's files by address. */
  files: Map<string, StaticFile>
}

/** Where pages come from: a build, or the sources while somebody works on them. */
export interface BundleSource {
  /**
   * The bundle for the next page at an address, which chooses the language.
   * @param address path, with or without parameters
   * @throws Error that says what to do, when there is no built site
   */
  load(address: string): Promise<Bundle>
  /** The sources may change at any time: each page is made anew, and lets Vite's client change its styles. */
  isDevelopment: boolean
}

/**
 * The built site in all its languages, loaded once. A build that is missing is looked for again by each page.
 * @param dist folder that holds `client`, `preview` and `server`, and a folder of the same kind for each other language
 */
export function builtBundle(dist: string): BundleSource {
  let loading: Promise<(address: string) => Bundle> | undefined
  return {
    isDevelopment: false,
    load(address) {
      loading ??= loadLanguages(dist).catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading.then((bundleOf) => bundleOf(address))
    },
  }
}

/**
 * Loads the bundles of all languages. Their files are in one map: a name in `assets` has a hash of its content.
 * @returns finds the bundle of an address. A language that was not built gets the English one, which has no such page.
 */
async function loadLanguages(dist: string): Promise<(address: string) => Bundle> {
  const english = await loadBundle(dist)
  const {files} = english
  const translated = new Map<string, Bundle>()
  for (const language of TRANSLATED_LANGUAGES) {
    const folder = join(dist, language)
    if (!existsSync(folder)) continue
    const own = await loadBundle(folder)
    for (const [address, file] of own.files) if (!files.has(address)) files.set(address, file)
    translated.set(`/${language}`, {...own, files})
  }
  return (address) => translated.get(prefixOf(address)) ?? english
}

/**
 * Loads all of the built site in one language into memory, so a later build does not affect a running server.
 * @param dist folder that holds `client` and `server`
 * @throws Error when the site has not been built
 */
async function loadBundle(dist: string): Promise<Bundle> {
  const part = await loadPart(join(dist, 'client'))
  if (!part) throw new Error('The site is not built. Build it with: npm run build')
  const bundle: ServerBundle = await import(pathToFileURL(join(dist, 'server/entry.server.js')).href)
  return {
    ...bundle,
    ...part,
    // The build for development has everything in the one part.
    preview: (await loadPart(join(dist, 'preview'))) ?? part,
    files: new Map([...readFiles(join(dist, 'preview')), ...readFiles(join(dist, 'client'))]),
  }
}

/** @param folder of the built files for browsers @returns undefined when there are no files */
async function loadPart(folder: string): Promise<BrowserPart | undefined> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (text === undefined) return undefined
  const manifest = manifestSchema.parse(JSON.parse(text))
  const built = Object.values(manifest)
  const entry = built.find(({isEntry}) => isEntry)
  const styles = built.find(({file}) => file.endsWith('.css'))
  if (!entry || !styles) {
    throw new Error('The build names no script or no styles. Build again with: npm run build -- --force')
  }
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  // The styles that all pages share are in a file of their own (`web/build/output.ts`).
  const shared = await read(`${styles.file}.shared`).catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })
  return {
    script: `/${entry.file}`,
    styles: `/${styles.file}`,
    rulesOf: openStyles(shared + (await read(styles.file))),
    scriptsOf: (parts) => scriptChain(manifest, parts).later.map((file) => `/${file}`),
  }
}
