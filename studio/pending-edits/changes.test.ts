import {Mutation} from '@sanity/mutator'
import {PatchEvent, toMutationPatches} from 'sanity'
import {expect, test} from 'vitest'
import {changesBetween, joined, missingIn, textsIn, together, unstoredIn, type Change} from './changes.ts'
import {putBack} from './PendingEdits.tsx'

const lotus = {
  _id: 'one',
  _type: 'product',
  _rev: 'a',
  name: 'Lotus',
  facts: {material: 'Granite', size: '2 ft'},
}
const telugu = {
  _key: 'te',
  _type: 'productTranslation',
  language: 'te',
  name: 'కమలం',
  english: {name: 'Lotus'},
}
const hindi = {_key: 'hi', _type: 'productTranslation', language: 'hi', name: 'कमल', english: {name: 'Lotus'}}
const picture = (name: string) => ({_key: name, _type: 'image', asset: {_type: 'reference', _ref: name}})

interface Stored extends Record<string, unknown> {
  _id: string
  _type: string
}

/** The document after the changes that nobody else has touched were put back. */
function after(document: Stored, changes: readonly Change[]): Record<string, unknown> {
  const chosen = missingIn(document, changes).filter(({isTouched}) => !isTouched)
  const mutations = toMutationPatches(PatchEvent.from(putBack(chosen)).patches)
  const result: unknown = new Mutation({
    mutations: mutations.map((patch) => ({patch: {id: document._id, ...patch}})),
  }).apply(structuredClone(document))
  return Object.assign({}, document, result)
}

test('only what a person changed is kept, with its former value, also when it was emptied', () => {
  const typed = {...lotus, _id: 'drafts.one', _rev: 'b', name: 'Lotus of Kota', facts: {size: '2 ft'}}
  expect(changesBetween(lotus, typed)).toEqual([
    {path: ['name'], before: 'Lotus', after: 'Lotus of Kota'},
    {path: ['facts', 'material'], before: 'Granite', after: null},
  ])
})

test('the order of the fields of an object does not matter', () => {
  expect(changesBetween({image: {alt: 'A', asset: 'x'}}, {image: {asset: 'x', alt: 'A'}})).toEqual([])
})

test('a translation that is put back leaves the language that somebody else added since', () => {
  const changes = changesBetween(
    {...lotus, translations: [telugu]},
    {...lotus, translations: [{...telugu, name: 'తామర'}]},
  )
  const now = {...lotus, translations: [telugu, hindi]}
  expect(after(now, changes).translations).toEqual([{...telugu, name: 'తామర'}, hindi])
})

test('a first translation is put back beside that of somebody else', () => {
  const changes = changesBetween(lotus, {...lotus, translations: [telugu]})
  expect(after({...lotus, translations: [hindi]}, changes).translations).toEqual([hindi, telugu])
  expect(after(lotus, changes).translations).toEqual([telugu])
})

test('facts and pictures that others changed stay, and those of the person come back', () => {
  const before = {...lotus, morePictures: [picture('a'), picture('b')]}
  const typed = {
    ...before,
    facts: {...before.facts, size: '3 ft'},
    morePictures: [picture('a'), picture('c')],
  }
  const now = {
    ...before,
    facts: {...before.facts, material: 'Marble'},
    morePictures: [...before.morePictures, picture('d')],
  }
  expect(after(now, changesBetween(before, typed))).toMatchObject({
    facts: {material: 'Marble', size: '3 ft'},
    morePictures: [picture('a'), picture('d'), picture('c')],
  })
})

test('a list in another order, and a picture with its cut, are one change each', () => {
  const before = {
    morePictures: [picture('a'), picture('b')],
    image: {crop: {_type: 'sanity.imageCrop', top: 0}},
  }
  const typed = {
    morePictures: [picture('b'), picture('a')],
    image: {crop: {_type: 'sanity.imageCrop', top: 1}},
  }
  expect(changesBetween(before, typed).map(({path}) => path)).toEqual([['morePictures'], ['image', 'crop']])
})

test('what somebody else changed since is marked, and says what it is now', () => {
  const changes = changesBetween(lotus, {
    ...lotus,
    name: 'Lotus of Kota',
    facts: {material: 'Granite', size: '3 ft'},
  })
  expect(missingIn({...lotus, name: 'Nandi'}, changes)).toEqual([
    {path: ['name'], before: 'Lotus', after: 'Lotus of Kota', now: 'Nandi', isTouched: true, hasPlace: true},
    {path: ['facts', 'size'], before: '2 ft', after: '3 ft', now: '2 ft', isTouched: false, hasPlace: true},
  ])
})

test('a text of an entry that somebody else removed is marked, and brings back no half of the entry', () => {
  const changes = changesBetween(
    {...lotus, translations: [telugu]},
    {...lotus, translations: [{...telugu, note: 'కొత్త'}]},
  )
  const missing = missingIn({...lotus, translations: [hindi]}, changes)
  expect(missing).toMatchObject([{isTouched: true}])
  expect(putBack(missing)).toEqual([])
})

test('what the lake has stored in the meantime is not offered again', () => {
  const changes = changesBetween(lotus, {...lotus, name: 'Lotus of Kota'})
  expect(missingIn({...lotus, name: 'Lotus of Kota', value: 5}, changes)).toEqual([])
})

test('a text that only the form has, or that the lake dropped, does not count as stored', () => {
  const changes = changesBetween(lotus, {...lotus, name: 'Lotus of Kota'})
  const kept = {revision: 'a', changes}
  expect(unstoredIn({...lotus, name: 'Lotus of Kota'}, kept)).toEqual(changes)
  expect(unstoredIn({...lotus, _rev: 'b'}, kept)).toEqual(changes)
  expect(unstoredIn({...lotus, _rev: 'b', name: 'Lotus of Kota'}, kept)).toEqual([])
})

test('a translated text is one thing with the English text that it translates', () => {
  const changes = changesBetween(
    {translations: [telugu]},
    {translations: [{...telugu, name: 'తామర', english: {name: 'Kota lotus'}}], name: 'Kota lotus'},
  )
  expect(together(changes).map((group) => group.map(({path}) => path.length))).toEqual([[3, 4], [1]])
})

test('a later change takes the place of an earlier one of the same field', () => {
  const first = changesBetween(lotus, {...lotus, name: 'Lotus of', facts: {...lotus.facts, size: '3 ft'}})
  const later = changesBetween(lotus, {...lotus, name: 'Lotus of Kota'})
  expect(joined(first, later).map(({after}) => after)).toEqual(['Lotus of Kota', '3 ft'])
})

test('a value is shown by its texts, without keys, references and cuts', () => {
  expect(textsIn({...picture('a'), alt: 'A bench', crop: {_type: 'sanity.imageCrop', top: 1}})).toEqual([
    'A bench',
  ])
  expect(textsIn([1500, 9000])).toEqual(['1500', '9000'])
})
