import {evaluateSync, GroqSyntaxError, parse} from 'groq-js'
import {LakeError} from './errors.ts'
import type {JsonObject, StoredDocument} from './types.ts'

/**
 * Ids of the documents that the query of a `delete` or `patch` selects, in the raw perspective.
 * @throws LakeError `queryParseError`, and `badRequest` when the query selects anything but documents
 */
export function selectIds(
  target: {query: string; params?: JsonObject},
  documents: Iterable<StoredDocument>,
): string[] {
  const result = evaluate(target.query, target.params ?? {}, [...documents])
  const selected: unknown[] = result === null || result === undefined ? [] : [result].flat()
  return selected.map((document) => {
    if (
      typeof document === 'object' &&
      document !== null &&
      '_id' in document &&
      typeof document._id === 'string'
    ) {
      return document._id
    }
    throw new LakeError('badRequest', 'The query of a mutation must select documents, with their "_id"', {
      query: target.query,
    })
  })
}

function evaluate(query: string, params: JsonObject, dataset: StoredDocument[]): unknown {
  const byId = new Map<string, StoredDocument>()
  for (const document of dataset) byId.set(document._id, document)
  try {
    const tree = parse(query, {params})
    const value = evaluateSync(tree, {
      dataset,
      params,
      dereference: (reference: {_ref: string}) => byId.get(reference._ref) ?? null,
    })
    const plain: unknown = value.get()
    return plain
  } catch (error) {
    if (error instanceof GroqSyntaxError) {
      throw new LakeError('queryParseError', error.message, {
        query,
        start: error.position,
        end: error.position,
      })
    }
    const reason = error instanceof Error ? error.message : 'unknown reason'
    throw new LakeError('badRequest', `The query cannot be evaluated: ${reason}`, {query})
  }
}
