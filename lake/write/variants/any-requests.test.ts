import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {LakeError} from '../../model/errors.ts'
import {request} from '../../testing/requests.ts'
import {datasetWith} from '../../testing/dataset.ts'
import type {Action} from '../../model/actions.ts'
import {variantKeyOf} from '../../model/variant-key.ts'
import {definitionId, isVariantDocumentId, variantDocumentId} from '../../model/variant-id.ts'

/** Variants to change: random requests seldom create one that stays. */
const START: Action[] = [
  ...['v1', 'v2'].map((variantId): Action => ({
    actionType: 'sanity.action.variant.definition.create',
    variantId,
    conditions: {},
    priority: 0,
  })),
  {
    actionType: 'sanity.action.document.variant.create',
    publishedId: 'a',
    variantId: 'v1',
    document: {_type: 't'},
  },
]

test('after any requests every variant has the id of its variant key, and its definition', () => {
  let seen = 0
  fc.assert(
    fc.property(fc.array(request, {minLength: 1, maxLength: 20}), (requests) => {
      const dataset = datasetWith([])
      dataset.commit({actions: START, author: 'tester'})
      for (const each of requests) {
        try {
          dataset.commit(each)
        } catch (error) {
          if (!(error instanceof LakeError) || error.status >= 500) throw error
        }
      }
      for (const document of dataset.documents.values()) {
        if (!isVariantDocumentId(document._id)) continue
        const key = variantKeyOf(document)
        expect(key && variantDocumentId(key)).toBe(document._id)
        expect(dataset.documents.has(definitionId(key?.variantId ?? ''))).toBe(true)
        seen++
      }
    }),
    {numRuns: 100},
  )
  expect(seen).toBeGreaterThan(0)
})
