import {locale} from '#words/language'

/** Today in words, by the shop's clock: a price is as of a day of the shop. */
export const today = () =>
  new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'Asia/Kolkata'}).format(new Date())
