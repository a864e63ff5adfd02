import {combineLatest, debounceTime, filter, ignoreElements, merge, take, type Observable} from 'rxjs'
import type {EditStateFor} from 'sanity'
import {unstoredIn} from './changes.ts'
import type {KeptTexts} from './kept-texts.ts'

/** Milliseconds without a pending edit, after which a document counts as stored. */
export const SETTLED_MS = 1000

/** The part of Sanity's store that reads and saves a document while somebody is subscribed. */
interface Pair {
  consistencyStatus: (id: string, type: string, version?: string) => Observable<boolean>
  editOperations: (id: string, type: string, version?: string) => Observable<unknown>
  editState: (
    id: string,
    type: string,
    version?: string,
  ) => Observable<Pick<EditStateFor, 'draft' | 'published' | 'version'>>
}

/** A document, or its version in a release. */
interface Place {
  id: string
  type: string
  version: string | undefined
}

/**
 * Goes on saving a document until all that was typed is stored, also after its form was left: Sanity gives up the saves
 * of a document that nobody has watched for five seconds. Then forgets the kept texts that are stored.
 */
export function saveAll(pair: Pair, {id, type, version}: Place, texts: KeptTexts) {
  const saves = pair.editOperations(id, type, version).pipe(ignoreElements())
  const states = combineLatest([pair.consistencyStatus(id, type, version), pair.editState(id, type, version)])
  merge(saves, states)
    .pipe(
      debounceTime(SETTLED_MS),
      filter(([isConsistent]) => isConsistent),
      take(1),
    )
    .subscribe({
      next([, state]) {
        const kept = texts.read()
        const document = state.version ?? state.draft ?? state.published
        if (kept && document && unstoredIn(document, kept).length === 0) texts.forget()
      },
      // The form shows why. The texts stay, and the next form offers them.
      error: () => undefined,
    })
}
