import {join} from 'node:path'
import type {Plugin} from 'vite'
import {inFolder} from './patterns.ts'

/** A text in the language of the page up to the base field, as written or as generated. */
const TRANSLATED = String.raw`coalesce\([^(),]*(?:\$\{TRANSLATION\}|translations\[language == \$language\]\[0\])[^(),]*, `

/** `"name": coalesce(${TRANSLATION}.name, name)` */
const FIELD = String.raw`(\\?")(\w+)\1: ${TRANSLATED}\2\)`

/** A field on a line of its own. In English the line before has room for it. */
const LINE = new RegExp(String.raw`,(?:\s|\\n)+${FIELD}`, 'g')

/** Fields that only pages in other languages have, behind others: `, ...select($language != "en" => {…})`. */
const ONLY_ELSEWHERE = /,(?:\s|\\n)*\.\.\.select\(\$language != \\?"en\\?" => \{.*?\}\)/g

/** A field that only pages in English have: `"alt": select($language == "en" => alt)` */
const ONLY_HERE = /(\\?")(\w+)\1: select\(\$language == \\?"en\\?" => \2\)/g

/** A query, or a module with several, without the translations. */
export const inEnglish = (queries: string) =>
  queries
    .replaceAll(LINE, ', $2')
    .replaceAll(new RegExp(FIELD, 'g'), '$2')
    .replaceAll(new RegExp(String.raw`${TRANSLATED}([^(),]+)\)`, 'g'), '$1')
    .replaceAll(ONLY_ELSEWHERE, '')
    .replaceAll(ONLY_HERE, '$2')

/**
 * Leaves the translations out of the queries of a build in English, because English texts are the base fields. Pages in
 * English load as little, and as fast, as those of a shop with one language.
 * @param web folder of the site's sources, absolute
 */
export function englishQueries(web: string): Plugin {
  const generated = inFolder(join(web, '../schemas/generated'), 'queries\\.ts$')
  return {
    name: 'english-queries',
    transform: {
      filter: {id: [inFolder(web, '.*\\.queries\\.ts$'), generated]},
      handler: (code) => ({code: inEnglish(code), map: null}),
    },
  }
}
