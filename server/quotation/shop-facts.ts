import {randomUUID} from 'node:crypto'
import {z} from 'zod'
import {HSN, usualRate} from '../../contract/quotation/gst.ts'
import {seller, type Line, type Offer, type Seller} from '../../contract/quotation/quotation.ts'
import {decoded, shownIn} from '../../contract/site/addresses.ts'
import {LANGUAGES, type Language} from '../../contract/text/languages.ts'
import {priceIn} from '../../contract/text/rupees.ts'
import type {ContentSource} from '../content/index.ts'

/** Percent of the total that is usual in advance for carved work. */
const ADVANCE = 60
/** Products of an enquiry that become lines. */
const MAX_PRODUCTS = 30

const IN_LANGUAGE = 'translations[language == $language][0]'

const SETTINGS = `*[_id == "siteSettings"][0]{brand, phone, whatsapp, email, "address": coalesce(${IN_LANGUAGE}.address, address),
  gstin, "bank": bankDetails, upiId, "terms": coalesce(${IN_LANGUAGE}.quotationTerms, quotationTerms),
  "rates": taxRates[]{"category": category->slug.current, hsn, rate}}`

const PRODUCTS = `*[_type == "product" && defined(productId) && ((category->slug.current + "/" + productId) in $keys ||
    lower(productId) == $code)] | order(category->orderRank asc, orderRank asc)[0...${MAX_PRODUCTS}]{
  productId, "name": coalesce(${IN_LANGUAGE}.name, name), value, "category": category->slug.current,
  "price": category->price, "size": facts.size, "image": image.asset._ref}`

const text = z.string().nullish().catch(null)
const rates = z
  .array(z.object({category: z.string(), hsn: text, rate: z.number().min(0).max(40)}))
  .nullish()
  .catch(null)
const settings = seller.extend({rates}).catch({...seller.parse({}), rates: null})
const products = z.array(
  z.object({
    productId: z.string(),
    name: text,
    value: z.unknown(),
    category: text,
    price: text,
    size: text,
    image: text,
  }),
)
const lead = z.object({
  person: text,
  phone: text,
  language: z.enum(LANGUAGES).nullish().catch(null),
  category: text,
  productId: text,
  fields: z
    .array(z.object({name: z.string(), value: z.string()}))
    .nullish()
    .catch(null),
})

/** What quotations take from the content: the shop's settings, and the products that somebody asked about. */
export type Shop = ReturnType<typeof openShopFacts>

export function openShopFacts({query}: Pick<ContentSource, 'query'>) {
  const settingsIn = async (language: Language) => settings.parse(await query(SETTINGS, {language}))

  async function lines(language: Language, keys: string[], code = ''): Promise<Line[]> {
    const known = (await settingsIn(language)).rates ?? []
    const found = products.parse(await query(PRODUCTS, {language, keys, code: code.trim().toLowerCase()}))
    return found.map(({productId, name, category, price, value, ...facts}) => {
      const own = known.find((each) => each.category === category)
      // A category's own price names its unit: `220 SFT`, `7500 Pair`.
      const [, rupees, unit = ''] = /^(\d+)\s*(sft|pair)?/i.exec(price?.replaceAll(',', '') ?? '') ?? []
      const isByUnit = unit !== '' && priceIn(value) === null
      return {
        _key: randomUUID(),
        _type: 'quotationLine',
        kind: 'product',
        name: name ?? productId,
        code: productId,
        ...(category && {category}),
        ...(facts.size && {size: facts.size}),
        ...(facts.image && {image: facts.image}),
        quantity: 1,
        unit: isByUnit ? (unit.toLowerCase() === 'sft' ? 'sft' : 'pair') : 'piece',
        paise: (priceIn(isByUnit ? Number(rupees) : value) ?? 0) * 100,
        hsn: own?.hsn || HSN,
        rate: own?.rate ?? usualRate(category ?? undefined),
      }
    })
  }

  return {
    async seller(language: Language): Promise<Seller> {
      const {rates: _, ...facts} = await settingsIn(language)
      return facts
    },
    lines,
    /** The first draft for an enquiry. @param stored its document; absent: nobody asked */
    async offerFor(stored: unknown, validUntil: string): Promise<Offer> {
      const {language, person, phone, ...about} = lead.parse(stored ?? {})
      const asked = (about.fields ?? []).flatMap(({name, value}) =>
        name === 'product_url' ? (URL.parse(value) ?? []) : [],
      )
      const keys = asked.flatMap((address) => {
        const shown = shownIn(address)
        return shown?.productId === undefined ? [] : `${shown.category}/${shown.productId}`
      })
      if (about.category && about.productId) keys.push(`${decoded(about.category)}/${about.productId}`)
      return {
        language: language ?? 'en',
        customer: {name: person ?? '', phone: phone ?? '', address: '', gstin: '', state: ''},
        lines: await lines(language ?? 'en', keys),
        discount: {kind: 'percent', value: 0},
        isInclusive: false,
        advancePercent: ADVANCE,
        validUntil,
        leadTime: '',
        note: '',
      }
    },
  }
}
