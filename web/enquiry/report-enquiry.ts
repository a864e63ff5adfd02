import type {QueryClient} from '@tanstack/react-query'
import type {CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import {categoryKey} from '../catalogue/categories.queries.ts'
import {intent, report, submit} from '../contact/intent.ts'
import type {Env} from '../../contract/site/env.ts'
import {productAddress} from '../shop/addresses.ts'
import {knownShop} from '../shop/shop.queries.ts'
import type {ContactIntent} from '../report/tracking.ts'

interface EnquiredProduct {
  category: string
  productId: string
  contentId: string | null
  value: number | null
  /** Value of the category. Null when the product is not loaded. */
  categoryValue: number | null
}

/**
 * Reports one message about several products: a contact intent, and a submission that names all products.
 * @param message address that holds the code of the enquiry
 * @returns the contact intent
 */
export function reportEnquiry(
  queryClient: QueryClient,
  env: Env,
  products: readonly EnquiredProduct[],
  message: string,
): ContactIntent {
  const id = crypto.getRandomValues(new Uint32Array(4)).join('')
  const found = enquiryIntent(queryClient, products)
  report(found, env, id)
  const addresses = products.map(({category, productId}) =>
    productAddress(env.publicUrl, category, productId),
  )
  submit('price', {products: addresses, message, id})
  return found
}

/** The contact intent of an enquiry. It is one lead, worth as much as all of its products together. */
export function enquiryIntent(queryClient: QueryClient, products: readonly EnquiredProduct[]): ContactIntent {
  const {contactValue} = knownShop(queryClient)
  const valueOf = ({value, categoryValue, category}: EnquiredProduct) =>
    value ??
    categoryValue ??
    queryClient.getQueryData<CATEGORY_RESULT>(categoryKey(category))?.value ??
    contactValue
  const ids = products.map(({contentId, productId}) => contentId ?? productId)
  return intent(
    ids,
    products.reduce((sum, product) => sum + valueOf(product), 0),
  )
}
