import {z} from 'zod'
import {readEach} from '../../contract/read-each.ts'

/** Everything about the products that their comparison depends on, in an order that does not change by itself. */
export const PRODUCTS = `*[_type == "product" && defined(productId) && defined(name) && defined(image.asset) && defined(category->slug.current)]
  | order(_id asc){"category": category->slug.current, productId, name, "alt": image.alt, "ref": image.asset._ref,
    "crop": image.crop{top, bottom, left, right}, "material": facts.material, "size": facts.size}`

const edges = z.object({top: z.number(), bottom: z.number(), left: z.number(), right: z.number()})

const product = z.object({
  category: z.string(),
  productId: z.string(),
  name: z.string(),
  alt: z.string().nullable(),
  ref: z.string(),
  crop: edges.nullable().catch(null),
  material: z.string().nullable(),
  size: z.string().nullable(),
})

export type Product = z.infer<typeof product>

/** Reads the answer of the query. A product that no form of the Studio could have made is left out. */
export const readProducts = (answer: unknown): Product[] => readEach(product).parse(answer)

/** Fractions of an image that the owner cut off at each edge. */
export type Crop = z.infer<typeof edges>

/** Name of the image as the visitor sees it: another crop is another image. */
export const imageOf = ({ref, crop}: Product) =>
  crop ? `${ref} ${crop.left} ${crop.top} ${crop.right} ${crop.bottom}` : ref

/** The facts of a product, as they are compared. */
export const factsOf = ({category, productId, name, alt, material, size}: Product) => ({
  key: `${category}/${productId}`,
  category,
  material: material ?? undefined,
  centimetres: size === null ? undefined : largestMeasure(size),
  words: wordsOf(`${name} ${alt ?? ''}`),
})

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? []

const CENTIMETRES: Record<string, number> = {mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48}

/** A size with the units of the table, without commas that group thousands, and with feet and inches as inches. */
const plain = (size: string) =>
  size
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/["”″]|''|(?<![a-z])inch(?:es)?(?![a-z])/g, ' in ')
    .replaceAll(/['’′]|(?<![a-z])(?:foot|feet)(?![a-z])/g, ' ft ')
    .replaceAll(
      /(\d[\d.]*)\s*ft\s+(\d[\d.]*)\s*in\b/g,
      (_, feet, inches) => `${Number(feet) * 12 + Number(inches)} in`,
    )

/** Largest of the numbers before a unit, in centimetres: 120 for `90 × 120 cm, 30 mm thick`. */
export function largestMeasure(size: string): number | undefined {
  let largest = 0
  for (const [, numbers = '', unit = ''] of plain(size).matchAll(/([\d.][\d.\s×x–-]*)(mm|cm|m|in|ft)\b/g)) {
    const values = (numbers.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
    largest = Math.max(largest, ...values.map((value) => value * (CENTIMETRES[unit] ?? 1)))
  }
  // `10 ft across, 13 ft high` has a unit after each number, `133 × 152 cm` after the last one.
  return largest > 0 ? largest : undefined
}
