/** Things of equal rank, without an “and”. @param locale as in `language.ts` */
export const listed = (locale: string, things: readonly string[]) =>
  new Intl.ListFormat(locale, {type: 'unit', style: 'short'}).format(things)
