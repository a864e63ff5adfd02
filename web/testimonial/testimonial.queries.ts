import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {PHOTO} from '../photo/photo.queries.ts'
import {groqFn, TRANSLATION} from '../sanity.ts'

const TESTIMONIALS = defineQuery(`*[_type == "testimonial" && defined(content)] | order(number asc){
  _id, "name": coalesce(${TRANSLATION}.name, name), "role": coalesce(${TRANSLATION}.role, role), "content": coalesce(${TRANSLATION}.content, content), avatar{${PHOTO}}
}`)

export const testimonialsQuery = () =>
  queryOptions({queryKey: ['testimonials'], queryFn: groqFn(TESTIMONIALS)})
