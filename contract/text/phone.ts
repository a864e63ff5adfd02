import {plain} from './plain.ts'

/** Digits at the end of a phone number that tell numbers apart, whatever country code is written before them. */
const PHONE_DIGITS = 10

/** Characters that people and phones put between the digits of a number. */
const SEPARATORS = String.raw`\s().\p{Pd}`
/** More digits than the fifteen of the longest phone number are an id. */
const PHONE = new RegExp(String.raw`^[+${SEPARATORS}]*(?:\d[${SEPARATORS}]*){8,15}$`, 'u')
const WITHIN = new RegExp(String.raw`(?:^|\D)(?<phone>\d(?:[${SEPARATORS}]*\d){7,14})(?!\d)`, 'gu')

/** Whether a text in its `plain` form is a phone number and nothing else. */
export const isPhone = (text: string): boolean => PHONE.test(text)

/** The phone numbers in a text as people write and paste it: `Ravi +91 98480-12345, call me`, `wa.me/919848012345`. */
export const phonesIn = (text: string): string[] =>
  [...plain(text).matchAll(WITHIN)].map(({groups}) => groups?.['phone'] ?? '')

/** Finds the last digits of a phone number in a `plain` text, with or without zeros and a country code right before them. */
export function phonePattern(phone: string): RegExp {
  const digits = plain(phone).replaceAll(/\D/g, '').slice(-PHONE_DIGITS)
  return new RegExp(
    String.raw`(?:^|\D)0{0,2}\d{0,3}${Array.from(digits).join(`[${SEPARATORS}]*`)}(?!\d)`,
    'u',
  )
}

/**
 * The digits that a phone anywhere in the world dials after `+`. A number without a country code is an Indian one.
 * @returns undefined for a text that is no whole number
 */
export function dialledOf(text: string): string | undefined {
  const written = plain(text)
  if (!isPhone(written)) return undefined
  const digits = written.replaceAll(/\D/g, '')
  if (written.startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  const national = digits.replace(/^0/, '')
  if (national.length === PHONE_DIGITS) return `91${national}`
  return national.length > PHONE_DIGITS ? national : undefined
}
