import {sanityImport} from '@sanity/import'
import {expect, test} from 'vitest'
import {TEST_TOKEN} from '../../testing/server.ts'
import {newVariantsForEachTest} from '../../testing/variants.ts'
import type {StoredDocument} from '../../model/types.ts'

const shop = newVariantsForEachTest()

/** The documents of an export, as the import tool reads them from a file. */
async function exported(): Promise<{_id: string; _type: string}[]> {
  const answer = await fetch(`${shop.server.base}/v2025-02-19/data/export/production`, {
    headers: {authorization: `Bearer ${TEST_TOKEN}`},
  })
  const lines = (await answer.text()).trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

async function importInto(documents: {_id: string; _type: string}[]) {
  shop.server.lake.createDataset('other', 'public')
  const client = shop.server.client({apiVersion: 'X', perspective: 'raw', dataset: 'other'})
  return {client, run: async () => sanityImport(documents, {client, operation: 'createOrReplace'})}
}

test('an export has variants and definitions; Sanity’s own import writes variants that are defined', async () => {
  for (const bundleId of [undefined, 'drafts', 'spring'])
    await shop.vary('loyal', bundleId ?? 'published', bundleId)
  const documents = await exported()
  expect(documents.map(({_id}) => _id)).toContain('_.variants.loyal')
  const {client, run} = await importInto(documents)
  await client.action({
    actionType: 'sanity.action.variant.definition.create',
    variantId: 'loyal',
    conditions: {audience: 'loyal'},
  })
  await run()
  // The tool adds a `_type` to every reference.
  const systems = (from: ReadonlyMap<string, StoredDocument>) =>
    documents.flatMap(({_id}) => from.get(_id)?._system ?? [])
  const [imported, own] = [shop.server.lake.dataset('other'), shop.production()].map((dataset) =>
    systems(dataset.documents),
  )
  expect(own).toHaveLength(3)
  expect(imported).toMatchObject(own ?? [])
  expect(await client.fetch('count(*[sanity::partOfVariant("loyal")])')).toBe(3)
  const friend = {perspective: 'published', variant: {audience: 'loyal'}} as const
  expect(await client.fetch('*[_id == "p"][0].name', {}, friend)).toBe('published')
})

test('an import of variants that are not defined fails and names the definition', async () => {
  await shop.vary('loyal', 'published')
  const {run} = await importInto(await exported())
  await expect(run()).rejects.toThrow('references non-existent document "_.variants.loyal"')
})
