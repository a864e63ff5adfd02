import {evaluate, parse} from 'groq-js'
import {expect, test} from 'vitest'
import {readyOn} from '../../../contract/site/availability.ts'
import {openFeeds} from './feeds.ts'
import {FEED} from './products.ts'
import {GOOGLE, GOOGLE_LOCAL, META, problemsOf} from './test-attributes.ts'

const PLACES = {
  publicUrl: 'https://shop.example',
  pictures: 'https://shop.example/lake/images/stone/production',
}
const image = (size: string) => ({ref: `image-0a1b-${size}-png`, crop: null, hotspot: null})

const product = (fields: object = {}) => ({
  _id: 'product-1',
  productId: 'FOU-001',
  name: 'Lotus <fountain> & "bowl"',
  value: 25_000,
  contentId: null,
  specialNote: 'Honed, or\npolished.',
  facts: {material: 'Sandstone', finish: null, size: '4 ft', weight: null},
  category: {slug: 'fountain', title: 'Fountain', description: 'Water, in stone.\u{1}'},
  image: image('1600x2000'),
  more: [image('1200x1200'), {ref: null}, image('900x1200'), image('900x1200'), image('900x1200')],
  ...fields,
})

function open(
  products: readonly object[],
  query = async (): Promise<unknown> => ({brand: 'Stone Designs', products}),
  storeCode?: string,
) {
  let clock = 0
  const reported: string[] = []
  const feeds = openFeeds({
    ...PLACES,
    storeCode,
    query,
    report: (problem) => reported.push(problem),
    now: () => clock,
  })
  const get = async (name: string, headers = {}) => feeds.routes.request(`/feeds/${name}`, {headers})
  const text = async (name: string) => (await get(name)).text()
  return {...feeds, get, text, reported, pass: (ms: number) => (clock += ms)}
}

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** Products of Google's feed: values by attribute. */
const googleProducts = (xml: string) =>
  Array.from(xml.matchAll(/<item>(.*?)<\/item>/gs), ([, item = '']) => {
    const values: Record<string, string[]> = {}
    for (const [, name = '', value = ''] of item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g))
      (values[name] ??= []).push(decoded(value))
    return values
  })

/** Cells of a CSV file. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const metaProducts = (csv: string) => {
  const [head = [], ...rows] = rowsOf(csv)
  return rows.map((row) =>
    Object.fromEntries(
      head.map((name, column) => {
        const cell = row[column] ?? ''
        return [name, name === 'additional_image_link' ? cell.split(',') : [cell]]
      }),
    ),
  )
}

const PRODUCTS = [
  product(),
  product({
    _id: 'product-2',
    productId: '7',
    category: {slug: 'urli', title: 'Urli', description: null},
    more: null,
  }),
  product({_id: 'product-3', productId: 'GAZ-1', contentId: 'C-9', name: 'G'.repeat(300), facts: null}),
]

test('every product of the feed for Google satisfies the published attributes', async () => {
  const products = googleProducts(await open(PRODUCTS).text('google.xml'))
  expect(products.map(({id}) => id)).toEqual([['FOU-001'], ['urli-7'], ['C-9']])
  expect(products.flatMap((each) => problemsOf(each, GOOGLE))).toEqual([])
  expect(products[0]).toMatchObject({
    title: ['Lotus <fountain> & "bowl" FOU-001'],
    price: ['25000.00 INR'],
    link: ['https://shop.example/designs/fountain?item=FOU-001'],
  })
})

test('where the showroom has a code, a feed says that the same products stand there', async () => {
  const shop = open(PRODUCTS, undefined, 'HYD-1')
  const products = googleProducts(await shop.text('google-local.xml'))
  expect(products.map(({id}) => id)).toEqual(googleProducts(await shop.text('google.xml')).map(({id}) => id))
  expect(products.flatMap((each) => problemsOf(each, GOOGLE_LOCAL))).toEqual([])
  expect(products[0]).toMatchObject({store_code: ['HYD-1'], price: ['25000.00 INR']})
  expect((await open(PRODUCTS).get('google-local.xml')).status).toBe(404)
})

test('every product of the feed for Meta satisfies the published attributes', async () => {
  const products = metaProducts(await open(PRODUCTS).text('meta.csv'))
  expect(products).toHaveLength(3)
  expect(products.flatMap((each) => problemsOf(each, META))).toEqual([])
  expect(products[0]).toMatchObject({
    title: ['Lotus <fountain> & "bowl" FOU-001'],
    availability: ['available for order'],
  })
})

test('each availability is said in the words of each network, with the day on which an order is ready', async () => {
  const stated = [undefined, 'toOrder', 'ready', 'oneOfAKind', 'reserved', 'sold', 'gone', 7]
  const products = stated.map((availability, at) =>
    product({productId: `A-${at}`, availability, leadWeeks: 6}),
  )
  const {text} = open(products, undefined, 'HYD-1')
  const google = googleProducts(await text('google.xml'))
  expect(google.flatMap((each) => problemsOf(each, GOOGLE))).toEqual([])
  const day = `${readyOn(6, Date.now())}T00:00Z`
  expect(
    google.map(({availability = [], availability_date = []}) => [...availability, ...availability_date]),
  ).toEqual([
    ['backorder', day],
    ['backorder', day],
    ['in_stock'],
    ['in_stock'],
    ['out_of_stock'],
    ['out_of_stock'],
    ['backorder', day],
    ['backorder', day],
  ])
  const local = googleProducts(await text('google-local.xml')).flatMap(({availability = []}) => availability)
  expect(local.slice(0, 5)).toEqual([
    'on_display_to_order',
    'on_display_to_order',
    'in_stock',
    'in_stock',
    'out_of_stock',
  ])
  const meta = metaProducts(await text('meta.csv'))
  expect(meta.flatMap((each) => problemsOf(each, META))).toEqual([])
  expect(meta.flatMap(({availability = []}) => availability).slice(1, 5)).toEqual([
    'available for order',
    'in stock',
    'in stock',
    'out of stock',
  ])
})

test('a category and the settings say how all their products are sold, and a product comes first', async () => {
  const dataset = [
    {_id: 'siteSettings', _type: 'siteSettings', leadWeeks: 9},
    {_id: 'c', _type: 'category', availability: 'ready'},
    {_id: 'd', _type: 'category', leadWeeks: 2},
    {_id: 'a', _type: 'product', orderRank: 'a', category: {_ref: 'c'}},
    {_id: 'b', _type: 'product', orderRank: 'b', category: {_ref: 'c'}, availability: 'sold', leadWeeks: 3},
    {_id: 'e', _type: 'product', orderRank: 'e', category: {_ref: 'd'}},
  ]
  const result: {products: unknown} = await (await evaluate(parse(FEED), {dataset})).get()
  expect(result.products).toMatchObject([
    {availability: 'ready', leadWeeks: 9},
    {availability: 'sold', leadWeeks: 3},
    {availability: null, leadWeeks: 2},
  ])
})

test('the rules notice a missing, a long, a wrong and an unknown attribute', () => {
  const [found = {}] = googleProducts('<item><g:price>25000</g:price><g:colour>red</g:colour></item>')
  const problems = problemsOf({...found, title: ['x'.repeat(151)]}, GOOGLE)
  expect(problems).toEqual(
    expect.arrayContaining(['colour is not in the table', 'id is missing', 'price is "25000"']),
  )
  expect(problems.some((problem) => problem.startsWith('title is'))).toBe(true)
})

test('pictures are square first, then 4:5, inside the crop and around the focal point', async () => {
  const shown = {...image('2000x1000'), crop: {left: 0.5, right: 0, top: 0, bottom: 0}, hotspot: {x: 1, y: 0}}
  const [found] = googleProducts(await open([product({image: shown, more: []})]).text('google.xml'))
  const base = `${PLACES.pictures}/0a1b-2000x1000.png?rect=`
  expect(found).toMatchObject({
    image_link: [`${base}1000%2C0%2C1000%2C1000&w=1000&h=1000&fm=jpg`],
    additional_image_link: [`${base}1200%2C0%2C800%2C1000&w=800&h=1000&fm=jpg`],
  })
})

test('the Studio learns which products are left out, and why', async () => {
  const {text} = open([
    product(),
    product({_id: 'a', value: null}),
    product({_id: 'b', image: null, name: null}),
    product({_id: 'c', image: image('300x300'), category: null}),
    product({_id: 'd'}),
  ])
  expect(JSON.parse(await text('left-out.json'))).toEqual({
    shown: 1,
    leftOut: [
      {_id: 'a', label: 'FOU-001 · Lotus <fountain> & "bowl"', reasons: ['no-price']},
      {_id: 'b', label: 'FOU-001', reasons: ['no-picture', 'no-name']},
      {_id: 'c', label: 'FOU-001 · Lotus <fountain> & "bowl"', reasons: ['small-picture', 'no-category']},
      {_id: 'd', label: 'FOU-001 · Lotus <fountain> & "bowl"', reasons: ['twice']},
    ],
  })
})

test('feeds are read once for many requests, and again a minute after a change', async () => {
  let reads = 0
  const feeds = open([], async () => {
    reads += 1
    return {brand: null, products: [product({value: reads})]}
  })
  const {text, pass} = feeds
  await Promise.all([text('google.xml'), text('meta.csv'), text('left-out.json')])
  expect(reads).toBe(1)
  feeds.contentChanged()
  expect(await text('meta.csv')).toContain('1.00 INR')
  pass(60_001)
  expect(await text('meta.csv')).toContain('2.00 INR')
  pass(3_600_001)
  await text('meta.csv')
  expect(reads).toBe(3)
})

test('a client that holds the feed gets 304', async () => {
  const {get} = open(PRODUCTS)
  const etag = (await get('google.xml')).headers.get('etag') ?? ''
  expect((await get('google.xml', {'if-none-match': etag})).status).toBe(304)
})

test('a feed that cannot be made is a sentence, and is tried again ten seconds later', async () => {
  let isAway = true
  const {get, reported, pass} = open([], async () => {
    if (isAway) throw new Error('away')
    return {brand: null, products: PRODUCTS}
  })
  const response = await get('google.xml')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({message: 'The feed cannot be made at the moment.'})
  isAway = false
  expect((await get('google.xml')).status).toBe(503)
  expect(reported).toEqual(['The feeds could not be made'])
  pass(10_000)
  expect((await get('google.xml')).status).toBe(200)
})

test('while the content cannot be read, the feeds from before are served, and one attempt in ten seconds is reported', async () => {
  let isAway = false
  const {get, text, reported, pass, ...feeds} = open([], async () => {
    if (isAway) throw new Error('away')
    return {brand: null, products: PRODUCTS}
  })
  const before = await text('google.xml')
  isAway = true
  feeds.contentChanged()
  pass(61_000)
  const answers = await Promise.all(Array.from({length: 5}, () => text('google.xml')))
  answers.push(await text('google.xml'))
  expect(new Set(answers)).toEqual(new Set([before]))
  expect(reported).toHaveLength(1)
  pass(10_000)
  expect((await get('google.xml')).status).toBe(200)
  expect(reported).toHaveLength(2)
})

test('one product that is not as its schema says leaves the feeds of the others as new as ever, and is named', async () => {
  const {text} = open([
    product(),
    product({_id: 'a', productId: 'FOU-002', image: {...image('1600x2000'), hotspot: {x: null, y: null}}}),
    product({_id: 'b', productId: 7}),
    {},
  ])
  expect(googleProducts(await text('google.xml')).map(({id}) => id)).toEqual([['FOU-001']])
  const {leftOut} = JSON.parse(await text('left-out.json'))
  expect(leftOut).toMatchObject([
    {_id: 'a', label: 'FOU-002 · Lotus <fountain> & "bowl"', reasons: ['unreadable']},
    {_id: 'b', label: '7 · Lotus <fountain> & "bowl"', reasons: ['unreadable']},
    {reasons: ['unreadable']},
  ])
})

test('no wrong kind in any field of a product stops the feeds', async () => {
  const wrong = [12, -1, 1e21, 'text', null, true, [7, 'text', {}], {}, {a: {}}, 'long '.repeat(5000)]
  const fields = Object.keys(product())
  const products = fields.flatMap((field) => wrong.map((value) => ({...product(), [field]: value})))
  const {text} = open([...products, product({productId: 'FOU-002'})])
  const found = googleProducts(await text('google.xml'))
  expect(found.map(({id}) => id)).toContainEqual(['FOU-002'])
  expect(found.flatMap((each) => problemsOf(each, GOOGLE))).toEqual([])
  expect(metaProducts(await text('meta.csv'))).toHaveLength(found.length)
})

test('prices in feeds are those of the page, and ids are no longer than Google takes', async () => {
  const {text} = open([
    product({productId: 'A-1', value: 49_999.999}),
    product({productId: 'A-2', value: 1e21}),
    product({productId: 'A-3', value: -0.001}),
    product({productId: 'A-4', contentId: 'C'.repeat(60)}),
  ])
  expect(googleProducts(await text('google.xml')).map(({price}) => price)).toEqual([['50000.00 INR']])
  const {leftOut}: {leftOut: {reasons: string[]}[]} = JSON.parse(await text('left-out.json'))
  expect(leftOut.map(({reasons}) => reasons)).toEqual([['wrong-price'], ['wrong-price'], ['long-id']])
})

test('content that answers with nothing leaves the feeds as they are, and a day later monitors are told', async () => {
  let products: object[] = PRODUCTS
  const {text, pass, checks} = open([], async () => ({brand: null, products}))
  const before = await text('google.xml')
  products = []
  pass(3_600_001)
  expect(await text('google.xml')).toBe(before)
  const [{problem} = {problem: () => undefined}] = checks
  expect(await problem()).toBeUndefined()
  pass(23 * 3_600_000)
  expect(await problem()).toMatchObject({figure: 24, sentence: expect.stringMatching(/24 hours old/)})
  products = PRODUCTS
  pass(10_000)
  expect(await problem()).toBeUndefined()
})

test('while a new shop is seeded, a look at its health says and logs nothing about feeds', async () => {
  let products: object[] = []
  const {checks, get, reported, pass} = open([], async () => ({brand: null, products}))
  const [{problem} = {problem: () => undefined}] = checks
  expect(await problem()).toBeUndefined()
  expect((await get('google.xml')).status).toBe(503)
  expect(reported).toEqual([])
  products = PRODUCTS
  pass(10_000)
  expect((await get('google.xml')).status).toBe(200)
})

test('a shop whose feeds all answer 503 after a restart is not said to be well', async () => {
  const {checks, get} = open([], async () => ({brand: 7, products: 'none'}))
  const [{problem} = {problem: () => undefined}] = checks
  expect((await get('google.xml')).status).toBe(503)
  expect(await problem()).toMatch(/^The feeds for Google and Meta cannot be made: /)
})

test('feeds that nobody asks for grow too old by the clock alone, and monitors are told each hour anew', async () => {
  let isAway = false
  const {text, pass, checks} = open([], async () => {
    if (isAway) throw new Error('away')
    return {brand: null, products: PRODUCTS}
  })
  await text('google.xml')
  isAway = true
  const [{problem} = {problem: () => undefined}] = checks
  pass(86_400_000 - 1)
  expect(await problem()).toBeUndefined()
  pass(1)
  expect(await problem()).toMatchObject({figure: 24})
  pass(3 * 3_600_000)
  expect(await problem()).toMatchObject({figure: 27})
})
