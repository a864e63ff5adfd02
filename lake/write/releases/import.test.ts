import {sanityImport} from '@sanity/import'
import {afterEach, expect, test} from 'vitest'
import {startTestServer, type TestServer} from '../../testing/server.ts'

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function openServer() {
  const server = await startTestServer()
  servers.push(server)
  return {server, client: server.client({perspective: 'raw'})}
}

test('Sanity’s own export and import transfer releases in every state with their versions', async () => {
  const {server, client} = await openServer()
  await client.create({_id: 'p', _type: 'product', name: 'Basin'})
  for (const releaseId of ['rActive', 'rArchived', 'rPublished', 'rScheduled']) {
    await client.releases.create({releaseId, metadata: {title: releaseId}})
    await client.createVersion({publishedId: 'p', releaseId, baseId: 'p'})
  }
  const publishAt = '2126-01-01T00:00:00.000Z'
  await client.releases.publish({releaseId: 'rPublished'})
  await client.releases.archive({releaseId: 'rArchived'})
  await client.releases.schedule({releaseId: 'rScheduled', publishAt})
  const exported = await fetch(`${server.base}/v2025-02-19/data/export/production`, {
    headers: {authorization: `Bearer ${client.config().token}`},
  })
  const documents = (await exported.text()).trim().split('\n').map(toDocument)

  const other = await openServer()
  const {numDocs} = await sanityImport(documents, {client: other.client, operation: 'create'})
  expect(numDocs).toBe(documents.length)
  const states = await other.client.fetch<object>(
    '*[_type == "system.release"] | order(name){name, state, publishAt, metadata}',
  )
  expect(states).toMatchObject([
    {name: 'rActive', state: 'active'},
    {name: 'rArchived', state: 'archived'},
    {name: 'rPublished', state: 'published', publishAt: expect.any(String)},
    {name: 'rScheduled', state: 'active', publishAt: null, metadata: {intendedPublishAt: publishAt}},
  ])
  expect(await other.client.fetch('*[sanity::versionOf("p")] | order(_id)._id')).toEqual([
    'p',
    'versions.rActive.p',
    'versions.rScheduled.p',
  ])
  await other.client.releases.publish({releaseId: 'rScheduled'})
  expect((await other.client.getDocument('p'))?._rev).toBe(
    (await other.client.releases.get({releaseId: 'rScheduled'}))?._rev,
  )
})

function toDocument(line: string): {_id: string; _type: string} {
  return JSON.parse(line)
}
