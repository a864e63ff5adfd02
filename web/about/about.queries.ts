import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {PHOTO} from '../photo/photo.ts'
import {groqFn} from '../sanity.ts'

const ABOUT = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  aboutIntro, story, work, stats[]{_key, figure, label}, speciality,
  carousel[]{_key, ${PHOTO}},
  "pictures": showroom[]{_key, ${PHOTO}}
}`)

export const aboutQuery = () => queryOptions({queryKey: ['about'], queryFn: groqFn(ABOUT)})
