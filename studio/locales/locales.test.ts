import {readFile, readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {usEnglishLocale} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'
import {expect, test} from 'vitest'
import {hiINLocale} from './hi-IN/index.ts'
import {teINLocale} from './te-IN/index.ts'

/** The namespaces whose words the owner sees. The Studio has no others switched on, but for Vision, a tool of developers. */
const NAMESPACES = [
  'copy-paste',
  'presentation',
  'releases',
  'singleDocRelease',
  'structure',
  'studio',
  'validation',
]

/** Namespaces of plugins that Sanity adds by itself, and exports nowhere. */
const INTERNAL = ['releases', 'singleDocRelease']

type Words = ReadonlyMap<string, string>
type Bundle = Readonly<{namespace: string; resources: unknown}>

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
const textsOf = (resources: unknown) => new Map(Object.entries(resources ?? {}).filter(isText))

/** Sanity gives the words of a namespace, or a function that loads them. */
async function loaded(resources: unknown): Promise<Words> {
  const given: unknown = typeof resources === 'function' ? await resources() : resources
  const isModule = typeof given === 'object' && given !== null && 'default' in given
  return textsOf(isModule ? given.default : given)
}

async function wordsOf(bundles: readonly Bundle[] = []): Promise<ReadonlyMap<string, Words>> {
  const ours = bundles.filter(({namespace}) => NAMESPACES.includes(namespace))
  return new Map(
    await Promise.all(
      ours.map(async ({namespace, resources}) => [namespace, await loaded(resources)] as const),
    ),
  )
}

const bundlesOf = (bundles: unknown): Bundle[] => (Array.isArray(bundles) ? bundles : [])

/** The files of the installed Sanity that define the words of its own plugins. */
async function internalBundles(): Promise<Bundle[]> {
  const folder = join(import.meta.dirname, '../../node_modules/sanity/lib')
  const names = (await readdir(folder)).filter((name) => /^resources-.*\.js$/.test(name))
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const source = await readFile(path, 'utf8')
      const namespace = INTERNAL.find((one) => source.includes(`defineLocalesResources("${one}",`))
      const resources = () => import(/* @vite-ignore */ pathToFileURL(path).href)
      return namespace === undefined ? [] : [{namespace, resources}]
    }),
  )
  return found.flat()
}

/** English words of the installed Sanity, by namespace. */
const english = async () =>
  wordsOf([
    ...(usEnglishLocale.bundles ?? []),
    ...bundlesOf(structureTool().i18n?.bundles),
    ...bundlesOf(presentationTool({previewUrl: '/'}).i18n?.bundles),
    ...(await internalBundles()),
  ])

const PACKS = [teINLocale(), hiINLocale()].flatMap(({i18n}) =>
  Array.isArray(i18n?.locales) ? i18n.locales : [],
)

/** Parameters and tags of a text, in any order: languages put them in different places. */
const partsOf = (text: string) => (text.match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g) ?? []).toSorted()

test.each(PACKS)('$id has the words of the installed Sanity, and no others', async ({bundles}) => {
  const [found, ours] = await Promise.all([english(), wordsOf(bundles)])
  expect([...found.keys()].toSorted()).toEqual(NAMESPACES)
  expect([...ours.keys()].toSorted()).toEqual(NAMESPACES)
  for (const [namespace, words] of found) {
    expect([...(ours.get(namespace)?.keys() ?? [])].toSorted()).toEqual([...words.keys()].toSorted())
  }
})

test.each(PACKS)('$id keeps the parameters and tags of every text', async ({bundles}) => {
  const found = await english()
  for (const [namespace, words] of await wordsOf(bundles)) {
    for (const [key, text] of words) {
      expect(partsOf(text), `${namespace}: ${key}`).toEqual(partsOf(found.get(namespace)?.get(key) ?? ''))
    }
  }
})
