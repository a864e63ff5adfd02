import {byKeys, valueAt, type AttributeIndex} from './attribute-index.ts'
import {union} from './condition.ts'
import type {Condition} from '../view/reader.ts'
import {attributePath, ungroup, type Expression} from '../parse/groq-tree.ts'
import {matchTerms, onlyTerm, rawTokens, type MatchTerm} from '../text/match-terms.ts'
import type {StoredDocument} from '../../model/types.ts'

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
