import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {groqFn} from '../data/sanity.ts'

/** What the dialog of a product says beyond its card: when it is ready, and what a calculation needs. */
const DETAILS =
  defineQuery(`*[_type == "product" && category->slug.current == $category && productId == $productId && defined(image.asset)][0]{
  "leadWeeks": coalesce(leadWeeks, category->leadWeeks, *[_id == "siteSettings"][0].leadWeeks),
  "unit": coalesce(unit, category->unit), rate, "price": category->price,
  "shop": *[_id == "siteSettings"][0]{waste, deliveryBands}
}`)

export const detailsQuery = (category: string, productId: string) =>
  queryOptions({
    queryKey: ['details', category, productId],
    queryFn: groqFn(DETAILS, {category, productId}),
  })
