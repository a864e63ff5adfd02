import {invalid, LakeError} from '../../model/errors.ts'
import {isDeletion, isPublishedId} from '../../model/documents.ts'
import {checkReleaseId} from '../../model/release-id.ts'
import {systemOf} from '../../model/variant-key.ts'
import {publishVariant, unpublishVariant} from './publish-variant.ts'
import {checkVariantId, variantDocumentId, type VariantKey} from '../../model/variant-id.ts'
import type {Stage} from '../stage/stage.ts'
import type {VariantAction} from '../../model/actions.ts'
import type {JsonObject, StoredDocument} from '../../model/types.ts'

type Of<Name extends string> = Extract<VariantAction, {actionType: `sanity.action.document.variant.${Name}`}>

/**
 * Runs an action on a variant of a document, as the mutations that the action consists of. The document itself is never
 * changed.
 * @throws LakeError the `actionError` family
 */
export function applyVariantAction(stage: Stage, action: VariantAction) {
  checkCoordinates(action)
  switch (action.actionType) {
    case 'sanity.action.document.variant.create':
      return create(stage, action)
    case 'sanity.action.document.variant.edit':
      return edit(stage, action)
    case 'sanity.action.document.variant.delete':
      return remove(stage, action)
    case 'sanity.action.document.variant.publish':
      return publish(stage, action)
    case 'sanity.action.document.variant.unpublish':
      return unpublish(stage, action)
    default:
      return action satisfies never
  }
}

function create(stage: Stage, action: Of<'create'>) {
  const {document, baseId, ifBaseRevisionId} = action
  if (document) return createAs(stage, action, document)
  if (baseId === undefined) throw invalid('A new variant needs a "document" or a "baseId"')
  const base = stage.require(baseId)
  if (ifBaseRevisionId !== undefined) stage.checkRevision(baseId, ifBaseRevisionId)
  createAs(stage, action, base, base)
}

/** @param base the document that the content was copied from, if any */
function createAs(stage: Stage, key: VariantKey, content: JsonObject, base?: StoredDocument) {
  stage.create({
    ...content,
    _id: variantDocumentId(key),
    _system: {...systemOf(key), ...(base && {base: {id: base._id, rev: base._rev}})},
  })
}

function edit(stage: Stage, {patch, ...action}: Of<'edit'>) {
  const id = variantDocumentId(action)
  if (!stage.get(id)) {
    const {publishedId, variantId} = action
    const base = stage.get(variantDocumentId({publishedId, variantId})) ?? stage.require(publishedId)
    createAs(stage, action, base, base)
  }
  stage.patch(id, patch)
}

function remove(stage: Stage, action: Of<'delete'>) {
  const {_id} = requireVariant(stage, action)
  stage.delete(_id)
  if (action.purge) stage.purge(_id)
}

function publish(stage: Stage, action: Of<'publish'>) {
  const {publishedId, variantId, ifVersionRevisionId, ifPublishedVariantRevisionId} = action
  const variant = requireVariant(stage, action)
  if (ifVersionRevisionId !== undefined) stage.checkRevision(variant._id, ifVersionRevisionId)
  if (ifPublishedVariantRevisionId !== undefined) {
    stage.checkRevision(variantDocumentId({publishedId, variantId}), ifPublishedVariantRevisionId)
  }
  if (isDeletion(variant)) {
    throw invalid(
      `The variant "${variantId}" of "${publishedId}" in the release "${action.bundleId}" is marked to be unpublished, so it cannot be published`,
      variant._id,
    )
  }
  publishVariant(stage, variant, action)
}

/**
 * Unpublishes the variant at once. With a release, marks the release's variant instead: publishing the release then
 * unpublishes the variant. A release without this variant gets a copy of the published one first.
 */
function unpublish(stage: Stage, action: Of<'unpublish'>) {
  const {publishedId, variantId, bundleId} = action
  if (bundleId === undefined) return unpublishVariant(stage, action)
  if (bundleId === 'drafts') {
    throw new LakeError(
      'validationError',
      'A draft is not published. Give the id of a release as "bundleId", or omit it to unpublish the variant at once.',
      {bundleId},
    )
  }
  const published = requireVariant(stage, {publishedId, variantId})
  const id = variantDocumentId(action)
  if (!stage.get(id)) createAs(stage, action, published, published)
  stage.patch(id, {set: {'_system.delete': true}})
}

function requireVariant(stage: Stage, key: VariantKey): StoredDocument {
  const id = variantDocumentId(key)
  const variant = stage.get(id)
  if (variant) return variant
  const {publishedId, variantId, bundleId} = key
  const kind = bundleId === undefined ? 'published' : `in "${bundleId}"`
  throw new LakeError(
    'documentNotFoundError',
    `The document "${publishedId}" has no variant "${variantId}" that is ${kind}`,
    {id},
  )
}

function checkCoordinates({publishedId, variantId, bundleId}: VariantKey) {
  checkVariantId(variantId)
  if (!isPublishedId(publishedId)) {
    throw invalid(
      `"${publishedId}" is the id of a draft or version. Give the id of the document itself as "publishedId".`,
      publishedId,
    )
  }
  if (publishedId.startsWith('_.')) {
    throw invalid(`The system document "${publishedId}" cannot have variants`, publishedId)
  }
  if (bundleId === 'published') {
    throw new LakeError(
      'validationError',
      'Give "drafts" or the id of a release as "bundleId". Omit it for a published variant.',
      {bundleId},
    )
  }
  if (bundleId !== undefined && bundleId !== 'drafts') checkReleaseId(bundleId)
}
