import {draftId, isDraftId, isVersionId, publishedId} from '../documents.ts'
import {LakeError} from '../errors.ts'
import {isObject} from '../json.ts'
import type {Stage} from './stage.ts'
import type {Action, Json, JsonObject} from '../types.ts'

type Of<Name extends string> = Extract<Action, {actionType: `sanity.action.document.${Name}`}>

/**
 * Runs one of the Studio's actions on the stage, as the mutations that it stands for.
 * @throws LakeError the `actionError` family
 */
export function applyAction(stage: Stage, action: Action) {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return create(stage, action)
    case 'sanity.action.document.edit':
      return edit(stage, action)
    case 'sanity.action.document.publish':
      return publish(stage, action)
    case 'sanity.action.document.unpublish':
      return unpublish(stage, action)
    case 'sanity.action.document.delete':
      return deleteGroup(stage, action)
    case 'sanity.action.document.discard':
      return discard(stage, action.draftId)
    case 'sanity.action.document.version.discard':
      return discard(stage, action.versionId)
    case 'sanity.action.document.version.create':
      return createVersion(stage, action)
    case 'sanity.action.document.replaceDraft':
      return replaceVersion(stage, {...action.attributes, _id: draftId(action.publishedId)})
    case 'sanity.action.document.version.replace':
      return replaceVersion(stage, action.document)
    default:
      return action satisfies never
  }
}

function create(stage: Stage, {publishedId, attributes, ifExists}: Of<'create'>) {
  const id = attributes._id === undefined ? draftId(publishedId) : idOf(attributes)
  checkPair(id, publishedId)
  if (stage.get(publishedId)) throw alreadyExists(publishedId)
  if (ifExists === 'ignore') stage.createIfNotExists({...attributes, _id: id})
  else stage.create({...attributes, _id: id})
}

function edit(stage: Stage, {publishedId, draftId, patch}: Of<'edit'>) {
  checkPair(draftId, publishedId)
  if (!stage.get(draftId)) {
    if (isVersionId(draftId)) throw notFound(draftId)
    stage.create({...stage.require(publishedId), _id: draftId})
  }
  stage.patch(draftId, patch)
}

function publish(stage: Stage, action: Of<'publish'>) {
  const {publishedId, draftId, ifDraftRevisionId, ifPublishedRevisionId} = action
  checkPair(draftId, publishedId)
  const draft = stage.require(draftId)
  if (ifDraftRevisionId !== undefined) stage.checkRevision(draftId, ifDraftRevisionId)
  if (ifPublishedRevisionId !== undefined) stage.checkRevision(publishedId, ifPublishedRevisionId)
  const {_createdAt} = stage.get(publishedId) ?? draft
  stage.createOrReplace({...strengthenFields(draft), _id: publishedId, _createdAt})
  stage.delete(draftId)
}

function unpublish(stage: Stage, {publishedId, draftId}: Of<'unpublish'>) {
  checkPair(draftId, publishedId)
  stage.createIfNotExists({...stage.require(publishedId), _id: draftId})
  stage.delete(publishedId)
}

function deleteGroup(stage: Stage, {publishedId, includeDrafts}: Of<'delete'>) {
  for (const id of includeDrafts) checkPair(id, publishedId)
  const draft = draftId(publishedId)
  if (stage.get(draft) && !includeDrafts.includes(draft)) {
    throw new LakeError(
      'validationError',
      `Document "${publishedId}" has the draft "${draft}", which is not listed in "includeDrafts"`,
      {id: publishedId},
    )
  }
  if (![publishedId, ...includeDrafts].some((id) => stage.get(id))) throw notFound(publishedId)
  for (const id of includeDrafts) stage.delete(id)
  stage.delete(publishedId)
}

function discard(stage: Stage, versionId: string) {
  if (!isDraftId(versionId) && !isVersionId(versionId)) throw notVersion(versionId)
  stage.require(versionId)
  stage.delete(versionId)
}

function createVersion(stage: Stage, action: Of<'version.create'>) {
  const {publishedId, document, baseId, versionId, ifBaseRevisionId} = action
  if (document) {
    checkPair(idOf(document), publishedId)
    stage.create(document)
    return
  }
  if (baseId === undefined || versionId === undefined) {
    throw new LakeError(
      'validationError',
      'A new version needs either "document" or "baseId" and "versionId"',
    )
  }
  checkPair(versionId, publishedId)
  const base = stage.require(baseId)
  if (ifBaseRevisionId !== undefined) stage.checkRevision(baseId, ifBaseRevisionId)
  stage.create({...base, _id: versionId})
}

function replaceVersion(stage: Stage, document: JsonObject) {
  const id = idOf(document)
  if (!isDraftId(id) && !isVersionId(id)) throw notVersion(id)
  if (!stage.get(id)) stage.require(publishedId(id))
  stage.createOrReplace(document)
}

/**
 * The fields of a draft as they are published: a reference that was weak only because its target had not
 * been published yet becomes a strong one.
 */
function strengthenFields(object: JsonObject): JsonObject {
  const {_strengthenOnPublish: intent, ...rest} = object
  const fields = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, strengthen(value)]))
  if (intent === undefined) return fields
  if (isObject(intent) && intent.weak === true) return fields
  const {_weak, ...strong} = fields
  return strong
}

function strengthen(value: Json): Json {
  if (Array.isArray(value)) return value.map(strengthen)
  return isObject(value) ? strengthenFields(value) : value
}

function idOf({_id}: JsonObject): string {
  if (typeof _id === 'string') return _id
  throw new LakeError('validationError', 'The document of this action needs an "_id" that is a string')
}

/** A draft or version must be one of the published document that the action names. */
function checkPair(versionId: string, published: string) {
  if (!isDraftId(versionId) && !isVersionId(versionId)) throw notVersion(versionId)
  if (publishedId(versionId) === published) return
  throw new LakeError('validationError', `"${versionId}" is not a draft or version of "${published}"`, {
    id: versionId,
  })
}

function notVersion(id: string) {
  return new LakeError('validationError', `"${id}" is not the id of a draft or version`, {id})
}

function notFound(id: string) {
  return new LakeError('documentNotFoundError', `The document with the ID "${id}" was not found`, {id})
}

function alreadyExists(id: string): LakeError {
  return new LakeError('documentAlreadyExistsError', `Document by ID "${id}" already exists`, {id})
}
