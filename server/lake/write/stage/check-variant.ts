import {readDefinition} from '../../model/variant-definition.ts'
import {checkVariantKey} from '../../model/variant-key.ts'
import {isDefinitionId} from '../../model/variant-id.ts'
import type {StoredDocument} from '../../model/types.ts'

/**
 * Refuses to write what queries could not make sense of: a definition that is none, a variant that is nowhere.
 * @throws LakeError `validationError`
 */
export function checkVariant(document: StoredDocument) {
  if (isDefinitionId(document._id)) readDefinition(document)
  else checkVariantKey(document)
}
