import {DatabaseSync, type SQLOutputValue, type StatementSync} from 'node:sqlite'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {tokensOfDocument, type TokenQuery} from './match-terms.ts'
import {wordsOfDocument, type Phrase, type TextQuery} from './text-query.ts'
import type {Source} from '../view/reader.ts'

/** Documents that are entered while a search waits, rather than in slices before it. */
const FEW = 100
/** Keeps all but ASCII characters inside a word, and those of ASCII that `match` does; parts at the spaces we put. */
const TOKENIZER = `tokenize="ascii tokenchars '''.=_~\`'"`
/** One slice of entering many documents. */
const SLICE_MS = 15

/**
 * Full-text index of one dataset: SQLite FTS5 in memory, without a copy of the texts. Built when first asked,
 * then follows the commits. Words are cut by us, so that the index and `documentMatches` agree.
 */
export class TextIndex {
  readonly #source: Source
  readonly #database = new DatabaseSync(':memory:')
  readonly #insert: StatementSync
  readonly #delete: StatementSync
  readonly #select: StatementSync
  readonly #rowOfId = new Map<string, number>()
  readonly #idOfRow = new Map<number, string>()
  readonly #touched: Set<string>
  #lastRow = 0

  constructor(source: Source) {
    this.#source = source
    this.#database.exec(
      `CREATE VIRTUAL TABLE words USING fts5(id, body, tokens, content='', contentless_delete=1, ${TOKENIZER})`,
    )
    this.#insert = this.#database.prepare('INSERT INTO words (rowid, id, body, tokens) VALUES (?, ?, ?, ?)')
    this.#delete = this.#database.prepare('DELETE FROM words WHERE rowid = ?')
    this.#select = this.#database.prepare('SELECT rowid FROM words WHERE words MATCH ?')
    this.#touched = new Set(source.documents.keys())
    source.onCommit(({changes}) => {
      for (const change of changes) this.#touched.add(change.documentId)
    })
  }

  /**
   * Resolves when the index is up to date but for a few documents. Works in slices: the first search among 100,000
   * documents takes seconds, in which everybody else is served.
   */
  async ready() {
    while (this.#touched.size > FEW) {
      this.#refresh(performance.now() + SLICE_MS)
      await nextTurn()
    }
  }

  /** Whether it can be asked without entering many documents first. */
  get isReady() {
    return this.#touched.size <= FEW
  }

  /** Ids of the stored documents, of all versions, that match. `undefined`: every document does. */
  find(query: TextQuery): ReadonlySet<string> | undefined {
    this.#refresh()
    const excluded = this.#rows(query.excluded, ' OR ')
    if (query.matchesAll) {
      if (excluded.length === 0) return undefined
      return this.#idsWithout([...this.#idOfRow.keys()], excluded)
    }
    if (query.wanted.length > 0) return this.#idsWithout(this.#rows(query.wanted, ' AND '), excluded)
    return this.#idsWithout(query.excluded.length > 0 ? [...this.#idOfRow.keys()] : [], excluded)
  }

  /** Ids of the stored documents, of all versions, in which a `match` can be true. */
  candidates(query: TokenQuery): ReadonlySet<string> {
    this.#refresh()
    return this.#idsWithout(this.#select.all(query).map(rowId), [])
  }

  #rows(phrases: readonly Phrase[], operator: string): number[] {
    if (phrases.length === 0) return []
    return this.#select.all(`{id body} : (${phrases.map(asFts).join(operator)})`).map(rowId)
  }

  #idsWithout(rows: number[], excluded: number[]): Set<string> {
    const unwanted = new Set(excluded)
    const ids = new Set<string>()
    for (const row of rows) {
      const id = unwanted.has(row) ? undefined : this.#idOfRow.get(row)
      if (id !== undefined) ids.add(id)
    }
    return ids
  }

  /** @param end on the clock of `performance.now()`; what is not done then stays for later */
  #refresh(end = Infinity) {
    if (this.#touched.size === 0) return
    this.#database.exec('BEGIN')
    try {
      for (const id of this.#touched) {
        this.#replace(id)
        this.#touched.delete(id)
        if (performance.now() > end) break
      }
    } finally {
      this.#database.exec('COMMIT')
    }
  }

  #replace(id: string) {
    const previous = this.#rowOfId.get(id)
    if (previous !== undefined) {
      this.#delete.run(previous)
      this.#rowOfId.delete(id)
      this.#idOfRow.delete(previous)
    }
    const document = this.#source.documents.get(id)
    if (!document) return
    const words = wordsOfDocument(document)
    const row = ++this.#lastRow
    const tokens = tokensOfDocument(document, new Set([...words.id, ...words.body]))
    this.#insert.run(row, words.id.join(' '), words.body.join(' '), tokens.join(' '))
    this.#rowOfId.set(id, row)
    this.#idOfRow.set(row, id)
  }
}

function rowId(row: Record<string, SQLOutputValue>) {
  return Number(row['rowid'])
}

function asFts({words, isPrefix}: Phrase) {
  // Words are letters, digits and marks only, so nothing in them can end the quotes.
  return `"${words.join(' ')}"${isPrefix ? ' *' : ''}`
}
