import type {StoredDocument} from '../../model/types.ts'
import type {Source} from './reader.ts'

type Listener = Parameters<Source['onCommit']>[0]

/** The documents of a dataset in another process, which sends every change. */
export class Replica implements Source {
  readonly name: string
  readonly projectId: string
  readonly documents = new Map<string, StoredDocument>()
  readonly #listeners = new Set<Listener>()

  constructor(name: string, projectId: string) {
    this.name = name
    this.projectId = projectId
  }

  onCommit(listener: Listener) {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  add(documents: readonly StoredDocument[]) {
    this.apply(documents.map((next) => ({documentId: next._id, next})))
  }

  apply(changes: readonly {documentId: string; next?: StoredDocument | undefined}[]) {
    for (const {documentId, next} of changes) {
      if (next) this.documents.set(documentId, next)
      else this.documents.delete(documentId)
    }
    for (const listener of this.#listeners) listener({changes})
  }
}
