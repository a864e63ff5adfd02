import {byKeys, valueAt, type AttributeIndex} from './attribute-index.ts'
import {union} from './condition.ts'
import type {Condition} from '../view/reader.ts'
import {attributePath, ungroup, type Expression} from '../parse/groq-tree.ts'
import type {StoredDocument} from '../../model/types.ts'

/** The patterns with which groq-js 2.0.0 splits texts, and searched patterns, into the tokens that `match` compares. */
const EDGE_DOTS = /(\b\.+|\.+\b)/g
const TOKEN = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g
const PATTERN = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g

/** Length, in characters, of the beginnings of tokens that are keys of the index. */
const BEGINNING = 3

/**
 * The condition that an index gives for a `match`: documents with a word of the pattern in a compared attribute.
 * `undefined` when no index helps, as for `*oak`. It is exact when the pattern is one word, or the first three letters of
 * one, and one attribute is compared.
 */
export function matchCondition(node: Expression): Condition | undefined {
  if (node.type !== 'OpCall' || node.op !== 'match') return undefined
  const indexes = attributesOf(node.left)?.map(byWords)
  const keys = indexes && matchTerms(node.right)?.flatMap(keyOf)
  if (!keys || keys.length === 0) return undefined
  const [index, key] = [indexes[0], keys[0]]
  const isExact = index !== undefined && attributePath(node.left) !== undefined && isKey(onlyTerm(node.right))
  return {
    isExact,
    key: isExact ? () => `${index.name} has ${key}` : undefined,
    // Searching the words of a document takes as long as the match itself, so it is done only where it replaces the match.
    test: isExact ? (document) => index.hasAny(document, new Set(keys)) : () => true,
    // All terms have to occur, so the documents with the rarest one are enough.
    lookup: (view) =>
      keys
        .map((key) => indexes.map((index) => index.find(view, key)))
        .map((lists) => union(lists, view))
        .reduce((a, b) => (b.length < a.length ? b : a)),
  }
}

/** Paths of the compared attributes, in `name`, `tags[]` or `[name, tags]`. */
function attributesOf(expression: Expression): string[][] | undefined {
  const node = ungroup(expression)
  if (node.type === 'Array') {
    const paths = node.elements.map(({value, isSplat}) => (isSplat ? undefined : attributePath(value)))
    return paths.every((path) => path !== undefined) ? paths : undefined
  }
  const path = attributePath(node.type === 'ArrayCoerce' ? node.base : node)
  return path && [path]
}

function byWords(path: readonly string[]): AttributeIndex {
  const keysOf = (document: StoredDocument) => {
    const value = valueAt(document, path)
    const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string')
    return texts.flatMap(rawTokens).flatMap((word) => {
      // No other letters: the lower case of a few is an ASCII letter, which `match` does not find in them.
      const token = word.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
      return [whole(token), ...beginning(token)]
    })
  }
  return byKeys(`words ${JSON.stringify(path)}`, keysOf, true)
}

function keyOf({text, isWhole}: MatchTerm): string[] {
  return isWhole ? [whole(text)] : beginning(text)
}

/** Whether the index has a key for exactly this term. */
function isKey(term: MatchTerm | undefined): boolean {
  return term !== undefined && (term.isWhole || term.text.length === BEGINNING)
}

const whole = (token: string) => `=${token}`

function beginning(token: string): string[] {
  return token.length < BEGINNING ? [] : [`^${token.slice(0, BEGINNING)}`]
}

/** Tokens that `match` finds in a text, as they are written. */
const rawTokens = (text: string): string[] => text.replace(EDGE_DOTS, '').match(TOKEN) ?? []

/** A term of a pattern. It matches tokens that begin with `text`; with `isWhole`, only the token `text` itself. */
interface MatchTerm {
  text: string
  isWhole: boolean
}

/**
 * Terms of a pattern, in lower case, each cut at its first special character. A document needs all terms. `undefined`
 * when the pattern is not constant.
 */
function matchTerms(pattern: Expression): MatchTerm[] | undefined {
  return textsOf(ungroup(pattern))?.flatMap(termsIn)
}

/**
 * The term of a pattern that is nothing but one word, or the beginning of one and a star: it says all that the pattern
 * says. `undefined` for any other pattern.
 */
function onlyTerm(pattern: Expression): MatchTerm | undefined {
  const words = textsOf(ungroup(pattern))?.flatMap(patternsIn) ?? []
  const [, text = '', star] = /^([a-z0-9]{1,1000})(\*?)$/i.exec(words[0] ?? '') ?? []
  return words.length === 1 && text !== '' ? {text: text.toLowerCase(), isWhole: star === ''} : undefined
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
