import type {Json, StoredDocument} from '../../model/types.ts'

/** Words that follow one another; the last may be the beginning of a word only. */
export interface Phrase {
  words: string[]
  isPrefix: boolean
}

/** What `text::query()` asks for. All phrases are wanted, none of the excluded ones. */
export interface TextQuery {
  matchesAll: boolean
  wanted: Phrase[]
  excluded: Phrase[]
}

const TERM = /(-?)(?:"([^"]*)"|([^\s"]+))(\*?)/g

/** Reads `oak cha*`, `"by the sea"`, `-pine`. `*` alone, or nothing, asks for everything. */
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

/** Lower case, without accents on Latin letters. Marks stay: in Indic scripts they are the vowels. */
export function wordsIn(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** Attributes that hold no text of the document's own. */
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

/** How a text starts that is not looked into. */
export const DATA_URI = 'data:'

/** Stands between two texts, so that no phrase goes over their border. Nobody can search for it. */
const BETWEEN = '\ue000'

/** The words of a document: of its id, and of every text in it, in order. */
export function wordsOfDocument(document: StoredDocument) {
  const body: string[] = []
  for (const text of textsIn(document)) {
    for (const word of wordsIn(text)) body.push(word)
    body.push(BETWEEN)
  }
  return {id: wordsIn(document._id), body}
}

/** Every text of a document that can be searched for. */
export function* textsIn(value: Json): Generator<string> {
  if (typeof value === 'string') {
    // Pictures in data URIs are long and hold no words.
    if (!value.startsWith(DATA_URI)) yield value
  } else if (Array.isArray(value)) {
    for (const item of value) yield* textsIn(item)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) if (!NOT_TEXT.has(name)) yield* textsIn(item)
  }
}

/** Whether a document has what the query wants: the meaning that the full-text index must agree with. */
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
