import {readDefinition} from './definition.ts'
import {checkPlace} from './place.ts'
import {isDefinitionId} from './variant-id.ts'
import type {StoredDocument} from '../types.ts'

/**
 * Refuses to write what queries could not make sense of: a definition that is none, a variant that is nowhere.
 * @throws LakeError `validationError`
 */
export function checkVariant(document: StoredDocument) {
  if (isDefinitionId(document._id)) readDefinition(document)
  else checkPlace(document)
}
