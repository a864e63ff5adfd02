import {readDefinition, type Definition} from '../../model/variant-definition.ts'
import {definitionId, isDefinitionId, VARIANT_TYPE} from '../../model/variant-id.ts'
import type {StoredDocument} from '../../model/types.ts'
import type {StoredDataset} from '../../dataset/dataset.ts'

/** The requested variants: one by its id, or all that meet conditions, each as `key:value`. */
export type RequestedVariants = {id: string} | {conditions: ReadonlySet<string>}

/** Ids of the variants to show, in order of preference. A variant that does not exist is left out. */
export function shownVariants(
  dataset: Pick<StoredDataset, 'documents' | 'idsOfType'>,
  asked: RequestedVariants,
): string[] {
  if ('id' in asked) return dataset.documents.has(definitionId(asked.id)) ? [asked.id] : []
  const documents = [...dataset.idsOfType(VARIANT_TYPE)].filter(isDefinitionId)
  const definitions = documents.flatMap((id) => dataset.documents.get(id) ?? []).map(definitionOf)
  return matchingVariants(definitions, asked.conditions)
}

/**
 * Ids of the variants whose conditions are all met, in order of preference: more conditions first, then higher priority,
 * then the older one. A variant without conditions never matches.
 * @param conditions each as `key:value`
 */
function matchingVariants(definitions: Definition[], conditions: ReadonlySet<string>): string[] {
  return definitions
    .map((definition) => ({...definition, wanted: Object.entries(definition.conditions)}))
    .filter(
      ({wanted}) => wanted.length > 0 && wanted.every(([key, value]) => conditions.has(`${key}:${value}`)),
    )
    .sort(
      (a, b) =>
        b.wanted.length - a.wanted.length ||
        b.priority - a.priority ||
        byText(a._createdAt, b._createdAt) ||
        byText(a.variantId, b.variantId),
    )
    .map(({variantId}) => variantId)
}

const byText = (a: string, b: string) => Number(a > b) - Number(a < b)

/** Parsed definitions. Every query reads them, and they seldom change. */
const known = new WeakMap<StoredDocument, Definition>()

function definitionOf(document: StoredDocument): Definition {
  const found = known.get(document) ?? readDefinition(document)
  known.set(document, found)
  return found
}
