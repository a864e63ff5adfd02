import {Mutation} from '@sanity/mutator'
import {invalid, LakeError} from '../../model/errors.ts'
import {checkTime} from '../../model/documents.ts'
import {isObject} from '../../model/json.ts'
import type {Json, JsonObject, PatchOperations, StoredDocument} from '../../model/types.ts'

/** Fields that identify a document. Patches cannot change them. */
const IMMUTABLE = ['_id', '_type'] as const

/**
 * The document after a patch, before `_rev` and `_updatedAt` are set. It is made with `@sanity/mutator`, because the
 * Studio runs the same code and both must get the same document.
 * @param operations with checked paths that have one target each: see `patch-steps.ts`, which also limits the time
 * @throws LakeError `validationError`
 */
export function applyPatch(document: StoredDocument, operations: PatchOperations): StoredDocument {
  const patched = run(document, operations)
  for (const field of IMMUTABLE) {
    if (patched[field] === document[field]) continue
    throw new LakeError('validationError', `Cannot modify immutable attribute "${field}"`, {
      id: document._id,
      attribute: field,
    })
  }
  if (operations.inc || operations.dec) checkNumbers(patched, document._id)
  return {
    ...patched,
    _id: document._id,
    _type: document._type,
    _rev: document._rev,
    _updatedAt: document._updatedAt,
    _createdAt: checkTime(patched._createdAt, document._id),
  }
}

function run(document: StoredDocument, operations: PatchOperations): JsonObject {
  try {
    const mutation = new Mutation({mutations: [{patch: {...operations, id: document._id}}]})
    // `apply` leaves `document` unmodified, because this mutation has no timestamp or revision to write into it.
    const patched: unknown = mutation.apply(document)
    if (isObject(patched)) return patched
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason'
    throw invalid(`The patch cannot be applied: ${reason}`, document._id)
  }
  throw invalid('The patch would remove the whole document', document._id)
}

function checkNumbers(value: Json, id: string) {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw invalid('The patch makes a number that is too large to store', id)
  }
  if (value === null || typeof value !== 'object') return
  for (const item of Object.values(value)) checkNumbers(item, id)
}
