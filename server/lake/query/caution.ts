import type {Reader, View} from './view.ts'

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
export function cautious(view: View, mostDocuments: number): Reader {
  let left = mostDocuments
  return {
    get documents() {
      return view.documents
    },
    get: (id) => view.get(id),
    lookup(name, key, keysOf) {
      const found = view.lookupSoon(name, key, keysOf)
      if (!found) throw TOO_DEAR
      return found
    },
    spend(documents) {
      left -= documents
      if (left < 0) throw TOO_DEAR
    },
  }
}
