import {english as englishForms, type Messages as Forms} from '../../schemas/messages/english.ts'
import {english, type MessageKey} from '../messages/english.ts'
import {chosenLocale, LOCALES, type StudioLocale} from './chosen.ts'

/** Texts of the desk and its tools. */
export type Texts = Readonly<Record<MessageKey, string>>

/** The texts of each language. A language that nobody chose is not loaded. */
export const TEXTS: Readonly<Record<StudioLocale, () => Promise<Texts>>> = {
  'te-IN': async () => (await import('../messages/telugu.ts')).telugu,
  'hi-IN': async () => (await import('../messages/hindi.ts')).hindi,
  'en-US': async () => english,
}

/**
 * The texts of the forms in each language.
 * @public tools/help-pictures finds buttons by them
 */
export const FORMS: Readonly<Record<StudioLocale, () => Promise<Forms>>> = {
  'te-IN': async () => (await import('../../schemas/messages/telugu.ts')).telugu,
  'hi-IN': async () => (await import('../../schemas/messages/hindi.ts')).hindi,
  'en-US': async () => englishForms,
}

/** Texts in the chosen language. A language that cannot be loaded leaves English. */
export const texts = await TEXTS[chosenLocale]().catch(() => english)

/**
 * Texts in every language, for reading what was written in any language. A language that cannot be loaded is left out.
 */
export const textsOfAll = async (): Promise<Texts[]> => {
  const loaded = await Promise.allSettled(LOCALES.map((locale) => TEXTS[locale]()))
  return loaded.flatMap((language) => (language.status === 'fulfilled' ? language.value : []))
}

/** Texts of the forms in the chosen language. */
export const forms = await FORMS[chosenLocale]().catch(() => englishForms)
