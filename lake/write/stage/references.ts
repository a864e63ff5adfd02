import {insufficientPermissions, LakeError} from '../../model/errors.ts'
import type {Change, Json, JsonObject, StoredDocument} from '../../model/types.ts'

export interface Reference {
  id: string
  /** Whether its target must exist. False for weak references, and for those to another dataset or project. */
  strong: boolean
}

/** Every `_ref` in a document, in the order of its fields. */
export function referencesOf(document: StoredDocument): Reference[] {
  const found: Reference[] = []
  collect(document, found)
  return found
}

function collect(value: Json, found: Reference[]) {
  if (value === null || typeof value !== 'object') return
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  if (typeof value._ref === 'string') {
    const strong = value._weak !== true && value._dataset === undefined && value._projectId === undefined
    found.push({id: value._ref, strong})
  }
  for (const key in value) collect(value[key] ?? null, found)
}

/** The value with each reference to a document made weak, so that it needs its target no more. */
export function weakened(value: JsonObject, id: string): JsonObject {
  const fields = Object.entries(value).map(([key, each]) => [key, weakenedIn(each, id)] as const)
  return {...Object.fromEntries(fields), ...(value._ref === id && {_weak: true})}
}

function weakenedIn(value: Json, id: string): Json {
  if (Array.isArray(value)) return value.map((item) => weakenedIn(item, id))
  return value !== null && typeof value === 'object' ? weakened(value, id) : value
}

/** The documents as they will be after the commit. */
export interface DocumentsAfter {
  get: (id: string) => StoredDocument | undefined
  /** Ids of documents that may hold a reference to `id`. */
  idsReferencing: (id: string) => Iterable<string>
  /** Whether the author may know that a document exists. */
  maySee: (id: string) => boolean
}

/**
 * Rejects a change that would leave a strong reference without its target, or with a target of another type. Called at
 * the end of the transaction, so that documents created or deleted together can refer to each other.
 * A new reference to a document that the author may not see is rejected in the same way whether the document exists or not.
 * @throws LakeError `documentReferenceDoesNotExistError`, `documentHasExistingReferencesError`,
 *   `insufficientPermissionsError`
 */
export function checkReferences({documentId, previous, next}: Touched, after: DocumentsAfter) {
  if (next) checkTargetsOf(next, previous, after)
  if (!next) checkNoneRefersTo(documentId, 'be deleted', after)
  else if (previous && previous._type !== next._type) checkNoneRefersTo(documentId, 'change its type', after)
}

/** A document before and after the transaction. */
type Touched = Pick<Change, 'documentId' | 'previous' | 'next'>

function checkTargetsOf(
  document: StoredDocument,
  previous: StoredDocument | undefined,
  after: DocumentsAfter,
) {
  const known = (wanted: string) => previous && referencesOf(previous).some(({id}) => id === wanted)
  for (const {id, strong} of referencesOf(document)) {
    if (!after.maySee(id) && !known(id)) throw insufficientPermissions('update')
    if (!strong || after.get(id)) continue
    throw new LakeError(
      'documentReferenceDoesNotExistError',
      `Document "${document._id}" references non-existent document "${id}"`,
      {id: document._id, referenceID: id},
    )
  }
}

function checkNoneRefersTo(id: string, what: string, after: DocumentsAfter) {
  const referencing = [...after.idsReferencing(id)].filter((source) => {
    const document = after.get(source)
    return (
      document &&
      source !== id &&
      referencesOf(document).some((reference) => reference.strong && reference.id === id)
    )
  })
  if (referencing.length === 0) return
  const shown = referencing.filter(after.maySee)
  const others = referencing.length > 1 ? ` and ${referencing.length - 1} more` : ''
  throw new LakeError(
    'documentHasExistingReferencesError',
    `Document "${id}" cannot ${what} as there are references to it from "${shown[0] ?? 'a document that you may not see'}"${others}`,
    {id, referencingIDs: shown.slice(0, 100)},
  )
}
