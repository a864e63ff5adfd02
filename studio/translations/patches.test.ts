import {Mutation} from '@sanity/mutator'
import {PatchEvent, toMutationPatches} from 'sanity'
import {expect, test} from 'vitest'
import {textsOf, type Key, type TranslatedType} from '../../schemas/fields/translated.ts'
import {patchesFor} from './patches.ts'

interface Stored extends Record<string, unknown> {
  _id: string
  _type: TranslatedType
}

/** The document after somebody has typed a translation into Telugu. */
function written(document: Stored, path: Key[], english: string, text: string): Stored {
  const patches = patchesFor({type: document._type, language: 'te', path, english, text}, document)
  const mutations = toMutationPatches(PatchEvent.from(patches).prefixAll('translations').patches)
  const after: unknown = new Mutation({
    mutations: mutations.map((patch) => ({patch: {id: document._id, ...patch}})),
  }).apply(structuredClone(document))
  return Object.assign({}, document, after)
}

const pot: Stored = {_id: 'pot', _type: 'product', name: 'Pot', facts: {material: 'Granite'}}

test('the first translation makes the entry of its language, and stores the English text', () => {
  expect(written(pot, ['name'], 'Pot', 'కుండీ').translations).toEqual([
    {_type: 'productTranslation', _key: 'te', language: 'te', name: 'కుండీ', english: {name: 'Pot'}},
  ])
})

test('the next one is added to that entry, also inside an object', () => {
  const named = written(pot, ['name'], 'Pot', 'కుండీ')
  const both = written(named, ['facts', 'material'], 'Granite', 'గ్రానైట్')
  expect(textsOf('product', both, 'te')).toMatchObject([
    {text: 'కుండీ', before: undefined},
    {text: 'గ్రానైట్', before: undefined},
  ])
  expect(both.translations).toHaveLength(1)
})

test('an entry of a list is translated by its key, and another one later', () => {
  const stats = [
    {_key: 'a', label: 'Years'},
    {_key: 'b', label: 'Designs'},
  ]
  const settings: Stored = {_id: 'siteSettings', _type: 'siteSettings', stats}
  const first = written(settings, ['stats', {_key: 'b'}, 'label'], 'Designs', 'డిజైన్లు')
  const both = written(first, ['stats', {_key: 'a'}, 'label'], 'Years', 'ఏళ్లు')
  const again = written(both, ['stats', {_key: 'a'}, 'label'], 'Years', 'సంవత్సరాలు')
  expect(textsOf('siteSettings', again, 'te')).toMatchObject([
    {text: 'సంవత్సరాలు', before: undefined},
    {text: 'డిజైన్లు', before: undefined},
  ])
})

test('the description of a picture in a list is translated by its key, and that of one picture by its field', () => {
  const collage = {alt: 'Fountains'}
  const carousel = [{_key: 'a', alt: 'A bench'}]
  const settings: Stored = {_id: 'siteSettings', _type: 'siteSettings', carousel, collage}
  const first = written(settings, ['carousel', {_key: 'a'}, 'alt'], 'A bench', 'బెంచ్')
  const both = written(first, ['collage', 'alt'], 'Fountains', 'ఫౌంటెన్లు')
  expect(both.translations).toMatchObject([
    {carousel: [{_key: 'a', _type: 'imageTranslation', alt: 'బెంచ్'}], collage: {alt: 'ఫౌంటెన్లు'}},
  ])
  expect(textsOf('siteSettings', both, 'te')).toMatchObject([
    {text: 'బెంచ్', before: undefined},
    {text: 'ఫౌంటెన్లు', before: undefined},
  ])
})

test('the same text, written again, belongs to the English text of now', () => {
  const renamed = {...written(pot, ['name'], 'Pot', 'కుండీ'), name: 'Planter'}
  expect(textsOf('product', renamed, 'te')[0]).toMatchObject({before: 'Pot'})
  const kept = written(renamed, ['name'], 'Planter', 'కుండీ')
  expect(textsOf('product', kept, 'te')[0]).toMatchObject({text: 'కుండీ', before: undefined})
})

test('an empty text removes the translation', () => {
  const removed = written(written(pot, ['name'], 'Pot', 'కుండీ'), ['name'], 'Pot', '')
  expect(textsOf('product', removed, 'te')[0]).toMatchObject({text: '', before: undefined})
  expect(JSON.stringify(removed)).not.toContain('కుండీ')
})
