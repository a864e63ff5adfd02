import {existsSync} from 'node:fs'
import {mkdir} from 'node:fs/promises'
import {parseArgs} from 'node:util'
import sharp from 'sharp'
import {CATEGORY_SLUGS} from '../seed/catalogue.ts'
import {CACHE} from './paths.ts'
import {draftOf, wantedPictures, type WantedPicture} from './wanted.ts'

const HELP = `Puts the pictures of a category on one sheet, for review: scripts/render/cache/sheets/<category>.png

  npm run render:sheet                       a sheet for every category, and one for the site's own pictures
  npm run render:sheet -- fountain           one of them
  npm run render:sheet -- fountain --draft   what \`render -- fountain --draft\` made
`

const CELL = {width: 190, height: 238}
const COLUMNS = 10

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {help: {type: 'boolean'}, draft: {type: 'boolean'}},
    allowPositionals: true,
  })
  if (values.help) {
    process.stdout.write(HELP)
    return
  }
  const [category] = positionals
  for (const name of category === undefined ? [...CATEGORY_SLUGS, 'site'] : [category]) {
    const pictures = wantedPictures({category: name, width: 800})
    await makeSheet(name, values.draft ? pictures.map(draftOf) : pictures)
  }
}

async function makeSheet(category: string, pictures: readonly WantedPicture[]): Promise<void> {
  const present = pictures.filter(({master}) => existsSync(master))
  if (present.length === 0) {
    process.stdout.write(`${category}: nothing rendered yet\n`)
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
  process.stdout.write(`${file}: ${present.length} pictures\n`)
}

/** A picture in its place on the sheet, with its id in the corner. */
async function cellOf({master, label}: WantedPicture, index: number) {
  const place = {
    left: (index % COLUMNS) * CELL.width,
    top: Math.floor(index / COLUMNS) * CELL.height,
  }
  const input = await sharp(master)
    .resize({...CELL, fit: 'inside'})
    .toBuffer()
  const id = label.slice(label.indexOf('/') + 1)
  const tag = `<svg width="${CELL.width}" height="16"><rect width="${id.length * 7 + 6}" height="16" opacity="0.6"/><text x="3" y="12" font-family="monospace" font-size="11" fill="#fff">${id}</text></svg>`
  return [
    {input, ...place},
    {input: Buffer.from(tag), ...place},
  ]
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
