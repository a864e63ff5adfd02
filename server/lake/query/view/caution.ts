import type {Reader} from './reader.ts'
import type {View} from './view.ts'

class TooExpensive extends Error {
  override name = 'TooExpensive'
}

/** Whether an error ended a plan that would have taken too long. */
export const isTooExpensive = (error: unknown): boolean => error instanceof TooExpensive

// One shared error, because its stack trace would cost more than most plans.
const TOO_EXPENSIVE = new TooExpensive('This may take long')

/**
 * A view for a plan that must be made at once. It offers existing indexes only, and few documents. A plan that needs
 * more ends with an error that `isTooExpensive` recognises.
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
    const found = this.#view.lookupAtOnce(...wanted)
    if (!found) throw TOO_EXPENSIVE
    return found
  }

  spend(documents: number) {
    this.#left -= documents
    if (this.#left < 0) throw TOO_EXPENSIVE
  }
}
