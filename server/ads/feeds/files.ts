import papa from 'papaparse'
import {AVAILABILITY_NAMES, readyOn} from '../../../contract/site/availability.ts'
import type {Entry} from './products.ts'

/** Characters that XML 1.0 cannot hold. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const xml = (text: string) =>
  text.replaceAll(NOT_XML, '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

const tag = (name: string, text: string) => `<g:${name}>${xml(text)}</g:${name}>`

const priceOf = ({price}: Entry) => `${price.toFixed(2)} INR`

/** Google's form of ISO 8601 has no seconds. */
const dateOf = ({weeks}: Entry, now: number) => `${readyOn(weeks, now)}T00:00Z`

/**
 * The feed for Google Merchant Center: products of the shop, for free listings.
 * @see https://support.google.com/merchants/answer/7052112
 */
export function googleFeed(
  entries: readonly Entry[],
  {publicUrl, brand, now}: {publicUrl: string; brand: string; now: number},
): string {
  const products = entries.map((entry) => {
    const [first, ...others] = entry.pictures
    return [
      tag('id', entry.id),
      tag('title', entry.title),
      tag('description', entry.description),
      tag('link', entry.link),
      tag('image_link', first),
      ...others.map((address) => tag('additional_image_link', address)),
      tag('availability', AVAILABILITY_NAMES[entry.availability].google),
      ...(entry.availability === 'toOrder' ? [tag('availability_date', dateOf(entry, now))] : []),
      tag('price', priceOf(entry)),
      tag('condition', 'new'),
      tag('brand', entry.brand),
      // Each is made by hand and has no number of a manufacturer.
      tag('identifier_exists', 'no'),
      tag('product_type', entry.type),
    ]
  })
  return rss(products, {publicUrl, brand})
}

/**
 * The feed that says which products of `googleFeed` stand in the showroom, for free local listings.
 * @param storeCode of the showroom in Google Business Profile
 * @see https://support.google.com/merchants/answer/14819809
 */
export function googleLocalFeed(
  entries: readonly Entry[],
  {storeCode, ...shop}: {storeCode: string; publicUrl: string; brand: string},
): string {
  const products = entries.map((entry) => [
    tag('id', entry.id),
    tag('store_code', storeCode),
    tag('availability', AVAILABILITY_NAMES[entry.availability].local),
    tag('price', priceOf(entry)),
  ])
  return rss(products, shop)
}

/** @param products the tags of each */
function rss(products: readonly string[][], {publicUrl, brand}: {publicUrl: string; brand: string}): string {
  const items = products.map((tags) => `<item>\n${tags.join('\n')}\n</item>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xml(brand)}</title>
<link>${xml(publicUrl)}</link>
<description>${xml(brand)}</description>
${items.join('\n')}
</channel>
</rss>
`
}

const META_COLUMNS = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'link',
  'image_link',
  'brand',
  'additional_image_link',
  'product_type',
]

/**
 * The feed for catalogues of Meta: Facebook, Instagram and WhatsApp.
 * @see https://developers.facebook.com/docs/marketing-api/catalog/reference
 */
export function metaFeed(entries: readonly Entry[]): string {
  const rows = entries.map((entry) => {
    const [first, ...others] = entry.pictures
    return [
      entry.id,
      entry.title,
      entry.description,
      AVAILABILITY_NAMES[entry.availability].meta,
      'new',
      priceOf(entry),
      entry.link,
      first,
      entry.brand,
      others.join(','),
      entry.type,
    ]
  })
  return `${papa.unparse([META_COLUMNS, ...rows], {newline: '\n'})}\n`
}
