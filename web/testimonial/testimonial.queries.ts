import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {PHOTO} from '../photo/photo.ts'
import {groqFn} from '../sanity.ts'

const TESTIMONIALS = defineQuery(`*[_type == "testimonial" && defined(content)] | order(number asc){
  _id, name, role, content, avatar{${PHOTO}}
}`)

export const testimonialsQuery = () =>
  queryOptions({queryKey: ['testimonials'], queryFn: groqFn(TESTIMONIALS)})
