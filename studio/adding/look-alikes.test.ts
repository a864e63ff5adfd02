import {readdirSync} from 'node:fs'
import sharp, {type Sharp} from 'sharp'
import {beforeAll, expect, test} from 'vitest'
import {lookAlike, printOf, printsOf, type Print} from './look-alikes.ts'

/** The category of the seed whose pictures resemble each other most. */
const FOLDER = new URL('../../scripts/seed/pictures/marble-urli/', import.meta.url)

async function pixelsOf(picture: Sharp) {
  const {data, info} = await picture.ensureAlpha().raw().toBuffer({resolveWithObject: true})
  return {data, width: info.width, height: info.height}
}

/** The print of a photograph as the browser makes it, from a small square. */
const printOfFile = async (picture: Sharp) =>
  printOf(await pixelsOf(sharp(await picture.png().toBuffer()).resize(64, 64, {fit: 'fill'})))

/** Prints of the tiny JPEG that the lake keeps of a picture. */
async function printsOfTiny(bytes: Buffer) {
  const thumbnail = await sharp(bytes).resize(48, 48, {fit: 'inside'}).png().toBuffer()
  const tiny = await sharp(thumbnail).resize(20).removeAlpha().jpeg({quality: 60}).toBuffer()
  return printsOf(await pixelsOf(sharp(tiny)))
}

let catalogue: {name: string; bytes: Buffer; own: Print | undefined; prints: Print[]}[]

beforeAll(async () => {
  catalogue = await Promise.all(
    readdirSync(FOLDER).map(async (name) => {
      // Half the size is enough here, and eight times as fast.
      const bytes = await sharp(new URL(name, FOLDER).pathname)
        .resize(400)
        .png({compressionLevel: 1})
        .toBuffer()
      return {name, bytes, own: await printOfFile(sharp(bytes)), prints: await printsOfTiny(bytes)}
    }),
  )
}, 60_000)

test('no two products of a category with very similar pictures look alike', () => {
  expect(catalogue.length).toBeGreaterThan(30)
  const wrong = catalogue.map(({name, own}) => [
    name,
    lookAlike(
      own,
      catalogue.filter((other) => other.name !== name),
    )?.name,
  ])
  expect(wrong.filter(([, other]) => other !== undefined)).toEqual([])
})

test.each<[string, (picture: Sharp) => Sharp]>([
  ['a smaller copy', (picture) => picture.resize(200).jpeg({quality: 80})],
  ['a copy that was compressed again', (picture) => picture.jpeg({quality: 30})],
  ['a brighter copy', (picture) => picture.modulate({brightness: 1.1}).jpeg()],
  [
    'a copy cut by 5 % all around',
    (picture) => picture.extract({left: 10, top: 12, width: 380, height: 475}).jpeg(),
  ],
  ['a copy cut at one side', (picture) => picture.extract({left: 0, top: 0, width: 380, height: 500}).jpeg()],
])('%s looks like its original', async (_, copy) => {
  const sample = catalogue.filter((__, index) => index % 3 === 0)
  const found = await Promise.all(
    sample.map(async ({name, bytes}) => {
      const print = await printOfFile(sharp(await copy(sharp(bytes)).toBuffer()))
      return lookAlike(print, catalogue)?.name === name
    }),
  )
  expect(found.filter(Boolean).length / found.length).toBeGreaterThanOrEqual(0.85)
})

test('plain pictures, such as two slabs of granite, never look alike', async () => {
  const slab = async (background: string) => {
    const noise = {type: 'gaussian' as const, mean: 128, sigma: 40}
    const grains = sharp({create: {width: 640, height: 640, channels: 3, background, noise}})
    return pixelsOf(sharp(await grains.png().toBuffer()).resize(64, 64))
  }
  const [own, other] = [await slab('#777'), await slab('#772')]
  expect(lookAlike(printOf(own), [{prints: printsOf(other)}])).toBeUndefined()
})
