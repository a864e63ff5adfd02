import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {crc32, deflateSync} from 'node:zlib'
import {Hono} from 'hono'
import sharp from 'sharp'
import {afterAll, expect, test} from 'vitest'
import {z} from 'zod'
import type {LakeEnv} from '../http/context.ts'
import {openLake} from '../lake.ts'
import {assetRoutes} from '../routes/files.ts'
import {canvas, bytes, jpeg, noise} from '../testing/images.ts'
import {authorization, openAssetShop} from '../testing/shop.ts'

const shop = openAssetShop()
const {folder, lake, app, upload, uploaded, get, filesIn} = shop
afterAll(shop.close)

test('an image is stored with the document that the hosted service would make', async () => {
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

test('uploading the same bytes again returns the same document and changes nothing', async () => {
  const first = await uploaded(await jpeg({background: '#111'}), '?filename=a.jpg')
  const {sequence} = lake.dataset('production')
  expect(await uploaded(await jpeg({background: '#111'}), '?filename=b.jpg')).toEqual(first)
  expect(lake.dataset('production').sequence).toBe(sequence)
})

test('eight simultaneous uploads of the same bytes make one document', async () => {
  const image = await jpeg({background: '#222'})
  const documents = await Promise.all(Array.from({length: 8}, () => uploaded(image)))
  expect(new Set(documents.map(({_id}) => _id)).size).toBe(1)
})

test('an upload creates the asset again when it is deleted meanwhile', async () => {
  const image = await jpeg({background: '#232'})
  const {_id} = await uploaded(image, '?title=first')
  const {store} = lake.assets
  const receive = store.receive.bind(store)
  const deleteIt = () =>
    lake.dataset('production').commit({mutations: [{delete: {id: _id}}], author: 'somebody else'})
  store.receive = async (...args) => {
    const incoming = await receive(...args)
    const keep = async () => {
      await incoming.keep()
      deleteIt()
    }
    return {...incoming, keep}
  }
  const again = await uploaded(image, '?title=second').finally(() => {
    store.receive = receive
  })
  expect(again).toMatchObject({_id, title: 'second', metadata: {dimensions: {width: 80, height: 100}}})
  expect((await get(again.path)).status).toBe(200)
})

test('an asset whose file is missing gets it back with the next upload', async () => {
  const image = await jpeg({background: '#333'})
  const {path, _id} = await uploaded(image)
  rmSync(lake.assets.store.pathOf(_id.split('-')[1] ?? ''))
  await uploaded(image)
  expect((await get(path)).status).toBe(200)
})

test.each([
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['png', 'image/png'],
] as const)('%s images are accepted', async (extension, mimeType) => {
  const document = await uploaded(await bytes(canvas({background: '#888'}).toFormat(extension)))
  expect(document).toMatchObject({extension, mimeType})
})

test.each([
  ['text', () => new TextEncoder().encode('hello'), 'not an image'],
  ['JSON', () => new TextEncoder().encode('{"a":1}'), 'not an image'],
  ['PDF', () => new TextEncoder().encode('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'not an image but application/pdf'],
  ['nothing', () => new Uint8Array(), 'empty'],
  ['JPEG header only', async () => (await jpeg()).slice(0, 20), 'damaged'],
  ['truncated JPEG', async () => cutOff(await bytes(noise().jpeg())), 'cut off or damaged'],
  ['truncated PNG', async () => cutOff(await bytes(noise().png())), 'cut off or damaged'],
  ['truncated WebP', async () => cutOff(await bytes(noise().webp())), 'damaged'],
  ['decompression bomb', () => hugePng(60_000, 60_000), 'more than 200 million pixels'],
  [
    'SVG with a billion squares',
    () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>'),
    'more than 200 million pixels',
  ],
])('%s is not an image: 400 with a sentence, and nothing is stored', async (_name, make, sentence) => {
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

test('a wrong content type has no effect, because the bytes decide', async () => {
  const response = await upload(await jpeg({background: '#999'}), '', 'images', {
    authorization,
    'content-type': 'application/json',
  })
  expect(await response.json()).toMatchObject({document: {mimeType: 'image/jpeg'}})
})

test('uploading needs a token with the right to write', async () => {
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

test('a body over the limit is 413, with or without Content-Length, and leaves no file', async () => {
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

test('an incomplete upload is 400 and leaves no file', async () => {
  const before = filesIn('assets')
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(100)),
    pull: (controller) => controller.error(new Error('gone')),
  })
  const response = await app.request(streamed('http://localhost/v1/assets/files/production', stream))
  expect(response.status).toBe(400)
  expect(filesIn('assets')).toEqual(before)
})

test('incomplete uploads that a crash left are removed when the lake opens', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-crash-'))
  const options = {...lake.options, dataDir}
  const first = openLake(options)
  await first.assets.delivery()
  writeFileSync(join(dataDir, 'assets/incoming/half'), 'x')
  first.close()
  const second = openLake(options)
  await second.assets.delivery()
  expect(readdirSync(join(dataDir, 'assets/incoming'))).toEqual([])
  second.close()
  rmSync(dataDir, {recursive: true})
})

const cutOff = (image: Uint8Array<ArrayBuffer>) => image.slice(0, Math.floor(image.length / 2))
