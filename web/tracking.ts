import type {Env} from './env.ts'

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
  enquiry_send: {content_ids: string[]; value?: number; currency?: 'INR'}
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

/** The pixel's method for each event. Events that only analytics needs are not sent to the pixel. */
const PIXEL: Partial<Record<EventName, 'track' | 'trackCustom'>> = {
  PageView: 'track',
  CONTACT_INTENT_CLICK: 'trackCustom',
  call_now_click: 'trackCustom',
  modal_open: 'trackCustom',
  modal_primary_click: 'trackCustom',
  page_not_found: 'trackCustom',
  view_all_products: 'trackCustom',
  file_uploaded: 'trackCustom',
  search: 'trackCustom',
  enquiry_add: 'trackCustom',
  enquiry_send: 'trackCustom',
}

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
 * @param eventID name of the event, under which our server may report it to the pixel's owner too
 */
export function track<Name extends EventName>(name: Name, parameters: Events[Name], eventID?: string): void {
  try {
    gtag('event', name, parameters)
  } catch {}
  try {
    const method = PIXEL[name]
    if (method === 'track') window.fbq?.(method, name)
    else if (method) window.fbq?.(method, name, parameters, ...(eventID ? [{eventID}] : []))
  } catch {}
}

/** Reports a contact intent, and the same value as a conversion of the search ads. */
export function trackContactIntent(intent: ContactIntent, sendTo: string | undefined, id?: string): void {
  track('CONTACT_INTENT_CLICK', intent, id)
  const {value, currency} = intent
  track('conversion', sendTo ? {send_to: sendTo, value, currency} : {value, currency})
}

/** Queues events for the configured trackers. `loadTrackers` loads their scripts later. */
export function openTrackers({metaPixelId, gaMeasurementId, googleAdsSendTo}: Env): void {
  if (gaMeasurementId || googleAdsSendTo) gtag('js', new Date())
  if (gaMeasurementId) gtag('config', gaMeasurementId)
  if (googleAdsSendTo) gtag('config', accountOf(googleAdsSendTo))
  if (metaPixelId) {
    window.fbq ??= queueingPixel()
    window._fbq ??= window.fbq
    window.fbq('init', metaPixelId)
  }
}

/** The function that the pixel's script expects: calls wait in `queue` until the script defines `callMethod`. */
function queueingPixel(): Pixel {
  const queue: unknown[] = []
  const pixel: Pixel = (...call) => {
    if (pixel.callMethod) pixel.callMethod(...call)
    else queue.push(call)
  }
  pixel.queue = queue
  pixel.push = pixel
  pixel.loaded = true
  // The script would count each history entry as a page, and an open dialog is one.
  pixel.disablePushState = true
  pixel.version = '2.0'
  return pixel
}

/** Account of a conversion's `send_to`, `AW-123/abc`. */
const accountOf = (sendTo: string) => sendTo.split('/', 1).join('')

/** Loads the scripts of the configured trackers, and no others. */
export function loadTrackers({metaPixelId, gaMeasurementId, googleAdsSendTo}: Env): void {
  const tag = gaMeasurementId ?? (googleAdsSendTo && accountOf(googleAdsSendTo))
  if (tag) loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`)
  if (metaPixelId) loadScript('https://connect.facebook.net/en_US/fbevents.js')
}

function loadScript(src: string) {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
