import {crc32} from 'node:zlib'
import {array, assert, constantFrom, nat, property, record} from 'fast-check'
import sharp, {type Sharp} from 'sharp'
import {expect, test} from 'vitest'
import {withoutMetadata} from './without-metadata.ts'
import {Malformed} from './malformed.ts'

const SECRETS = ['Asha Rao', 'PhoneMaker', '2026:11:21', 'at home', 'GPS']
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Asha Rao, at home</a></x:xmpmeta>'
const WIDE_COLOURS = 'p3'

/** Left half red, right half blue, lying on its side; with place, time, camera, name, and a profile of wide colours. */
async function image(format: (picture: Sharp) => Sharp) {
  const blue = await sharp({create: {width: 30, height: 40, channels: 3, background: '#00f'}})
    .png()
    .toBuffer()
  const picture = sharp({create: {width: 60, height: 40, channels: 3, background: '#f00'}})
    .composite([{input: blue, left: 30, top: 0}])
    .withExif({
      IFD0: {Make: 'PhoneMaker', Artist: 'Asha Rao', DateTime: '2026:11:21 10:00:00'},
      IFD2: {DateTimeOriginal: '2026:11:21 10:00:00', UserComment: 'at home'},
      IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '17/1 26/1 0/1', GPSMapDatum: 'GPS'},
    })
    .withXmp(XMP)
    .withIccProfile(WIDE_COLOURS)
    .withMetadata({orientation: 6})
  return format(picture).toBuffer()
}

function cleaned(bytes: Buffer, type: string): Buffer {
  const found = withoutMetadata(type, bytes)
  if (!found) throw new Error('The picture had no metadata')
  return found
}

/** The pixels as a person sees them: turned upright, in the colours of the profile. */
const shown = (bytes: Buffer) => sharp(bytes).autoOrient().toColourspace('srgb').raw().toBuffer()

const secretsIn = (bytes: Buffer) => SECRETS.filter((words) => bytes.includes(words))

test.each<[string, string, (picture: Sharp) => Sharp]>([
  ['JPEG', 'image/jpeg', (picture) => picture.jpeg()],
  ['progressive JPEG', 'image/jpeg', (picture) => picture.jpeg({progressive: true})],
  ['WebP', 'image/webp', (picture) => picture.webp()],
  ['WebP without loss', 'image/webp', (picture) => picture.webp({lossless: true})],
  ['AVIF', 'image/avif', (picture) => picture.avif()],
])(
  'a %s loses place, time, camera and names; its pixels, colours and orientation stay',
  async (_, type, format) => {
    const original = await image(format)
    expect(secretsIn(original)).toEqual(expect.arrayContaining(['Asha Rao', 'PhoneMaker', '2026:11:21']))
    const before = await sharp(original).metadata()
    const bytes = cleaned(original, type)
    expect(secretsIn(bytes)).toEqual([])
    const after = await sharp(bytes).metadata()
    expect([after.width, after.height, after.orientation]).toEqual([
      before.width,
      before.height,
      before.orientation,
    ])
    expect(after.icc).toEqual(before.icc)
    expect(after.icc).toBeDefined()
    expect(await shown(bytes)).toEqual(await shown(original))
    expect(withoutMetadata(type, bytes)).toBeUndefined()
  },
)

/** A chunk of a PNG. */
function chunk(type: string, content: Buffer) {
  const tagged = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(tagged))
  return Buffer.concat([length, tagged, checksum])
}

const exifOf = async (orientation: number) =>
  (
    await sharp(
      await sharp({create: {width: 1, height: 1, channels: 3, background: '#000'}})
        .withExif({IFD0: {Make: 'PhoneMaker'}, IFD3: {GPSMapDatum: 'GPS'}})
        .withMetadata({orientation})
        .jpeg()
        .toBuffer(),
    ).metadata()
  ).exif?.subarray(6) ?? Buffer.alloc(0)

test('a PNG loses texts, times and what follows its end; orientation, colours and animation stay', async () => {
  const picture = await sharp({create: {width: 60, height: 40, channels: 3, background: '#f00'}})
    .withIccProfile(WIDE_COLOURS)
    .png()
    .toBuffer()
  const afterHeader = picture.indexOf('IDAT') - 4
  const original = Buffer.concat([
    picture.subarray(0, afterHeader),
    chunk('eXIf', await exifOf(6)),
    chunk('tEXt', Buffer.from('Author\0Asha Rao')),
    chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${XMP}`)),
    chunk('tIME', Buffer.from('07ea0b150a0000', 'hex')),
    chunk('acTL', Buffer.alloc(8, 1)),
    picture.subarray(afterHeader),
    Buffer.from('a video, at home'),
  ])
  const bytes = cleaned(original, 'image/png')
  expect(secretsIn(bytes)).toEqual([])
  const names = ['iCCP', 'acTL', 'eXIf', 'tEXt', 'iTXt', 'tIME'].filter((name) => bytes.includes(name))
  expect(names).toEqual(['iCCP', 'acTL', 'eXIf'])
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  expect(await shown(bytes)).toEqual(await shown(original))
  expect(bytes.subarray(-8)).toEqual(Buffer.from('49454e44ae426082', 'hex'))
})

test('an upright PNG keeps no EXIF at all', async () => {
  const picture = await sharp({create: {width: 6, height: 4, channels: 3, background: '#f00'}})
    .png()
    .toBuffer()
  const exif = chunk('eXIf', await exifOf(1))
  const original = Buffer.concat([picture.subarray(0, 33), exif, picture.subarray(33)])
  expect(cleaned(original, 'image/png')).toEqual(picture)
})

test('a GIF loses comments and XMP, and keeps its pictures and its repetition', async () => {
  const frames = await sharp({create: {width: 8, height: 16, channels: 3, background: '#f00', pageHeight: 8}})
    .gif({loop: 3, delay: [100, 100]})
    .toBuffer()
  const at = 13 + 3 * 2 ** (((frames[10] ?? 0) & 7) + 1) * ((frames[10] ?? 0) >> 7)
  const comment = Buffer.concat([Buffer.from('21fe08', 'hex'), Buffer.from('Asha Rao'), Buffer.from([0])])
  const xmp = Buffer.concat([Buffer.from('21ff0b', 'hex'), Buffer.from('XMP DataXMP\x07at home\0')])
  const original = Buffer.concat([
    frames.subarray(0, at),
    comment,
    xmp,
    frames.subarray(at),
    Buffer.from('GPS'),
  ])
  const bytes = cleaned(original, 'image/gif')
  expect(bytes).toEqual(frames)
})

test('what a phone appends to a JPEG is removed: a second picture, or a video with its place', async () => {
  const jpeg = await sharp({create: {width: 6, height: 4, channels: 3, background: '#f00'}})
    .jpeg()
    .toBuffer()
  const bytes = cleaned(Buffer.concat([jpeg, Buffer.from('ftypmp42 at home')]), 'image/jpeg')
  expect(bytes).toEqual(jpeg)
})

const FORMATS = {
  'image/png': (picture: Sharp) => picture.png(),
  'image/jpeg': (picture: Sharp) => picture.jpeg(),
  'image/webp': (picture: Sharp) => picture.webp(),
  'image/gif': (picture: Sharp) => picture.gif(),
  'image/avif': (picture: Sharp) => picture.avif(),
}

test.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const)(
  'a %s that is cut anywhere is rejected, or left to its decoder',
  async (type) => {
    const whole = await image(FORMATS[type])
    const lengths = Array.from(
      {length: 60},
      (_, index) => 16 + Math.floor((index * (whole.length - 17)) / 60),
    )
    const isOther = (failure: unknown) => !(failure === undefined || failure instanceof Malformed)
    expect(lengths.map((length) => failureOf(type, whole.subarray(0, length))).filter(isOther)).toEqual([])
  },
)

test.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const)(
  'a %s with any damage is rejected, or left to its decoder, within moments',
  async (type) => {
    const whole = await image(FORMATS[type])
    const damage = record({at: nat(whole.length - 1), byte: constantFrom(0, 1, 4, 0x7f, 0x80, 0xff)})
    assert(
      property(array(damage, {minLength: 1, maxLength: 8}), (damages) => {
        const bytes = Buffer.from(whole)
        for (const {at, byte} of damages) bytes[at] = byte
        const failure = failureOf(type, bytes)
        expect(failure === undefined || failure instanceof Malformed).toBe(true)
      }),
      {numRuns: 500},
    )
  },
)

/** The error that the removal throws for these bytes. */
function failureOf(type: string, bytes: Buffer): unknown {
  try {
    withoutMetadata(type, bytes)
    return undefined
  } catch (error) {
    return error
  }
}

test('a drawing stays as it was written', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><metadata>Asha Rao</metadata></svg>')
  expect(withoutMetadata('image/svg+xml', svg)).toBeUndefined()
})
