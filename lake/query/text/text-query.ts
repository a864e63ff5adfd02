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
export const NOT_TEXT: ReadonlySet<string> = new Set([
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
export const DATA_URI = 'data:'

/** Separator between two texts, so that no phrase spans both. No search can contain it. */
const BETWEEN = '\ue000'

/** Words of a document: those of its id, and those of every text in it, in order. */
export function wordsOfDocument(document: StoredDocument) {
  const body: string[] = []
  for (const text of textsIn(document)) {
    for (const word of wordsIn(text)) body.push(word)
    body.push(BETWEEN)
  }
  return {id: wordsIn(document._id), body}
}

/** All searchable texts of a document. */
export function* textsIn(value: Json): Generator<string> {
  if (typeof value === 'string') {
    // Data URIs are long and hold no words.
    if (!value.startsWith(DATA_URI)) yield value
  } else if (Array.isArray(value)) {
    for (const item of value) yield* textsIn(item)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) if (!NOT_TEXT.has(name)) yield* textsIn(item)
  }
}

/** Whether a document matches a query. The full-text index must agree with this function. */
export function documentMatches(document: StoredDocument, query: TextQuery) {
  const {id, body} = wordsOfDocument(document)
  const holds = (phrase: Phrase) => holdsPhrase(body, phrase) || holdsPhrase(id, phrase)
  if (query.excluded.some(holds)) return false
  return query.matchesAll || (query.wanted.length + query.excluded.length > 0 && query.wanted.every(holds))
}

function holdsPhrase(words: readonly string[], {words: wanted, isPrefix}: Phrase) {
  const last = wanted.length - 1
  return words.some((_, start) =>
    wanted.every((word, offset) => {
      const found = words[start + offset]
      return offset === last && isPrefix ? found?.startsWith(word) : found === word
    }),
  )
}
