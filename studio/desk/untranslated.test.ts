import {createClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {UNTRANSLATED, untranslatedList} from './untranslated.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

const client = () =>
  createClient({...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false})

const hindi = {_key: 'hi', language: 'hi'}

test('documents are counted that lack a translation, or have one of a former English text', async () => {
  const lake = client()
  await lake.createOrReplace({
    _id: 'whole',
    _type: 'product',
    name: 'Pot',
    specialNote: '',
    facts: {material: 'Granite', size: '2 ft'},
    translations: [
      {
        ...hindi,
        name: 'गमला',
        facts: {material: 'ग्रेनाइट'},
        english: {name: 'Pot', facts: {material: 'Granite'}},
      },
    ],
  })
  await lake.createOrReplace({
    _id: 'former',
    _type: 'category',
    title: 'Pots',
    translations: [{...hindi, title: 'गमले', english: {title: 'Planters'}}],
  })
  await lake.createOrReplace({_id: 'none', _type: 'testimonial', name: 'Ravi', role: 'Architect'})
  expect(await lake.fetch(UNTRANSLATED.groq)).toEqual({
    'te-missing': 3,
    'te-changed': 0,
    'hi-missing': 1,
    'hi-changed': 1,
  })
  expect(await lake.fetch(untranslatedList('hi-changed').groq)).toEqual({
    count: 1,
    first: [{_id: 'former', _type: 'category'}],
  })
})

test.each([
  {_key: 'a', english: 'Years', counts: {'hi-missing': 0, 'hi-changed': 0}},
  {_key: 'a', english: 'Winters', counts: {'hi-missing': 0, 'hi-changed': 1}},
  {_key: 'b', english: 'Years', counts: {'hi-missing': 1, 'hi-changed': 0}},
])(
  'the entry of a list is translated by the one with its key: $_key, $english',
  async ({_key, english, counts}) => {
    const lake = client()
    await lake.delete({query: '*[_type in ["product", "category", "testimonial"]]'})
    await lake.createOrReplace({
      _id: 'siteSettings',
      _type: 'siteSettings',
      stats: [{_key: 'a', figure: '25+', label: 'Years'}],
      translations: [{...hindi, stats: [{_key, label: 'साल'}], english: {stats: [{_key, label: english}]}}],
    })
    expect(await lake.fetch(UNTRANSLATED.groq)).toMatchObject(counts)
  },
)
