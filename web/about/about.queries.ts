import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {IMAGE} from '../image/image.queries.ts'
import {groqFn, TRANSLATION} from '../data/sanity.ts'

const ABOUT = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  "aboutIntro": coalesce(${TRANSLATION}.aboutIntro, aboutIntro), "story": coalesce(${TRANSLATION}.story, story),
  "work": coalesce(${TRANSLATION}.work, work), "speciality": coalesce(${TRANSLATION}.speciality, speciality), stats[]{_key, figure, "label": coalesce(^.${TRANSLATION}.stats[_key == ^._key][0].label, label)},
  carousel[]{_key, ${IMAGE}, ...select($language != "en" => {"alt": coalesce(^.${TRANSLATION}.carousel[_key == ^._key][0].alt, alt)})},
  "pictures": showroom[]{_key, ${IMAGE}, ...select($language != "en" => {"alt": coalesce(^.${TRANSLATION}.showroom[_key == ^._key][0].alt, alt)})}
}`)

export const aboutQuery = () => queryOptions({queryKey: ['about'], queryFn: groqFn(ABOUT)})
