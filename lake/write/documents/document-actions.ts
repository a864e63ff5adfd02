import {
  documentAlreadyExists,
  documentNotFound,
  draftId,
  isDraftId,
  isPublishedId,
  isVersionId,
  publishedId,
} from '../../model/documents.ts'
import {invalid} from '../../model/errors.ts'
import {isObject} from '../../model/json.ts'
import {systemWithoutVariant} from '../../model/variant-key.ts'
import {isVariantDocumentId} from '../../model/variant-id.ts'
import type {DocumentAction} from '../../model/actions.ts'
import type {Json, JsonObject, StoredDocument} from '../../model/types.ts'
import type {Stage} from '../stage/stage.ts'
import {publishVersion, unpublishDocument} from './publish-version.ts'

type Of<Name extends string> = Extract<DocumentAction, {actionType: `sanity.action.document.${Name}`}>

/**
 * Runs an action on a document, its draft or a version, as the mutations that the action consists of.
 * @throws LakeError the `actionError` family
 */
export function applyDocumentAction(stage: Stage, action: DocumentAction) {
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
      return discard(stage, action.draftId, action.purge)
    case 'sanity.action.document.version.discard':
      return discard(stage, action.versionId, action.purge)
    case 'sanity.action.document.version.create':
      return createVersion(stage, action)
    case 'sanity.action.document.replaceDraft':
      return replaceDraft(stage, action)
    case 'sanity.action.document.version.replace':
      return replaceVersion(stage, action.document)
    case 'sanity.action.document.version.unpublish':
      return unpublishVersion(stage, action)
    default:
      return action satisfies never
  }
}

function create(stage: Stage, {publishedId, attributes, ifExists}: Of<'create'>) {
  const id = idOf(attributes)
  checkPair(id, publishedId)
  // A version can be created from scratch beside the published document, which its release will replace.
  if (!isVersionId(id) && stage.get(publishedId)) throw documentAlreadyExists(publishedId)
  if (ifExists === 'ignore') stage.createIfNotExists(attributes)
  else stage.create(attributes)
}

function edit(stage: Stage, {publishedId, draftId, patch}: Of<'edit'>) {
  checkPair(draftId, publishedId)
  if (!stage.get(draftId)) {
    if (isVersionId(draftId)) throw documentNotFound(draftId)
    stage.create({...stage.require(publishedId), _id: draftId})
  }
  stage.patch(draftId, patch)
}

function publish(stage: Stage, action: Of<'publish'>) {
  const {publishedId, draftId, ifDraftRevisionId, ifPublishedRevisionId} = action
  checkPair(draftId, publishedId)
  rejectVariant(draftId, 'publish')
  const draft = stage.require(draftId)
  if (ifDraftRevisionId !== undefined) stage.checkRevision(draftId, ifDraftRevisionId)
  if (ifPublishedRevisionId !== undefined) stage.checkRevision(publishedId, ifPublishedRevisionId)
  publishVersion(stage, draft)
}

function unpublish(stage: Stage, {publishedId, draftId}: Of<'unpublish'>) {
  checkPair(draftId, publishedId)
  unpublishDocument(stage, publishedId)
}

function deleteGroup(stage: Stage, {publishedId, includeDrafts, purge}: Of<'delete'>) {
  for (const id of includeDrafts) checkPair(id, publishedId)
  const left = [draftId(publishedId), ...versionsOf(stage, publishedId)].find(
    (id) => stage.get(id) && !includeDrafts.includes(id),
  )
  if (left !== undefined) {
    throw invalid(
      `Document "${publishedId}" has the ${isDraftId(left) ? 'draft' : 'version'} "${left}", which is not listed in "includeDrafts"`,
      publishedId,
    )
  }
  if (![publishedId, ...includeDrafts].some((id) => stage.get(id))) throw documentNotFound(publishedId)
  for (const id of [...includeDrafts, publishedId]) stage.delete(id)
  if (purge) for (const id of [publishedId, draftId(publishedId), ...includeDrafts]) stage.purge(id)
}

function discard(stage: Stage, versionId: string, purge = false) {
  if (isPublishedId(versionId)) throw notVersion(versionId)
  stage.require(versionId)
  stage.delete(versionId)
  if (purge) stage.purge(versionId)
}

function createVersion(stage: Stage, action: Of<'version.create'>) {
  const {publishedId, document, baseId, versionId, ifBaseRevisionId} = action
  if (document) {
    checkPair(idOf(document), publishedId)
    stage.create(document)
    return
  }
  if (baseId === undefined || versionId === undefined) {
    throw invalid('A new version needs either "document" or "baseId" and "versionId"')
  }
  checkPair(versionId, publishedId)
  const base = stage.require(baseId)
  if (ifBaseRevisionId !== undefined) stage.checkRevision(baseId, ifBaseRevisionId)
  stage.create({...base, _id: versionId, _system: systemOf(base, versionId)})
}

/**
 * Marks the version so that its release unpublishes the document. Copies the published document if the release has no
 * version of it.
 */
function unpublishVersion(stage: Stage, {publishedId, versionId}: Of<'version.unpublish'>) {
  checkPair(versionId, publishedId)
  rejectVariant(versionId, 'unpublish')
  if (!isVersionId(versionId)) {
    throw invalid(`"${versionId}" is not the id of a version in a release`, versionId)
  }
  const published = stage.require(publishedId)
  stage.createIfNotExists({...published, _id: versionId})
  stage.patch(versionId, {setIfMissing: {_system: {}}, set: {'_system.delete': true}})
}

/** The `_system` of a copy. The mark to be unpublished is copied only to a version in a release. */
function systemOf({_id, _rev, _system}: StoredDocument, copyId: string): JsonObject {
  const {delete: unpublish, ...rest} = isVariantDocumentId(_id)
    ? systemWithoutVariant(_system)
    : objectOf(_system)
  const mark: JsonObject = unpublish !== undefined && isVersionId(copyId) ? {delete: unpublish} : {}
  return {...rest, ...mark, base: {id: _id, rev: _rev}}
}

const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})

/** Ids of a document's versions in releases and of its variants. */
function versionsOf(stage: Stage, id: string): string[] {
  const found: string[] = []
  for (const {_id} of stage.documents()) if (isVersionId(_id) && publishedId(_id) === id) found.push(_id)
  return found
}

/** Restores a draft, or any other version: the `_id` in the attributes names it. The Studio relies on that. */
function replaceDraft(stage: Stage, {publishedId, attributes}: Of<'replaceDraft'>) {
  checkPair(idOf(attributes), publishedId)
  replaceVersion(stage, attributes)
}

function replaceVersion(stage: Stage, document: JsonObject) {
  const id = idOf(document)
  if (isPublishedId(id)) throw notVersion(id)
  if (!stage.get(id)) stage.require(publishedId(id))
  stage.createOrReplace(document)
}

function idOf({_id}: JsonObject): string {
  if (typeof _id === 'string') return _id
  throw invalid('The document of this action needs an "_id" that is a string')
}

/** Rejects a draft or version that does not belong to the published document of the action. */
function checkPair(versionId: string, published: string) {
  if (isPublishedId(versionId)) throw notVersion(versionId)
  if (publishedId(versionId) === published) return
  throw invalid(`"${versionId}" is not a draft or version of "${published}"`, versionId)
}

/** Rejects a variant in an action for documents. The action would publish the variant over the document itself. */
function rejectVariant(id: string, step: 'publish' | 'unpublish') {
  if (!isVariantDocumentId(id)) return
  throw invalid(`"${id}" is a variant. Use the action sanity.action.document.variant.${step} for it.`, id)
}

function notVersion(id: string) {
  return invalid(`"${id}" is not the id of a draft or version`, id)
}
