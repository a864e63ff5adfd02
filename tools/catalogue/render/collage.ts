import {existsSync} from 'node:fs'
import {rm} from 'node:fs/promises'
import sharp from 'sharp'
import {encode} from './encode.ts'
import {CACHE, pictureOf, sitePictureOf} from './paths.ts'

const SIZE = {width: 1920, height: 1080}
/** Colour between the pictures: the background of the site's pages (`makrana`). */
const GROUND = '#FBF9F5'

type Cell = readonly [
  category: string,
  productId: string,
  left: number,
  top: number,
  width: number,
  height: number,
]

/** An uneven grid: one tall picture, and two columns of pictures beside it. */
const CELLS: readonly Cell[] = [
  ['fountain', 'FOU-001', 0, 0, 560, 1080],
  ['flower-pot', '18', 572, 0, 420, 528],
  ['temple', '1', 572, 540, 420, 540],
  ['wall-mural', '1', 1004, 0, 456, 620],
  ['marble-urli', '1', 1004, 632, 456, 448],
  ['lamp-post', '1', 1472, 0, 448, 560],
  ['jalli', '1', 1472, 572, 448, 508],
]

/** Makes the collage if it is missing and all of its pictures exist. Returns whether it made one. */
export async function makeCollage(): Promise<boolean> {
  const master = sitePictureOf('collage')
  if (
    existsSync(master) ||
    CELLS.some(([category, productId]) => !existsSync(pictureOf(category, productId)))
  )
    return false
  const cells = await Promise.all(
    CELLS.map(async ([category, productId, left, top, width, height]) => ({
      left,
      top,
      input: await sharp(pictureOf(category, productId))
        .resize({width, height, fit: 'cover', position: 'centre'})
        .toBuffer(),
    })),
  )
  const png = `${CACHE}/raw/collage.png`
  await sharp({create: {...SIZE, channels: 3, background: GROUND}})
    .composite(cells)
    .png()
    .toFile(png)
  await encode(png, master)
  await rm(png, {force: true})
  return true
}
