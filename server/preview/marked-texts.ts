import type {StegaConfig} from '@sanity/client'

type StegaFilter = NonNullable<StegaConfig['filter']>

/**
 * Fields whose texts a page only shows. All others lead somewhere, are compared, or are parsed, as the price of a category
 * is: `12000` is shown as `₹12,000`.
 */
const SHOWN: Record<string, ReadonlySet<string>> = {
  product: new Set(['name', 'specialNote', 'range', 'facts', 'image']),
  category: new Set(['title', 'description', 'background']),
  testimonial: new Set(['name', 'role', 'content', 'avatar']),
  siteSettings: new Set([
    'aboutIntro',
    'bannerDelivery',
    'bannerOffer',
    'callHours',
    'callText',
    'carousel',
    'collage',
    'contactIntro',
    'designsIntro',
    'footerBlurb',
    'footerInformation',
    'heroLandscape',
    'heroLine',
    'heroPortrait',
    'heroTitle',
    'hours',
    'illustrationNotice',
    'privacyIntro',
    'privacyParts',
    'showroom',
    'speciality',
    'stats',
    'story',
    'visitText',
    'work',
  ]),
}

/** Parts of an image or of a portable text that are not text. */
const NEVER = /^_|^(?:asset|ref|listItem|style|marks|markDefs|href|blurHash|metadata)$/

/**
 * Whether a text carries invisible characters that name its document and field, so that the editor can click it. In a
 * image, the description carries them, so that the editor can click the image.
 */
export const isMarked: StegaFilter = ({sourcePath, sourceDocument}) => {
  // A translation has the fields of its document: `translations[_key == "te"].name`.
  const [field] = sourcePath[0] === 'translations' ? sourcePath.slice(2) : sourcePath
  const last = sourcePath.at(-1)
  const isText = typeof last !== 'string' || !NEVER.test(last)
  return isText && typeof field === 'string' && (SHOWN[sourceDocument._type]?.has(field) ?? false)
}
