import {resolve} from 'node:path'
import {z} from 'zod'
import {writeWhole} from '../../server/disk/whole-file.ts'
import {FORMATS, labelPage, type Format} from '../../studio/labels/label-page.ts'
import {labelWords} from '../../studio/labels/words.ts'
import {english} from '../../studio/words/english.ts'
import {contentClient} from '../content/client.ts'
import {explained} from '../content/failure.ts'
import {root} from '../project/root.ts'
import {loadConfig} from '../project/settings.ts'
import {command} from '../terminal/command.ts'
import {PlainError} from '../terminal/terminal.ts'

const HELP = `npm run labels -- [--category <address>] [--codes <codes>] [--format <format>] [--out <file>]

Writes labels with QR codes for products in the showroom, as a page that a browser prints on A4.
  --category <address>  the products of one category, by its address: fountain
  --codes <codes>       only these products: FOU-001,FOU-003
  --format <format>     sheet   24 self-adhesive labels of 64 × 34 mm on a page (the default)
                        small   20 labels of 40 × 60 mm, to cut
                        large   4 cards of 105 × 148 mm (A6), to cut
  --out <file>          labels.html, unless you name another

A code opens the product at PUBLIC_URL. The shop must run, or SANITY_PROJECT_ID be set.`

const OPTIONS = {
  category: {type: 'string'},
  codes: {type: 'string'},
  format: {type: 'string', default: 'sheet'},
  out: {type: 'string', default: 'labels.html'},
} as const

const PRODUCTS = `*[_type == "product" && defined(productId) && defined(name) && defined(image.asset) && defined(category->slug.current)
  && ($category == null || category->slug.current == $category) && ($codes == null || productId in $codes)]
  | order(category->orderRank, orderRank){"category": category->slug.current, productId, name, value, range}`

const products = z.array(
  z.object({
    category: z.string(),
    productId: z.string(),
    name: z.string(),
    value: z.number().nullable(),
    range: z.string().nullable(),
  }),
)

const isFormat = (word: string): word is Format => Object.hasOwn(FORMATS, word)

await command(HELP, OPTIONS, async ({category = null, codes, format, out}) => {
  if (!isFormat(format))
    throw new PlainError(`There is no format "${format}". There are ${Object.keys(FORMATS).join(', ')}.`)
  const config = loadConfig(root)
  const client = await contentClient(config)
  const wanted = {category, codes: codes?.split(',').map((code) => code.trim()) ?? null}
  const found = await client.fetch<unknown>(PRODUCTS, wanted).catch((error: unknown) => {
    throw explained(error, client, {what: 'the products', again: 'try again'})
  })
  const labelled = products.parse(found)
  if (labelled.length === 0) throw new PlainError('No product on the site fits. See --help.')
  const words = labelWords((key) => english[key])
  await writeWhole(resolve(out), labelPage(labelled, {publicUrl: config.publicUrl, format, words}))
  console.log(`${labelled.length} labels are in ${resolve(out)}. Open it in a browser and print it.`)
})
