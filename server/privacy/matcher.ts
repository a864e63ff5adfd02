import {Refusal} from '../http/refusal.ts'

/** Fewest characters of a term. A shorter one would find other people too. */
const MIN_LENGTH = 5
/** Digits at the end of a phone number that tell numbers apart, whatever country code is written before them. */
const PHONE_DIGITS = 10

const PHONE = /^\+?\d[\d ()-]{7,}\d$/
/** Parts of a text that can be phone numbers. */
const PHONES_IN = /\+?\d[\d ()-]{7,}\d/g

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/**
 * Makes the function that finds a phone number, click id, internet address or id of an enquiry in any text of a value.
 * Letters and digits beside a match make it another id.
 * @throws Refusal 400 when the term is too short
 */
export function matcherOf(term: string): (value: unknown) => boolean {
  const text = term.trim()
  if (text.length < MIN_LENGTH)
    throw new Refusal(400, `Write at least ${MIN_LENGTH} characters: a shorter text finds other people too.`)
  const literal = text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  const whole = new RegExp(`(?<![A-Za-z0-9_:-]|[0-9]\\.)${literal}(?![A-Za-z0-9_:-]|\\.[0-9])`)
  const phone = PHONE.test(text) ? digitsOf(text).slice(-PHONE_DIGITS) : undefined
  const isIn = (found: string) =>
    whole.test(found) ||
    (phone !== undefined && (found.match(PHONES_IN) ?? []).some((each) => digitsOf(each).endsWith(phone)))
  const matches = (value: unknown): boolean => {
    if (typeof value === 'string') return isIn(value)
    return typeof value === 'object' && value !== null && Object.values(value).some(matches)
  }
  return matches
}
