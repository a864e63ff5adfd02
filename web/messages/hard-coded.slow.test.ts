import {execFile} from 'node:child_process'
import {mkdir, mkdtemp, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {evaluate, parse} from 'groq-js'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {accented} from '../build/pseudo.ts'
import {textsIn} from '../e2e/texts-in.ts'
import type * as Bundle from '../app/entry.server.tsx'

const root = join(import.meta.dirname, '../..')

const env = {
  publicUrl: 'https://1.2',
  apiBase: '/lake',
  liveBase: '/lake',
  imageBase: '/lake/images',
  projectId: '1',
  dataset: '1',
  // The page offers a choice about privacy.
  metaPixelId: '1',
}

const IMAGE = {_type: 'image', alt: 'картинка', asset: {_ref: 'image-00-400x500-png'}}

const numbered = (count: number) => Array.from({length: count}, (_, index) => index + 1)

/** The shop's content, with letters that no word of the interface has: neither English ones nor those with accents. */
const CONTENT = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    brand: 'лавка',
    phone: '1',
    whatsapp: '1',
    email: '1@2',
    address: 'улица\nгород, край 500068',
    hours: 'часы',
    callHours: 'часы',
    mapLink: 'https://1.2',
    mapEmbed: 'https://1.2',
    instagram: 'https://1.2',
    facebook: 'https://1.2',
    review: 'https://1.2',
    bannerOffer: 'дар',
    bannerDelivery: 'путь',
    footerBlurb: 'слова',
    footerInformation: 'слова',
    illustrationNotice: 'слова',
    metaDescription: 'слова',
    defaultRange: '5000 - 10,000',
    contactValue: 1,
    designsContactValue: 1,
    priceLimits: [15_000, 25_000],
    heroTitle: 'камень',
    heroLine: 'слова',
    heroLandscape: IMAGE,
    heroPortrait: IMAGE,
    carousel: numbered(4).map((_key) => ({...IMAGE, _key})),
    showroom: numbered(4).map((_key) => ({...IMAGE, _key})),
    collage: IMAGE,
    contactIntro: 'слова',
    callText: 'слова',
    visitText: 'слова',
    designsIntro: 'слова',
    aboutIntro: 'слова',
    story: 'слова',
    work: 'слова',
    stats: [{_key: '1', figure: '25+', label: 'слова'}],
    speciality: 'слова',
    privacyIntro: 'слова',
    privacyVersion: '1',
    privacyDate: 'день',
  },
  {
    _id: 'category',
    _type: 'category',
    slug: {current: '1'},
    title: 'фонтаны',
    description: 'слова',
    price: '20000',
    value: 20_000,
    background: IMAGE,
  },
  ...numbered(60).map((number) => ({
    _id: `product-${number}`,
    _type: 'product',
    category: {_ref: 'category'},
    productId: String(number),
    name: 'фонтан',
    specialNote: 'слова',
    value: number === 1 ? 20_000 : null,
    range: '5000 - 10,000',
    facts: {material: 'камень', finish: 'слова', size: '1', weight: '1'},
    image: IMAGE,
    morePictures: [IMAGE],
  })),
  ...numbered(4).map((number) => ({
    _id: `testimonial-${number}`,
    _type: 'testimonial',
    number,
    name: 'имя',
    role: 'труд',
    content: 'слова',
  })),
]

/** Answers queries from the content. */
async function answer(address: string, documents: object[] = CONTENT) {
  const {searchParams} = new URL(address, 'http://lake')
  const params = [...searchParams].flatMap(([name, value]) =>
    name.startsWith('$') ? [[name.slice(1), JSON.parse(value)]] : [],
  )
  const tree = parse(searchParams.get('query') ?? '', {params: Object.fromEntries(params)})
  const result = await (await evaluate(tree, {dataset: documents, params: Object.fromEntries(params)})).get()
  return Response.json({result, syncTags: []})
}

let folder: string
let bundle: typeof Bundle

beforeAll(async () => {
  await mkdir(join(root, '.build'), {recursive: true})
  folder = await mkdtemp(join(root, '.build/pseudo-'))
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--ssr', '--outDir', folder]
  await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: {...process.env, NODE_ENV: 'production', SITE_LANGUAGE: 'pseudo'},
  })
  bundle = await import(join(folder, 'entry.server.js'))
}, 60_000)

afterAll(() => rm(folder, {recursive: true, force: true}))

/** Names that stay as they are in every language, and names of the files below. */
const NAMES = /Stone Designs|hello@stone-designs\.example|\b1\.(?:jpg|pdf)\b/g

/** The texts that hold an English letter. */
const plainIn = (html: string) =>
  textsIn(html)
    .map((text) => text.replaceAll(NAMES, ''))
    .filter((text) => /[a-z]/i.test(text))

const render = (path: string, documents: object[] = CONTENT) =>
  bundle.render(new Request(`https://1.2${path}`), {
    env,
    fetch: (address) => answer(address, documents),
    script: '/1.js',
    styles: '/1.css',
  })

test.each([
  '/',
  '/designs',
  '/designs?view=all',
  '/designs?view=all&page=2&q=фонтан&category=1&price=15000-25000&sort=price',
  '/designs?view=all&page=9',
  '/designs?view=all&q=2222222',
  '/designs?view=list',
  '/designs/1',
  '/designs/1?item=1',
  '/designs/2',
  '/about',
  '/testimonials',
  '/contact',
  '/privacy',
  '/accessibility',
  '/rate-us',
  '/admin',
  '/setup-owner-phone',
  '/file-upload',
  '/file',
  '/file/1',
  '/file/1.jpg',
  '/file/1.pdf',
  '/2',
])('every text of %s is content or comes from the words of a language', async (path) => {
  const {html} = await render(encodeURI(path))
  expect(html).toContain('лавка')
  expect(html).toMatch(/[áéóñš]/)
  expect(plainIn(html)).toEqual([])
})

test('the subject of an e-mail is in the language of the page', async () => {
  const {html} = await render('/')
  expect(html).toContain(`("${encodeURIComponent(accented('Enquiry'))}")</script>`)
})

test('a shop that has written nothing has texts in the language of the page', async () => {
  const least = [
    {_id: 'siteSettings', _type: 'siteSettings'},
    {_id: 'category-1', _type: 'category', slug: {current: '1'}, title: '1'},
  ]
  const {html} = await render('/', least)
  expect(plainIn(html)).toEqual([])
})

test.each(['unreachable', 'broken', 'unreadable', 'deleted', 'ended', 'tooMany', 'crowded'] as const)(
  'the page for a request that is %s speaks the language',
  (kind) => {
    const {html} = bundle.renderFailure(kind, '/1.css', {brand: 'лавка', phone: '1'})
    expect(html).toMatch(/[áéóñš]/)
    expect(plainIn(html)).toEqual([])
  },
)
