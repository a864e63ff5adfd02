import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import sharp from 'sharp'
import {describeImage} from '../../server/similar/image.ts'
import {postureOf, outlineOf} from '../../web/scale/outlines.ts'
import {sizeOf, type Size} from '../../web/scale/size.ts'
import {root} from '../../scripts/project/root.ts'
import {command} from '../../scripts/terminal/command.ts'
import {fetched, seedProducts} from './seed-products.ts'

const HELP = `node tools/similar/outlines.ts [--products <number>]

Writes sheets of the seed's products to .build/outlines, each picture with the outline that the drawing of its size shows:
green when it is traced in the picture, grey when it is the simple one of the category. Run it after a change of
server/similar/outline.ts or web/scale/outlines.ts, look at the sheets, and count the green ones that you would show.
  --products <number>  of each category. 6, unless you name another number`

const OPTIONS = {products: {type: 'string', default: '6'}} as const

const FOLDER = join(root, '.build/outlines')
/** Pictures across and down a sheet, each beside its outline. */
const SHEET = {across: 6, down: 8}
/** Pixels of one picture, and of the gaps. */
const CELL = {width: 128, height: 160, gap: 6}

type Product = ReturnType<typeof seedProducts>[number]

interface Drawn {
  product: Product
  isTraced: boolean
  svg: string
}

/** The outline of a product with a size that is drawn. */
async function draw(product: Product): Promise<Drawn | undefined> {
  const {category, productId, file} = product
  const size = sizeOf(product.size ?? '', postureOf(category))
  if (size?.width === undefined) return undefined
  const {outline} = await describeImage(await fetched(file), null)
  const points = outlineOf(category, size, outline)
  const isTraced = points === outline?.points
  return {product, isTraced, svg: svgOf({name: `${category} ${productId}`, points, isTraced}, size)}
}

function svgOf(
  {name, points, isTraced}: {name: string; points: string; isTraced: boolean},
  {width = 0, height}: Size,
): string {
  const scale = Math.min(CELL.width / width, (CELL.height - 14) / height) / 100
  const place = `translate(0 ${CELL.height - height * scale * 100}) scale(${width * scale} ${height * scale})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CELL.height}">
    <text y="10" font-size="10">${name}</text>
    <polygon points="${points}" transform="${place}" fill="${isTraced ? '#2a7a3a' : '#bbb'}"/></svg>`
}

async function writeSheet(drawn: readonly Drawn[], path: string) {
  const {width, height, gap} = CELL
  const cells = drawn.map(async ({product, svg}, index) => {
    const left = (index % SHEET.across) * (2 * width + 2 * gap)
    const top = Math.floor(index / SHEET.across) * (height + gap)
    const picture = await sharp(product.file).resize(width, height).toBuffer()
    return [
      {input: picture, left, top},
      {input: Buffer.from(svg), left: left + width + gap, top},
    ]
  })
  const size = {width: SHEET.across * 2 * (width + gap), height: SHEET.down * (height + gap)}
  await sharp({create: {...size, channels: 3, background: '#ffffff'}})
    .composite((await Promise.all(cells)).flat())
    .png()
    .toFile(path)
}

await command(HELP, OPTIONS, async ({products: wanted}) => {
  const number = Number(wanted)
  const drawn: Drawn[] = []
  for (const [category, products] of Map.groupBy(seedProducts(), ({category}) => category)) {
    const shown = products.filter(
      (_, at) =>
        Math.floor((at * number) / products.length) !== Math.floor(((at - 1) * number) / products.length),
    )
    const ofCategory = []
    for (const product of shown) ofCategory.push((await draw(product)) ?? [])
    const known = ofCategory.flat()
    console.log(`${category}: ${known.filter(({isTraced}) => isTraced).length} of ${known.length} are traced`)
    drawn.push(...known)
  }
  await mkdir(FOLDER, {recursive: true})
  const perSheet = SHEET.across * SHEET.down
  for (let sheet = 0; sheet * perSheet < drawn.length; sheet++)
    await writeSheet(
      drawn.slice(sheet * perSheet, (sheet + 1) * perSheet),
      join(FOLDER, `sheet-${sheet + 1}.png`),
    )
  console.log(`${drawn.length} products are on the sheets in ${FOLDER}.`)
})
