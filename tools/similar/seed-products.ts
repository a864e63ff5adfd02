import {join} from 'node:path'
import sharp from 'sharp'
import {z} from 'zod'
import {readProducts, type Product} from '../../server/similar/products.ts'
import {root} from '../../scripts/project/root.ts'
import {seedDocuments} from '../../scripts/seed/documents.ts'

const seeded = z.object({
  _type: z.literal('product'),
  _id: z.string(),
  productId: z.string(),
  name: z.string(),
  category: z.object({_ref: z.string()}),
  image: z.object({wanted: z.object({file: z.string(), alt: z.string().optional()})}),
  facts: z.object({material: z.string().optional(), size: z.string().optional()}),
})

/** The seed's products as the shop's query answers them, with the files of their pictures. */
export function seedProducts(): (Product & {file: string})[] {
  const documents = seedDocuments().flatMap((document) => seeded.safeParse(document).data ?? [])
  return documents.flatMap(({productId, name, category, image: {wanted}, facts}) => {
    const product = {
      category: category._ref.replace('category-', ''),
      productId,
      name,
      alt: wanted.alt ?? null,
      ref: wanted.file,
      crop: null,
      material: facts.material ?? null,
      size: facts.size ?? null,
    }
    return readProducts([product]).map((read) => ({
      ...read,
      file: join(root, 'scripts/seed/pictures', `${wanted.file}.webp`),
    }))
  })
}

/** A picture as the server fetches it to describe it. */
export const fetched = async (file: string) => sharp(file).resize(160).webp().toBuffer()
