import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {crc32, deflateSync} from 'node:zlib'
import {encode} from 'bmp-ts'
import sharp, {type Sharp} from 'sharp'
import {expect, test} from 'vitest'
import {bare, converted, isBare, storable} from './convert.ts'
import {RefusedImage} from './refused.ts'

const PLACE = 'GPS 17.3850 78.4867'
const TEXT = Buffer.from(PLACE)
const read = (name: string) => readFileSync(join(import.meta.dirname, name))
const canvas = () =>
  sharp({
    create: {
      width: 120,
      height: 80,
      channels: 3,
      background: '#000',
      noise: {type: 'gaussian', mean: 128, sigma: 30},
    },
  })
const jpeg = (progressive = false) => canvas().jpeg({progressive}).toBuffer()
const segment = (marker: number, content: Buffer) => {
  const header = Buffer.from([0xff, marker, 0, 0])
  header.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([header, content])
}
const behind = (bytes: Buffer, at: number, ...added: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, at), ...added, bytes.subarray(at)])
const beforeEnd = (bytes: Buffer, ...added: Buffer[]) => behind(bytes, bytes.length - 2, ...added)
const afterStart = (bytes: Buffer, ...added: Buffer[]) => behind(bytes, 2, ...added)
const RESTART = Buffer.from('ffd0', 'hex')
const SCAN = segment(0xda, Buffer.from('010100003f00', 'hex'))

/** A JPEG whose colour profile has text behind its fields. */
async function withLongProfile() {
  const bytes = await canvas().withIccProfile('p3').jpeg().toBuffer()
  const at = bytes.indexOf('ICC_PROFILE') - 2
  const length = bytes.readUInt16BE(at)
  bytes.writeUInt16BE(length + TEXT.length, at)
  return behind(bytes, at + length, TEXT)
}

const JFIF = Buffer.from('4a46494600010100000100010000', 'hex')

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['whose end mark is missing', () => read('test-no-end-mark.jpg')],
  ['without an end mark, before a film', () => read('test-film-behind.jpg')],
  ['with text after its pixels', async () => beforeEnd(await jpeg(), TEXT)],
  ['with one byte after its pixels', async () => beforeEnd(await jpeg(), Buffer.from('G'))],
  ['with text after a restart mark', async () => beforeEnd(await jpeg(), RESTART, TEXT)],
  ['with a scan that is text', async () => beforeEnd(await jpeg(), SCAN, TEXT)],
  ['that is progressive, with text before its end mark', async () => beforeEnd(await jpeg(true), TEXT)],
  ['with text between its segments', async () => behind(await jpeg(), 2, TEXT)],
  [
    'with a second JFIF segment',
    async () => behind(await jpeg(), 2, segment(0xe0, Buffer.concat([JFIF, TEXT]))),
  ],
  [
    'with text behind the fields of JFIF',
    async () =>
      Buffer.concat([
        Buffer.from('ffd8', 'hex'),
        segment(0xe0, Buffer.concat([JFIF, TEXT])),
        (await jpeg()).subarray(2),
      ]),
  ],
  [
    'with text behind the fields of Adobe',
    async () =>
      afterStart(
        await jpeg(),
        segment(0xee, Buffer.concat([Buffer.from('Adobe\0d\0\0\0\0\x01', 'latin1'), TEXT])),
      ),
  ],
  [
    'with a profile that is text',
    async () =>
      afterStart(
        await jpeg(),
        segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), TEXT])),
      ),
  ],
  [
    'with text in APP5 named as a profile',
    async () =>
      afterStart(
        await jpeg(),
        segment(0xe5, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), TEXT])),
      ),
  ],
  ['with text behind the fields of its profile', withLongProfile],
  ['with text in a segment of no known kind', async () => afterStart(await jpeg(), segment(0xf0, TEXT))],
])('a JPEG %s is accepted, and keeps no text', async (_what, make) => {
  const bytes = await make()
  const {bytes: made} = await bare(bytes, 'image/jpeg')
  expect(made.includes('GPS')).toBe(false)
  await expect(sharp(made, {failOn: 'warning'}).raw().toBuffer()).resolves.toBeDefined()
  const stored = (await storable(bytes)) ?? bytes
  await expect(sharp(stored, {failOn: 'warning'}).raw().toBuffer()).resolves.toBeDefined()
  expect(isBare(made, 'image/jpeg')).toBe(true)
})

function chunk(type: string, content: Buffer) {
  const tagged = Buffer.concat([Buffer.from(type), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(tagged))
  return Buffer.concat([length, tagged, checksum])
}
const HEADER_END = 33
const LAST_CHUNK_BYTES = 12

test.each<[string, (png: Buffer) => Buffer]>([
  [
    'with text in the palette that it suggests (sPLT)',
    (png) => behind(png, HEADER_END, chunk('sPLT', Buffer.concat([Buffer.from('a\0\x08'), TEXT]))),
  ],
  [
    'whose profile (iCCP) and its name are text',
    (png) =>
      behind(png, HEADER_END, chunk('iCCP', Buffer.concat([TEXT, Buffer.alloc(2), deflateSync(TEXT)]))),
  ],
  [
    'with text behind its pixels (IDAT)',
    (png) => behind(png, png.length - LAST_CHUNK_BYTES, chunk('IDAT', TEXT)),
  ],
])('a PNG %s is accepted, and keeps no text', async (_what, change) => {
  const bytes = change(await canvas().png().toBuffer())
  expect(bytes.includes('GPS')).toBe(true)
  const {bytes: made} = await bare(bytes, 'image/png')
  expect([made.includes('GPS'), made.includes(deflateSync(TEXT))]).toEqual([false, false])
  expect(isBare(made, 'image/png')).toBe(true)
  for (const shown of [made, (await storable(bytes)) ?? bytes])
    await expect(sharp(shown, {failOn: 'warning'}).raw().toBuffer()).resolves.toBeDefined()
})

test('a JPEG that is cut within its pixels is refused', async () => {
  const whole = await jpeg()
  await expect(bare(whole.subarray(0, whole.length / 2), 'image/jpeg')).rejects.toBeInstanceOf(RefusedImage)
})

const withPlace = (image: Sharp) =>
  image
    .withExif({IFD0: {Make: PLACE}, IFD3: {GPSLatitudeRef: 'N', GPSMapDatum: PLACE}})
    .withMetadata({orientation: 6})

test.each<[string, (image: Sharp) => Sharp]>([
  ['image/jpeg', (image) => image.jpeg()],
  ['image/png', (image) => image.png()],
  ['image/webp', (image) => image.webp()],
  ['image/avif', (image) => image.avif()],
])('an ordinary %s loses its place without a new compression', async (type, format) => {
  const bytes = await format(withPlace(canvas())).toBuffer()
  expect(isBare(bytes, type)).toBe(false)
  const {bytes: made, isRemade} = await bare(bytes, type)
  expect([isRemade, made.includes('GPS'), isBare(made, type)]).toEqual([false, false, true])
  expect(await storable(bytes)).toBeUndefined()
})

test('a GIF loses a plain text, an unknown extension and bytes behind its pixels', async () => {
  const gif = await canvas().gif().toBuffer()
  const block = (label: number) =>
    Buffer.concat([Buffer.from([0x21, label, TEXT.length]), TEXT, Buffer.from([0])])
  const extended = Buffer.concat([gif.subarray(0, -1), block(0x01), block(0x77), Buffer.from([0x3b])])
  expect(await bare(extended, 'image/gif')).toEqual({bytes: gif, isRemade: false})
  const filled = Buffer.concat([gif.subarray(0, -2), Buffer.from([TEXT.length]), TEXT, gif.subarray(-2)])
  const {bytes: made} = await bare(filled, 'image/gif')
  expect(made.includes('GPS')).toBe(false)
})

test.each<[string, (image: Sharp) => Promise<Buffer>]>([
  ['TIFF with a trailer', async (image) => Buffer.concat([await withPlace(image).tiff().toBuffer(), TEXT])],
  [
    'BMP with a trailer',
    async () =>
      Buffer.concat([encode({data: Buffer.alloc(64, 0x80), width: 4, height: 4, bitPP: 24}).data, TEXT]),
  ],
  ['HEIC', async () => read('../../lake/assets/test-photograph.heic')],
])('a %s becomes a JPEG without its place', async (_what, make) => {
  const made = await converted(await make(canvas()))
  expect(made?.type).toBe('image/jpeg')
  expect(made?.bytes.includes('GPS')).toBe(false)
  expect((await sharp(made?.bytes).metadata()).exif).toBeUndefined()
})
