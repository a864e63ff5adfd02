import {TextIndex} from '../text/text-index.ts'
import type {Source} from '../view/reader.ts'
import {Views} from '../view/views.ts'

/** Documents with their views and text index. One exists in the server for each dataset, another in its query process. */
export class Queryable {
  readonly source: Source
  readonly views: Views
  #textIndex: TextIndex | undefined

  constructor(source: Source, views = new Views(source)) {
    this.source = source
    this.views = views
  }

  /** The full-text index. The first call creates it, because the server itself never searches. */
  textIndex(): TextIndex {
    this.#textIndex ??= new TextIndex(this.source)
    return this.#textIndex
  }
}
