import type {Reader} from './reader.ts'
import type {View} from './view.ts'

class TooExpensive extends Error {
  override name = 'TooExpensive'
}

/** Whether an error ended a plan that would have taken too long. */
export const isTooExpensive = (error: unknown): boolean => error instanceof TooExpensive

// One shared error, because its stack trace would cost more than most plans.
const TOO_EXPENSIVE = new TooExpensive('This may take long')

/** Number of documents that an index adds in the time that a plan takes to read one. */
const INDEXED_PER_READ = 10

/**
 * A view for a plan that must be made at once. It offers few documents, and the indexes that exist or are quick to
 * build. A plan that needs more ends with an error that `isTooExpensive` recognises.
 */
export class CautiousView implements Reader {
  readonly #view: View
  #left: number

  constructor(view: View, maxDocuments: number) {
    this.#view = view
    this.#left = maxDocuments
  }

  get documents() {
    return this.#view.documents
  }

  get(id: string) {
    return this.#view.get(id)
  }

  lookup(...wanted: Parameters<Reader['lookup']>) {
    const [name] = wanted
    const isNew = !this.#view.hasIndex(name)
    const found = this.#view.lookupAtOnce(...wanted)
    if (!found) throw TOO_EXPENSIVE
    if (isNew) this.spend(Math.ceil(this.documents.length / INDEXED_PER_READ))
    return found
  }

  spend(documents: number) {
    this.#left -= documents
    if (this.#left < 0) throw TOO_EXPENSIVE
  }
}
