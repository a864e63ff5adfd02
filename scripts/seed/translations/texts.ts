import type {CategorySlug} from '../../../tools/catalogue/categories.ts'

/** The texts of the seed in another language; product names and facts come from the glossary of the catalogue. */
export interface SeedTexts {
  /** A title is singular, because pages put words behind it: “Fountain designs”, “Fountain FOU-001”. */
  categories: Readonly<Record<CategorySlug, {title: string; description: string}>>
  /** Site settings, under the names of the fields. */
  settings: Readonly<Record<(typeof SETTINGS_TEXTS)[number], string>>
  /** Labels of the figures, in the order of the settings. */
  statLabels: readonly string[]
  /** Descriptions of the settings' pictures, in the order of the settings. */
  pictures: {carousel: readonly string[]; collage: string; showroom: readonly string[]}
  /** Parts of the privacy notice, in the order of the draft. */
  privacyParts: readonly {heading: string; text: string}[]
  /** In the order of the English testimonials. */
  testimonials: readonly {name: string; role: string; content: string}[]
}

/** Site settings that are one text. The brand, links and numbers are the same in all languages. */
export const SETTINGS_TEXTS = [
  'address',
  'hours',
  'callHours',
  'heroTitle',
  'heroLine',
  'bannerOffer',
  'bannerDelivery',
  'aboutIntro',
  'story',
  'work',
  'speciality',
  'contactIntro',
  'callText',
  'visitText',
  'designsIntro',
  'footerBlurb',
  'footerInformation',
  'illustrationNotice',
  'metaDescription',
  'privacyIntro',
] as const
