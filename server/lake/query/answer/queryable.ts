import {TextIndex} from '../text/text-index.ts'
import type {Source} from '../view/reader.ts'
import {Views} from '../view/views.ts'

/** Documents with everything that makes them quick to query: a dataset in the server, its replica in the query process. */
export class Queryable {
  readonly source: Source
  readonly views: Views
  #textIndex: TextIndex | undefined

  constructor(source: Source, views = new Views(source)) {
    this.source = source
    this.views = views
  }

  /** The full-text index, made by the first call: it holds every word, and the server itself never searches. */
  textIndex(): TextIndex {
    this.#textIndex ??= new TextIndex(this.source)
    return this.#textIndex
  }
}
