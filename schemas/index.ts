import {category} from './category.ts'
import {lead} from './lead.ts'
import {product} from './product.ts'
import {siteSettings} from './siteSettings.ts'
import {testimonial} from './testimonial.ts'

/** All types of document, in the order in which the Studio lists them. */
export const schemaTypes = [category, product, testimonial, siteSettings, lead]
