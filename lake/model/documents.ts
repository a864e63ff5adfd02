import {invalid, LakeError} from './errors.ts'
import {isObject} from './json.ts'
import type {Json, JsonObject, StoredDocument} from './types.ts'

const MAX_ID_LENGTH = 128
const ID = /^[A-Za-z0-9_](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?$/
/** A date and time in the form of RFC 3339. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i
const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

/** @throws LakeError `validationError` when the hosted service would reject the id */
export function checkId(id: string): string {
  if (id.length > MAX_ID_LENGTH || !ID.test(id)) {
    throw invalid(
      `The id "${id.slice(0, MAX_ID_LENGTH)}" is not valid. Use 1 to 128 letters (a-z), digits, "_", "-" and ".". It must start with a letter, a digit or "_" and must not end with ".".`,
      id.slice(0, MAX_ID_LENGTH),
    )
  }
  if (isVersionOfVersion(id)) {
    throw invalid(
      `The id "${id}" is not valid: only one prefix, "drafts." or "versions.<release>.", may come before the id of a document`,
      id,
    )
  }
  return id
}

/** Whether an id has a second prefix, as in `drafts.drafts.x`. Publishing it would overwrite the draft `drafts.x`. */
const isVersionOfVersion = (id: string) => !isPublishedId(publishedId(id))

export const isDraftId = (id: string) => id.startsWith(DRAFTS)

export const isVersionId = (id: string) => id.startsWith(VERSIONS)

/** Whether an id belongs to a published document, not to a draft or version. */
export const isPublishedId = (id: string) => !isDraftId(id) && !isVersionId(id)

export const draftId = (publishedId: string) => `${DRAFTS}${publishedId}`

/** `x` of `x`, `drafts.x` and `versions.<release>.x`. */
export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFTS.length)
  if (!isVersionId(id)) return id
  const end = id.indexOf('.', VERSIONS.length)
  return end < 0 ? id : id.slice(end + 1)
}

/** Whether a version is marked to be unpublished: publishing its release unpublishes the document, or the variant. */
export const isDeletion = ({_system}: StoredDocument) => isObject(_system) && _system.delete === true

export function documentNotFound(id: string): LakeError {
  return new LakeError('documentNotFoundError', `The document with the ID "${id}" was not found`, {id})
}

export function documentAlreadyExists(id: string): LakeError {
  return new LakeError('documentAlreadyExistsError', `Document by ID "${id}" already exists`, {id})
}

/** The id and time that a transaction writes on each document it changes. */
export interface Stamp {
  transactionId: string
  /** ISO 8601, UTC. */
  timestamp: string
}

/**
 * Makes the stored document from the one that a client sent. The sent `_rev` and `_updatedAt` are ignored. A sent
 * `_createdAt` is kept, since imports rely on it; without one, that of the replaced document is kept.
 * @throws LakeError `validationError`
 */
export function stampDocument(
  sent: JsonObject,
  {transactionId, timestamp}: Stamp,
  replaced?: StoredDocument,
): StoredDocument {
  const {_id, _type, _createdAt} = sent
  if (typeof _id !== 'string') throw invalid('A document needs an "_id" that is a string')
  if (typeof _type !== 'string' || _type === '') {
    throw invalid(`The document "${_id}" needs a "_type" that is a non-empty string`, _id)
  }
  return {
    ...sent,
    _id: checkId(_id),
    _type,
    _createdAt:
      _createdAt === undefined || _createdAt === null
        ? (replaced?._createdAt ?? timestamp)
        : checkTime(_createdAt, _id),
    _updatedAt: timestamp,
    _rev: transactionId,
  }
}

/** @throws LakeError `validationError` */
export function checkTime(time: Json | undefined, id: string): string {
  if (typeof time === 'string' && TIME.test(time) && !Number.isNaN(Date.parse(time))) return time
  throw invalid(`"_createdAt" of the document "${id}" must be a time such as 2026-01-31T12:00:00Z`, id)
}
