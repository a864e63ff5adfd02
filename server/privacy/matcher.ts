import {CODE, codesIn} from '../../contract/enquiry/code.ts'
import {isPhone, phonePattern, phonesIn} from '../../contract/text/phone.ts'
import {plain} from '../../contract/text/plain.ts'
import {parseAddress} from '../../lib/http/client-address.ts'
import {HttpError} from '../../lib/http/http-error.ts'

/** Fewest characters of a term. A shorter term would find other people too. */
const MIN_LENGTH = 5
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
  if (!isId(text))
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
  const phone = address === undefined && isPhone(text) ? phonePattern(text) : undefined
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

/**
 * What a typed or pasted text asks for: a code that it names, itself without the punctuation around it, or the first id
 * in it, such as the number in `Ravi, 98480 12345` and the click in an address.
 */
function askedIn(text: string): string {
  const isAboutCode = /\bref/i.test(text) || text.replaceAll(/[^A-Za-z0-9]/g, '').length === 6
  const bare = text.replaceAll(/^(?:mailto|tel):|^["'(<*]+|[.,;:!?)>*"']+$/gi, '')
  const [code] = codesIn(text)
  const parts = text.split(/[?&]\w+=|[\s,;<>()"']+|mailto:/)
  const asked = [
    isAboutCode && code,
    bare,
    parts.find((part) => EMAIL.test(part)),
    phonesIn(text)[0],
    code,
    ...parts,
  ]
  return asked.filter((each) => typeof each === 'string').find(isId) ?? bare
}

/** Whether a text is the form of something that belongs to one person. */
const isId = (text: string): boolean =>
  isPhone(text) || parseAddress(text) !== undefined || [IS_CODE, NAME, EMAIL].some((form) => form.test(text))
