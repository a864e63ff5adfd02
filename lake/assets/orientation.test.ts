import sharp from 'sharp'
import {afterAll, expect, test} from 'vitest'
import {bytes} from '../testing/images.ts'
import {openAssetShop} from '../testing/shop.ts'

const shop = openAssetShop()
afterAll(shop.close)

const COLOURS = {R: [255, 0, 0], G: [0, 255, 0], B: [0, 0, 255], W: [255, 255, 255]}

/** 80 x 40 pixels: red and blue above, green and white below. */
function quarters() {
  const pixels = Array.from({length: 80 * 40}, (_, at) => {
    const isLeft = at % 80 < 40
    const isUpper = at < 80 * 20
    return isUpper ? COLOURS[isLeft ? 'R' : 'B'] : COLOURS[isLeft ? 'G' : 'W']
  })
  return sharp(Buffer.from(pixels.flat()), {raw: {width: 80, height: 40, channels: 3}})
}

/** The rotation and the mirroring of each EXIF orientation. */
const TURNS = [
  {orientation: 1, turn: 0, mirror: false},
  {orientation: 2, turn: 0, mirror: true},
  {orientation: 3, turn: 180, mirror: false},
  {orientation: 4, turn: 180, mirror: true},
  {orientation: 5, turn: 90, mirror: true},
  {orientation: 6, turn: 270, mirror: false},
  {orientation: 7, turn: 270, mirror: true},
  {orientation: 8, turn: 90, mirror: false},
]

async function image({orientation, turn, mirror}: (typeof TURNS)[number]) {
  const turned = await quarters().rotate(turn).png().toBuffer()
  return bytes(
    sharp(turned).flop(mirror).withMetadata({orientation}).jpeg({quality: 100, chromaSubsampling: '4:4:4'}),
  )
}

/** The colours of the four quarters, the upper ones first, and the size. */
async function look(response: Response) {
  const {data, info} = await sharp(await response.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  const {width, height} = info
  const nearest = (x: number, y: number) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * info.channels
    const far = (colour: number[]) =>
      colour.reduce((sum, value, channel) => sum + Math.abs(value - (data[at + channel] ?? 0)), 0)
    return Object.entries(COLOURS).toSorted(([, a], [, b]) => far(a) - far(b))[0]?.[0]
  }
  const seen = [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => nearest(x, y)))
  return `${seen.join('')} ${width}x${height}`
}

test.each(TURNS)('a photograph of orientation $orientation is upright in every picture', async (turns) => {
  const {path, metadata} = await shop.uploaded(await image(turns))
  expect(metadata['dimensions']).toMatchObject({width: 80, height: 40})
  const seen = async (query: string) => look(await shop.get(path + query))
  expect(await seen('?w=40')).toBe('RBGW 40x20')
  expect(await seen('?rect=0,0,40,20')).toBe('RRRR 40x20')
  expect(await seen('?rect=40,20,40,20&w=20')).toBe('WWWW 20x10')
  expect(await seen('?w=20&h=20&fit=crop&crop=right')).toBe('BBWW 20x20')
  expect(await seen('?w=40&flip=h')).toBe('BRWG 40x20')
  expect(await seen('?w=40&flip=v')).toBe('GWRB 40x20')
  expect(await seen('?h=20&or=90')).toBe('GRWB 10x20')
  expect(await seen('?w=40&fm=png&or=180')).toBe('WGBR 40x20')
})
