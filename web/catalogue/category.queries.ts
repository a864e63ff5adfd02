import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {PHOTO} from '../photo/photo.queries.ts'
import {answered, groqFn, TRANSLATION} from '../data/sanity.ts'

const CATEGORIES =
  defineQuery(`*[_type == "category" && defined(slug.current)] | order(orderRank asc, title asc){
  "slug": slug.current, "title": coalesce(${TRANSLATION}.title, title), price, background{${PHOTO}}
}`)

/**
 * A category with the products that can be shown: those with an id, a name and a picture. `more` counts the further
 * pictures of a product; its dialog loads them (`product/pictures.queries.ts`).
 */
const CATEGORY = defineQuery(`*[_type == "category" && slug.current == $slug][0]{
  "slug": slug.current, "title": coalesce(${TRANSLATION}.title, title), price, value,
  "description": coalesce(${TRANSLATION}.description, description), background{${PHOTO}},
  "products": *[_type == "product" && category._ref == ^._id && defined(productId) && defined(name) && defined(image.asset)]
    | order(orderRank asc, productId asc){
      productId, "name": coalesce(${TRANSLATION}.name, name), contentId,
      "specialNote": coalesce(${TRANSLATION}.specialNote, specialNote), value, range, facts{..., "material": coalesce(^.${TRANSLATION}.facts.material, material),
        "finish": coalesce(^.${TRANSLATION}.facts.finish, finish)}, image{${PHOTO}}, "more": count(morePictures[defined(asset)])
    }
}`)

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async (context) => answered(await groqFn(CATEGORIES)(context)),
  })

export const categoryQuery = (slug: string) =>
  queryOptions({
    queryKey: ['category', slug],
    async queryFn(context) {
      const category = await groqFn(CATEGORY, {slug})(context)
      // A category is gone only where there are others.
      if (!category) await context.client.fetchQuery(categoriesQuery())
      return category
    },
  })
