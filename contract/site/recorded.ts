import {CAMPAIGN, CLICK, PAGE} from './parameters.ts'

const IN_RECORDS = new RegExp(`^(?:${PAGE}|${CAMPAIGN})=`)
const OF_CLICKS = new RegExp(`^(?:${CLICK})=`)

/**
 * An address as records and reports may hold it: with the parameters of these lists, and no others.
 * @param withClicks whether it may name the visitor's click
 */
export function recordedAddress(address: string, withClicks: boolean): string {
  const [path = '', ...parts] = address.split(/[?&#]/)
  const kept = parts
    .map((part) => part.replace(/^(?:amp(?:;|%3B))+/i, ''))
    .filter((part) => IN_RECORDS.test(part) || (withClicks && OF_CLICKS.test(part)))
    // Behind an encoded mark, a product's code goes on with parameters.
    .map((part) => (part.startsWith('item=') ? part.replace(/%(?:3F|26|23).*/i, '') : part))
  return path.replace(/(?:;|%3F|%26|%23).*/i, '') + (kept.length > 0 ? `?${kept.join('&')}` : '')
}

/** Addresses and lists of parameters in a sentence. */
const ADDRESSES = /\/[^\s"'<>?&#]*(?:[;?&#]|%3F|%26|%23)[^\s"'<>]*|[?&#][\w.~%-]+=[^\s"'<>]*/gi

/** A sentence with addresses as `recordedAddress` leaves them. */
export const recordedText = (text: string, withClicks: boolean): string =>
  text.replaceAll(ADDRESSES, (address) => recordedAddress(address, withClicks))
