import {readdirSync, readFileSync} from 'node:fs'
import {basename, join, relative} from 'node:path'
import {z} from 'zod'
import type {Language} from '../../contract/text/languages.ts'
import {root} from '../project/root.ts'
import {PlainError} from '../terminal/terminal.ts'

// The catalogue of a new shop is data: a JSON file for each category, `site.json` and `testimonials.json`.

const words = z.string().min(1, 'is empty')
/** A text in each language of the shop. */
const texts = z.strictObject({en: words, te: words, hi: words} satisfies Record<Language, typeof words>)
/** Indian rupees. */
const rupees = z.int().positive('is not above zero')
/** Path of a picture in `scripts/seed/pictures`, without `.webp`. */
const file = z.string().regex(/^[\w-]+\/[\w-]+$/, 'is not a picture file, such as "fountain/FOU-001"')

const product = z
  .strictObject({
    id: z.string().regex(/^[A-Za-z0-9-]+$/, 'may have only letters, digits and hyphens'),
    name: texts,
    picture: file,
    alt: words,
    /** Price, and value of a contact intent. */
    value: rupees.optional(),
    /** Prices in words, for a product without a price of its own. */
    range: words.optional(),
    material: texts,
    finish: texts,
    size: words.optional(),
    weight: words.optional(),
    note: texts.optional(),
  })
  .refine(({value, range}) => (value === undefined) !== (range === undefined), {
    path: ['value'],
    message: 'must be given, or "range", but not both',
  })

export type ProductSeed = z.infer<typeof product>

const category = z
  .strictObject({
    /** Place among the categories, from 1. */
    position: z.int().positive('is not above zero'),
    /** Singular, because pages put words behind the title: “Fountain designs”, “Fountain FOU-001”. */
    title: texts,
    /** Two sentences, shown on the page of the category and in search results. */
    description: texts,
    /** Starting price, shown after a rupee sign: never above the lowest price of a product in the category. */
    price: words.optional(),
    /** Value of a contact intent, for products without a price of their own. */
    value: rupees,
    background: z.strictObject({picture: file, alt: words}),
    /** In the order in which the shop shows them. */
    products: z.array(product),
  })
  .superRefine(({products}, context) => {
    for (const [index, {id}] of products.entries())
      if (products.findIndex((other) => other.id === id) < index)
        context.addIssue({
          code: 'custom',
          path: ['products', index, 'id'],
          message: 'is given to two products',
        })
  })

/** A category of the catalogue. `slug` is the name of its file. */
export type CategorySeed = z.infer<typeof category> & {slug: string}

const testimonial = z.strictObject({
  name: texts,
  role: texts,
  content: texts,
  avatar: z.strictObject({picture: file, initials: words, alt: words}),
})

export type TestimonialSeed = z.infer<typeof testimonial>

/** `label` is the text of the placeholder, which is used while the picture is not rendered. */
const picture = {picture: file, shape: z.enum(['wide', 'tall', 'landscape', 'social']), label: words}
const described = z.strictObject({...picture, alt: texts})
const plain = z.strictObject({...picture, alt: words})

const site = z.strictObject({
  brand: words,
  phone: words,
  whatsapp: words,
  email: words,
  address: texts,
  hours: texts,
  opening: z.array(z.strictObject({days: z.array(words), opens: words, closes: words})),
  callHours: texts,
  mapLink: z.url(),
  mapEmbed: z.url(),
  instagram: z.url(),
  facebook: z.url(),
  review: z.url(),
  heroTitle: texts,
  heroLine: texts,
  bannerOffer: texts,
  bannerDelivery: texts,
  aboutIntro: texts,
  story: texts,
  work: texts,
  stats: z.array(z.strictObject({figure: words, label: texts})),
  speciality: texts,
  contactIntro: texts,
  callText: texts,
  visitText: texts,
  designsIntro: texts,
  footerBlurb: texts,
  footerInformation: texts,
  illustrationNotice: texts,
  metaDescription: texts,
  defaultRange: words,
  priceLimits: z.array(rupees),
  contactValue: rupees,
  designsContactValue: rupees,
  pictures: z.strictObject({
    heroLandscape: plain,
    heroPortrait: plain,
    collage: described,
    socialPicture: plain,
    carousel: z.array(described),
    showroom: z.array(described),
  }),
})

export type SitePicture = z.infer<typeof described> | z.infer<typeof plain>

/** The settings document: every constant and text of the shop that the owner may change. */
export type SiteSeed = z.infer<typeof site>

/**
 * The categories with their products, in the order of the shop.
 * @param folder the folder of the JSON files, for tests
 * @throws PlainError that names file, product and field of a mistake
 */
export function readCategories(folder = join(import.meta.dirname, 'catalogue')): CategorySeed[] {
  const categories = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({slug: basename(name, '.json'), ...read(join(folder, name), category)}))
    .toSorted((a, b) => a.position - b.position)
  for (const [index, {slug, position}] of categories.entries()) {
    const next = categories[index + 1]
    if (next?.position === position)
      throw new PlainError(`The categories ${slug} and ${next.slug} have the same position, ${position}.`)
  }
  return categories
}

/** @throws PlainError that names the field of a mistake */
export const readSite = (): SiteSeed => read(join(import.meta.dirname, 'site.json'), site)

/**
 * The testimonials in their order. The home page shows the first three. The people are invented.
 * @throws PlainError that names the field of a mistake
 */
export const readTestimonials = (): TestimonialSeed[] =>
  read(join(import.meta.dirname, 'testimonials.json'), z.array(testimonial))

function read<T>(path: string, schema: z.ZodType<T>): T {
  const name = path.startsWith(root) ? relative(root, path) : path
  let data: unknown
  try {
    data = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new PlainError(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const parsed = schema.safeParse(data, {error: messageOf})
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `  ${placeOf(data, issue.path)} ${issue.message}.`)
  throw new PlainError(`${name} has a mistake. Correct it and run the command again.\n${problems.join('\n')}`)
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  int: 'a whole number',
  number: 'a whole number',
  object: 'an object',
  string: 'a text',
}

function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys')
    return `has a field that the seed does not know: ${issue.keys.join(', ')}`
  if (issue.code !== 'invalid_type') return undefined
  return issue.input === undefined ? 'is missing' : `is not ${KINDS[issue.expected] ?? issue.expected}`
}

const withIds = z
  .object({products: z.array(z.object({id: z.string()}).catch({id: ''}))})
  .catch({products: []})

/** Such as `product FOU-003, field "name.te"`. */
function placeOf(data: unknown, path: readonly PropertyKey[]): string {
  const [list, index, ...rest] = path
  if (list !== 'products' || typeof index !== 'number') return fieldOf(path) || 'The file'
  const id = withIds.parse(data).products[index]?.id || `number ${index + 1}`
  return [`product ${id}`, fieldOf(rest)].filter(Boolean).join(', ')
}

const fieldOf = (path: readonly PropertyKey[]) =>
  path.length === 0 ? '' : `field "${path.map(String).join('.')}"`
