import {registerHooks} from 'node:module'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {LANGUAGES} from '../../contract/text/languages.ts'

/** Languages that a build can have. `pseudo` is English with accents, for a test. */
const BUILT = [...LANGUAGES, 'pseudo']

/**
 * The conditions under which a build resolves `#words/…` (`imports` of package.json). None: English.
 * @param language setting `SITE_LANGUAGE`
 * @throws Error when there is no such language
 */
export function conditionsOf(language = ''): string[] {
  if (language === '') return []
  if (BUILT.includes(language)) return [language]
  throw new Error(`SITE_LANGUAGE=${language} is no language of the site. Use one of: ${BUILT.join(', ')}.`)
}

/**
 * Lets Node, which evaluates static styles, load `#words/…` as the build does.
 * @param web folder of the site's sources, absolute
 * @param conditions of the build
 */
export function readWords(web: string, conditions: readonly string[]): void {
  const parentURL = pathToFileURL(join(web, 'app/entry.client.ts')).href
  registerHooks({
    resolve: (specifier, context, nextResolve) =>
      specifier.startsWith('#words/')
        ? nextResolve(specifier, {...context, parentURL, conditions: [...conditions, ...context.conditions]})
        : nextResolve(specifier, context),
  })
}
