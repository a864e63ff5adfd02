import {readDefinition} from '../../model/variant-definition.ts'
import {checkVariantKey} from '../../model/variant-key.ts'
import {isDefinitionId} from '../../model/variant-id.ts'
import type {StoredDocument} from '../../model/types.ts'

/**
 * Rejects invalid definitions of variants, and variants with a contradictory variant key. Queries rely on both.
 * @throws LakeError `validationError`
 */
export function checkVariant(document: StoredDocument) {
  if (isDefinitionId(document._id)) readDefinition(document)
  else checkVariantKey(document)
}
