import {CODE, codesIn} from '../../contract/enquiry/code.ts'
import {plain} from '../../contract/text/plain.ts'
import {parseAddress} from '../../lib/http/client-address.ts'
import {HttpError} from '../../lib/http/http-error.ts'

/** Fewest characters of a term. A shorter term would find other people too. */
const MIN_LENGTH = 5
/** Digits at the end of a phone number that tell numbers apart, whatever country code is written before them. */
const PHONE_DIGITS = 10

/** Characters that people and phones put between the digits of a number. */
const SEPARATORS = String.raw`\s().\p{Pd}`
/** More digits than the fifteen of the longest phone number are an id. */
const PHONE = new RegExp(String.raw`^[+${SEPARATORS}]*(?:\d[${SEPARATORS}]*){8,15}$`, 'u')

/** Click ids and names of events: long, and unlike a word. */
const NAME = /^(?=.*(?:[\d_]|[a-z][A-Z].*[a-z][A-Z]))[\w.:-]{8,}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Fields of records that say nothing of a person, and hold the same for many. */
const NOT_PERSONAL = new Set(
  `_type _rev _key _createdAt _updatedAt receivedAt at kind action stage source category
  categoryDocument product productId isProductMissing value contentIds language pageName userAgent
  consent seller createdAt sentAt openedAt acceptedAt validUntil`.split(/\s+/),
)

/** Code of an enquiry. It is the same in small letters. */
const IS_CODE = new RegExp(`^${CODE}$`, 'i')

/**
 * Makes the function that finds a phone number, click id, internet address, code or id of an enquiry in any text of a
 * value. Letters and digits beside a match make it another id. A phone number is another number only with more digits
 * beside it than a country code has.
 * @throws HttpError 400 when the term is too short, or none of these: a word would find everybody
 */
export function matcherOf(term: string): (value: unknown) => boolean {
  const text = askedIn(plain(term))
  if (text.length < MIN_LENGTH)
    throw new HttpError(
      400,
      `Write at least ${MIN_LENGTH} characters: a shorter text finds other people too.`,
    )
  const address = parseAddress(text)?.toString()
  const isId = address !== undefined || [IS_CODE, PHONE, NAME, EMAIL].some((form) => form.test(text))
  if (!isId)
    throw new HttpError(
      400,
      'Write a phone number, e-mail address, click id, internet address, or the code or id of an enquiry: a word finds everybody.',
    )
  const isCaseless = address !== undefined || IS_CODE.test(text)
  const literals = [text, address ?? text].map((each) =>
    each.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`),
  )
  const whole = new RegExp(
    `(?<![A-Za-z0-9_:-]|[0-9]\\.)(?:${literals.join('|')})(?![A-Za-z0-9_:-]|\\.[0-9])`,
    isCaseless ? 'i' : '',
  )
  const phone = address === undefined && PHONE.test(text) ? phoneIn(text) : undefined
  const isIn = (found: string) => whole.test(found) || phone?.test(found) === true
  const matches = (value: unknown): boolean => {
    if (typeof value === 'string') return textsIn(value).some((each) => isIn(plain(each)))
    if (typeof value !== 'object' || value === null) return false
    return Object.entries(value).some(([key, each]) => isPersonal(key, value) && matches(each))
  }
  return matches
}

/** Fields of a form and ad clicks are pairs: only their value is the person's. */
const isPersonal = (key: string, of: object) =>
  '_key' in of && 'value' in of ? key === 'value' : !NOT_PERSONAL.has(key)

/** Of an address of the site only the values of its parameters are a person's. */
function textsIn(text: string): string[] {
  const url = /^https?:/i.test(text) ? URL.parse(text) : null
  return url ? [...url.searchParams.values()] : [text]
}

/** The code in a pasted text that names one, else the text without the punctuation around it. */
function askedIn(text: string): string {
  const isAboutCode = /\bref/i.test(text) || text.replaceAll(/[^A-Za-z0-9]/g, '').length === 6
  return (isAboutCode && codesIn(text)[0]) || text.replaceAll(/^["'(<*]+|[.,;:!?)>*"']+$/g, '')
}

/** Finds the last digits of a phone number, with or without zeros and a country code right before them. */
function phoneIn(text: string): RegExp {
  const digits = text.replaceAll(/\D/g, '').slice(-PHONE_DIGITS)
  return new RegExp(String.raw`(?<!\d)0{0,2}\d{0,3}${Array.from(digits).join(`[${SEPARATORS}]*`)}(?!\d)`, 'u')
}
