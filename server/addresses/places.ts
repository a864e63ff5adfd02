import {z} from 'zod'
import {plainCode} from '../../contract/text/plain.ts'

/** Where a category or a product is. */
export interface Place {
  /** Last part of the address of the category's page. */
  category: string
  /** Number of the product; empty for the category itself. */
  item: string
}

/** A place, and the id for advertisements that its product has for ever. */
interface OwnPlace extends Place {
  contentId?: string | undefined
}

/** What visitors can find now. */
export interface Present {
  /** By the ids of the documents. */
  places: ReadonlyMap<string, OwnPlace>
  /** Ids of the documents at a place, by its key. */
  held: ReadonlyMap<string, readonly string[]>
}

/** Key of a place, the same for all ways to type a number. */
export const keyOf = ({category, item}: Place): string =>
  item === '' ? category : `${category}\n${plainCode(item)}`

/** Query for the published documents that have places. */
export const PLACES = `*[_type in ["category", "product"] && !(_id in path("**.**"))]
  {_id, _type, slug, category, productId, name, image, contentId}`

/** A field of a wrong kind is as good as none. */
const orNone = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined)

const reference = z.object({_ref: z.string()})

const placed = z.object({
  _id: z.string(),
  _type: z.string(),
  slug: orNone(z.object({current: z.string()})),
  category: orNone(reference),
  productId: orNone(z.string()),
  name: orNone(z.string()),
  image: orNone(z.object({asset: reference})),
  contentId: z.string().nullish().catch(''),
})

/** The places of published documents: of categories with an address, and of products that their pages show. */
export function presentOf(documents: readonly unknown[]): Present {
  const all = documents.flatMap((document) => placed.safeParse(document).data ?? [])
  const slugs = new Map(
    all.flatMap(({_id, _type, slug}) => (_type === 'category' && slug ? [[_id, slug.current]] : [])),
  )
  const places = new Map<string, OwnPlace>([...slugs].map(([id, category]) => [id, {category, item: ''}]))
  for (const {_id, _type, productId: item, contentId, ...product} of all) {
    const category = slugs.get(product.category?._ref ?? '')
    if (
      _type !== 'product' ||
      category === undefined ||
      !item ||
      !product.image ||
      product.name === undefined
    )
      continue
    places.set(_id, {category, item, contentId: contentId ?? undefined})
  }
  return {places, held: Map.groupBy(places.keys(), (id) => keyOf(places.get(id) ?? {category: '', item: ''}))}
}
