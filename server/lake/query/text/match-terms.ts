import {attributePath, ungroup, type Expression} from '../parse/groq-tree.ts'
import {DATA_URI, NOT_TEXT, textsIn} from './text-query.ts'
import type {Json, StoredDocument} from '../../model/types.ts'

/** What the full-text index is asked for, in FTS5's language. */
export type TokenQuery = string

/** How groq-js 2.0.0 cuts a text into the tokens that `match` compares. */
const EDGE_DOTS = /(\b\.+|\.+\b)/g
const TOKEN = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g
const PATTERN = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g

/** Stands for the texts of a document that are not in the index. */
const UNREAD = '\ue001'

/** Tokens of a document that are not among its words, in lower case. */
export function tokensOfDocument(document: StoredDocument, words: ReadonlySet<string>): string[] {
  const tokens = new Set<string>()
  for (const text of textsIn(document)) {
    for (const token of matchTokens(text)) if (!words.has(token)) tokens.add(token)
  }
  if (holdsUnread(document)) tokens.add(UNREAD)
  return [...tokens]
}

function holdsUnread(value: Json): boolean {
  if (typeof value === 'string') return value.startsWith(DATA_URI)
  if (typeof value !== 'object' || value === null) return false
  return (Array.isArray(value) ? value : Object.values(value)).some(holdsUnread)
}

/** The tokens that `match` finds in a text, in lower case. */
export function matchTokens(text: string): string[] {
  return (
    text
      .replace(EDGE_DOTS, '')
      .match(TOKEN)
      ?.map((token) => token.toLowerCase()) ?? []
  )
}

/**
 * What the index has to be asked for a `match`: every document for which it is true is found, and others.
 * `undefined` when the index does not know what is compared, or the pattern starts with a star.
 */
export function tokenQuery(left: Expression, right: Expression): TokenQuery | undefined {
  if (!isIndexed(left)) return undefined
  const wanted = matchTerms(right)?.map(({text, isWhole}) => `"${text}"${isWhole ? '' : ' *'}`)
  if (!wanted || wanted.length === 0) return undefined
  return `(${wanted.join(' AND ')}) OR "${UNREAD}"`
}

/** How the tokens begin that a term of a pattern is equal to; with `isWhole`, what they are. */
export interface MatchTerm {
  text: string
  isWhole: boolean
}

/**
 * The terms of a pattern, each of which has to be found, as far as their beginnings are plain text, in lower case.
 * `undefined` when the pattern is no constant.
 */
export function matchTerms(pattern: Expression): MatchTerm[] | undefined {
  return textsOf(ungroup(pattern))?.flatMap(termsIn)
}

/** An attribute whose texts are in the index, or a list of such. */
function isIndexed(expression: Expression): boolean {
  const node = ungroup(expression)
  if (node.type === 'Array') return node.elements.every(({value}) => isIndexed(value))
  if (node.type === 'ArrayCoerce') return isIndexed(node.base)
  if (node.type === 'Map' || node.type === 'FlatMap') return isIndexed(node.base) && isIndexed(node.expr)
  const path = attributePath(node)
  return path !== undefined && !path.some((name) => NOT_TEXT.has(name))
}

function textsOf(node: Expression): string[] | undefined {
  const value: unknown = node.type === 'Value' ? node.value : undefined
  if (typeof value === 'string') return [value]
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined
}

function termsIn(pattern: string): MatchTerm[] {
  const terms = pattern.replace(EDGE_DOTS, '').match(PATTERN) ?? []
  return terms.flatMap((term) => {
    // groq-js looks at so much of a term.
    const characters = Array.from(term.slice(0, 1024))
    const end = characters.findIndex((character) => !isPlain(character))
    const text = characters.slice(0, end === -1 ? undefined : end).join('')
    return text === '' ? [] : [{text: text.toLowerCase(), isWhole: end === -1}]
  })
}

/**
 * Whether a character is equal, without regard to case, exactly to what is equal to it in lower case: ASCII letters
 * and digits, and letters of scripts that have no case. Others, and the star, mean something in a pattern.
 */
function isPlain(character: string) {
  if (character <= '\u007f') return /[a-z0-9]/i.test(character)
  return character.toLowerCase() === character.toUpperCase()
}
