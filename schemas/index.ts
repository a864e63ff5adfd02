import {categoryIn} from './documents/category.ts'
import {leadIn} from './documents/lead.ts'
import {productIn} from './documents/product.ts'
import {siteSettingsIn} from './documents/siteSettings.ts'
import {testimonialIn} from './documents/testimonial.ts'
import type {Words} from './words/english.ts'

/** All types of document in a language, in the order in which the Studio lists them. */
export const schemaTypesIn = (words: Words) => [
  categoryIn(words),
  productIn(words),
  testimonialIn(words),
  siteSettingsIn(words),
  leadIn(words),
]
