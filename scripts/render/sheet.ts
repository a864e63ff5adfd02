import {existsSync} from 'node:fs'
import {mkdir} from 'node:fs/promises'
import {parseArgs} from 'node:util'
import sharp from 'sharp'
import {CATEGORY_SLUGS} from '../seed/catalogue.ts'
import {CACHE} from './paths.ts'
import {wantedPictures} from './wanted.ts'

const HELP = `Puts the pictures of a category on one sheet, for review: scripts/render/cache/sheets/<category>.png

  npm run render:sheet                 a sheet for every category, and one for the site's own pictures
  npm run render:sheet -- fountain     one of them
`

const CELL = {width: 190, height: 238}
const COLUMNS = 10

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {help: {type: 'boolean'}}, allowPositionals: true})
  if (values.help) {
    process.stdout.write(HELP)
    return
  }
  const [category] = positionals
  for (const name of category === undefined ? [...CATEGORY_SLUGS, 'site'] : [category]) await makeSheet(name)
}

async function makeSheet(category: string): Promise<void> {
  const present = wantedPictures({category, width: 800}).filter(({master}) => existsSync(master))
  if (present.length === 0) {
    process.stdout.write(`${category}: nothing rendered yet\n`)
    return
  }
  const cells = await Promise.all(
    present.map(({master}) =>
      sharp(master)
        .resize({...CELL, fit: 'inside'})
        .toBuffer(),
    ),
  )
  const rows = Math.ceil(cells.length / COLUMNS)
  const file = `${CACHE}/sheets/${category}.png`
  await mkdir(`${CACHE}/sheets`, {recursive: true})
  await sharp({
    create: {
      width: CELL.width * Math.min(COLUMNS, cells.length),
      height: CELL.height * rows,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      cells.map((input, index) => ({
        input,
        left: (index % COLUMNS) * CELL.width,
        top: Math.floor(index / COLUMNS) * CELL.height,
      })),
    )
    .png()
    .toFile(file)
  process.stdout.write(`${file}: ${present.length} pictures\n`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
