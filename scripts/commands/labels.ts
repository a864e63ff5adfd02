import {resolve} from 'node:path'
import type {Language} from '../../contract/text/languages.ts'
import {writeWhole} from '../../lib/disk/whole-file.ts'
import {FORMATS, labelPage, labelWords, type Format} from '../../studio/labels/label-page.ts'
import {LABELLED, labelled, ON_SITE, type Labelled} from '../../studio/labels/labelled.ts'
import {english} from '../../studio/messages/english.ts'
import {hindi} from '../../studio/messages/hindi.ts'
import {telugu} from '../../studio/messages/telugu.ts'
import {contentClient} from '../content/client.ts'
import {explained} from '../content/failure.ts'
import {root} from '../project/root.ts'
import {loadConfig} from '../project/settings.ts'
import {command} from '../terminal/command.ts'
import {PlainError} from '../terminal/terminal.ts'

const HELP = `npm run labels -- [--category <address>] [--codes <codes>] [--format <format>] [--language <language>] [--out <file>]

Writes labels with QR codes for products in the showroom, as a page that a browser prints on A4.
  --category <address>  the products of one category, by its address: fountain
  --codes <codes>       only these products: FOU-001,temple/7; several categories may have the same code, so a category
                        may stand before it; the exit code is 1 when one of them is not on the site
  --format <format>     sheet   24 self-adhesive labels of 64 × 34 mm on a page (the default)
                        small   20 labels of 40 × 60 mm, to cut
                        large   4 cards of 105 × 148 mm (A6), to cut
  --language <language> en, te or hi: of the names, and of the pages that the codes open; en, unless you name another
  --out <file>          labels.html, unless you name another

A QR code opens the product at PUBLIC_URL. The shop must run, or SANITY_PROJECT_ID be set.`

const OPTIONS = {
  category: {type: 'string'},
  codes: {type: 'string'},
  format: {type: 'string', default: 'sheet'},
  language: {type: 'string', default: 'en'},
  out: {type: 'string', default: 'labels.html'},
} as const

const PRODUCTS = `*[${ON_SITE}
  && ($category == null || category->slug.current == $category) && ($codes == null || productId in $codes
    || (category->slug.current + "/" + productId) in $codes)] | ${LABELLED}`

const WORDS = {en: english, te: telugu, hi: hindi}

const isLanguage = (word: string): word is Language => Object.hasOwn(WORDS, word)

const isFormat = (word: string): word is Format => Object.hasOwn(FORMATS, word)

const listOf = (codes: string) =>
  codes
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')

const keyOf = ({category, productId}: Labelled) => `${category}/${productId}`

/** @throws PlainError when several products have a code, because only one of them is meant */
function rejectAmbiguous(codes: readonly string[], products: readonly Labelled[]) {
  for (const code of codes) {
    const keys = products.filter(({productId}) => productId === code).map(keyOf)
    if (keys.length > 1)
      throw new PlainError(`Several products have the code ${code}. Write one of ${keys.join(', ')}.`)
  }
}

await command(HELP, OPTIONS, async ({category = null, codes, format, language, out}) => {
  if (!isFormat(format))
    throw new PlainError(`There is no format "${format}". There are ${Object.keys(FORMATS).join(', ')}.`)
  if (!isLanguage(language))
    throw new PlainError(`There is no language "${language}". There are ${Object.keys(WORDS).join(', ')}.`)
  const config = loadConfig(root)
  const client = await contentClient(config)
  const wanted = {category, codes: codes === undefined ? null : listOf(codes), language}
  const answer = await client.fetch<unknown>(PRODUCTS, wanted).catch((error: unknown) => {
    throw explained(error, client, {what: 'the products', again: 'try again'})
  })
  const products = labelled.parse(answer)
  if (products.length === 0) throw new PlainError('No product on the site fits. See --help.')
  rejectAmbiguous(wanted.codes ?? [], products)
  const words = labelWords((key) => WORDS[language][key])
  await writeWhole(resolve(out), labelPage(products, {publicUrl: config.publicUrl, language, format, words}))
  const made = products.length === 1 ? '1 label is' : `${products.length} labels are`
  console.log(`${made} in ${resolve(out)}. Open it in a browser and print it.`)
  const found = new Set(products.flatMap((product) => [product.productId, keyOf(product)]))
  const missing = wanted.codes?.filter((code) => !found.has(code)) ?? []
  for (const code of missing) console.error(`No product on the site fits the code ${code}.`)
  return missing.length > 0 ? 1 : 0
})
