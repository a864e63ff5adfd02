import {plain} from '../../contract/text/plain.ts'
import {namesTax, rupeesOf} from '../../contract/text/price.ts'
import type {MessageKey} from '../messages/english.ts'

/**
 * Kinds of fields that take a text as a merchant types it: whole rupees; a price that may have a unit, such as `220 SFT`; a
 * phone number, as visitors read it or as WhatsApp's links have it; a time of day.
 */
export type Kind = 'rupees' | 'text' | 'phone' | 'whatsapp' | 'time'

export interface TypedField {
  kind: Kind
  /** Whether visitors see it. */
  isShown: boolean
}

/** Fields that take such texts, by type of document and name. */
const TYPED: Readonly<Record<string, TypedField>> = {
  'product.value': {kind: 'rupees', isShown: true},
  'category.price': {kind: 'text', isShown: true},
  'category.value': {kind: 'rupees', isShown: false},
  'siteSettings.contactValue': {kind: 'rupees', isShown: false},
  'siteSettings.designsContactValue': {kind: 'rupees', isShown: false},
  'siteSettings.phone': {kind: 'phone', isShown: true},
  'siteSettings.whatsapp': {kind: 'whatsapp', isShown: false},
}

export const typedField = (type: unknown, path: readonly unknown[]) =>
  path.length === 1 ? TYPED[`${String(type)}.${String(path[0])}`] : undefined

/** What is wrong with a text that is none of a kind. */
export const WRONG: Readonly<Record<Kind, MessageKey>> = {
  rupees: 'spreadsheet.problem.price',
  text: 'spreadsheet.problem.price',
  phone: 'typed.no-phone',
  whatsapp: 'typed.no-phone',
  time: 'typed.no-time',
}

/**
 * The stored value of a text as a merchant types it: `1.2 lakh` becomes 120000, `₹ 220 SFT` becomes `220 SFT`, `098480-22338`
 * becomes `+91 98480 22338`, and `9 am` becomes `09:00`.
 * @returns `null` for an empty text, `undefined` for one that is none of the kind
 */
export function storedAs(kind: Kind, text: string): string | number | null | undefined {
  const words = text.trim()
  if (words === '') return null
  if (kind === 'phone' || kind === 'whatsapp') return phoneOf(kind, words)
  if (kind === 'time') return timeOf(words)
  const rupees = rupeesOf(words)
  if (kind === 'rupees') return rupees
  // Visitors see a text, and so what it says about tax.
  return rupees === undefined || namesTax(words) ? words.replace(/^(₹|rs\.?)\s*/i, '') : String(rupees)
}

/** Digits of a number of India, behind its country code, or behind the 0 of a call within India. */
const OF_INDIA = /^(?:\+?91|0)?([1-9]\d{9})$/
/** Digits behind + or 00 and a country code, or without these signs where the digits are more than a local number has. */
const ABROAD = /^(?:\+|00)([1-9]\d{7,14})$|^([1-9]\d{10,14})$/

function phoneOf(kind: 'phone' | 'whatsapp', words: string): string | undefined {
  const signs = plain(words).replaceAll(/[\s().\p{Pd}/]/gu, '')
  const local = OF_INDIA.exec(signs)?.[1]
  if (local !== undefined)
    return kind === 'phone' ? `+91 ${local.slice(0, 5)} ${local.slice(5)}` : `91${local}`
  const [, behindSign, whole = behindSign] = ABROAD.exec(signs) ?? []
  if (whole === undefined) return undefined
  // The sign keeps a number of ten digits from being read as one of India.
  return kind === 'phone' || whole.length === 10 ? `+${whole}` : whole
}

function timeOf(words: string): string | undefined {
  const [, hour = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/.exec(plain(words).toLowerCase()) ?? []
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0)
  const isTime =
    hour !== '' && hours < 24 && Number(minutes) < 60 && (half === undefined || Number(hour) <= 12)
  return isTime ? `${String(hours).padStart(2, '0')}:${minutes}` : undefined
}
