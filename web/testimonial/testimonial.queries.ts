import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {IMAGE} from '../image/image.queries.ts'
import {groqFn, TRANSLATION} from '../data/sanity.ts'

const SHOWN = '*[_type == "testimonial" && defined(content)]'

const TESTIMONIAL = `_id, "name": coalesce(${TRANSLATION}.name, name), "role": coalesce(${TRANSLATION}.role, role),
  "content": coalesce(${TRANSLATION}.content, content), avatar{${IMAGE}}`

const TESTIMONIALS = defineQuery(`${SHOWN} | order(number asc){${TESTIMONIAL}}`)

/** The first ones, and the number of all: home stays as short, however many there are. */
const FIRST_TESTIMONIALS = defineQuery(`{
  "first": ${SHOWN} | order(number asc)[0...3]{${TESTIMONIAL}},
  "count": count(${SHOWN})
}`)

export const testimonialsQuery = () =>
  queryOptions({queryKey: ['testimonials'], queryFn: groqFn(TESTIMONIALS)})

export const firstTestimonialsQuery = () =>
  queryOptions({queryKey: ['first-testimonials'], queryFn: groqFn(FIRST_TESTIMONIALS)})
