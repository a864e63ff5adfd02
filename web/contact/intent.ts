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

interface EnquiredPiece {
  category: string
  productId: string
  contentId: string | null
  value: number | null
}

/**
 * Reports that a visitor asks about several pieces in one message: a contact intent as from the dialog that asks about
 * one, and a submission that names them all.
 */
export function reportEnquiry(queryClient: QueryClient, env: Env, pieces: readonly EnquiredPiece[]): void {
  report(enquiryIntent(queryClient, pieces), env)
  const addresses = pieces.map(({category, productId}) => productAddress(env.publicUrl, category, productId))
  submit('price', addresses)
}

/** Records a visit to the shop, a call or a question that went on without its dialog. */
export function submit(kind: ContactKind, products: readonly string[]): void {
  import('../leads/leads.ts')
    .then(({submitContact, lookUpIp}) => submitContact(kind, products, lookUpIp()))
    .catch(() => undefined)
}

/** One enquiry is one lead, however long its list: it is worth what its dearest piece is. */
export function enquiryIntent(queryClient: QueryClient, pieces: readonly EnquiredPiece[]): ContactIntent {
  const {contactValue} = knownShop(queryClient)
  const valueOf = ({value, category}: EnquiredPiece) =>
    value ?? queryClient.getQueryData(categoryQuery(category).queryKey)?.value ?? contactValue
  const ids = pieces.map(({contentId, productId}) => contentId ?? productId)
  return intent(ids, Math.max(...pieces.map(valueOf)))
}

/**
 * What an address is about, and what that is worth: the piece, else the category, else a fixed value. Known
 * only of what has been read, which everything that is on the screen has.
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
