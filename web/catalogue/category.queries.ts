import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {categoriesQuery, categoryKey} from '../catalogue/categories.queries.ts'
import {IMAGE} from '../image/image.queries.ts'
import {groqFn, TRANSLATION} from '../data/sanity.ts'

const PRODUCTS =
  '*[_type == "product" && category._ref == ^._id && defined(productId) && defined(name) && defined(image.asset)]'

/**
 * A category with the products that can be shown: those with an id, a name and an image. `more` counts the further
 * images of a product; its dialog loads them (`product/images.queries.ts`). The starting price is the written one, or that of the
 * cheapest product.
 */
const CATEGORY = defineQuery(`*[_type == "category" && slug.current == $slug][0]{
  "slug": slug.current, "title": coalesce(${TRANSLATION}.title, title), value,
  "price": select(priceFollows == true => coalesce(string(round(math::min(${PRODUCTS}[value > 0].value))), price), price),
  "description": coalesce(${TRANSLATION}.description, description), background{${IMAGE}},
  "products": ${PRODUCTS}
    | order(orderRank, productId){
      productId, "name": coalesce(${TRANSLATION}.name, name), contentId,
      "specialNote": coalesce(${TRANSLATION}.specialNote, specialNote), value, range, "availability": coalesce(availability, ^.availability), facts{..., "material": coalesce(^.${TRANSLATION}.facts.material, material),
        "finish": coalesce(^.${TRANSLATION}.facts.finish, finish)}, image{${IMAGE}}, "more": count(morePictures[defined(asset)])
    }
}`)

export const categoryQuery = (slug: string) =>
  queryOptions({
    queryKey: categoryKey(slug),
    async queryFn(context) {
      const category = await groqFn(CATEGORY, {slug})(context)
      // A category is gone only where there are others.
      if (!category) await context.client.fetchQuery(categoriesQuery())
      return category
    },
  })
