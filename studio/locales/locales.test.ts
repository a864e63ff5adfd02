import {usEnglishLocale} from 'sanity'
import {structureTool} from 'sanity/structure'
import {expect, test} from 'vitest'

const NAMESPACES = ['structure', 'studio', 'validation']

const packs = import.meta.glob<{default: unknown}>('./*/{structure,studio,validation}.ts', {eager: true})
const languages = [...new Set(Object.keys(packs).flatMap((path) => path.split('/')[1] ?? []))]

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
const textsOf = (resources: unknown) => new Map(Object.entries(resources ?? {}).filter(isText))

/** Sanity gives the words of a namespace, or a function that loads them. */
async function loaded(resources: unknown): Promise<Map<string, string>> {
  const given: unknown = typeof resources === 'function' ? await resources() : resources
  const isModule = typeof given === 'object' && given !== null && 'default' in given
  return textsOf(isModule ? given.default : given)
}

/** English words of the installed Sanity, by namespace. */
async function english() {
  const desk = structureTool().i18n?.bundles
  const bundles = [...(usEnglishLocale.bundles ?? []), ...(Array.isArray(desk) ? desk : [])]
  const ours = bundles.filter(({namespace}) => NAMESPACES.includes(namespace))
  return Promise.all(
    ours.map(async ({namespace, resources}) => ({namespace, words: await loaded(resources)})),
  )
}

const packOf = (language: string, namespace: string) =>
  textsOf(packs[`./${language}/${namespace}.ts`]?.default)

/** Parameters and tags of a text, in any order: languages put them in different places. */
const partsOf = (text: string) => (text.match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g) ?? []).toSorted()

test.each(languages)('%s has the words of the installed Sanity, and no others', async (language) => {
  const found = await english()
  expect(found.map(({namespace}) => namespace).toSorted()).toEqual(NAMESPACES)
  for (const {namespace, words} of found) {
    expect([...packOf(language, namespace).keys()].toSorted()).toEqual([...words.keys()].toSorted())
  }
})

test.each(languages)('%s keeps the parameters and tags of every text', async (language) => {
  for (const {namespace, words} of await english()) {
    for (const [key, text] of packOf(language, namespace)) {
      expect(partsOf(text), `${namespace}: ${key}`).toEqual(partsOf(words.get(key) ?? ''))
    }
  }
})
