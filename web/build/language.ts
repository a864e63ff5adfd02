import {LANGUAGES} from '../../contract/text/languages.ts'

/** Languages that a build can have. `pseudo` is English with accents, for a test. */
const BUILT = [...LANGUAGES, 'pseudo']

/**
 * The conditions under which a build resolves `#messages/…` (`imports` of package.json). None: English.
 * @param language setting `SITE_LANGUAGE`
 * @throws Error when there is no such language
 */
export function conditionsOf(language = ''): string[] {
  if (language === '') return []
  if (BUILT.includes(language)) return [language]
  throw new Error(`SITE_LANGUAGE=${language} is no language of the site. Use one of: ${BUILT.join(', ')}.`)
}
