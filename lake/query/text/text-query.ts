import {setImmediate as nextTurn} from 'node:timers/promises'
import type {Json, StoredDocument} from '../../model/types.ts'

/** Consecutive words. The last one may be only the beginning of a word. */
export interface Phrase {
  words: string[]
  isPrefix: boolean
}

/** A parsed `text::query()`. A document needs all wanted phrases and none of the excluded ones. */
export interface TextQuery {
  matchesAll: boolean
  wanted: Phrase[]
  excluded: Phrase[]
}

const TERM = /(-?)(?:"([^"]*)"|([^\s"]+))(\*?)/g

/** Parses `oak cha*`, `"by the sea"`, `-pine`. `*` alone, or an empty text, matches everything. */
export function parseTextQuery(text: string): TextQuery {
  const query: TextQuery = {matchesAll: ['', '*'].includes(text.trim()), wanted: [], excluded: []}
  for (const [, minus, quoted, plain = '', star] of text.matchAll(TERM)) {
    const words = wordsIn(quoted ?? plain)
    if (words.length === 0) continue
    const phrase = {words, isPrefix: plain.endsWith('*') || star === '*'}
    if (minus) query.excluded.push(phrase)
    else query.wanted.push(phrase)
  }
  return query
}

/**
 * Words in lower case, without accents on Latin letters and without invisible signs such as joiners, which no reader sees.
 * Other marks stay: in Indic scripts they are vowels.
 */
export function wordsIn(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Cf}/gu, '')
    .normalize('NFC')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** Attributes that are not searched. */
const NOT_TEXT: ReadonlySet<string> = new Set([
  '_id',
  '_type',
  '_rev',
  '_createdAt',
  '_updatedAt',
  '_ref',
  '_key',
  '_originalId',
])

/** Prefix of texts that are not searched. */
const DATA_URI = 'data:'

/** Separator between two texts, so that no phrase spans both. No search can contain it. */
const BETWEEN = '\ue000'

/** Texts that were searched before. Documents are never changed in place, so no entry becomes stale. */
const known = new WeakMap<StoredDocument, string>()

/** The words of a document, each with a space before and after it: those of its id, then those of every text in it. */
function searchableText(document: StoredDocument): string {
  const found = known.get(document)
  if (found !== undefined) return found
  const made = [document._id, ...textsIn(document)]
    .map((text) => ` ${wordsIn(text).join(' ')} `)
    .join(BETWEEN)
  known.set(document, made)
  return made
}

/** Milliseconds of one slice of reading. */
const SLICE_MS = 15

/**
 * Prepares all documents for a search. Works in slices: preparing 100,000 documents takes seconds, and others must be
 * served meanwhile.
 * @param pause resolves when the next slice may begin
 */
export async function prepareTexts(
  documents: ReadonlyMap<string, StoredDocument>,
  pause: () => Promise<unknown> = nextTurn,
) {
  let end = performance.now() + SLICE_MS
  for (const document of documents.values()) {
    searchableText(document)
    if (performance.now() < end) continue
    await pause()
    end = performance.now() + SLICE_MS
  }
}

/** All searchable texts of a document. */
function* textsIn(value: Json): Generator<string> {
  if (typeof value === 'string') {
    // Data URIs are long and hold no words.
    if (!value.startsWith(DATA_URI)) yield value
  } else if (Array.isArray(value)) {
    for (const item of value) yield* textsIn(item)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) if (!NOT_TEXT.has(name)) yield* textsIn(item)
  }
}

/** Whether a document matches a query. */
export function documentMatches(document: StoredDocument, query: TextQuery): boolean {
  const text = searchableText(document)
  const holds = ({words, isPrefix}: Phrase) => text.includes(` ${words.join(' ')}${isPrefix ? '' : ' '}`)
  if (query.excluded.some(holds)) return false
  return query.matchesAll || (query.wanted.length + query.excluded.length > 0 && query.wanted.every(holds))
}
