import sharp, {type Sharp} from 'sharp'
import {expect, test} from 'vitest'
import {chooseSimilar, type Compared} from './choose.ts'
import type {Descriptor} from './descriptor.ts'
import {describeImage} from './image.ts'

const NO_CROP = {top: 0, bottom: 0, left: 0, right: 0}

/** Subjects of one colour before a wall and a floor. */
const SHAPES = {
  column: '<rect x="60" y="20" width="40" height="160"/><rect x="45" y="160" width="70" height="25"/>',
  bowl: '<path d="M20 100 h120 a60 60 0 0 1 -120 0 z"/>',
  disc: '<circle cx="80" cy="100" r="62"/>',
  arch: '<path fill-rule="evenodd" d="M25 190 v-100 a55 55 0 0 1 110 0 v100 z M50 190 v-95 a30 30 0 0 1 60 0 v95 z"/>',
}
type Shape = keyof typeof SHAPES
const NAMES: Shape[] = ['column', 'bowl', 'disc', 'arch']

const draw = (shape: Shape, {stone = '#b5452c', wall = '#cfc8bb'} = {}) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="200"><rect width="160" height="200" fill="${wall}"/>
      <rect y="150" width="160" height="50" fill="#b9b4aa"/><g fill="${stone}">${SHAPES[shape]}</g></svg>`,
    ),
  )

const describe = async (image: Sharp, crop = NO_CROP) =>
  (await describeImage(await image.png().toBuffer(), crop)).descriptor

const compared = (key: string, descriptor: Descriptor): Compared => ({
  key,
  category: 'any',
  descriptor,
  words: [],
})

/** The image that looks most like a changed copy of one. */
async function nearest(copy: Descriptor): Promise<string | undefined> {
  const originals = await Promise.all(NAMES.map(async (name) => compared(name, await describe(draw(name)))))
  return chooseSimilar([compared('copy', copy), ...originals]).get('copy')?.[0]
}

test.each(NAMES)(
  'a %s is nearest to itself after a crop, brighter, smaller, and before another wall',
  async (shape) => {
    const edge = {top: 0.06, bottom: 0.04, left: 0.05, right: 0.07}
    const image = async () => sharp(await draw(shape).png().toBuffer())
    expect(await nearest(await describe(draw(shape), edge))).toBe(shape)
    expect(await nearest(await describe((await image()).modulate({brightness: 1.25})))).toBe(shape)
    expect(await nearest(await describe((await image()).resize(80).jpeg({quality: 40})))).toBe(shape)
    expect(await nearest(await describe(draw(shape, {wall: '#8d9a86'})))).toBe(shape)
  },
)

test('of two pictures of one shape, the one of the same colour is nearer', async () => {
  const [red, white, copy] = await Promise.all([
    describe(draw('bowl')),
    describe(draw('bowl', {stone: '#f4f2ee'})),
    describe(draw('bowl', {stone: '#a94330'})),
  ])
  const six = chooseSimilar([compared('copy', copy), compared('white', white), compared('red', red)])
  expect(six.get('copy')).toEqual(['red', 'white'])
})

test('a picture of one colour, and one of a single pixel, have descriptors', async () => {
  const plain = sharp({create: {width: 160, height: 200, channels: 3, background: '#888'}})
  const dot = sharp({create: {width: 1, height: 1, channels: 4, background: '#8880'}})
  expect((await describe(plain)).length).toBeLessThan(256)
  expect((await describe(dot)).length).toBeLessThan(256)
})

test('bytes that are no picture are rejected', async () => {
  await expect(describeImage(Buffer.from('no picture'), null)).rejects.toThrow('unsupported image format')
})
