/** Whether a number takes the singular in a language. @param locale as in `language.ts` */
export const isOne = (locale: string, count: number) => new Intl.PluralRules(locale).select(count) === 'one'
