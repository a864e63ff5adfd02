import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {readEach, unreadableIn} from '../../contract/read-each.ts'
import {plain} from '../../contract/text/plain.ts'
import {idOf} from '../adding/create-products.ts'
import {asSeen, prefixOf} from '../lib/place.ts'
import {listed} from '../languages/messages.ts'
import {rowsOf, type Row} from './rows.ts'

const categories = readEach(
  z.object({_id: z.string(), title: z.string().nullable(), slug: z.string().nullable()}),
)

/** The content of the lake: every product, as the table shows it, and every category. */
export interface Catalogue {
  rows: Row[]
  categories: z.infer<typeof categories>
}

export async function catalogueNow(client: SanityClient): Promise<Catalogue> {
  const {groq, result} = rowsOf('')
  const found = z.object({rows: result, categories}).parse(
    await asSeen(client).fetch<unknown>(
      `{
        "rows": ${groq.replace(/\}$/, ', translations}')},
        "categories": *[_type == "category"] | order(orderRank){_id, title, "slug": slug.current}
      }`,
      {prefix: prefixOf(client)},
    ),
  )
  return found
}

/** A code as it is compared: spreadsheet programs turn `007` into 7, and `7` into 7.0. */
export function looseCode(code: string): string {
  const text = plain(code)
  const [, digits] = /^0*(\d+?)(?:\.0+)?$/.exec(text) ?? []
  return digits ?? text.toLowerCase()
}

/** Whether two texts are the same name, however they are typed. */
export const isSameName = (one: string, other: string): boolean =>
  plain(one).toLowerCase() === plain(other).toLowerCase()

const keyOf = (categoryId: string | null, code: string) => `${categoryId ?? ''} ${code}`

/** Finds the products and categories that a file names. */
export function finderOf({rows, categories}: Catalogue) {
  const byId = new Map(rows.map((row) => [row._id, row]))
  const byCode = new Map<string, Row>()
  const byLooseCode = new Map<string, Row[]>()
  for (const row of rows) {
    if (row.productId === null) continue
    byCode.set(keyOf(row.categoryId, row.productId), row)
    const loose = keyOf(row.categoryId, looseCode(row.productId))
    byLooseCode.set(loose, [...(byLooseCode.get(loose) ?? []), row])
  }
  const unreadable = unreadableIn(rows)
  const used = new Set([...byId.keys(), ...unreadable.map(({_id}) => _id)])
  return {
    /** Whether an id or a code is that of a product that cannot be read. */
    isUnreadable: (idOrCode: string) =>
      unreadable.some(({_id, label}) => _id === idOrCode || label.split(' · ')[0] === idOrCode),
    categories: listed(categories.map(({title, slug}) => title ?? slug ?? '')),
    productWithId: (id: string) => byId.get(id.replace(/^drafts\./, '')),
    /** The product with this code. A code that is written differently counts if only one product can be meant. */
    productWithCode: (categoryId: string, code: string) => {
      const loose = byLooseCode.get(keyOf(categoryId, looseCode(code))) ?? []
      return byCode.get(keyOf(categoryId, code)) ?? (loose.length === 1 ? loose[0] : undefined)
    },
    category: (name: string) =>
      categories.find(({title}) => title !== null && isSameName(title, name)) ??
      categories.find(({slug}) => slug === name),
    /** An id that no product has; it is made from the code, as elsewhere in the Studio. */
    freshId: (categoryId: string, code: string) => {
      const wanted = idOf(categoryId, code)
      let id = wanted
      for (let further = 2; used.has(id); further++) id = `${wanted}-${further}`
      used.add(id)
      return id
    },
  }
}

export type Finder = ReturnType<typeof finderOf>
