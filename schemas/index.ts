import {categoryIn} from './category.ts'
import {leadIn} from './lead.ts'
import {productIn} from './product.ts'
import {siteSettingsIn} from './siteSettings.ts'
import {testimonialIn} from './testimonial.ts'
import type {Words} from './words/english.ts'

/** All types of document in a language, in the order in which the Studio lists them. */
export const schemaTypesIn = (words: Words) => [
  categoryIn(words),
  productIn(words),
  testimonialIn(words),
  siteSettingsIn(words),
  leadIn(words),
]
