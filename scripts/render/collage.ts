import {existsSync} from 'node:fs'
import {rm} from 'node:fs/promises'
import sharp from 'sharp'
import {encode} from './encode.ts'
import {CACHE, pictureOf, sitePictureOf} from './paths.ts'

const SIZE = {width: 1920, height: 1080}
/** `makrana`, the ground of the site's pages, shows between the pictures. */
const GROUND = '#FBF9F5'

type Cell = readonly [
  category: string,
  item: string,
  left: number,
  top: number,
  width: number,
  height: number,
]

/** An uneven grid: one tall picture, the others in steps beside it. */
const CELLS: readonly Cell[] = [
  ['fountain', 'FOU-001', 0, 0, 560, 1080],
  ['flower-pot', '18', 572, 0, 420, 528],
  ['temple', '1', 572, 540, 420, 540],
  ['wall-mural', '1', 1004, 0, 456, 620],
  ['marble-urli', '1', 1004, 632, 456, 448],
  ['lamp-post', '1', 1472, 0, 448, 560],
  ['jalli', '1', 1472, 572, 448, 508],
]

/** Puts the collage together once the pictures it is made of are there. Tells whether it did. */
export async function makeCollage(): Promise<boolean> {
  const master = sitePictureOf('collage')
  if (existsSync(master) || CELLS.some(([category, item]) => !existsSync(pictureOf(category, item))))
    return false
  const cells = await Promise.all(
    CELLS.map(async ([category, item, left, top, width, height]) => ({
      left,
      top,
      input: await sharp(pictureOf(category, item))
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
