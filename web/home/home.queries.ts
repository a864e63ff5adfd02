import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {PHOTO, PHOTO_WITH_BLUR} from '../photo/photo.ts'
import {groqFn} from '../sanity.ts'

const HOME = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  heroTitle, heroLine,
  heroLandscape{${PHOTO_WITH_BLUR}},
  heroPortrait{${PHOTO_WITH_BLUR}},
  carousel[]{_key, ${PHOTO}},
  collage{${PHOTO_WITH_BLUR}}
}`)

export const homeQuery = () => queryOptions({queryKey: ['home'], queryFn: groqFn(HOME)})
