import type {Reader} from './reader.ts'
import type {View} from './view.ts'

class TooDear extends Error {
  override name = 'TooDear'
}

/** Whether a plan was given up because it would have taken too long. */
export const isTooDear = (error: unknown): boolean => error instanceof TooDear

// Made once: a stack trace would cost more than most plans.
const TOO_DEAR = new TooDear('This may take long')

/**
 * A view for a plan that must be made at once: from indexes that are there, going through few documents.
 * Else the plan ends with an error that `isTooDear` knows.
 */
export class CautiousView implements Reader {
  readonly #view: View
  #left: number

  constructor(view: View, mostDocuments: number) {
    this.#view = view
    this.#left = mostDocuments
  }

  get documents() {
    return this.#view.documents
  }

  get(id: string) {
    return this.#view.get(id)
  }

  lookup(...asked: Parameters<Reader['lookup']>) {
    const found = this.#view.lookupSoon(...asked)
    if (!found) throw TOO_DEAR
    return found
  }

  spend(documents: number) {
    this.#left -= documents
    if (this.#left < 0) throw TOO_DEAR
  }
}
