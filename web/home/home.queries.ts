import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {IMAGE} from '../image/image.queries.ts'
import {groqFn, TRANSLATION} from '../data/sanity.ts'

const HOME = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  "heroTitle": coalesce(${TRANSLATION}.heroTitle, heroTitle), "heroLine": coalesce(${TRANSLATION}.heroLine, heroLine),
  heroLandscape{${IMAGE}},
  heroPortrait{${IMAGE}},
  carousel[]{_key, ${IMAGE}, ...select($language != "en" => {"alt": coalesce(^.${TRANSLATION}.carousel[_key == ^._key][0].alt, alt)})},
  collage{${IMAGE}, ...select($language != "en" => {"alt": coalesce(^.${TRANSLATION}.collage.alt, alt)})}
}`)

export const homeQuery = () => queryOptions({queryKey: ['home'], queryFn: groqFn(HOME)})
