import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {crc32, deflateSync} from 'node:zlib'
import {Hono} from 'hono'
import sharp, {type Sharp} from 'sharp'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {z} from 'zod'
import {lakeApp} from '../app.ts'
import type {LakeEnv} from '../http/context.ts'
import {openLake, type Lake} from '../lake.ts'
import {assetRoutes} from '../routes/assets.ts'
import {assetsOf} from './assets.ts'

const TOKEN = 'assets-test-token-of-forty-characters-00'
const authorization = `Bearer ${TOKEN}`
const folder = mkdtempSync(join(tmpdir(), 'lake-assets-'))
let lake: Lake
let app: ReturnType<typeof lakeApp>

beforeAll(() => {
  lake = openLake({
    dataDir: folder,
    publicBase: 'http://shop.example/lake',
    projectId: 'stone',
    dataset: 'production',
    token: TOKEN,
    onError: (error) => {
      throw error
    },
  })
  app = lakeApp(lake)
})

afterAll(() => {
  lake.close()
  rmSync(folder, {recursive: true})
})

const assetDocument = z.looseObject({
  _id: z.string(),
  path: z.string(),
  url: z.string(),
  mimeType: z.string(),
  extension: z.string(),
  metadata: z.record(z.string(), z.unknown()).default({}),
})

async function upload(
  body: BodyInit,
  query = '',
  kind = 'images',
  headers: Record<string, string> = {authorization},
) {
  return app.request(`/v2025-02-19/assets/${kind}/production${query}`, {method: 'POST', headers, body})
}

async function uploaded(body: Uint8Array<ArrayBuffer>, query = '', kind = 'images') {
  const response = await upload(body, query, kind)
  const text = await response.text()
  expect(response.status).toBe(200)
  return z.object({document: assetDocument}).parse(JSON.parse(text)).document
}

const get = async (path: string, headers: Record<string, string> = {}) => app.request(`/${path}`, {headers})

async function size(response: Response) {
  const {width, height, format} = await sharp(await response.arrayBuffer()).metadata()
  return {width, height, format}
}

interface Canvas {
  width?: number
  height?: number
  background?: string
  channels?: 3 | 4
}

const canvas = ({width = 80, height = 100, background = '#a0522d', channels = 3}: Canvas = {}) =>
  sharp({create: {width, height, channels, background}})
const bytes = async (image: Sharp) => new Uint8Array(await image.toBuffer())
const jpeg = (options?: Canvas) => bytes(canvas(options).jpeg())

/** Left half red, right half blue: shows turns, flips and crops. */
const halves = async () =>
  bytes(
    canvas({width: 200, height: 100, background: '#f00'})
      .composite([
        {
          input: await canvas({width: 100, height: 100, background: '#00f'}).png().toBuffer(),
          left: 100,
          top: 0,
        },
      ])
      .png(),
  )

/** The colour in the middle of the left, right, upper and lower edge. */
async function edges(response: Response) {
  const {data, info} = await sharp(await response.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  const at = (x: number, y: number) =>
    data
      .readUIntBE((y * info.width + x) * info.channels, 3)
      .toString(16)
      .padStart(6, '0')
  const [right, bottom] = [info.width - 1, info.height - 1]
  const [x, y] = [Math.floor(right / 2), Math.floor(bottom / 2)]
  return {
    left: at(0, y),
    right: at(right, y),
    top: at(x, 0),
    bottom: at(x, bottom),
    width: info.width,
    height: info.height,
  }
}

test('an image is stored with the document that the hosted service would give it', async () => {
  const document = await uploaded(
    await jpeg(),
    '?filename=red.jpg&title=Red&label=l&description=d&creditLine=c&sourceId=1&sourceName=n&sourceUrl=u',
  )
  expect(document).toMatchObject({
    _type: 'sanity.imageAsset',
    originalFilename: 'red.jpg',
    title: 'Red',
    label: 'l',
    description: 'd',
    creditLine: 'c',
    source: {_type: 'sanity.assetSourceData', id: '1', name: 'n', url: 'u'},
    extension: 'jpg',
    mimeType: 'image/jpeg',
    url: `http://shop.example/lake/${document.path}`,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: {_type: 'sanity.imageDimensions', width: 80, height: 100, aspectRatio: 0.8},
      hasAlpha: false,
      isOpaque: true,
      palette: {
        _type: 'sanity.imagePalette',
        dominant: {background: expect.stringMatching(/^#a[01]52/), population: 100},
      },
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      blurHash: expect.stringMatching(/^.{28}$/),
      thumbHash: expect.any(String),
    },
  })
  expect(document._id).toMatch(/^image-[0-9a-f]{40}-80x100-jpg$/)
  expect(document.path).toMatch(/^images\/stone\/production\/[0-9a-f]{40}-80x100\.jpg$/)
  expect(lake.dataset('production').documents.get(document._id)).toMatchObject(document)
  const lqip = z.string().parse(document.metadata['lqip'])
  expect((await sharp(Buffer.from(lqip.split(',')[1] ?? '', 'base64')).metadata()).width).toBe(20)
})

test('the same bytes again give the same document, and change nothing', async () => {
  const first = await uploaded(await jpeg({background: '#111'}), '?filename=a.jpg')
  const {sequence} = lake.dataset('production')
  expect(await uploaded(await jpeg({background: '#111'}), '?filename=b.jpg')).toEqual(first)
  expect(lake.dataset('production').sequence).toBe(sequence)
})

test('eight uploads of the same bytes at once make one document', async () => {
  const image = await jpeg({background: '#222'})
  const documents = await Promise.all(Array.from({length: 8}, () => uploaded(image)))
  expect(new Set(documents.map(({_id}) => _id)).size).toBe(1)
})

test('an asset document that lost its bytes gets them back with the next upload', async () => {
  const image = await jpeg({background: '#333'})
  const {path, _id} = await uploaded(image)
  rmSync(assetsOf(lake).store.pathOf(_id.split('-')[1] ?? ''))
  await uploaded(image)
  expect((await get(path)).status).toBe(200)
})

test('only the metadata that is asked for is stored; none leaves size and transparency', async () => {
  const some = await uploaded(await jpeg({background: '#444'}), '?meta=lqip&meta=palette')
  expect(Object.keys(some.metadata).sort()).toEqual([
    '_type',
    'dimensions',
    'hasAlpha',
    'isOpaque',
    'lqip',
    'palette',
  ])
  const none = await uploaded(await jpeg({background: '#555'}), '?meta=none')
  expect(Object.keys(none.metadata).sort()).toEqual(['_type', 'dimensions', 'hasAlpha', 'isOpaque'])
  const wrong = await upload(await jpeg({background: '#666'}), '?meta=dimensions')
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({message: expect.stringContaining('"meta" takes palette, lqip')})
})

test('a photograph that lies on its side has the size it has upright, and is shown upright', async () => {
  const image = await bytes(
    canvas({width: 100, height: 50})
      .withExif({IFD0: {Make: 'Stone'}})
      .withMetadata({orientation: 6})
      .jpeg(),
  )
  const document = await uploaded(image)
  expect(document._id).toMatch(/-50x100-jpg$/)
  expect(await size(await get(`${document.path}?w=25`))).toEqual({width: 25, height: 50, format: 'jpeg'})
})

test('camera and place are stored only when asked for', async () => {
  const photograph = canvas({background: '#777'}).withExif({
    IFD0: {Make: 'Stone', Model: 'One'},
    IFD2: {ISOSpeedRatings: '200'},
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '17/1 30/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '78/1 15/1 0/1',
    },
  })
  const asked = await uploaded(await bytes(photograph.clone().jpeg()), '?meta=exif&meta=image&meta=location')
  expect(asked.metadata).toMatchObject({
    image: {_type: 'sanity.imageExifTags', Make: 'Stone', Model: 'One'},
    exif: {_type: 'sanity.imageExifMetadata', ISO: 200},
    location: {_type: 'geopoint', lat: 17.5, lng: 78.25},
  })
  const unasked = await uploaded(await bytes(photograph.clone().jpeg({quality: 60})))
  expect(unasked.metadata).not.toHaveProperty('exif')
  expect(unasked.metadata).not.toHaveProperty('location')
})

test('a transparent image says so, and has a transparent preview', async () => {
  const document = await uploaded(await bytes(canvas({channels: 4, background: '#ff000080'}).png()))
  expect(document.metadata).toMatchObject({
    hasAlpha: true,
    isOpaque: false,
    lqip: expect.stringMatching(/^data:image\/png/),
  })
  const unused = await uploaded(await bytes(canvas({channels: 4, background: '#ff0000ff'}).png()))
  expect(unused.metadata).toMatchObject({hasAlpha: true, isOpaque: true})
})

test('one transparent pixel of a million is seen', async () => {
  const pixels = Buffer.alloc(1000 * 1000 * 4, 255)
  pixels[3] = 0
  const png = await sharp(pixels, {raw: {width: 1000, height: 1000, channels: 4}})
    .png()
    .toBuffer()
  expect((await uploaded(new Uint8Array(png))).metadata).toMatchObject({isOpaque: false})
})

test.each([
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['png', 'image/png'],
  ['tif', 'image/tiff'],
] as const)('%s images are taken', async (extension, mimeType) => {
  const format = extension === 'tif' ? 'tiff' : extension
  const document = await uploaded(await bytes(canvas({background: '#888'}).toFormat(format)))
  expect(document).toMatchObject({extension, mimeType})
})

test.each([
  ['text', () => new TextEncoder().encode('hello'), 'not an image'],
  ['JSON', () => new TextEncoder().encode('{"a":1}'), 'not an image'],
  ['PDF', () => new TextEncoder().encode('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'not an image but application/pdf'],
  ['nothing', () => new Uint8Array(), 'empty'],
  ['JPEG header only', async () => (await jpeg()).slice(0, 20), 'damaged'],
  ['cut-off JPEG', async () => cutOff(await bytes(noise().jpeg())), 'cut off or damaged'],
  ['cut-off PNG', async () => cutOff(await bytes(noise().png())), 'cut off or damaged'],
  ['cut-off WebP', async () => cutOff(await bytes(noise().webp())), 'damaged'],
  ['decompression bomb', () => hugePng(60_000, 60_000), 'more than 100 million pixels'],
  [
    'SVG with a billion squares',
    () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>'),
    'more than 100 million pixels',
  ],
])('%s is no image: 400 with a sentence, and nothing is stored', async (_name, make, sentence) => {
  const {sequence} = lake.dataset('production')
  const before = filesIn('assets')
  const response = await upload(await make())
  const text = await response.text()
  expect(response.status).toBe(400)
  expect(text).toContain(sentence)
  expect(text).not.toContain(folder)
  expect(lake.dataset('production').sequence).toBe(sequence)
  expect(filesIn('assets')).toEqual(before)
})

const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: {type: 'gaussian', mean: 100, sigma: 60},
    },
  })
const cutOff = (image: Uint8Array<ArrayBuffer>) => image.slice(0, Math.floor(image.length / 2))
const filesIn = (name: string) => readdirSync(join(folder, name), {recursive: true, encoding: 'utf8'}).sort()

/** A PNG whose header promises pixels that its body does not have. */
function hugePng(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(1000))),
      chunk('IEND'),
    ]),
  )
}

function chunk(type: string, body = Buffer.alloc(0)) {
  const typed = Buffer.concat([Buffer.from(type), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)])
}

test('a wrong content type does not matter: the bytes tell', async () => {
  const response = await upload(await jpeg({background: '#999'}), '', 'images', {
    authorization,
    'content-type': 'application/json',
  })
  expect(await response.json()).toMatchObject({document: {mimeType: 'image/jpeg'}})
})

test('uploading takes a token of a writer', async () => {
  expect((await upload(await jpeg(), '', 'images', {})).status).toBe(401)
  expect((await upload(await jpeg(), '', 'images', {authorization: 'Bearer x'})).status).toBe(401)
  const {token} = lake.people.createToken('reader', 'viewer')
  expect((await upload(await jpeg(), '', 'images', {authorization: `Bearer ${token}`})).status).toBe(403)
  expect(
    (await app.request('/v1/assets/images/nowhere', {method: 'POST', headers: {authorization}, body: 'x'}))
      .status,
  ).toBe(404)
})

/** `duplex` is needed for a streamed body but unknown to the DOM's types. */
const streamed = (url: string, body: ReadableStream) => {
  const options = {method: 'POST', headers: {authorization}, body, duplex: 'half'}
  return new Request(url, options)
}

test('a body over the limit gives 413, whether it announces its length or not, and leaves nothing', async () => {
  const small = new Hono<LakeEnv>()
  small.use(async (context, next) => {
    context.set('identity', lake.people.identify(context.req.raw.headers))
    await next()
  })
  small.route('/', assetRoutes(lake, {images: 1000, files: 1000}))
  small.onError((error, context) =>
    context.text(error.message, 'status' in error && error.status === 413 ? 413 : 500),
  )
  const before = filesIn('assets')
  const body = new Uint8Array(2000)
  const announced = await small.request('/assets/files/production', {
    method: 'POST',
    headers: {authorization, 'content-length': '2000'},
    body,
  })
  const stream = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 20; part += 1) controller.enqueue(new Uint8Array(100))
      controller.close()
    },
  })
  const unannounced = await small.request(streamed('http://localhost/assets/files/production', stream))
  expect([announced.status, unannounced.status]).toEqual([413, 413])
  expect(filesIn('assets')).toEqual(before)
})

test('an upload that breaks off gives 400 and leaves nothing', async () => {
  const before = filesIn('assets')
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(100)),
    pull: (controller) => controller.error(new Error('gone')),
  })
  const response = await app.request(streamed('http://localhost/v1/assets/files/production', stream))
  expect(response.status).toBe(400)
  expect(filesIn('assets')).toEqual(before)
})

test('what a crash left of an upload is cleared when the lake opens', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-crash-'))
  const options = {...lake.options, dataDir}
  const first = openLake(options)
  await assetsOf(first).delivery
  writeFileSync(join(dataDir, 'assets/incoming/half'), 'x')
  first.close()
  const second = openLake(options)
  await assetsOf(second).delivery
  expect(readdirSync(join(dataDir, 'assets/incoming'))).toEqual([])
  second.close()
  rmSync(dataDir, {recursive: true})
})

test('a file is stored under its kind, and served as a download under a name that is asked for', async () => {
  const document = await uploaded(
    new TextEncoder().encode('a,b\n1,2\n'),
    `?filename=${encodeURIComponent('price list.csv')}`,
    'files',
  )
  expect(document).toMatchObject({
    _type: 'sanity.fileAsset',
    extension: 'csv',
    mimeType: 'text/csv',
    originalFilename: 'price list.csv',
  })
  expect(document._id).toMatch(/^file-[0-9a-f]{40}-csv$/)
  const response = await get(`${document.path}?dl=`)
  expect(response.headers.get('content-disposition')).toContain('filename="price list.csv"')
  expect(await response.text()).toBe('a,b\n1,2\n')
  const part = await get(document.path, {range: 'bytes=2-4'})
  expect([part.status, await part.text()]).toEqual([206, 'b\n1'])
  const hostile = await get(`${document.path}?dl=${encodeURIComponent('x"\r\nSet-Cookie: a=b')}`)
  expect(hostile.headers.get('set-cookie')).toBeNull()
  expect(hostile.headers.get('content-disposition')).toContain('filename="x_Set-Cookie: a=b"')
})

test('a page or script uploaded as a file cannot act when opened', async () => {
  const document = await uploaded(
    new TextEncoder().encode('<script>alert(1)</script>'),
    '?filename=a.html',
    'files',
  )
  const response = await get(document.path)
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox/)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('an SVG is served as it is and inert, whatever is asked of it', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script></svg>'
  const document = await uploaded(new TextEncoder().encode(svg))
  expect(document._id).toMatch(/-30x20-svg$/)
  const response = await get(`${document.path}?w=10&fm=png`)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  expect(await response.text()).toBe(svg)
})

test('a drawing that would take for ever to draw is stored without being drawn', async () => {
  const blurs = '<feGaussianBlur stdDeviation="200"/>'.repeat(50)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><filter id="f">${blurs}</filter><rect width="9000" height="9000" filter="url(#f)"/></svg>`
  const started = performance.now()
  const {metadata, path} = await uploaded(new TextEncoder().encode(svg))
  expect(metadata).toEqual({
    _type: 'sanity.imageMetadata',
    dimensions: {_type: 'sanity.imageDimensions', width: 9000, height: 9000, aspectRatio: 1},
    hasAlpha: true,
    isOpaque: false,
  })
  expect((await get(`${path}?w=100&fm=png`)).status).toBe(200)
  expect(performance.now() - started).toBeLessThan(3000)
})

test('the original is served byte for byte, with ranges and validators', async () => {
  const image = await jpeg({background: '#abc'})
  const {path} = await uploaded(image)
  const response = await get(path)
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(image)
  expect((await get(path, {'if-none-match': response.headers.get('etag') ?? ''})).status).toBe(304)
  expect((await get(path, {range: 'bytes=0-9'})).headers.get('content-length')).toBe('10')
  const head = await app.request(`/${path}`, {method: 'HEAD'})
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(image.length), ''])
  expect((await get(`${path}/vanity-name.jpg?dl=`)).headers.get('content-disposition')).toContain(
    'vanity-name.jpg',
  )
})

test.each([
  ['?rect=0,0,100,100', {left: 'ff0000', right: 'ff0000', width: 100, height: 100}],
  ['?rect=100,0,100,100&w=50', {left: '0000ff', right: '0000ff', width: 50, height: 50}],
  ['?flip=h', {left: '0000ff', right: 'ff0000', width: 200, height: 100}],
  ['?flip=v', {left: 'ff0000', right: '0000ff', width: 200, height: 100}],
  ['?or=90', {top: 'ff0000', bottom: '0000ff', width: 100, height: 200}],
  ['?or=180', {left: '0000ff', right: 'ff0000', width: 200, height: 100}],
  ['?or=270&w=50', {top: '0000ff', bottom: 'ff0000', width: 50, height: 100}],
  ['?w=40&h=50&fit=crop&crop=left', {left: 'ff0000', right: 'ff0000', width: 40, height: 50}],
  ['?w=40&h=50&fit=crop&crop=right', {left: '0000ff', right: '0000ff', width: 40, height: 50}],
  ['?w=40&h=50&fit=crop&crop=focalpoint&fp-x=0.9', {left: '0000ff', right: '0000ff', width: 40, height: 50}],
  ['?w=50&h=50&fit=crop&crop=entropy', {width: 50, height: 50}],
  [
    '?w=100&h=100&fit=fill',
    {left: 'ff0000', right: '0000ff', top: 'ffffff', bottom: 'ffffff', width: 100, height: 100},
  ],
  ['?w=100&h=100&fit=fill&bg=0f0', {top: '00ff00', bottom: '00ff00', width: 100, height: 100}],
  ['?w=400&h=400&fit=fillmax&bg=0f0', {left: '00ff00', top: '00ff00', width: 400, height: 400}],
  ['?w=100&h=100&fit=scale', {left: 'ff0000', right: '0000ff', width: 100, height: 100}],
  ['?pad=10&bg=0f0', {left: '00ff00', right: '00ff00', width: 220, height: 120}],
  ['?invert=true', {left: '00ffff', right: 'ffff00'}],
  ['?sat=-100', {left: '7f7f7f', right: '4c4c4c'}],
  ['?w=50&or=90&flip=h&pad=2&bg=0f0&rect=0,0,100,100', {left: '00ff00', width: 54, height: 54}],
])('%s changes the picture as documented', async (query, expected) => {
  const {path} = await uploaded(await halves())
  const response = await get(path + query)
  expect(response.status).toBe(200)
  expect(await edges(response)).toMatchObject(expected)
})

test.each(['?blur=50', '?blur=2000', '?sharp=50', '?q=30&fm=jpg', '?sat=50', '?blur=100&w=20&h=20&fit=crop'])(
  '%s gives a picture',
  async (query) => {
    const {path} = await uploaded(await halves())
    const response = await get(path + query)
    expect(response.status).toBe(200)
    expect((await size(response)).width).toBeGreaterThan(0)
  },
)

test('a strong blur mixes the colours of the whole picture', async () => {
  const {path} = await uploaded(await halves())
  const {left, right} = await edges(await get(`${path}?blur=2000`))
  const red = (colour: string) => Number.parseInt(colour.slice(0, 2), 16)
  expect(red(left) - red(right)).toBeLessThan(60)
})

test.each([
  ['jpg', 'jpeg', 'image/jpeg'],
  ['pjpg', 'jpeg', 'image/jpeg'],
  ['png', 'png', 'image/png'],
  ['webp', 'webp', 'image/webp'],
  ['avif', 'heif', 'image/avif'],
  ['gif', 'gif', 'image/gif'],
])('fm=%s gives that format', async (format, decoded, mimeType) => {
  const {path} = await uploaded(await halves())
  const response = await get(`${path}?fm=${format}&w=20`)
  expect(response.headers.get('content-type')).toBe(mimeType)
  expect(await size(response)).toEqual({width: 20, height: 10, format: decoded})
})

const BROWSER = 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'

test('auto=format gives WebP to who takes it, and AVIF once the picture was asked for again', async () => {
  const {path} = await uploaded(await bytes(noise().webp({quality: 95})))
  const address = `${path}?w=150&auto=format`
  const type = async (accept: string) => {
    const response = await get(address, {accept})
    expect(response.headers.get('vary')).toContain('Accept')
    await response.arrayBuffer()
    return response.headers.get('content-type')
  }
  expect(await type('image/jpeg')).toBe('image/jpeg')
  expect(await type('*/*')).toBe('image/webp')
  expect(await type(BROWSER)).toBe('image/webp')
  const pictures = await assetsOf(lake).delivery
  await expect
    .poll(async () => {
      await type(BROWSER)
      await pictures.idle()
      return type(BROWSER)
    })
    .toBe('image/avif')
  expect(await type('image/webp')).toBe('image/webp')
})

test('auto=format leaves an original alone that is good as it is', async () => {
  const image = await bytes(canvas({background: '#123'}).webp())
  const {path} = await uploaded(image)
  const response = await get(`${path}?w=2000&fit=max&auto=format`, {accept: BROWSER})
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(image)
})

test('equal requests at once are made once, and the next come from the disk', async () => {
  const {path} = await uploaded(await bytes(noise().jpeg()))
  const responses = await Promise.all(Array.from({length: 20}, () => get(`${path}?w=123`)))
  const tags = new Set(responses.map(({headers}) => headers.get('etag')))
  expect(tags.size).toBe(1)
  const key = [...tags][0]?.replaceAll('"', '') ?? ''
  await expect.poll(() => filesIn('pictures').filter((name) => name.endsWith(key))).toHaveLength(1)
  const file = join(folder, 'pictures', key.slice(0, 2), key)
  expect(Buffer.from(await (await get(`${path}?w=123`)).arrayBuffer())).toEqual(readFileSync(file))
  expect((await get(`${path}?w=246&dpr=0.5`)).headers.get('etag')).toBe(`"${key}"`)
})

test('a moving picture keeps moving, unless one frame is asked for', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      canvas({width: 40, height: 40, background}).png().toBuffer(),
    ),
  )
  const gif = await sharp(frames, {join: {animated: true}})
    .gif({delay: [100, 100, 100]})
    .toBuffer()
  const {path} = await uploaded(new Uint8Array(gif))
  expect(path).toMatch(/-40x40\.gif$/)
  const pages = async (query: string, accept = '*/*') =>
    (await sharp(await (await get(path + query, {accept})).arrayBuffer()).metadata()).pages ?? 1
  expect(await pages('?w=20')).toBe(3)
  expect(await pages('?w=20&auto=format', BROWSER)).toBe(3)
  expect(await pages('?w=20&h=10&fit=crop&crop=top')).toBe(3)
  expect(await pages('?w=20&frame=1')).toBe(1)
  expect(await pages('?w=20&fm=jpg')).toBe(1)
  expect(await pages('?flip=h')).toBe(1)
})

test.each([
  'images/stone/production/0000000000000000000000000000000000000000-80x100.jpg',
  'images/stone/production/nothing.jpg',
  'images/stone/nowhere/0000000000000000000000000000000000000000-80x100.jpg',
  'images/stone/production/..%2f..%2f..%2flake.sqlite',
  'images/stone/production/%2e%2e/%2e%2e/lake.sqlite',
  'images/stone/..%5c..%5clake-token',
  'files/stone/production/..%2flake-token',
  'files/stone/production/%00.txt',
  'files/other/production/0000000000000000000000000000000000000000.csv',
])('%s gives 404 and nothing else', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBeNull()
  expect(await response.text()).not.toContain(folder)
})

test('what somebody writes into an asset document cannot reach other files or become active', async () => {
  const {path, _id} = await uploaded(new TextEncoder().encode('plain'), '?filename=a.txt', 'files')
  const dataset = lake.dataset('production')
  const set = {
    sha1hash: '../../lake-token',
    mimeType: 'text/html\r\nSet-Cookie: a=b',
    size: 9999,
    originalFilename: 7,
  }
  dataset.commit({mutations: [{patch: {id: _id, set}}], author: 'test'})
  const response = await get(`${path}?dl=`)
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(await response.text()).toBe('plain')

  const forged = `${'0'.repeat(40)}-9x9`
  const image = {
    _id: `image-${forged}-jpg`,
    _type: 'sanity.imageAsset',
    sha1hash: '../../lake-token',
    metadata: {},
  }
  dataset.commit({mutations: [{create: image}], author: 'test'})
  expect((await get(`images/stone/production/${forged}.jpg?w=5`)).status).toBe(404)
})

test('a wrong image parameter gives 400 with a sentence', async () => {
  const {path} = await uploaded(await halves())
  const response = await get(`${path}?w=abc`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    message: 'The image parameter "w" must be a number from 1 to 8192.',
  })
})

test('an image whose document is deleted is no longer served', async () => {
  const {path, _id} = await uploaded(await jpeg({background: '#eee'}))
  lake.dataset('production').commit({mutations: [{delete: {id: _id}}], author: 'test'})
  expect((await get(path)).status).toBe(404)
})
