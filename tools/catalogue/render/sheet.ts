import {existsSync} from 'node:fs'
import {mkdir} from 'node:fs/promises'
import sharp from 'sharp'
import {CACHE} from './paths.ts'
import type {WantedPicture} from './wanted.ts'

/** Pixels of one picture on a sheet. */
const CELL = {width: 190, height: 238}
const COLUMNS = 10

/** Writes `cache/sheets/<category>.png` with the pictures that exist, and prints how many there are. */
export async function makeSheet(category: string, pictures: readonly WantedPicture[]): Promise<void> {
  const present = pictures.filter(({master}) => existsSync(master))
  if (present.length === 0) {
    console.log(`${category}: nothing rendered yet`)
    return
  }
  const layers = await Promise.all(present.map(cellOf))
  const file = `${CACHE}/sheets/${category}.png`
  await mkdir(`${CACHE}/sheets`, {recursive: true})
  await sharp({
    create: {
      width: CELL.width * Math.min(COLUMNS, present.length),
      height: CELL.height * Math.ceil(present.length / COLUMNS),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(layers.flat())
    .png()
    .toFile(file)
  console.log(`${file}: ${present.length} pictures`)
}

/** The layers of one cell: the picture, and its id in a corner. */
async function cellOf({master, label}: WantedPicture, index: number) {
  const corner = {
    left: (index % COLUMNS) * CELL.width,
    top: Math.floor(index / COLUMNS) * CELL.height,
  }
  const input = await sharp(master)
    .resize({...CELL, fit: 'inside'})
    .toBuffer()
  const id = label.slice(label.indexOf('/') + 1)
  const tag = `<svg width="${CELL.width}" height="16"><rect width="${id.length * 7 + 6}" height="16" opacity="0.6"/><text x="3" y="12" font-family="monospace" font-size="11" fill="#fff">${id}</text></svg>`
  return [
    {input, ...corner},
    {input: Buffer.from(tag), ...corner},
  ]
}
