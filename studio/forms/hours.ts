import {set, type FormPatch} from 'sanity'
import {z} from 'zod'
import {LANGUAGES, TRANSLATED_LANGUAGES, type Language} from '../../contract/text/languages.ts'
import {DAYS} from '../../schemas/fields/shop-fields.ts'
import {translationOf} from '../../schemas/fields/translated.ts'
import {patchesFor} from '../translations/patches.ts'

const time = z.string().regex(/^\d\d:\d\d$/)

/** Hours of a showroom that are complete, as the settings store them. */
export const openingHours = z
  .array(z.object({days: z.array(z.enum(DAYS)).min(1), opens: time, closes: time}))
  .min(1)

type Opening = z.infer<typeof openingHours>

export type Texts = Record<Language, string>

/** When the phone is answered at all hours. */
export const ALWAYS: Texts = {en: 'Available 24/7', te: '24 గంటలూ అందుబాటులో', hi: '24 घंटे उपलब्ध'}

const EVERY_DAY: Texts = {en: 'Every day', te: 'ప్రతి రోజూ', hi: 'हर दिन'}

const SPAN: Record<Language, (first: string, last: string) => string> = {
  en: (first, last) => `${first} to ${last}`,
  te: (first, last) => `${first} నుంచి ${last} వరకు`,
  hi: (first, last) => `${first} से ${last} तक`,
}

const FROM_TO: typeof SPAN = {
  ...SPAN,
  hi: (opens, closes) => `${opens} से ${closes} बजे तक`,
}

/** Parts of a day, each with the hour before which it ends. Telugu and Hindi say them in place of am and pm. */
const PARTS = [
  {until: 4, te: 'రాత్రి', hi: 'रात'},
  {until: 12, te: 'ఉదయం', hi: 'सुबह'},
  {until: 16, te: 'మధ్యాహ్నం', hi: 'दोपहर'},
  {until: 19, te: 'సాయంత్రం', hi: 'शाम'},
  {until: 24, te: 'రాత్రి', hi: 'रात'},
]

/** What visitors read: `Monday to Saturday, 9 am to 8 pm; Sunday, 10 am to 5 pm`. */
export function hoursIn(language: Language, opening: Opening): string {
  return opening
    .map(({days, opens, closes}) => {
      const hours = FROM_TO[language](clock(language, opens), clock(language, closes))
      return `${daysIn(language, days)}, ${hours}`
    })
    .join('; ')
}

function clock(language: Language, text: string): string {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  const time = `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
  if (language === 'en') return `${time} ${hours < 12 ? 'am' : 'pm'}`
  return `${PARTS.find(({until}) => hours < until)?.[language] ?? ''} ${time}`
}

function daysIn(language: Language, days: readonly string[]): string {
  const places = DAYS.flatMap((day, place) => (days.includes(day) ? place : []))
  if (places.length === DAYS.length) return EVERY_DAY[language]
  const names = places.map((place) => dayName(language, place))
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const isSpan = places.length > 2 && (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1
  return isSpan ? SPAN[language](first, last) : new Intl.ListFormat(`${language}-IN`).format(names)
}

/** @param place of the day in the week, from 0 for Monday */
export const dayName = (language: Language, place: number, weekday: 'long' | 'short' = 'long') =>
  // The fifth of January 1970 was a Monday.
  new Intl.DateTimeFormat(`${language}-IN`, {weekday, timeZone: 'UTC'}).format(Date.UTC(1970, 0, 5 + place))

/**
 * The patches of the settings that store the texts about hours in all languages.
 * @param isAlways whether the phone is answered at all hours, and not only while the showroom is open
 */
export function hoursPatches(document: unknown, opening: Opening, isAlways: boolean): FormPatch[] {
  const [en = '', te = '', hi = ''] = LANGUAGES.map((language) => hoursIn(language, opening))
  const hours = {en, te, hi}
  const callHours = isAlways ? ALWAYS : hours
  const translated = TRANSLATED_LANGUAGES.flatMap((language) => {
    // The first of two texts makes the translation that the second one finds.
    const made = translationOf(document, language) ? document : {translations: [{_key: language, language}]}
    const patch = (name: string, of: Texts, within: unknown) =>
      patchesFor({type: 'siteSettings', language, path: [name], english: of.en, text: of[language]}, within)
    return [...patch('hours', hours, document), ...patch('callHours', callHours, made)]
  })
  return [
    set(hours.en, ['hours']),
    set(callHours.en, ['callHours']),
    ...translated.map((patch) => ({...patch, path: ['translations', ...patch.path]})),
  ]
}
