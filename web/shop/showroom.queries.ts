import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {IMAGE} from '../image/image.queries.ts'
import {groqFn, TRANSLATION} from '../data/sanity.ts'

const SHOWROOM = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0]{"designsIntro": coalesce(${TRANSLATION}.designsIntro, designsIntro), showroom[]{_key, ${IMAGE}, ...select($language != "en" => {"alt": coalesce(^.${TRANSLATION}.showroom[_key == ^._key][0].alt, alt)})}}`,
)

export const showroomQuery = () => queryOptions({queryKey: ['showroom'], queryFn: groqFn(SHOWROOM)})
