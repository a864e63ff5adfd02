/** Languages that a build can have. `pseudo` is English with accents, for a test. */
const LANGUAGES = ['en', 'te', 'hi', 'pseudo']

/**
 * The conditions under which a build resolves `#words/…` (`imports` of package.json). None: English.
 * @param language setting `SITE_LANGUAGE`
 * @throws Error when there is no such language
 */
export function conditionsOf(language = ''): string[] {
  if (language === '') return []
  if (LANGUAGES.includes(language)) return [language]
  throw new Error(
    `SITE_LANGUAGE=${language} is no language of the site. Use one of: ${LANGUAGES.join(', ')}.`,
  )
}
