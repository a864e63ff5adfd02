import {asPublished} from '../documents/publish-version.ts'
import {systemOf} from '../../model/variant-key.ts'
import {variantDocumentId, type VariantKey} from '../../model/variant-id.ts'
import type {Stage} from '../stage/stage.ts'
import type {StoredDocument} from '../../model/types.ts'

const publishedVariantId = ({publishedId, variantId}: VariantKey) =>
  variantDocumentId({publishedId, variantId})

/**
 * Replaces the published variant with a draft variant or one in a release. The `_createdAt` of the published variant is
 * kept. The document itself is not changed.
 */
export function publishVariant(stage: Stage, variant: StoredDocument, {publishedId, variantId}: VariantKey) {
  const key = {publishedId, variantId}
  const id = publishedVariantId(key)
  const {_createdAt} = stage.get(id) ?? variant
  stage.createOrReplace({...asPublished(variant), _id: id, _createdAt, _system: systemOf(key)})
  stage.delete(variant._id)
}

/**
 * Unpublishes a variant of a document. A draft stays. Without a draft, the published content becomes the draft.
 * @throws LakeError `documentNotFoundError`
 */
export function unpublishVariant(stage: Stage, {publishedId, variantId}: VariantKey) {
  const published = stage.require(publishedVariantId({publishedId, variantId}))
  const draft = {publishedId, variantId, bundleId: 'drafts'}
  stage.createIfNotExists({...published, _id: variantDocumentId(draft), _system: systemOf(draft)})
  stage.delete(published._id)
}

/** Unpublishes the variant if it is still published, and deletes the release's variant that was marked for it. */
export function retireVariant(stage: Stage, variant: StoredDocument, key: VariantKey) {
  if (stage.get(publishedVariantId(key))) unpublishVariant(stage, key)
  stage.delete(variant._id)
}
