import type {QueryClient} from '@tanstack/react-query'
import {categoryQuery} from '../category/category.queries.ts'
import type {Env} from '../env.ts'
import {isOwnerDevice} from '../owner/owner.ts'
import {completeShop, shopQuery} from '../shop/shop.queries.ts'
import {trackContactIntent, type ContactIntent} from '../tracking.ts'

/** Reports a contact intent and, unless this is the owner's device, a qualified lead. */
export function reportIntent(queryClient: QueryClient, env: Env, about: string | undefined): void {
  trackContactIntent(intentOf(queryClient, new URL(about ?? location.href)), env.googleAdsSendTo)
  if (isOwnerDevice()) return
  import('../leads/leads.ts').then(({reportQualifiedLead}) => reportQualifiedLead()).catch(() => undefined)
}

/**
 * What an address is about, and what that is worth: the piece, else the category, else a fixed value. Known
 * only of what has been read, which everything that is on the screen has.
 */
export function intentOf(queryClient: QueryClient, {pathname, searchParams}: URL): ContactIntent {
  const slug = /^\/designs\/([^/]+)$/.exec(pathname)?.[1]
  const category = slug && queryClient.getQueryData(categoryQuery(decodeURIComponent(slug)).queryKey)
  if (!category) {
    const shop = completeShop(queryClient.getQueryData(shopQuery().queryKey) ?? null)
    return intent([], pathname === '/designs' ? shop.designsContactValue : shop.contactValue)
  }
  const product = category.media.find(({productId}) => productId === searchParams.get('item'))
  if (!product) return intent([category.slug], category.value)
  return intent([product.contentId ?? product.productId], product.value ?? category.value)
}

const intent = (content_ids: string[], value: number): ContactIntent => ({
  content_ids,
  content_type: 'product',
  value,
  currency: 'INR',
})
