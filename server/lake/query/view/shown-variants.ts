import {readDefinition, type Definition} from '../../model/variant-definition.ts'
import {definitionId, isDefinitionId, VARIANT_TYPE} from '../../model/variant-id.ts'
import type {Dataset, StoredDocument} from '../../model/types.ts'

/** The variants that a reader asks for: one by its id, or those that meet conditions, each as `key:value`. */
export type AskedVariants = {id: string} | {conditions: ReadonlySet<string>}

/** Ids of the variants to show to a reader, that which goes before first. One that is not there shows nothing. */
export function shownVariants(
  dataset: Pick<Dataset, 'documents' | 'idsOfType'>,
  asked: AskedVariants,
): string[] {
  if ('id' in asked) return dataset.documents.has(definitionId(asked.id)) ? [asked.id] : []
  const documents = [...dataset.idsOfType(VARIANT_TYPE)].filter(isDefinitionId)
  const definitions = documents.flatMap((id) => dataset.documents.get(id) ?? []).map(definitionOf)
  return matchingVariants(definitions, asked.conditions)
}

/**
 * Ids of the variants whose conditions are all met, that which goes before first: the one with more conditions, then
 * the one of higher priority, then the older one. One without conditions is never met.
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

/** Definitions are read at each query, and change seldom. */
const known = new WeakMap<StoredDocument, Definition>()

function definitionOf(document: StoredDocument): Definition {
  const found = known.get(document) ?? readDefinition(document)
  known.set(document, found)
  return found
}
