import {ranksAfter} from '../../schemas/fields/ranks.ts'
import {DRAFT_NOTICE} from '../../web/privacy/draft-notice.ts'
import {designsOf} from '../../tools/catalogue/designs/designs.ts'
import type {ProductDesign} from '../../tools/catalogue/designs/designs.ts'
import {CATEGORIES} from '../../tools/catalogue/categories.ts'
import type {CategorySeed} from '../../tools/catalogue/categories.ts'
import {productIn} from '../../tools/catalogue/translate.ts'
import {DESCRIPTIONS} from './descriptions.ts'
import {keyOf} from './key.ts'
import type {PictureSeed} from './picture.ts'
import {CAROUSEL, SHOWROOM, SITE, SITE_PICTURES, sitePicture} from './site.ts'
import {TESTIMONIALS} from './testimonials.ts'
import {settingsTranslations} from './translations/settings.ts'
import {TEXTS, translationsOf} from './translations/translations.ts'

/** Stands for a picture in a document until its asset is known; then an image field replaces it. */
export interface WantedPicture {
  wanted: PictureSeed
}

export type SeedValue = string | number | WantedPicture | SeedObject | readonly SeedValue[]

export interface SeedObject {
  readonly [field: string]: SeedValue | undefined
}

/** A published document of the seed, complete except for the assets of its pictures. */
export interface SeedDocument extends SeedObject {
  _id: string
  _type: string
}

const UNPRICED_RANGE = '₹5000 - ₹10,000'

/** Focal point of backgrounds: the left side is empty for text, so a narrow crop must keep the products. */
const PRODUCTS_AT_THE_RIGHT = {_type: 'sanity.imageHotspot', x: 0.72, y: 0.6, width: 0.5, height: 0.7}

/**
 * The documents of a new shop: settings, categories, testimonials and products. References point only to earlier
 * documents. Every call returns the same documents. No id has a dot, so all documents are public.
 */
export function seedDocuments(): SeedDocument[] {
  const ranks = ranksAfter(
    null,
    CATEGORIES.reduce((sum, {count}) => sum + count, 0),
  )
  const products = CATEGORIES.flatMap((category) => productsOf(category)).map((product, index) => ({
    ...product,
    orderRank: ranks[index],
  }))
  return [settings(), ...categories(), ...testimonials(), ...products]
}

function settings(): SeedDocument {
  const pictures = Object.fromEntries(
    Object.entries(SITE_PICTURES).map(([field, wanted]) => [field, {wanted}]),
  )
  return {
    _id: 'siteSettings',
    _type: 'siteSettings',
    ...SITE,
    opening: SITE.opening.map((hours) => ({
      _key: keyOf(`${hours.days[0]} ${hours.opens}`),
      _type: 'openDays',
      ...hours,
      days: [...hours.days],
    })),
    priceLimits: [...SITE.priceLimits],
    privacyVersion: DRAFT_NOTICE.version,
    privacyDate: DRAFT_NOTICE.date,
    privacyIntro: DRAFT_NOTICE.intro,
    privacyParts: DRAFT_NOTICE.parts.map((part) => ({
      _key: keyOf(part.heading),
      _type: 'privacyPart',
      ...part,
    })),
    stats: SITE.stats.map((stat) => ({_key: keyOf(stat.label), _type: 'stat', ...stat})),
    ...pictures,
    carousel: CAROUSEL.map((wanted) => ({_key: keyOf(wanted.file), wanted})),
    showroom: SHOWROOM.map((wanted) => ({_key: keyOf(wanted.file), wanted})),
    translations: settingsTranslations(),
  }
}

function categories(): SeedDocument[] {
  const ranks = ranksAfter(null, CATEGORIES.length)
  return CATEGORIES.map(({slug, title, price, value}, index) => ({
    _id: `category-${slug}`,
    _type: 'category',
    title,
    slug: {_type: 'slug', current: slug},
    price,
    value,
    background: {wanted: sitePicture(`background-${slug}`, 'wide', title), hotspot: PRODUCTS_AT_THE_RIGHT},
    description: DESCRIPTIONS[slug],
    translations: translationsOf(
      'category',
      {title, description: DESCRIPTIONS[slug]},
      (language) => TEXTS[language].categories[slug],
    ),
    orderRank: ranks[index],
  }))
}

function testimonials(): SeedDocument[] {
  return TESTIMONIALS.map(({name, role, content}, index) => ({
    _id: `testimonial-${index + 1}`,
    _type: 'testimonial',
    number: index + 1,
    name,
    role,
    content,
    avatar: {wanted: sitePicture(`avatar-${index + 1}`, 'square', initials(name))},
    translations: translationsOf(
      'testimonial',
      {name, role, content},
      (language) => TEXTS[language].testimonials[index],
    ),
  }))
}

function productsOf(category: CategorySeed): SeedDocument[] {
  const designs = designsOf(category.slug)
  const values = category.values && valuesOf(category.values, designs)
  return designs.map(({id, name, alt, facts, specialNote}, index) => ({
    _id: `product-${category.slug}-${id}`,
    _type: 'product',
    productId: id,
    name,
    category: {_type: 'reference', _ref: `category-${category.slug}`},
    image: {
      wanted: {
        file: `${category.slug}/${id}`,
        shape: 'portrait',
        label: category.code ? `${id} ${name}` : `${category.title} ${id}`,
        alt,
      },
    },
    specialNote,
    ...(values ? {contentId: id, value: values[index]} : {range: UNPRICED_RANGE}),
    facts: {...facts},
    translations: translationsOf(
      'product',
      {name, specialNote, facts: {material: facts.material, finish: facts.finish}},
      (language) => productIn(language, {name, facts, specialNote}),
    ),
  }))
}

/** Prices in steps of ₹500 over the range of the category. Heavier products cost more. */
function valuesOf([lowest, highest]: readonly [number, number], designs: ProductDesign[]): number[] {
  const byWeight = designs.toSorted((a, b) => weightOf(a) - weightOf(b) || a.scene.seed - b.scene.seed)
  const step = (highest - lowest) / Math.max(designs.length - 1, 1)
  return designs.map((design) => 500 * Math.round((lowest + step * byWeight.indexOf(design)) / 500))
}

/** Kilograms; 0 for products that are sold by area. */
function weightOf({facts}: ProductDesign): number {
  return Number(/[\d.]+/.exec(facts.weight ?? '')?.[0] ?? 0)
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
}
