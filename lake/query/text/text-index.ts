import {DatabaseSync, type SQLOutputValue, type StatementSync} from 'node:sqlite'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {tokensOfDocument, type TokenQuery} from './match-terms.ts'
import {wordsOfDocument, type Phrase, type TextQuery} from './text-query.ts'
import type {Source} from '../view/reader.ts'

/** Largest number of changed documents that a search indexes itself. More are indexed in slices before the search. */
const FEW = 100
/**
 * Makes FTS5 split texts only at the spaces that we insert. All characters beyond ASCII belong to words, and so do the
 * ASCII characters that `match` keeps.
 */
const TOKENIZER = `tokenize="ascii tokenchars '''.=_~\`'"`
/** Milliseconds of one slice of indexing. */
const SLICE_MS = 15

/**
 * Full-text index of one dataset: SQLite FTS5 in memory, without a copy of the texts. Built on first use, then follows
 * the commits. We split texts into words ourselves, so that the index agrees with `documentMatches`.
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
   * Resolves when all but a few documents are indexed. Works in slices: the first search among 100,000 documents takes
   * seconds, and others must be served meanwhile.
   * @param pause resolves when the next slice may begin
   */
  async ready(pause: () => Promise<unknown> = nextTurn) {
    while (this.#touched.size > FEW) {
      this.#refresh(performance.now() + SLICE_MS)
      await pause()
    }
  }

  /** Whether a search needs to index at most a few documents first. */
  get isReady() {
    return this.#touched.size <= FEW
  }

  /** Ids of the matching stored documents, in all versions. `undefined`: all documents match. */
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

  /** Ids of the stored documents, in all versions, in which a `match` can be true. */
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

  /** @param end on the clock of `performance.now()`, after which the remaining documents wait */
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
  // Words hold letters, digits and marks only, so none can close the quotes.
  return `"${words.join(' ')}"${isPrefix ? ' *' : ''}`
}
