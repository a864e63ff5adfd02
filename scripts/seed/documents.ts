import {TRANSLATED_LANGUAGES, type Language} from '../../contract/text/languages.ts'
import {DRAFT_NOTICE} from '../../web/privacy/draft-notice.ts'
import * as hindiNotice from '../../web/messages/hi/privacy-notice.ts'
import * as teluguNotice from '../../web/messages/te/privacy-notice.ts'
import {readCategories, readSite, readTestimonials} from './data.ts'
import type {CategorySeed, ProductSeed, SitePicture, SiteSeed, TestimonialSeed} from './data.ts'
import type {PictureSeed} from './picture.ts'

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

/** Focal point of backgrounds: the left side is empty for text, so a narrow crop must keep the products. */
const PRODUCTS_AT_THE_RIGHT = {_type: 'sanity.imageHotspot', x: 0.72, y: 0.6, width: 0.5, height: 0.7}

/** The privacy notice is a draft of the site itself, so that its words stand in one place. */
const NOTICES = {en: DRAFT_NOTICE, te: teluguNotice, hi: hindiNotice}

/**
 * The documents of a new shop: settings, categories, testimonials and products. References point only to earlier
 * documents. Every call returns the same documents. No id has a dot, so all documents are public.
 * @throws PlainError that names file, product and field of a mistake in the catalogue
 */
export function seedDocuments(): SeedDocument[] {
  const categories = readCategories()
  const products = categories.flatMap((category) =>
    category.products.map((product) => productDocument(category, product)),
  )
  return [
    settings(readSite()),
    ...ranked(categories.map(categoryDocument)),
    ...readTestimonials().map(testimonialDocument),
    ...ranked(products),
  ]
}

function settings({pictures, ...fields}: SiteSeed): SeedDocument {
  const {carousel, showroom, ...single} = pictures
  return {
    _id: 'siteSettings',
    _type: 'siteSettings',
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'object' && 'en' in value ? value.en : value,
      ]),
    ),
    opening: fields.opening.map((hours) => ({
      _key: keyOf(`${hours.days[0]} ${hours.opens}`),
      _type: 'openDays',
      ...hours,
    })),
    stats: fields.stats.map(({figure, label}) => ({
      _key: keyOf(label.en),
      _type: 'stat',
      figure,
      label: label.en,
    })),
    privacyVersion: DRAFT_NOTICE.version,
    privacyDate: DRAFT_NOTICE.date,
    privacyIntro: DRAFT_NOTICE.intro,
    privacyParts: DRAFT_NOTICE.parts.map((part) => ({
      _key: keyOf(part.heading),
      _type: 'privacyPart',
      ...part,
    })),
    ...Object.fromEntries(
      Object.entries(single).map(([name, picture]) => [name, {wanted: sitePicture(picture)}]),
    ),
    ...Object.fromEntries(
      Object.entries({carousel, showroom}).map(([name, list]) => [
        name,
        list.map((picture) => ({_key: keyOf(picture.picture), wanted: sitePicture(picture)})),
      ]),
    ),
    translations: translationsOf('siteSettings', (language) =>
      settingsTexts({pictures, ...fields}, language),
    ),
  }
}

/** The translated fields of the settings. Entries of lists have the keys of their English entries. */
function settingsTexts({pictures, ...fields}: SiteSeed, language: Language): SeedObject {
  const described = (list: SiteSeed['pictures']['carousel']) =>
    list.map(({picture, alt}) => ({_key: keyOf(picture), _type: 'imageTranslation', alt: alt[language]}))
  const notice = NOTICES[language]
  return {
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        typeof value === 'object' && 'en' in value ? [[name, value[language]]] : [],
      ),
    ),
    privacyIntro: notice.intro,
    stats: fields.stats.map(({label}) => ({
      _key: keyOf(label.en),
      _type: 'statTranslation',
      label: label[language],
    })),
    carousel: described(pictures.carousel),
    collage: {alt: pictures.collage.alt[language]},
    showroom: described(pictures.showroom),
    privacyParts: DRAFT_NOTICE.parts.map(({heading}, index) => ({
      _key: keyOf(heading),
      _type: 'privacyPartTranslation',
      ...notice.parts[index],
    })),
  }
}

function sitePicture({picture, alt, ...rest}: SitePicture): PictureSeed {
  return {file: picture, ...rest, alt: typeof alt === 'string' ? alt : alt.en}
}

function categoryDocument({slug, title, description, price, value, background}: CategorySeed): SeedDocument {
  return {
    _id: `category-${slug}`,
    _type: 'category',
    title: title.en,
    slug: {_type: 'slug', current: slug},
    price,
    value,
    background: {
      wanted: {file: background.picture, shape: 'wide', label: title.en, alt: background.alt},
      hotspot: PRODUCTS_AT_THE_RIGHT,
    },
    description: description.en,
    translations: translationsOf('category', (language) => ({
      title: title[language],
      description: description[language],
    })),
  }
}

function testimonialDocument({name, role, content, avatar}: TestimonialSeed, index: number): SeedDocument {
  return {
    _id: `testimonial-${index + 1}`,
    _type: 'testimonial',
    number: index + 1,
    name: name.en,
    role: role.en,
    content: content.en,
    avatar: {wanted: {file: avatar.picture, shape: 'square', label: avatar.initials, alt: avatar.alt}},
    translations: translationsOf('testimonial', (language) => ({
      name: name[language],
      role: role[language],
      content: content[language],
    })),
  }
}

function productDocument({slug, title}: CategorySeed, product: ProductSeed): SeedDocument {
  const {id, name, picture, alt, value, range, material, finish, size, weight, note} = product
  const label = value === undefined ? `${title.en} ${id}` : `${id} ${name.en}`
  return {
    _id: `product-${slug}-${id}`,
    _type: 'product',
    productId: id,
    name: name.en,
    category: {_type: 'reference', _ref: `category-${slug}`},
    image: {wanted: {file: picture, shape: 'portrait', label, alt}},
    specialNote: note?.en,
    ...(value === undefined ? {range} : {contentId: id, value}),
    facts: {material: material.en, finish: finish.en, size, weight},
    translations: translationsOf('product', (language) => ({
      name: name[language],
      specialNote: note?.[language],
      facts: {material: material[language], finish: finish[language]},
    })),
  }
}

/**
 * The translations of a document. Each has the English texts that it was made from, so that a later change of them is
 * noticed.
 * @param textsIn the translated fields in a language
 */
function translationsOf(type: string, textsIn: (language: Language) => SeedObject) {
  return TRANSLATED_LANGUAGES.map((language) => ({
    _key: language,
    _type: `${type}Translation`,
    language,
    ...textsIn(language),
    english: textsIn('en'),
  }))
}

/** Key of an entry of a list, from its English text. */
function keyOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

/**
 * Adds ranks in a drag-and-drop list, evenly spread so that there is room between any two.
 * @see https://github.com/kvandake/lexorank-ts: bucket, six digits of base 36, colon
 */
function ranked(documents: SeedDocument[]): SeedDocument[] {
  const step = Math.floor(36 ** 6 / (documents.length + 2))
  return documents.map((document, index) => ({
    ...document,
    orderRank: `0|${((index + 1) * step).toString(36).padStart(6, '0')}:`,
  }))
}
