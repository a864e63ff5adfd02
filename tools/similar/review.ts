import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import sharp from 'sharp'
import {chooseSimilar, type Compared} from '../../server/similar/choose.ts'
import {describeImage} from '../../server/similar/image.ts'
import {factsOf} from '../../server/similar/products.ts'
import {root} from '../../scripts/project/root.ts'
import {command} from '../../scripts/terminal/command.ts'
import {fetched, seedProducts} from './seed-products.ts'

const HELP = `node tools/similar/review.ts [--products <number>] [--others]

Writes sheets of the seed's products, each with the six that look most like it, to .build/similar. Run it after a change of
what server/similar compares, look at the sheets, and count how many of the six you would have chosen.
  --products <number>  60, unless you name another number
  --others             only products that have none of another category, each with the six nearest of other categories`

const OPTIONS = {
  products: {type: 'string', default: '60'},
  others: {type: 'boolean', default: false},
} as const

const FOLDER = join(root, '.build/similar')
const ROWS = 10
/** Pixels of one picture, and of the gaps between them. */
const CELL = {width: 120, height: 150, gap: 4}
/** Pixels between a product and its six. */
const INDENT = 16

/** One picture, with its key in a corner. */
async function cell(key: string, file: string, left: number, top: number) {
  const {width, height} = CELL
  const tag = `<svg width="${width}" height="14"><rect width="${width}" height="14" opacity="0.6"/><text x="3" y="11" font-family="monospace" font-size="10" fill="#fff">${key}</text></svg>`
  return [
    {input: await sharp(file).resize(width, height).toBuffer(), left, top},
    {input: Buffer.from(tag), left, top},
  ]
}

/** A row for each product: itself, and its six. */
async function writeSheet(rows: readonly string[][], files: ReadonlyMap<string, string>, path: string) {
  const [across, down] = [CELL.width + CELL.gap, CELL.height + CELL.gap]
  const cells = rows.flatMap((keys, row) =>
    keys.map((key, column) =>
      cell(key, files.get(key) ?? '', column * across + (column > 0 ? INDENT : 0), row * down),
    ),
  )
  const size = {width: 7 * across + INDENT, height: ROWS * down}
  await sharp({create: {...size, channels: 3, background: '#ffffff'}})
    .composite((await Promise.all(cells)).flat())
    .png()
    .toFile(path)
}

await command(HELP, OPTIONS, async ({products: wanted, others}) => {
  const products = seedProducts().map(({file, ...product}) => ({...factsOf(product), file}))
  const described: Compared[] = []
  for (const {file, ...facts} of products) {
    const {descriptor} = await describeImage(await fetched(file), null)
    described.push({...facts, descriptor})
  }
  const similar = chooseSimilar(described)
  const files = new Map(products.map(({key, file}) => [key, file]))
  const number = Number(wanted)
  const isOther = (category: string) => (key: string) => !key.startsWith(`${category}/`)
  const uniform = described.filter(({key, category}) => !similar.get(key)?.some(isOther(category)))
  const rows = Array.from({length: number}, (_, index) => {
    const shown = others ? uniform : described
    const one = shown[Math.floor(((index + 0.5) * shown.length) / number)]
    if (!one) return []
    const pool = described.filter((other) => other === one || other.category !== one.category)
    return [one.key, ...((others ? chooseSimilar(pool) : similar).get(one.key) ?? [])]
  })
  await mkdir(FOLDER, {recursive: true})
  for (let sheet = 0; sheet * ROWS < rows.length; sheet++)
    await writeSheet(
      rows.slice(sheet * ROWS, (sheet + 1) * ROWS),
      files,
      join(FOLDER, `sheet-${sheet + 1}.png`),
    )
  const crossing = described.flatMap(({key, category}) => (similar.get(key) ?? []).filter(isOther(category)))
  console.log(`${number} products are on the sheets in ${FOLDER}.`)
  console.log(
    `Of six, ${(crossing.length / described.length).toFixed(1)} are of another category on average; ` +
      `${uniform.length} of ${described.length} products have none.`,
  )
})
