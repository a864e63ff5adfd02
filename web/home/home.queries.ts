import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {PHOTO} from '../photo/photo.queries.ts'
import {groqFn, TRANSLATION} from '../data/sanity.ts'

const HOME = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  "heroTitle": coalesce(${TRANSLATION}.heroTitle, heroTitle), "heroLine": coalesce(${TRANSLATION}.heroLine, heroLine),
  heroLandscape{${PHOTO}},
  heroPortrait{${PHOTO}},
  carousel[]{_key, ${PHOTO}, ...select($language != "en" => {"alt": coalesce(^.${TRANSLATION}.carousel[_key == ^._key][0].alt, alt)})},
  collage{${PHOTO}, ...select($language != "en" => {"alt": coalesce(^.${TRANSLATION}.collage.alt, alt)})}
}`)

export const homeQuery = () => queryOptions({queryKey: ['home'], queryFn: groqFn(HOME)})
