import {asPublished} from '../documents/publish-version.ts'
import {systemOf} from '../../model/variant-key.ts'
import {variantDocumentId, type VariantKey} from '../../model/variant-id.ts'
import type {Stage} from '../stage/stage.ts'
import type {StoredDocument} from '../../model/types.ts'

const publishedVariantId = ({publishedId, variantId}: VariantKey) =>
  variantDocumentId({publishedId, variantId})

/**
 * Puts a variant that is a draft or in a release in place of the published one, which keeps its time of creation. The
 * document that it is a variant of stays as it is.
 */
export function publishVariant(stage: Stage, variant: StoredDocument, {publishedId, variantId}: VariantKey) {
  const key = {publishedId, variantId}
  const id = publishedVariantId(key)
  const {_createdAt} = stage.get(id) ?? variant
  stage.createOrReplace({...asPublished(variant), _id: id, _createdAt, _system: systemOf(key)})
  stage.delete(variant._id)
}

/**
 * Takes the variant of a document from publication; its draft stays, or is made of it.
 * @throws LakeError `documentNotFoundError`
 */
export function unpublishVariant(stage: Stage, {publishedId, variantId}: VariantKey) {
  const published = stage.require(publishedVariantId({publishedId, variantId}))
  const draft = {publishedId, variantId, bundleId: 'drafts'}
  stage.createIfNotExists({...published, _id: variantDocumentId(draft), _system: systemOf(draft)})
  stage.delete(published._id)
}

/** What publishing its release does with a variant that says that it is to go. Somebody may have been faster. */
export function retireVariant(stage: Stage, variant: StoredDocument, key: VariantKey) {
  if (stage.get(publishedVariantId(key))) unpublishVariant(stage, key)
  stage.delete(variant._id)
}
