import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient} from '@sanity/client'
import type {SanityClient} from '@sanity/client'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {TRANSLATED_LANGUAGES} from '../../contract/text/languages.ts'
import {QUERIES} from '../../schemas/generated/queries.ts'
import {startTestLake} from '../../server/content/test-lake.ts'
import {seed} from './seed-lake.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: SanityClient
let anonymous: SanityClient
let pictures: string

// All tests use one lake, because filling it takes most of the time.
beforeAll(async () => {
  shop = await startTestLake()
  pictures = await mkdtemp(join(tmpdir(), 'pictures-'))
  const config = {
    ...shop,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw' as const,
  }
  client = createClient(config)
  anonymous = createClient({...config, token: undefined, perspective: 'published'})
})
afterAll(async () => {
  await shop.close()
  await rm(pictures, {recursive: true})
})

const run = (options: {replace?: boolean} = {}) => seed({client, log: () => undefined, pictures, ...options})
const count = (query: string) => client.fetch<number>(`count(${query})`)
const pictureOf = (id: string) =>
  client.fetch<{file: string; alt: string}>('*[_id == $id][0].image{"file": asset->originalFilename, alt}', {
    id,
  })

test(
  'fills an empty lake: every visitor sees 601 products, each with a picture',
  {timeout: 180_000},
  async () => {
    const progress: string[] = []
    const result = await seed({client, log: (line) => progress.push(line), pictures})
    expect(result).toEqual({created: 628, updated: 0, kept: 0})
    expect(await anonymous.fetch('count(*[_type == "product" && defined(image.asset->url)])')).toBe(601)
    expect(await anonymous.fetch('count(*[_type == "product" && category->slug.current == "jalli"])')).toBe(
      39,
    )
    expect(progress).toContain('pictures 644 of 644')
    expect(progress).toContain('documents 628 of 628')
  },
)

const PARAMETERS = {
  slug: 'fountain',
  category: 'fountain',
  productId: 'FOU-001',
  keys: ['fountain/FOU-001'],
  categories: ['fountain'],
  isAsked: false,
  min: null,
  max: null,
  availability: null,
  ids: [],
  item: 'FOU-001',
  sort: 'name',
  from: 0,
  to: 2,
}
const SCRIPTS = {te: /\p{Script=Telugu}/u, hi: /\p{Script=Devanagari}/u}

/** Texts of a result that begin with a capital letter, as English ones do and codes, links and values do not. */
const englishIn = (result: unknown) =>
  [...JSON.stringify(result).matchAll(/"(\w+)":"([A-Z][a-z]+[^"]*)"/g)].filter(([, field]) => field !== 'alt')

test.each(TRANSLATED_LANGUAGES)('every query of the site finds its texts in %s', async (language) => {
  const translated = [...QUERIES].filter((query) => query.includes('coalesce(translations'))
  expect(translated.length).toBeGreaterThan(8)
  for (const query of translated) {
    const result = await anonymous.fetch<unknown>(query, {...PARAMETERS, language})
    expect(JSON.stringify(result)).toMatch(SCRIPTS[language])
    const names = englishIn(result).map(([, , text]) => text)
    expect(names.filter((text) => !text?.startsWith('Stone Designs'))).toEqual([])
  }
})

test('a text without a translation is the English one', async () => {
  const query = [...QUERIES].find((each) => each.includes('privacyParts[]')) ?? ''
  const intro = {_key: 'te', language: 'te', privacyParts: [{_key: 'what-we-collect-and-why', heading: 'ఏం'}]}
  const ofTheSeed = await client.getDocument('siteSettings')
  await client
    .patch('siteSettings')
    .set({translations: [intro]})
    .commit()
  const {privacyIntro, privacyParts} = await anonymous.fetch(query, {language: 'te'})
  expect(privacyIntro).toMatch(/^This page says/)
  expect(privacyParts.slice(0, 2).map(({heading}: {heading: string}) => heading)).toEqual([
    'ఏం',
    'What we do only with your yes',
  ])
  await client.patch('siteSettings').set({translations: ofTheSeed?.['translations']}).commit()
})

test('hides the record of the seed from visitors', async () => {
  expect(await anonymous.fetch('count(*[_id == "seed.record"])')).toBe(0)
  expect(await count('*[_id == "seed.record"]')).toBe(1)
})

test('a second run changes nothing and uploads nothing', async () => {
  const revisions = await client.fetch('*[_type == "product"] | order(_id)._rev')
  const assets = await count('*[_type == "sanity.imageAsset"]')
  expect(await run()).toEqual({created: 0, updated: 0, kept: 628})
  expect(await client.fetch('*[_type == "product"] | order(_id)._rev')).toEqual(revisions)
  expect(await count('*[_type == "sanity.imageAsset"]')).toBe(assets)
})

test('keeps the changes, deletions and additions of the owner', async () => {
  await client
    .patch('product-jalli-1')
    .set({name: 'Star jali of Jaisalmer', 'image.alt': 'Our own words'})
    .commit()
  await client.delete('product-jalli-2')
  await client.create({_id: 'product-own', _type: 'product', productId: 'OWN-1', name: 'Own'})
  expect(await run()).toEqual({created: 0, updated: 0, kept: 628})
  expect(await client.getDocument('product-jalli-1')).toMatchObject({name: 'Star jali of Jaisalmer'})
  expect(await count('*[_id == "product-jalli-2"]')).toBe(0)
  expect(await count('*[_id == "product-own"]')).toBe(1)
})

test('replaces a placeholder by the rendered picture and keeps the owner’s words', async () => {
  await mkdir(join(pictures, 'jalli'))
  const master = await sharp({create: {width: 40, height: 50, channels: 3, background: '#A4533A'}})
    .webp()
    .toBuffer()
  await writeFile(join(pictures, 'jalli', '1.webp'), master)
  expect(await pictureOf('product-jalli-1')).toEqual({file: 'placeholder-jalli-1.webp', alt: 'Our own words'})
  expect(await run()).toEqual({created: 0, updated: 1, kept: 627})
  expect(await pictureOf('product-jalli-1')).toEqual({file: 'jalli-1.webp', alt: 'Our own words'})
  expect(await client.getDocument('product-jalli-1')).toMatchObject({name: 'Star jali of Jaisalmer'})
})

test('keeps what the owner publishes during the uploads; a change after them stops the seed, and a second run keeps it', async () => {
  const own = await client.fetch<{_ref: string}>('*[_id == "product-jalli-9"][0].image.asset')
  const publish = (id: string) =>
    shop.lake.dataset('production').commit({
      mutations: [{patch: {id, set: {'image.asset': own}}}],
      author: 'owner',
    })
  const assetOf = (id: string) => client.fetch<unknown>('*[_id == $id][0].image.asset', {id})
  const render = (name: string, background: string) =>
    sharp({create: {width: 40, height: 50, channels: 3, background}})
      .webp()
      .toFile(join(pictures, name))
  await render('jalli/4.webp', '#445566')
  const log = (line: string) => {
    if (/^pictures (\d+) of \1$/.test(line)) publish('product-jalli-4')
  }
  expect(await seed({client, log, pictures})).toEqual({created: 0, updated: 0, kept: 628})
  expect(await assetOf('product-jalli-4')).toEqual(own)

  await render('jalli/5.webp', '#665544')
  const raw = client.withConfig({})
  const commit = raw.mutate.bind(raw)
  vi.spyOn(client, 'withConfig').mockReturnValueOnce(raw)
  vi.spyOn(raw, 'mutate').mockImplementationOnce((...args) => {
    publish('product-jalli-5')
    return commit(...args)
  })
  await expect(run()).rejects.toThrow(/revision/i)
  expect(await run()).toEqual({created: 0, updated: 0, kept: 628})
  expect(await assetOf('product-jalli-5')).toEqual(own)
})

test('names a damaged picture and changes nothing', async () => {
  await writeFile(join(pictures, 'jalli', '3.webp'), 'not a picture')
  const before = await client.fetch('*[_type == "product"] | order(_id)._rev')
  await expect(run()).rejects.toThrow(/jalli\/3\.webp is not a picture/)
  expect(await client.fetch('*[_type == "product"] | order(_id)._rev')).toEqual(before)
  await rm(join(pictures, 'jalli', '3.webp'))
})

test('--replace puts the catalogue back, drafts included, and leaves the owner’s own documents', async () => {
  await client.create({_id: 'drafts.product-jalli-1', _type: 'product', name: 'Half-written'})
  expect(await run({replace: true})).toMatchObject({created: 628})
  expect(await client.getDocument('product-jalli-1')).toMatchObject({name: 'Item 1'})
  expect(await count('*[_id in ["product-jalli-2", "product-own"]]')).toBe(2)
  expect(await count('*[_id == "drafts.product-jalli-1"]')).toBe(0)
  expect(await run()).toEqual({created: 0, updated: 0, kept: 628})
})
