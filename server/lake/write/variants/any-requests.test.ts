import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {LakeError} from '../../model/errors.ts'
import {request} from '../../testing/requests.ts'
import {datasetWith} from '../../testing/dataset.ts'
import type {Action} from '../../model/actions.ts'
import {variantKeyOf} from '../../model/variant-key.ts'
import {definitionId, isVariantDocumentId, variantDocumentId} from '../../model/variant-id.ts'

/** So that there are variants to change: requests at random seldom make one that stays. */
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

test('every variant is where it says that it is, and has its definition, after any requests', () => {
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
        const place = variantKeyOf(document)
        expect(place && variantDocumentId(place)).toBe(document._id)
        expect(dataset.documents.has(definitionId(place?.variantId ?? ''))).toBe(true)
        seen++
      }
    }),
    {numRuns: 100},
  )
  expect(seen).toBeGreaterThan(0)
})
