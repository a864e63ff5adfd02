import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {IMAGE} from '../image/image.queries.ts'
import {answered, groqFn, TRANSLATION} from '../data/sanity.ts'

const CATEGORIES = defineQuery(`*[_type == "category" && defined(slug.current)] | order(orderRank, title){
  "slug": slug.current, "title": coalesce(${TRANSLATION}.title, title), background{${IMAGE}}
}`)

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async (context) => answered(await groqFn(CATEGORIES)(context)),
  })

/** Key of a category with its products (`category.queries.ts`), for those who use it only where it is loaded. */
export const categoryKey = (slug: string) => ['category', slug]
