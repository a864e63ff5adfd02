import {draftId, publishedId} from '../../model/documents.ts'
import {isObject} from '../../model/json.ts'
import type {Stage} from '../stage/stage.ts'
import type {Json, JsonObject, StoredDocument} from '../../model/types.ts'

/** Replaces the published document with a draft or version. The `_createdAt` of the published document is kept. */
export function publishVersion(stage: Stage, version: StoredDocument) {
  const id = publishedId(version._id)
  const {_createdAt} = stage.get(id) ?? version
  stage.createOrReplace({...asPublished(version), _id: id, _createdAt})
  stage.delete(version._id)
}

/**
 * Unpublishes a document. A draft stays. Without a draft, the published content becomes the draft.
 * @throws LakeError `documentNotFoundError`
 */
export function unpublishDocument(stage: Stage, publishedId: string) {
  stage.createIfNotExists({...stage.require(publishedId), _id: draftId(publishedId)})
  stage.delete(publishedId)
}

/**
 * The fields of a draft as they are published. A reference with `_strengthenOnPublish` becomes strong: it was weak only
 * because its target was not published yet.
 */
export function asPublished(object: JsonObject): JsonObject {
  const {_strengthenOnPublish: intent, ...rest} = object
  const fields = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, strengthen(value)]))
  if (intent === undefined) return fields
  if (isObject(intent) && intent.weak === true) return fields
  const {_weak, ...strong} = fields
  return strong
}

function strengthen(value: Json): Json {
  if (Array.isArray(value)) return value.map(strengthen)
  return isObject(value) ? asPublished(value) : value
}
