/** Every event that the site sends, with its parameters. Reports rely on these names. */
interface Events {
  PageView: {page_path: string; page_location: string}
  CONTACT_INTENT_CLICK: ContactIntent
  conversion: {send_to?: string; value: number; currency: 'INR'}
  call_now_click: {page_path: string}
  modal_open: {modal: string}
  modal_primary_click: {modal: string}
  page_not_found: {page_path: string}
  view_all_products: Record<string, never>
  file_uploaded: {content_type: string; bytes: number}
  search: {search_term: string}
  enquiry_add: {content_ids: string[]}
  enquiry_send: {content_ids: string[]; value: number; currency: 'INR'}
  /** `description` holds at most 100 characters, `component_stack` 500. */
  js_exception: {description: string; fatal: boolean; component_stack?: string}
  write_store_failed: {key: string}
  read_store_failed: {key: string}
  qualified_leads_upload_failed: {reason: string}
}

/** The subject and value of a tap on call, WhatsApp or location. */
export interface ContactIntent {
  content_ids: string[]
  content_type: 'product'
  /** INR. */
  value: number
  currency: 'INR'
}

type EventName = keyof Events

/** Events that the pixel gets too, besides page views. Failures are not for it. */
const FOR_PIXEL: readonly EventName[] = [
  'CONTACT_INTENT_CLICK',
  'call_now_click',
  'modal_open',
  'modal_primary_click',
  'page_not_found',
  'view_all_products',
  'file_uploaded',
  'search',
  'enquiry_add',
  'enquiry_send',
]

interface Pixel {
  (...call: unknown[]): void
  queue?: unknown[]
  callMethod?: (...call: unknown[]) => void
  push?: Pixel
  loaded?: boolean
  disablePushState?: boolean
  version?: string
}

declare global {
  interface Window {
    dataLayer?: unknown[]
    fbq?: Pixel
    _fbq?: Pixel
  }
}

/** Queues a command for Google's tag, which only recognises `arguments` objects in the data layer. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // eslint-disable-next-line prefer-rest-params -- the tag ignores arrays
  window.dataLayer.push(arguments)
}

/**
 * Sends an event to all trackers. Never throws, because a page must not fail over a statistic.
 * @param eventID id of the event. Our server may report the same event to Meta under this id, and Meta counts it once
 */
export function track<Name extends EventName>(name: Name, parameters: Events[Name], eventID?: string): void {
  try {
    gtag('event', name, parameters)
  } catch {}
  try {
    if (name === 'PageView') window.fbq?.('track', name)
    else if (FOR_PIXEL.includes(name))
      window.fbq?.('trackCustom', name, parameters, ...(eventID ? [{eventID}] : []))
  } catch {}
}

/** Reports a contact intent, and the same value as a conversion of the search ads. */
export function trackContactIntent(intent: ContactIntent, sendTo: string | undefined, id?: string): void {
  track('CONTACT_INTENT_CLICK', intent, id)
  const {value, currency} = intent
  track('conversion', sendTo ? {send_to: sendTo, value, currency} : {value, currency})
}
