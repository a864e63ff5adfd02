import type {InfiniteData, QueryClient} from '@tanstack/react-query'
import {shownIn} from '../../contract/site/addresses.ts'
import type {CATALOGUE_RESULT, CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import {categoryKey} from '../catalogue/categories.queries.ts'
import type {Env} from '../../contract/site/env.ts'
import type {submitContact} from '../leads/leads.ts'
import {isOwnerDevice} from '../owner/owner.ts'
import {knownShop} from '../shop/shop.queries.ts'
import {trackContactIntent, type ContactIntent} from '../report/tracking.ts'

/**
 * Reports the contact intent for an address and, unless this is the owner's device, a qualified lead.
 * @param about absent: the page
 * @param id of the enquiry, if one follows
 */
export function reportIntent(queryClient: QueryClient, env: Env, about?: string, id?: string): void {
  report(intentOf(queryClient, new URL(about ?? location.href)), env, id)
}

/** Reports a contact intent and, unless this is the owner's device, a qualified lead. */
export function report(found: ContactIntent, env: Env, id?: string): void {
  trackContactIntent(found, env.googleAdsSendTo, id)
  if (isOwnerDevice()) return
  import('../leads/leads.ts').then((leads) => leads.reportQualifiedLead()).catch(() => undefined)
}

/** Sends the enquiry of a visitor who follows a contact link without its dialog. */
export function submit(...enquiry: Parameters<typeof submitContact>): void {
  import('../leads/leads.ts').then((leads) => leads.submitContact(...enquiry)).catch(() => undefined)
}

/**
 * The contact intent for an address, with its value: the product's, else the category's, else a fixed one. Uses only
 * content that the page has read.
 */
export function intentOf(queryClient: QueryClient, address: URL): ContactIntent {
  const {category: slug = '', productId: number} = shownIn(address) ?? {}
  const category = queryClient.getQueryData<CATEGORY_RESULT>(categoryKey(slug)) ?? partOf(queryClient, slug)
  if (!category) {
    const shop = knownShop(queryClient)
    return intent([], address.pathname.endsWith('/designs') ? shop.designsContactValue : shop.contactValue)
  }
  const product = category.products.find(({productId}) => productId === number)
  if (!product) return intent([category.slug], category.value)
  return intent([product.contentId ?? product.productId], product.value ?? category.value)
}

/** The part of a category that lists of all products and search results have loaded. */
function partOf(queryClient: QueryClient, slug: string) {
  const products = queryClient
    // The key of `catalogueQuery`, whose module only pages with such a list load.
    .getQueriesData<InfiniteData<CATALOGUE_RESULT>>({queryKey: ['catalogue']})
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap((page) => page.products)
    .filter(({category}) => category === slug)
  return products[0] && {slug, value: products[0].categoryValue, products}
}

export const intent = (content_ids: string[], value: number): ContactIntent => ({
  content_ids,
  content_type: 'product',
  value,
  currency: 'INR',
})
