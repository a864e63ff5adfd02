import {readFile, readdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {createClient} from '@sanity/client'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest'
import {shortPath} from '../../contract/site/addresses.ts'
import {readConfig} from '../../server/config.ts'
import {contentSource} from '../../server/content/content-source.ts'
import {startTestLake} from '../../server/content/test-lake.ts'
import {siteEnv} from '../../server/site/index.ts'
import {builtBundle} from '../../server/site/bundle.ts'
import {buildWhatIsStale, SITE_PARTS} from '../build/build.ts'
import {root} from '../project/root.ts'
import {prerender} from './prerender.ts'

const FOLDER = '.build/hosted'
const PROJECT = 'abc12345'

const config = readConfig({PUBLIC_URL: 'https://shop.example', SANITY_PROJECT_ID: PROJECT}, root)

const page = (path: string) => readFile(join(root, FOLDER, path), 'utf8')

/** The settings that a page carries. */
const envOf = (html: string): unknown =>
  JSON.parse(/<script id="env" type="application\/json">([^<]*)</.exec(html)?.[1] ?? '{}')

/** Origin and path of every request to the hosted service. */
const requested = new Set<string>()

let lake: Awaited<ReturnType<typeof startTestLake>>

// The settings name hosted Sanity; requests to its hosts are sent to a test lake instead.
beforeAll(async () => {
  await buildWhatIsStale()
  lake = await startTestLake()
  await fill(lake)
  const overNetwork = fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init)
    const {hostname, origin, pathname, search} = new URL(request.url)
    if (!hostname.endsWith('.sanity.io')) return overNetwork(request)
    requested.add(origin + pathname)
    return overNetwork(new Request(lake.apiHost + pathname + search, request))
  })
  await prerender(config, {folder: FOLDER})
}, 300_000)

afterAll(async () => {
  vi.restoreAllMocks()
  await lake.close()
  await rm(join(root, FOLDER), {recursive: true, force: true})
})

async function fill({projectId, dataset, apiHost, token}: typeof lake) {
  const client = createClient({
    projectId,
    dataset,
    apiHost,
    token,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
  })
  /** Each size is another picture. */
  const pictureOf = async (width: number, height: number) => {
    const create = {width, height, channels: 3, background: '#c9a24b'} as const
    const {_id: asset} = await client.assets.upload('image', await sharp({create}).png().toBuffer())
    return {_key: asset, _type: 'image', alt: 'A sundial', asset: {_type: 'reference', _ref: asset}}
  }
  const image = await pictureOf(1307, 1000)
  const background = await pictureOf(1308, 1000)
  const slug = {_type: 'slug', current: 'sundial'}
  await client
    .transaction()
    .create({_id: 'category-sundial', _type: 'category', title: 'Sundial', slug, value: 1, background})
    .create({
      _id: 'product-sundial-SUN-001',
      _type: 'product',
      productId: 'SUN-001',
      name: 'Noon Sundial',
      category: {_type: 'reference', _ref: 'category-sundial'},
      image,
      morePictures: [await pictureOf(1300, 1300)],
    })
    .create({
      _id: 'testimonial-noon',
      _type: 'testimonial',
      name: 'Asha',
      content: 'It is on time.',
      avatar: await pictureOf(1301, 1000),
    })
    .create({
      _id: 'siteSettings',
      _type: 'siteSettings',
      brand: 'Stone of the West',
      phone: '+91 91111 11111',
      heroPortrait: await pictureOf(1302, 2000),
      heroLandscape: await pictureOf(2000, 1303),
      collage: await pictureOf(1304, 1000),
      carousel: [await pictureOf(1305, 1000)],
      showroom: [await pictureOf(1306, 1000)],
    })
    .commit()
}

test('queries go to the CDN of the hosted service, and live events to its API', () => {
  expect([...requested].toSorted()).toEqual([
    `https://${PROJECT}.api.sanity.io/v2025-02-19/data/live/events/production`,
    `https://${PROJECT}.apicdn.sanity.io/v2025-02-19/data/query/production`,
  ])
})

test.each([
  ['designs/sundial/index.html', 'Sundial | Stone of the West'],
  ['by-query/designs/sundial/item=SUN-001.html', 'SUN-001 | Sundial | Stone of the West'],
])('%s holds the content, with pictures from the hosted CDN', async (path, title) => {
  const html = await page(path)
  expect(html).toContain(`<title>${title}</title>`)
  expect(html).toContain('Noon Sundial')
  expect(html).toMatch(
    new RegExp(`srcSet="https://cdn\\.sanity\\.io/images/${PROJECT}/production/[0-9a-f]+-1307x1000\\.png\\?`),
  )
  expect(html).not.toContain('/lake')
})

test('every picture that a page names, in every width and shape, is among those that are made ahead', async () => {
  const source = contentSource(config, undefined, {fetch: () => new Response()})
  const env = siteEnv(config, source.addresses)
  const {imageAddresses} = await builtBundle(join(root, SITE_PARTS)).load('/')
  const fetchContent = async (path: string, init?: RequestInit) =>
    source.fetch(new Request(new URL(path, env.publicUrl), init))
  const made = new Set(await imageAddresses({env, fetch: fetchContent}))

  const files = await readdir(join(root, FOLDER), {recursive: true})
  const pages = await Promise.all(files.filter((file) => file.endsWith('.html')).map(page))
  const named = new Set(
    pages.flatMap((html) => html.match(/https:\/\/cdn\.sanity\.io\/[^" ]+auto=format/g) ?? []),
  )
  const isNamed = (size: string) => [...named].some((address) => address.includes(`-${size}.png`))
  const sizes = [
    '1307x1000',
    '1308x1000',
    '1301x1000',
    '1302x2000',
    '2000x1303',
    '1304x1000',
    '1305x1000',
    '1306x1000',
  ]
  expect(sizes.filter((size) => !isNamed(size))).toEqual([])
  expect(
    [...named].map((address) => address.replaceAll('&amp;', '&')).filter((address) => !made.has(address)),
  ).toEqual([])
})

test('each language has its pages, its missing page and its sitemap, and all share the assets', async () => {
  for (const [file, language] of [
    ['te/index.html', 'te-IN'],
    ['te/404.html', 'te-IN'],
    ['hi/designs/sundial/index.html', 'hi-IN'],
    ['by-query/hi/designs/sundial/item=SUN-001.html', 'hi-IN'],
  ] as const) {
    const html = await page(file)
    expect(html).toContain(`<html lang="${language}">`)
    for (const [, asset = ''] of html.matchAll(/"(\/assets\/[^"]+)"/g)) await page(asset)
  }
  expect(await page('te/sitemap.xml')).toContain('<loc>https://shop.example/te/designs</loc>')
})

test('the policy of a page allows requests to the hosted service and to no other host', async () => {
  const html = await page('index.html')
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  const directives = policy.split('; ')
  expect(directives).toContain(
    `connect-src 'self' https://${PROJECT}.apicdn.sanity.io https://${PROJECT}.api.sanity.io`,
  )
  expect(directives).toContain("img-src 'self' data: blob: https://cdn.sanity.io")
  expect(envOf(html)).toMatchObject({
    apiBase: `https://${PROJECT}.apicdn.sanity.io`,
    liveBase: `https://${PROJECT}.api.sanity.io`,
    projectId: PROJECT,
    dataset: 'production',
  })
})

test('browsers look for a new service worker at each visit, and OFFLINE=off writes one that deletes every copy', async () => {
  expect(await page('_headers')).toMatch(/^\/sw\.js\n {2}Cache-Control: no-cache$/m)
  expect(await page('sw.js')).not.toContain('unregister')
  const env = {offline: 'off'}
  expect(envOf(await page('index.html'))).not.toMatchObject(env)

  const withdrawn = `${FOLDER}-withdrawn`
  onTestFinished(() => rm(join(root, withdrawn), {recursive: true, force: true}))
  await prerender({...config, keepsPages: false}, {folder: withdrawn, starts: ['']})
  const file = (path: string) => readFile(join(root, withdrawn, path), 'utf8')
  expect(await file('sw.js')).toContain('registration.unregister()')
  expect((await readdir(join(root, withdrawn))).filter((name) => name.startsWith('sw.js'))).toEqual(['sw.js'])
  expect(envOf(await file('index.html'))).toMatchObject(env)
})

test('the sitemap lists the products under the address of the site', async () => {
  const sitemap = await page('sitemap.xml')
  expect(sitemap).toContain('<loc>https://shop.example/designs/sundial?item=SUN-001</loc>')
  expect(sitemap).toContain(`<image:loc>https://cdn.sanity.io/images/${PROJECT}/production/`)
})

test('a printed code leads to the page of its product, in the language of the label', async () => {
  const html = await page(`te${shortPath('product-sundial-SUN-001')}/index.html`)
  const address = 'https://shop.example/te/designs/sundial?item=SUN-001'
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
  expect(html).toContain(`location.replace("${address}"+`)
})
