import {attributePath, ungroup, type Expression} from '../parse/groq-tree.ts'
import {DATA_URI, NOT_TEXT, textsIn} from './text-query.ts'
import type {Json, StoredDocument} from '../../model/types.ts'

/** A query for the full-text index, in the syntax of FTS5. */
export type TokenQuery = string

/** The patterns with which groq-js 2.0.0 splits texts, and searched patterns, into the tokens that `match` compares. */
const EDGE_DOTS = /(\b\.+|\.+\b)/g
const TOKEN = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g
const PATTERN = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g

/** Token of documents with a text that is not in the index. They are candidates of every `match`. */
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

/** Tokens that `match` finds in a text, in lower case. */
function matchTokens(text: string): string[] {
  return rawTokens(text).map((token) => token.toLowerCase())
}

/** Tokens that `match` finds in a text, as they are written. */
export const rawTokens = (text: string): string[] => text.replace(EDGE_DOTS, '').match(TOKEN) ?? []

/**
 * Index query for a `match`. It finds every document for which the match is true, and others. `undefined` when the
 * compared attributes are not in the index, or the pattern starts with a star.
 */
export function tokenQuery(left: Expression, right: Expression): TokenQuery | undefined {
  if (!isIndexed(left)) return undefined
  const wanted = matchTerms(right)?.map(({text, isWhole}) => `"${text}"${isWhole ? '' : ' *'}`)
  if (!wanted || wanted.length === 0) return undefined
  return `(${wanted.join(' AND ')}) OR "${UNREAD}"`
}

/** A term of a pattern. It matches tokens that begin with `text`; with `isWhole`, only the token `text` itself. */
export interface MatchTerm {
  text: string
  isWhole: boolean
}

/**
 * Terms of a pattern, in lower case, each cut at its first special character. A document needs all of them. `undefined`
 * when the pattern is not constant.
 */
export function matchTerms(pattern: Expression): MatchTerm[] | undefined {
  return textsOf(ungroup(pattern))?.flatMap(termsIn)
}

/**
 * The term of a pattern that is nothing but one word, or the beginning of one and a star: it says all that the pattern
 * says. `undefined` for any other pattern.
 */
export function onlyTerm(pattern: Expression): MatchTerm | undefined {
  const words = textsOf(ungroup(pattern))?.flatMap(patternsIn) ?? []
  const [, text = '', star] = /^([a-z0-9]{1,1000})(\*?)$/i.exec(words[0] ?? '') ?? []
  return words.length === 1 && text !== '' ? {text: text.toLowerCase(), isWhole: star === ''} : undefined
}

/** Whether an expression is an attribute whose texts are in the index, or a list of such attributes. */
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

const patternsIn = (text: string): string[] => text.replace(EDGE_DOTS, '').match(PATTERN) ?? []

function termsIn(pattern: string): MatchTerm[] {
  return patternsIn(pattern).flatMap((term) => {
    // groq-js ignores the rest of a longer term.
    const characters = Array.from(term.slice(0, 1024))
    const end = characters.findIndex((character) => !isPlain(character))
    const text = characters.slice(0, end === -1 ? undefined : end).join('')
    return text === '' ? [] : [{text: text.toLowerCase(), isWhole: end === -1}]
  })
}

/**
 * Whether a character matches only itself, regardless of case: ASCII letters and digits, and letters of scripts without
 * case. All other characters, such as the star, may have a meaning in a pattern.
 */
function isPlain(character: string) {
  if (character <= '\u007f') return /[a-z0-9]/i.test(character)
  return character.toLowerCase() === character.toUpperCase()
}
