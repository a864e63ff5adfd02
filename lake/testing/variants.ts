import type {SanityClient} from '@sanity/client'
import {afterEach, beforeEach} from 'vitest'
import {startTestServer, type TestServer} from './server.ts'
import {variantDocumentId} from '../model/variant-id.ts'

/** A server for each test of a file, with the product `p`, its draft, the variant `loyal`, and the real client. */
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
    /** A variant of `p`, as stored. */
    variant: (variantId: string, bundleId?: string) =>
      stored(variantDocumentId({publishedId: 'p', variantId, bundleId})),
    /** Creates a variant of `p` with this name. */
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
    /** Server of the current test. */
    get server() {
      return server
    },
    /** Client with an administrator's token, in the raw perspective. */
    get client() {
      return client
    },
  }
}

/** Id of a variant of `p`. */
export const loyal = {publishedId: 'p', variantId: 'loyal'}
