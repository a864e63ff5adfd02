import {ClientError} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestServer, type TestServer} from '../testing/server.ts'

// Requests of the real client other than for documents: datasets, projects, and services of hosted Sanity.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a dataset created without options is public', async () => {
  const {datasets} = server.client()
  expect(await datasets.create('staging')).toEqual({datasetName: 'staging', aclMode: 'public'})
  expect(await datasets.list()).toMatchObject([{name: 'production'}, {name: 'staging', aclMode: 'public'}])
  await expect(datasets.create('staging')).rejects.toThrow('"staging"')
  expect(await datasets.delete('staging')).toEqual({deleted: true})
})

test('embeddings are off, and cannot be turned on', async () => {
  const {datasets} = server.client()
  expect(await datasets.getEmbeddingsSettings('production')).toEqual({enabled: false, status: 'disabled'})
  const turnedOn = datasets.editEmbeddingsSettings('production', {enabled: true})
  await expect(turnedOn).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('Embeddings'),
  })
  await expect(datasets.getEmbeddingsSettings('nowhere')).rejects.toThrow('"nowhere" not found')
})

test('a list of projects has members and features unless the request excludes them', async () => {
  const {projects} = server.client()
  const [whole] = await projects.list()
  const owner = {id: 'owner', role: 'administrator', roles: [{name: 'administrator', title: 'Administrator'}]}
  expect(whole).toMatchObject({id: 'stone-designs', members: [owner], features: []})
  const [short] = await projects.list({includeMembers: false, includeFeatures: false})
  expect(short).toMatchObject({id: 'stone-designs'})
  expect(short).not.toHaveProperty('members')
  expect(short).not.toHaveProperty('features')
  // There are no organizations.
  expect(await projects.list({organizationId: 'other'})).toEqual([])
})

test.each([
  ['GET', '/hooks/projects/stone-designs', /^Not Found - Webhooks .* hosted Sanity/],
  ['POST', '/projects/stone-designs/cors', /CORS origins/],
  ['GET', '/access/project/stone-designs/robots', /on the server itself/],
  ['DELETE', '/access/project/stone-designs/robots/x', /on the server itself/],
  ['POST', '/invitations/project/stone-designs', /on the server itself/],
  ['GET', '/apis/graphql', /GraphQL/],
  ['PUT', '/apis/graphql/production/default', /GraphQL/],
  ['PUT', '/datasets/production/copy', /Copies of datasets/],
  ['GET', '/projects/stone-designs/datasets/copy', /Copies of datasets/],
  ['GET', '/projects/stone-designs/datasets/production/backups', /on the server itself/],
  ['PUT', '/projects/stone-designs/datasets/production/settings/backups', /on the server itself/],
  ['PUT', '/projects/stone-designs/datasets/production/schemas', /Schemas/],
  ['GET', '/organizations', /Organizations/],
  ['POST', '/agent/action/generate/production', /Agent actions/],
  ['GET', '/assist/tasks/instruction/production/status?projectId=stone-designs', /Tasks of AI Assist/],
  ['GET', '/media-libraries/library/query', /Media libraries/],
  ['GET', '/canvases/canvas/query', /Canvases/],
  ['GET', '/auth/providers', /Sign-in providers/],
])('%s %s is answered with a sentence that names the missing service', async (method, url, sentence) => {
  const answer = server.client().request({method, url, ...(method !== 'GET' && {body: {}})})
  await expect(answer).rejects.toMatchObject({statusCode: 404, message: expect.stringMatching(sentence)})
})

test('there are no invitations: people are added on the lake’s machine', async () => {
  expect(await server.client().request({url: '/invitations/project/stone-designs'})).toEqual([])
})

test('a tag that the client would not send is rejected, and any other is accepted', async () => {
  const statusOf = (tag: string) =>
    server
      .client()
      .request({url: `/data/query/production?query=1&tag=${encodeURIComponent(tag)}`})
      .then(
        () => 200,
        (error: unknown) => (error instanceof ClientError ? error.statusCode : error),
      )
  const tags = ['shop.page_1-a', 'T'.repeat(75), '', 'two words', 'T'.repeat(76), 'prix-é']
  expect(await Promise.all(tags.map(statusOf))).toEqual([200, 200, 400, 400, 400, 400])
})
