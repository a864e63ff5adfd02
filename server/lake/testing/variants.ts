import type {SanityClient} from '@sanity/client'
import {afterEach, beforeEach} from 'vitest'
import {startTestServer, type TestServer} from './server.ts'
import {variantDocumentId} from '../model/variant-id.ts'

/** For each test of a file, a server with the product `p`, its draft and the variant `loyal`, and the real client. */
export function newVariantsForEachTest() {
  let server: TestServer
  let client: SanityClient

  beforeEach(async () => {
    server = await startTestServer()
    client = server.client({apiVersion: 'X', perspective: 'raw'})
    await client
      .transaction()
      .create({_id: 'p', _type: 'product', name: 'Basin', _createdAt: '2020-01-01T00:00:00Z'})
      .create({_id: 'drafts.p', _type: 'product', name: 'Basin, new'})
      .commit()
    await define('loyal', {audience: 'loyal'})
  })

  afterEach(() => server.close())

  async function define(variantId: string, conditions: Record<string, string>, priority?: number) {
    await client.action({
      actionType: 'sanity.action.variant.definition.create',
      variantId,
      conditions,
      ...(priority !== undefined && {priority}),
    })
  }

  const stored = (id: string) => server.lake.dataset('production').documents.get(id)

  return {
    stored,
    define,
    /** Of the product `p`, as stored. */
    variant: (variantId: string, bundleId?: string) =>
      stored(variantDocumentId({publishedId: 'p', variantId, bundleId})),
    /** Makes the variant of `p` with this name. */
    async vary(this: void, variantId: string, name: string, bundleId?: string) {
      await client.action({
        actionType: 'sanity.action.document.variant.create',
        publishedId: 'p',
        variantId,
        document: {_type: 'product', name},
        ...(bundleId !== undefined && {bundleId}),
      })
    },
    production: () => server.lake.dataset('production'),
    /** Of the test that runs. */
    get server() {
      return server
    },
    /** An administrator's, in the raw perspective. */
    get client() {
      return client
    },
  }
}

/** Of the document `p`. */
export const loyal = {publishedId: 'p', variantId: 'loyal'}
