import {expect, test} from 'vitest'
import {planFor, recordAfter} from './merge.ts'

const seededDocument = {
  _id: 'product-jalli-1',
  _type: 'product',
  name: 'Item 1',
  range: '₹5000 - ₹10,000',
  image: {_type: 'image', asset: {_type: 'reference', _ref: 'image-placeholder'}, alt: 'Star jali'},
  facts: {material: 'Sandstone', weight: '40 kg'},
}
const record = recordAfter({kind: 'create'}, seededDocument)
const rendered = {
  ...seededDocument,
  image: {...seededDocument.image, asset: {_type: 'reference', _ref: 'image-master'}},
}

test('creates a document that never existed', () => {
  expect(planFor(seededDocument, undefined, undefined)).toEqual({kind: 'create'})
})

test('keeps a document deleted that the owner deleted', () => {
  expect(planFor(seededDocument, undefined, record)).toEqual({kind: 'keep'})
})

test('keeps a document with the same id that the seed did not write', () => {
  expect(planFor(seededDocument, {...seededDocument, name: 'Other'}, undefined)).toEqual({kind: 'keep'})
})

test('changes nothing when only the order of the fields differs', () => {
  const {image, ...rest} = seededDocument
  const present = {_rev: 'r', image: {alt: image.alt, asset: image.asset, _type: image._type}, ...rest}
  expect(planFor(seededDocument, present, record)).toEqual({kind: 'keep'})
})

test('replaces a placeholder by the rendered picture and keeps the owner’s description', () => {
  const present = {
    ...seededDocument,
    name: 'Our star jali',
    image: {...seededDocument.image, alt: 'Jali at dawn'},
  }
  expect(planFor(rendered, present, record)).toEqual({
    kind: 'patch',
    set: {'image.asset': {_type: 'reference', _ref: 'image-master'}},
    unset: [],
  })
})

test('keeps the owner’s own picture', () => {
  const own = {
    ...seededDocument,
    image: {...seededDocument.image, asset: {_type: 'reference', _ref: 'image-own'}},
  }
  expect(planFor(rendered, own, record)).toEqual({kind: 'keep'})
})

test('removes a field that the seed no longer has, unless the owner changed it', () => {
  const wanted = {...seededDocument, facts: {material: 'Sandstone'}}
  expect(planFor(wanted, seededDocument, record)).toEqual({kind: 'patch', set: {}, unset: ['facts.weight']})
  const present = {...seededDocument, facts: {material: 'Sandstone', weight: '44 kg'}}
  expect(planFor(wanted, present, record)).toEqual({kind: 'keep'})
})

test('adds a new field of the seed, but no field that the owner removed', () => {
  const wanted = {...seededDocument, specialNote: 'Any size'}
  expect(planFor(wanted, seededDocument, record)).toEqual({
    kind: 'patch',
    set: {specialNote: 'Any size'},
    unset: [],
  })
  const {range: _, ...present} = seededDocument
  expect(planFor(seededDocument, present, record)).toEqual({kind: 'keep'})
})

const TRANSLATIONS = [{_key: 'te', language: 'te', name: 'డిజైన్ 1', english: {name: 'Item 1'}}]

test('adds translations to a document that an earlier seed wrote without them', () => {
  expect(planFor({...seededDocument, translations: TRANSLATIONS}, seededDocument, record)).toEqual({
    kind: 'patch',
    set: {translations: TRANSLATIONS},
    unset: [],
  })
})

test('keeps translations of which the owner changed or wrote one', () => {
  const wanted = {...seededDocument, translations: TRANSLATIONS}
  const own = {...seededDocument, translations: [{...TRANSLATIONS[0], name: 'నక్షత్ర జాలీ'}]}
  expect(planFor(wanted, own, record)).toEqual({kind: 'keep'})
  expect(planFor(wanted, own, recordAfter({kind: 'create'}, wanted))).toEqual({kind: 'keep'})
})

test('recognises the owner’s changes after an update', () => {
  const present = {...seededDocument, name: 'Our star jali'}
  const plan = planFor(rendered, present, record)
  const after = recordAfter(plan, rendered, record)
  expect(planFor({...rendered, name: 'Item one'}, {...rendered, name: 'Our star jali'}, after)).toEqual({
    kind: 'keep',
  })
  expect(planFor({...rendered, range: '₹6000'}, {...rendered, name: 'Our star jali'}, after)).toEqual({
    kind: 'patch',
    set: {range: '₹6000'},
    unset: [],
  })
})
