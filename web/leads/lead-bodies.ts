import {shownIn} from '../../contract/site/addresses.ts'
import type {SentClicks, SentEnquiry} from '../../contract/enquiry/enquiry.ts'

/** The visitor's page, as forms name it. */
export interface PageContext {
  pageUri: string
  pageName: string
}

/** Bytes of a report, a little fewer than our own server accepts. */
const MAX_BYTES = 8000
/** Characters of an address. A longer address is a mistake or an attack. */
const MAX_ADDRESS = 1000
/** Characters of a title. No page has a longer title. */
const MAX_TITLE = 200

/** A page in the length that our server accepts. A very long address loses its parameters, except the open product. */
export function pageContextOf(href: string, title: string): PageContext {
  return {pageUri: shortAddress(href), pageName: title.slice(0, MAX_TITLE)}
}

function shortAddress(href: string): string {
  if (href.length <= MAX_ADDRESS) return href
  const url = new URL(href)
  const item = shownIn(url)?.productId
  url.search = item === undefined ? '' : new URLSearchParams({item}).toString()
  url.hash = ''
  return url.href.slice(0, MAX_ADDRESS)
}

/** The form of a qualified lead with all ad clicks of the device. */
export const wholeReport = (clicks: SentClicks, page: PageContext): string =>
  new URLSearchParams({store: JSON.stringify(clicks), hs_context: JSON.stringify(page)}).toString()

/** The form with as many ad clicks as our own server accepts. The oldest are left out. */
export function shortReport({clickID}: SentClicks, page: PageContext): string {
  for (let first = 0; first < clickID.length; first += 1) {
    const report = wholeReport({clickID: clickID.slice(first)}, page)
    if (report.length <= MAX_BYTES) return report
  }
  return wholeReport({clickID: []}, page)
}

/** The body of an enquiry. The ad clicks are left out where our own server would reject the whole enquiry for its size. */
export function submissionBody({store, ...enquiry}: SentEnquiry): string {
  const whole = JSON.stringify({...enquiry, store})
  return new Blob([whole]).size <= MAX_BYTES ? whole : JSON.stringify(enquiry)
}
