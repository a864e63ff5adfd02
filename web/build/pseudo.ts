import {parseSync, Visitor, type ESTree, type Plugin} from 'vite'
import {LANGUAGES} from '../../contract/text/languages.ts'
import {inFolder} from './patterns.ts'

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

/** Letters of texts, and what stands in for them: each can be read, and none is an English letter. */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçđéƒğĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'

/** A text with accents on all letters and every vowel twice: about a third longer, as a text may be in another language. */
export const accented = (text: string): string =>
  text
    .replaceAll(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase())
    .replaceAll(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)

/**
 * Replaces all texts of a module of words, also those inside its functions. Sources of imports, keys
 * and escape sequences stay.
 */
export function accentTexts(code: string, id: string): string {
  const {program} = parseSync(id, code)
  const kept = new Set<number>()
  const found: {start: number; end: number}[] = []
  const keep = (node: ESTree.Node | null | undefined) => node && kept.add(node.start)
  new Visitor({
    ImportDeclaration: ({source}) => void keep(source),
    ExportNamedDeclaration: ({source}) => void keep(source),
    ExportAllDeclaration: ({source}) => void keep(source),
    Property: ({key}) => void keep(key),
    TSPropertySignature: ({key}) => void keep(key),
    TSLiteralType: ({literal}) => void keep(literal),
    Literal: ({start, end, value}) => {
      if (typeof value === 'string') found.push({start, end})
    },
    TemplateElement: ({start, end}) => void found.push({start, end}),
  }).visit(program)
  let script = code
  for (const {start, end} of found.toSorted((a, b) => b.start - a.start)) {
    if (kept.has(start)) continue
    const text = script
      .slice(start, end)
      .replaceAll(/\\.|[^\\]+/g, (part) => (part.startsWith('\\') ? part : accented(part)))
    script = script.slice(0, start) + text + script.slice(end)
  }
  return script
}

/**
 * A language that nobody speaks, made of the English words: `SITE_LANGUAGE=pseudo`. A text without accents on a page is
 * hard-coded, and one that is cut off has no room for longer words.
 * @param web folder of the site's sources, absolute
 */
export const pseudoWords = (web: string): Plugin => ({
  name: 'pseudo-words',
  enforce: 'pre',
  transform: {
    filter: {id: inFolder(web, String.raw`messages/en/(?!language\.).*\.ts$`)},
    handler: (code, id) => ({code: accentTexts(code, id), map: null}),
  },
})
