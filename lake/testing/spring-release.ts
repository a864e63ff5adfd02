import {ClientError, type SanityClient} from '@sanity/client'
import {afterEach, beforeEach} from 'vitest'
import {startTestServer, type TestServer} from './server.ts'

/** A server for each test of a file, with the products `p` and `q`, and functions that use the real client. */
export function newSpringForEachTest() {
  let server: TestServer
  let client: SanityClient

  beforeEach(async () => {
    server = await startTestServer()
    client = server.client({perspective: 'raw'})
    await client
      .transaction()
      .create({_id: 'p', _type: 'product', name: 'Basin', _createdAt: '2020-01-01T00:00:00Z'})
      .create({_id: 'q', _type: 'product', name: 'Tub'})
      .commit()
  })

  afterEach(() => server.close())

  const stored = (id: string) => server.lake.dataset('production').documents.get(id)

  return {
    stored,
    release: (id: string) => stored(`_.releases.${id}`),
    production: () => server.lake.dataset('production'),
    /** Client of the current test. */
    get client() {
      return client
    },
    /** Creates the release `r1` with a changed `p`, a new `n`, and `q` marked for unpublishing. */
    async makeSpring(this: void) {
      await client.releases.create({releaseId: 'r1', metadata: {title: 'Spring', releaseType: 'asap'}})
      await client.createVersion({publishedId: 'p', releaseId: 'r1', baseId: 'p'})
      await client.patch('versions.r1.p').set({name: 'Basin II'}).commit()
      await client.createVersion({
        releaseId: 'r1',
        document: {_id: 'versions.r1.n', _type: 'product', name: 'New', beside: {_ref: 'p'}},
      })
      await client.unpublishVersion({publishedId: 'q', releaseId: 'r1'})
    },
  }
}

export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

export async function failureOf(promise: Promise<unknown>) {
  const error: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (error instanceof ClientError) return {status: error.statusCode, message: error.message}
  throw new Error('The request was not refused', {cause: error})
}
