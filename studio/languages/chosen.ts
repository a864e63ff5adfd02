import type {Language} from '../../contract/text/languages.ts'
import {attempt} from '../lib/attempt.ts'
import {readStudioSettings} from '../lib/settings.ts'

/** The Studio's languages, by the ids that Sanity gives them. English is the last one: the Studio starts with that. */
export const LOCALES = ['te-IN', 'hi-IN', 'en-US'] as const

export type StudioLocale = (typeof LOCALES)[number]

/** Name of the workspace, under which the Studio stores the choice of its language. */
export const WORKSPACE = 'shop'

/**
 * Language that a person chose in the user menu. The Studio is loaded again after the choice, because the titles of fields
 * and tools are fixed when it is loaded.
 */
export const chosenLocale: StudioLocale = LOCALES.find((id) => id === storedLocale()) ?? 'en-US'

const LANGUAGES = {'te-IN': 'te', 'hi-IN': 'hi', 'en-US': 'en'} as const satisfies Record<
  StudioLocale,
  Language
>

/** The chosen language, as the site names it. */
export const chosenLanguage = LANGUAGES[chosenLocale]

export const isEnglish = chosenLocale === 'en-US'

/** Language in which dates and numbers are written. Digits are Latin in every language. */
export const dateLocale = isEnglish ? 'en-IN' : chosenLocale

/** Date and time as people write them. @param at ISO 8601, or milliseconds since 1970 */
export const timeOf = (at: string | number) =>
  new Date(at).toLocaleString(dateLocale, {dateStyle: 'medium', timeStyle: 'short'})

/** Time between two times in the largest unit that says enough: `25 minutes`. @param from ISO 8601, as `to` */
export function spanOf(from: string, to: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000))
  const [count, unit] =
    minutes < 90 ? [minutes, 'minute'] : minutes < 48 * 60 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day']
  return Math.round(count).toLocaleString(dateLocale, {style: 'unit', unit, unitDisplay: 'long'})
}

/** The key is the one of Sanity's `localeStore.ts`. @returns none on the command line, and without storage */
function storedLocale(): string | null | undefined {
  if (typeof document === 'undefined') return undefined
  return attempt(() =>
    window.localStorage.getItem(`sanity-locale:${readStudioSettings().projectId}:${WORKSPACE}`),
  )
}
