import {z} from 'zod'
import {askedAddresses, productOf} from '../../contract/enquiry/pieces.ts'
import {readEach} from '../../contract/read-each.ts'
import {useLiveQuery, type LiveQuery} from '../live/live-query.ts'

const text = z.string().nullish().catch(null)

const product = z.object({
  _id: z.string(),
  productId: text,
  name: text,
  /** Address of its category. */
  category: text,
  value: z.number().nullish().catch(null),
  range: text,
  names: z
    .array(z.object({language: text, name: text}))
    .nullish()
    .catch(null),
})

type PieceProduct = z.infer<typeof product>

export const PRODUCT = `{_id, productId, name, "category": category->slug.current, value, range, "names": translations[]{language, name}}`

/** What an enquiry says about its products: part of its schema. */
export const asking = z.object({
  productId: z.string().nullish(),
  /** Address of the category. */
  slug: z.string().nullish(),
  /** As long as it is in the catalogue. */
  about: product.nullish().catch(null),
  asked: z
    .array(z.object({name: z.string(), value: z.string()}))
    .nullish()
    .catch(null),
})

export type Asking = z.infer<typeof asking>

/** Fields of a projection over enquiries. Those that need the product itself add `about`. */
export const ASKED = 'productId, "slug": category, "asked": fields[name == "product_url"]{name, value}'

/** One product that an enquiry asks about. */
export interface Piece {
  /** Address of its category. */
  slug: string | undefined
  productId: string | undefined
  /** Undefined: not in the catalogue, or not read yet. */
  product: PieceProduct | undefined
}

/** The products that an enquiry names, in its order. None where it is about a category or the shop. */
export function piecesOf({productId, slug, about, asked}: Asking): Piece[] {
  if (!asked || asked.length < 2)
    return productId ? [{slug: slug ?? undefined, productId, product: about ?? undefined}] : []
  return askedAddresses({fields: asked}).map((address, index) => {
    const {category, productId} = productOf(address)
    return {slug: category, productId, product: (index === 0 && about) || undefined}
  })
}

/** Addresses of the categories of its products, or of the category whose page it came from. */
export const slugsOf = (enquiry: Asking): string[] => [
  ...new Set([enquiry.slug ?? [], piecesOf(enquiry).flatMap(({slug}) => slug ?? [])].flat()),
]

const named: LiveQuery<PieceProduct[]> = {
  groq: `*[_type == "product" && productId in $numbers && category->slug.current in $slugs]${PRODUCT}`,
  result: readEach(product),
}

/** Makes `piecesOf` look up products in the catalogue where the enquiries do not refer to them. */
export function usePieces(enquiries: readonly Asking[]): (enquiry: Asking) => Piece[] {
  const unknown = enquiries.flatMap(piecesOf).filter(({product}) => !product)
  const numbers = [...new Set(unknown.flatMap(({productId}) => productId ?? []))].toSorted()
  const slugs = [...new Set(unknown.flatMap(({slug}) => slug ?? []))].toSorted()
  const found = useLiveQuery(named, {numbers, slugs})
  const lookedUp = ({slug, productId}: Piece) =>
    found?.find((each) => each.category === slug && each.productId === productId)
  return (enquiry) =>
    piecesOf(enquiry).map((piece) => ({...piece, product: piece.product ?? lookedUp(piece)}))
}
