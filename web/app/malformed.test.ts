import {evaluate, parse} from 'groq-js'
import {expect, test} from 'vitest'
import {testEnv} from '../env/test-env.ts'
import {imageAddresses, render, renderFile, renderPrint} from './entry.server.tsx'

type Fields = Record<string, unknown>

const reference = (_ref: string) => ({_type: 'reference', _ref})
const image = {
  _type: 'image',
  _key: 'a',
  alt: 'Stone',
  asset: reference('image-a1-1600x2000-jpg'),
  hotspot: {_type: 'sanity.imageHotspot', x: 0.5, y: 0.4, width: 1, height: 1},
  crop: {_type: 'sanity.imageCrop', top: 0, bottom: 0.1, left: 0, right: 0},
}
const ASSET = {
  _id: 'image-a1-1600x2000-jpg',
  _type: 'sanity.imageAsset',
  metadata: {blurHash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj'},
}

const PRODUCT: Fields = {
  _id: 'product-1',
  _type: 'product',
  _updatedAt: '2026-11-01T00:00:00Z',
  productId: 'FOU-001',
  name: 'Lotus fountain',
  category: reference('category-1'),
  specialNote: 'Honed',
  value: 25_000,
  range: '5000 - 10,000',
  availability: 'sold',
  leadWeeks: 6,
  unit: 'sft',
  rate: 850,
  contentId: 'C-1',
  facts: {material: 'Makrana', finish: 'Honed', size: '4 ft', weight: '20 kg'},
  image: image,
  morePictures: [image],
  translations: [{_key: 'te', language: 'te', name: 'తామర'}],
  orderRank: 'a',
}

const CATEGORY: Fields = {
  _id: 'category-1',
  _type: 'category',
  _updatedAt: '2026-11-01T00:00:00Z',
  title: 'Fountain',
  slug: {_type: 'slug', current: 'fountain'},
  price: '5000 SFT',
  value: 5000,
  availability: 'ready',
  leadWeeks: 3,
  unit: 'sft',
  background: image,
  description: 'Water, in stone.',
  translations: [{_key: 'te', language: 'te', title: 'ఫౌంటెన్'}],
  orderRank: 'a',
}

const TESTIMONIAL: Fields = {
  _id: 'testimonial-1',
  _type: 'testimonial',
  number: 1,
  name: 'Meera',
  role: 'Architect',
  content: 'Fine stone.',
  avatar: image,
  translations: [],
}

const TEXTS =
  'brand phone whatsapp email address hours callHours mapLink mapEmbed instagram facebook review heroTitle heroLine bannerOffer bannerDelivery aboutIntro story work speciality contactIntro callText visitText designsIntro footerBlurb footerInformation illustrationNotice metaDescription defaultRange privacyVersion privacyDate privacyIntro'

const SETTINGS: Fields = {
  ...Object.fromEntries(TEXTS.split(' ').map((name) => [name, `The ${name}`])),
  _id: 'siteSettings',
  _type: 'siteSettings',
  opening: [{_key: 'a', days: ['Monday'], opens: '09:00', closes: '20:00'}],
  heroLandscape: image,
  heroPortrait: image,
  carousel: [image],
  collage: image,
  showroom: [image],
  stats: [{_key: 'a', figure: '20', label: 'years'}],
  socialPicture: image,
  privacyParts: [{_key: 'a', heading: 'Calls', text: 'We keep no calls.'}],
  priceLimits: [15_000, 25_000],
  leadWeeks: 5,
  waste: 10,
  deliveryBands: ['500: 1200'],
  contactValue: 5000,
  designsContactValue: 15_000,
  translations: [{_key: 'te', language: 'te', address: 'హైదరాబాద్'}],
}

const SOUND = {...PRODUCT, _id: 'product-0', productId: 'FOU-002', name: 'Plain fountain', orderRank: '0'}
const OTHER = {...CATEGORY, _id: 'category-0', title: 'Urli', slug: {_type: 'slug', current: 'urli'}}

/** One value of each kind. Wherever it is of the right kind, it is one that no form of the Studio takes. */
const WRONG: [string, unknown][] = [
  ['a number', 12],
  ['a negative fraction', -0.001],
  ['a huge number', 1e21],
  ['a text', 'text'],
  ['an empty text', ''],
  ['null', null],
  ['true', true],
  ['a list', [7, 'text', null, {}, []]],
  ['an object', {a: {b: 1}, current: 7, _ref: 7, asset: {_ref: 'nothing'}, x: 'x', top: 2}],
  ['an empty object', {}],
  ['a very long text', 'long '.repeat(5000)],
]

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Copies of a document, each with another part of it set to a value: every field, and every field inside. */
function spoilt(value: unknown, wrong: unknown, depth = 0): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((each) => [[wrong, ...value], ...spoilt(each, wrong, depth + 1).map((one) => [one])])
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, part]) => {
    if (depth === 0 && name.startsWith('_')) return []
    return [wrong, ...spoilt(part, wrong, depth + 1)].map((one) => ({...value, [name]: one}))
  })
}

function options(documents: readonly unknown[]) {
  const results = new Map<string, Promise<Response>>()
  async function answer(address: string) {
    if (address.startsWith('/similar/')) return new Response('', {status: 404})
    const search = new URL(address, testEnv.publicUrl).searchParams
    const params: Fields = {}
    for (const [name, value] of search) if (name.startsWith('$')) params[name.slice(1)] = JSON.parse(value)
    const value = await evaluate(parse(search.get('query') ?? '', {params}), {dataset: documents, params})
    return Response.json({result: await value.get(), syncTags: []})
  }
  const fetch = async (address: string) => {
    const made = results.get(address) ?? answer(address)
    results.set(address, made)
    return (await made).clone()
  }
  return {env: testEnv, fetch, script: '/entry.js', styles: '/style.css'}
}

const LISTS = ['/designs', '/designs?view=all', '/designs?view=all&q=fountain', '/designs/fountain']
const SHOP_PAGES = ['/', '/about', '/testimonials', '/contact', '/privacy', '/accessibility']

/** Visits pages, prints and files. @returns the pages by their paths */
async function visit(documents: readonly unknown[], paths: readonly string[]) {
  const all = options(documents)
  const pages = new Map<string, string>()
  for (const path of paths) {
    const {html, status} = await render(new Request(testEnv.publicUrl + path), all)
    expect([path, status]).toEqual([path, 200])
    pages.set(path, html)
  }
  await renderPrint('/print/fountain', all)
  await renderPrint('/print?items=fountain/FOU-001,fountain/FOU-002', all)
  expect(await renderFile('/sitemap.xml', all)).toContain('</urlset>')
  expect(await imageAddresses(all)).not.toEqual([])
  return pages
}

const withNumbers = (products: unknown[]) =>
  products.map((each, index) => (isObject(each) ? {...each, _id: `product-${index + 1}`} : each))

test.each(WRONG)('pages show all other products where one of each field is %s', async (_kind, wrong) => {
  const products = withNumbers(spoilt(PRODUCT, wrong))
  expect(products.length).toBeGreaterThan(30)
  const documents = [SETTINGS, ASSET, CATEGORY, OTHER, TESTIMONIAL, SOUND, ...products]
  const pages = await visit(documents, [...LISTS, '/designs/fountain?item=FOU-001', ...SHOP_PAGES])
  for (const path of LISTS.slice(1)) expect(pages.get(path)).toContain('Plain fountain')
  for (const path of LISTS.slice(1)) expect(pages.get(path)).not.toMatch(/NaN|\[object|e\+21/)
})

test.each(WRONG)(
  'pages show all other categories and quotes where one of each field is %s',
  async (_kind, wrong) => {
    const categories = spoilt(CATEGORY, wrong).map((each, index) =>
      isObject(each) ? {...each, _id: `category-${index + 2}`} : each,
    )
    const quotes = spoilt(TESTIMONIAL, wrong).map((each, index) =>
      isObject(each) ? {...each, _id: `testimonial-${index + 2}`} : each,
    )
    const products = categories.map((_, index) => ({
      ...PRODUCT,
      _id: `product-${index + 1}`,
      category: reference(`category-${index + 2}`),
    }))
    const documents = [SETTINGS, ASSET, ...categories, ...quotes, OTHER, TESTIMONIAL, SOUND, ...products]
    const pages = await visit(documents, [
      '/designs',
      '/designs?view=all',
      '/designs?view=all&q=lotus',
      ...SHOP_PAGES,
    ])
    expect(pages.get('/designs')).toContain('Urli')
    expect(pages.get('/testimonials')).toContain('Meera')
  },
)

test.each(WRONG)('pages stay while fields of the settings are %s', async (_kind, wrong) => {
  const sound = [ASSET, CATEGORY, TESTIMONIAL, SOUND, PRODUCT]
  const fields = Object.keys(SETTINGS).filter((name) => !name.startsWith('_'))
  const all = {...SETTINGS, ...Object.fromEntries(fields.map((name) => [name, wrong]))}
  const pages = await visit([all, ...sound], [...LISTS, ...SHOP_PAGES])
  expect(pages.size).toBe(LISTS.length + SHOP_PAGES.length)
  // Wrong values inside an image or a list.
  const {opening, carousel, stats, privacyParts, collage, heroPortrait, socialPicture} = SETTINGS
  const deep = {opening, carousel, stats, privacyParts, collage, heroPortrait, socialPicture}
  for (const settings of spoilt(deep, wrong).filter((_, index) => index % 12 === 0))
    await visit([{...SETTINGS, ...(isObject(settings) && settings)}, ...sound], SHOP_PAGES)
})

test('prices that no form takes are shown as no price, and fractions as whole rupees', async () => {
  const priced = [1e21, -0.001, -5, 49_999.999].map((value, index) => ({
    ...PRODUCT,
    _id: `product-${index + 1}`,
    productId: `FOU-10${index}`,
    range: null,
    value,
  }))
  const pages = await visit([SETTINGS, ASSET, CATEGORY, SOUND, ...priced], ['/designs/fountain'])
  const shown = pages.get('/designs/fountain') ?? ''
  expect(shown).toContain('₹50,000')
  expect(shown).not.toMatch(/₹-|₹0|e\+21|49999/)
})

test.each([
  ['settings', [ASSET, CATEGORY, SOUND]],
  ['categories', [SETTINGS, ASSET, SOUND]],
  ['documents', []],
])(
  'content without %s is an outage: no page, no file and no print says that there is nothing',
  async (_, documents) => {
    const all = options(documents)
    for (const path of ['/designs', '/designs/fountain'])
      await expect(render(new Request(testEnv.publicUrl + path), all)).rejects.toThrow(
        /catalogue cannot be reached/,
      )
    await expect(renderPrint('/print/fountain', all)).rejects.toThrow(/catalogue cannot be reached/)
  },
)

test('no page names a telephone number that the owner has not written', async () => {
  const {phone, whatsapp, email, ...settings} = SETTINGS
  expect([phone, whatsapp, email]).not.toContain(undefined)
  const pages = await visit([settings, ASSET, CATEGORY, SOUND], ['/contact', '/designs/fountain'])
  for (const html of pages.values())
    expect(html).not.toMatch(/href="(?:tel:|mailto:|https:\/\/wa\.me)|90000 00000/)
})
