import {shownIn} from '../site/addresses.ts'
import {plain} from '../text/plain.ts'

/** A category by its address, and the number of one of its products: the subject of an enquiry. */
export interface AskedProduct {
  category?: string
  productId?: string
}

/** Products of one enquiry that are looked up. A list of the site holds as many. */
const MAX_PRODUCTS = 30

/** Addresses of what an enquiry is about: the products that it names, else its page. */
export function askedAddresses({
  fields = [],
  pageUri,
}: {
  fields?: readonly {name: string; value: string}[] | undefined
  pageUri?: string | undefined
}): string[] {
  const products = fields.flatMap(({name, value}) => (name === 'product_url' ? [value.trim()] : []))
  return products.length > 0 ? products.slice(0, MAX_PRODUCTS) : [pageUri ?? '']
}

/** Category and number of the product of a page, by its address: `/designs/{category}?item={productId}`, in any language. */
export function productOf(pageUri: string | undefined): AskedProduct {
  const url = URL.parse(pageUri ?? '')
  const {category, productId} = (url && shownIn(url)) ?? {}
  if (!category || !/^[a-z0-9-]{1,60}$/.test(category)) return {}
  const number = plain(productId ?? '')
  return /^[A-Za-z0-9-]{1,30}$/.test(number) ? {category, productId: number} : {category}
}
