import type {QueryClient} from '@tanstack/react-query'
import {categoryQuery} from '../catalogue/category.queries.ts'
import type {Env} from '../env.ts'
import type {ContactKind} from '../leads/leads.ts'
import {isOwnerDevice} from '../owner/owner.ts'
import {productAddress} from '../shop/addresses.ts'
import {knownShop} from '../shop/shop.queries.ts'
import {trackContactIntent, type ContactIntent} from '../tracking.ts'

/** Reports a contact intent and, unless this is the owner's device, a qualified lead. */
export function reportIntent(queryClient: QueryClient, env: Env, about: string | undefined): void {
  report(intentOf(queryClient, new URL(about ?? location.href)), env)
}

function report(found: ContactIntent, env: Env) {
  trackContactIntent(found, env.googleAdsSendTo)
  if (isOwnerDevice()) return
  import('../leads/leads.ts').then(({reportQualifiedLead}) => reportQualifiedLead()).catch(() => undefined)
}

interface EnquiredProduct {
  category: string
  productId: string
  contentId: string | null
  value: number | null
}

/** Reports one message about several products: a contact intent, and a submission that names all of them. */
export function reportEnquiry(
  queryClient: QueryClient,
  env: Env,
  products: readonly EnquiredProduct[],
): void {
  report(enquiryIntent(queryClient, products), env)
  const addresses = products.map(({category, productId}) =>
    productAddress(env.publicUrl, category, productId),
  )
  submit('price', addresses)
}

/**
 * Sends the enquiry of a visitor who follows a contact link without its dialog.
 * @param id unique; absent: a new one
 */
export function submit(kind: ContactKind, products: readonly string[], id?: string): void {
  import('../leads/leads.ts')
    .then(({submitContact, lookUpIp}) => submitContact(kind, products, lookUpIp(), id))
    .catch(() => undefined)
}

/** The contact intent of an enquiry. It is one lead, worth as much as its most expensive product. */
export function enquiryIntent(queryClient: QueryClient, products: readonly EnquiredProduct[]): ContactIntent {
  const {contactValue} = knownShop(queryClient)
  const valueOf = ({value, category}: EnquiredProduct) =>
    value ?? queryClient.getQueryData(categoryQuery(category).queryKey)?.value ?? contactValue
  const ids = products.map(({contentId, productId}) => contentId ?? productId)
  return intent(ids, Math.max(...products.map(valueOf)))
}

/**
 * The contact intent for an address, with its value: that of the product, else of the category, else a fixed one. Uses
 * only content that the page has read.
 */
export function intentOf(queryClient: QueryClient, {pathname, searchParams}: URL): ContactIntent {
  const slug = /^\/designs\/([^/]+)$/.exec(pathname)?.[1]
  const category = slug && queryClient.getQueryData(categoryQuery(decodeURIComponent(slug)).queryKey)
  if (!category) {
    const shop = knownShop(queryClient)
    return intent([], pathname === '/designs' ? shop.designsContactValue : shop.contactValue)
  }
  const product = category.products.find(({productId}) => productId === searchParams.get('item'))
  if (!product) return intent([category.slug], category.value)
  return intent([product.contentId ?? product.productId], product.value ?? category.value)
}

const intent = (content_ids: string[], value: number): ContactIntent => ({
  content_ids,
  content_type: 'product',
  value,
  currency: 'INR',
})
