import {categoryIn} from './documents/category.ts'
import {leadIn} from './documents/lead.ts'
import {productIn} from './documents/product.ts'
import {siteSettingsIn} from './documents/siteSettings.ts'
import {testimonialIn} from './documents/testimonial.ts'
import type {Messages} from './messages/english.ts'

/** All types of document in a language, in the order in which the Studio lists them. */
export const schemaTypesIn = (messages: Messages) => [
  categoryIn(messages),
  productIn(messages),
  testimonialIn(messages),
  siteSettingsIn(messages),
  leadIn(messages),
]
