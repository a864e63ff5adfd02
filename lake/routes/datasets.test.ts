import {afterAll, expect, onTestFinished, test} from 'vitest'
import {z} from 'zod'
import {lakeApp} from '../app.ts'
import {openLake} from '../lake.ts'

const TOKEN = 'datasets-test-token-of-forty-characters0'
const lake = openLake({
  dataDir: ':memory:',
  publicBase: 'http://shop.example/lake',
  projectId: 'stone',
  dataset: 'production',
  token: TOKEN,
})
const app = lakeApp(lake)
afterAll(() => lake.close())

async function ask(path: string, token?: string, init: RequestInit = {}) {
  const headers = {...(token && {authorization: `Bearer ${token}`})}
  const response = await app.request(path, {...init, headers})
  const body: unknown = await response.json()
  return {status: response.status, body}
}

test('administrators create, list and delete datasets', async () => {
  const names = async (token?: string) =>
    z
      .array(z.object({name: z.string()}))
      .parse((await ask('/v1/projects/stone/datasets', token)).body)
      .map(({name}) => name)
  expect(await names(TOKEN)).toEqual(['production'])
  const make = (name: string, body: unknown, token?: string) =>
    ask(`/v2025-09-16/datasets/${name}`, token, {method: 'PUT', body: JSON.stringify(body)})
  expect((await make('staging', {aclMode: 'private'}, TOKEN)).body).toEqual({
    datasetName: 'staging',
    aclMode: 'private',
  })
  expect(await names(TOKEN)).toEqual(['production', 'staging'])
  expect(await names()).toEqual(['production'])
  expect((await ask('/v1/projects/stone/datasets/staging/acl')).body).toEqual([])
  expect((await make('staging', {}, TOKEN)).status).toBe(400)
  expect((await make('Bad Name', {}, TOKEN)).status).toBe(400)
  expect((await make('other', {aclMode: 'secret'}, TOKEN)).status).toBe(400)
  const editor = lake.people.createToken('e2', 'editor').token
  expect((await make('other', {}, editor)).status).toBe(403)
  expect((await make('other', {})).status).toBe(401)
  expect((await ask('/v1/datasets/staging', editor, {method: 'DELETE'})).status).toBe(403)
  expect((await ask('/v1/datasets/production', TOKEN, {method: 'DELETE'})).status).toBe(400)
  expect((await ask('/v1/datasets/staging', TOKEN, {method: 'DELETE'})).body).toEqual({deleted: true})
  expect(await names(TOKEN)).toEqual(['production'])
})

test('the documented addresses of datasets do the same as those of the client', async () => {
  const path = '/v2021-06-07/projects/stone/datasets/documented'
  const send = (method: string, body?: unknown) =>
    ask(path, TOKEN, {method, ...(body !== undefined && {body: JSON.stringify(body)})})
  expect(await send('PUT')).toEqual({status: 200, body: {datasetName: 'documented', aclMode: 'public'}})
  expect((await send('PATCH', {aclMode: 'private'})).body).toMatchObject({aclMode: 'private'})
  expect((await send('DELETE')).body).toEqual({deleted: true})
  expect((await ask(path.replace('stone', 'other'), TOKEN, {method: 'PUT'})).status).toBe(404)
})

test('making a dataset private ends the streams of visitors', async () => {
  const staging = lake.createDataset('staging', 'public')
  onTestFinished(() => lake.deleteDataset('staging'))
  const edit = (name: string, body: unknown, token?: string) =>
    ask(`/v2025-09-16/datasets/${name}`, token, {method: 'PATCH', body: JSON.stringify(body)})
  const write = (_id: string) =>
    staging.commit({mutations: [{create: {_id, _type: 'note'}}], author: 'owner'})
  const count = async (token?: string) =>
    z.object({result: z.number()}).parse((await ask('/v1/data/query/staging?query=count(*)', token)).body)
      .result
  write('a')
  const listener = await app.request('/v1/data/listen/staging?query=*')
  expect([await count(), await count(TOKEN)]).toEqual([1, 1])

  expect((await edit('staging', {aclMode: 'private'}, TOKEN)).body).toEqual({
    datasetName: 'staging',
    aclMode: 'private',
  })
  write('b')
  expect([await count(), await count(TOKEN)]).toEqual([0, 2])
  const heard = await listener.text()
  expect(heard).toContain('welcome')
  expect(heard).not.toContain('mutation')
  expect(lake.database.sql.prepare("SELECT acl_mode FROM datasets WHERE name = 'staging'").get()).toEqual({
    acl_mode: 'private',
  })

  expect((await edit('staging', {aclMode: 'public'}, TOKEN)).status).toBe(200)
  expect(await count()).toBe(2)
  expect((await edit('staging', {}, TOKEN)).status).toBe(400)
  expect((await edit('nowhere', {aclMode: 'public'}, TOKEN)).status).toBe(404)
  expect((await edit('production', {aclMode: 'private'}, TOKEN)).status).toBe(400)
  const editor = lake.people.createToken('e3', 'editor').token
  expect((await edit('staging', {aclMode: 'private'}, editor)).status).toBe(403)
  expect((await edit('staging', {aclMode: 'private'})).status).toBe(401)
})
