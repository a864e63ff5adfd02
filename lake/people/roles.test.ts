import {randomUUID} from 'node:crypto'
import {setTimeout as pause} from 'node:timers/promises'
import {evaluate, parse} from 'groq-js'
import {beforeEach, expect, onTestFinished, test} from 'vitest'
import {lakeApp} from '../app.ts'
import {openLake} from '../lake.ts'
import type {Role} from '../model/roles.ts'
import {EventReader} from '../testing/events.ts'
import {newLakeForEachTest} from '../testing/lake.ts'
import {startTestServer} from '../testing/server.ts'

const shop = newLakeForEachTest()

beforeEach(() =>
  shop.write(
    {create: {_id: 'lead.x', _type: 'lead', phone: '98480'}},
    {create: {_id: 'p', _type: 'product', name: 'Bench'}},
  ),
)

const bearer = (role: Role) => ({authorization: `Bearer ${shop.lake.people.createToken(role, role).token}`})

const mutate = (role: Role, ...mutations: object[]) =>
  shop.ask('/data/mutate/production', {body: {mutations}, headers: bearer(role)})

const act = (role: Role, ...actions: object[]) =>
  shop.ask('/data/actions/production', {body: {actions}, headers: bearer(role)})

const get = (id: string) => shop.lake.dataset('production').documents.get(id)

test('an editor of the catalogue writes products, drafts and versions', async () => {
  const written = await mutate(
    'catalogue-editor',
    {patch: {id: 'p', set: {name: 'Long bench'}}},
    {create: {_id: 'drafts.q', _type: 'product'}},
    {delete: {id: 'a'}},
  )
  expect(written.status).toBe(200)
  const release = {actionType: 'sanity.action.release.create', releaseId: 'r1', metadata: {}}
  const version = {
    actionType: 'sanity.action.document.version.create',
    publishedId: 'p',
    versionId: 'versions.r1.p',
    baseId: 'p',
  }
  expect((await act('catalogue-editor', release, version)).status).toBe(200)
  expect(
    (await act('catalogue-editor', {...release, actionType: 'sanity.action.release.publish'})).status,
  ).toBe(200)
  expect(get('p')?.name).toBe('Long bench')
})

test.each([
  ['creates', {create: {_id: 'lead.y', _type: 'lead'}}],
  ['creates a draft of', {create: {_id: 'drafts.lead.y', _type: 'lead'}}],
  ['replaces', {createOrReplace: {_id: 'lead.x', _type: 'lead'}}],
  ['reads by creating', {createIfNotExists: {_id: 'lead.x', _type: 'lead'}}],
  ['changes', {patch: {id: 'lead.x', set: {phone: '1'}}}],
  ['deletes', {delete: {id: 'lead.x'}}],
  ['purges', {delete: {id: 'lead.x', purge: true}}],
])('an editor of the catalogue never %s an enquiry', async (_what, mutation) => {
  const before = get('lead.x')
  const {status, text} = await mutate('catalogue-editor', mutation)
  expect([status, text]).toEqual([403, expect.stringContaining('Insufficient permissions')])
  expect(text).not.toContain('98480')
  expect(get('lead.x')).toEqual(before)
})

test.each(['lead.x', 'lead.nobody'])(
  'an editor of the catalogue does not learn whether %s exists by referring to it',
  async (_ref) => {
    const about = {_type: 'reference', _ref}
    for (const reference of [about, {...about, _weak: true}]) {
      const mutation = {create: {_id: 't', _type: 'testimonial', list: [{about: reference}]}}
      expect((await mutate('catalogue-editor', mutation)).status).toBe(403)
    }
    shop.write({create: {_id: 't', _type: 'testimonial', about: {_type: 'reference', _ref: 'lead.x'}}})
    expect((await mutate('catalogue-editor', {patch: {id: 't', set: {name: 'Asha'}}})).status).toBe(200)
  },
)

test('the refusal of a deletion does not tell an editor of the catalogue which enquiry refers to the product', async () => {
  shop.write({patch: {id: 'lead.x', set: {about: {_type: 'reference', _ref: 'p'}}}})
  const {status, text} = await mutate('catalogue-editor', {delete: {id: 'p'}})
  expect(status).toBe(409)
  expect(text).not.toContain('lead.x')
  expect((await mutate('editor', {delete: {id: 'p'}})).text).toContain('lead.x')
})

test('a query in a mutation of an editor of the catalogue finds no enquiry', async () => {
  const query = '*[_type == "lead" && phone match "98*"]'
  const {status, answer} = await mutate('catalogue-editor', {patch: {query, set: {found: true}}})
  expect([status, answer.results]).toEqual([200, []])
  expect((await mutate('editor', {patch: {query, set: {found: true}}})).answer.results).toHaveLength(1)
})

test('an editor of the catalogue cannot copy an enquiry into a version of a product', async () => {
  const release = {actionType: 'sanity.action.release.create', releaseId: 'r1', metadata: {}}
  const copy = {
    actionType: 'sanity.action.document.version.create',
    publishedId: 'p',
    versionId: 'versions.r1.p',
    baseId: 'lead.x',
  }
  expect((await act('catalogue-editor', release, copy)).status).toBe(403)
})

test.each(['editor-without-purge', 'catalogue-editor'] as const)(
  'the role %s purges nothing',
  async (role) => {
    expect((await mutate(role, {delete: {id: 'p', purge: true}})).status).toBe(403)
    expect(get('p')).toBeDefined()
    expect((await mutate(role, {delete: {id: 'p'}})).status).toBe(200)
  },
)

test('documents that are purged whenever they are deleted stay when an editor without purge deletes them, also by a release', async () => {
  const lake = openLake({
    dataDir: ':memory:',
    publicBase: 'http://localhost/lake',
    projectId: 'shop',
    dataset: 'production',
    purgedTypes: ['lead'],
  })
  onTestFinished(() => lake.close())
  const dataset = lake.dataset('production')
  dataset.commit({mutations: [{create: {_id: 'lead.x', _type: 'lead'}}], author: 'forms'})
  const statusOf = async (role: Role, kind: string, body: object) => {
    const response = await lakeApp(lake).request(`/v2025-02-19/data/${kind}/production`, {
      method: 'POST',
      headers: {authorization: `Bearer ${lake.people.createToken(role, role).token}`},
      body: JSON.stringify(body),
    })
    return response.status
  }
  const later = [
    {actionType: 'sanity.action.release.create', releaseId: 'r1', metadata: {}},
    {
      actionType: 'sanity.action.document.version.unpublish',
      publishedId: 'lead.x',
      versionId: 'versions.r1.lead.x',
    },
  ]
  const now = {mutations: [{delete: {id: 'lead.x'}}]}
  expect(await statusOf('editor-without-purge', 'mutate', now)).toBe(403)
  expect(await statusOf('editor-without-purge', 'actions', {actions: later})).toBe(403)
  expect(dataset.documents.has('lead.x')).toBe(true)
  expect(await statusOf('editor', 'actions', {actions: later})).toBe(200)
  expect(await statusOf('editor', 'mutate', now)).toBe(200)
})

test('a listener of an editor of the catalogue gets no event of an enquiry, and ends when the role changes', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.close())
  const {people} = server.lake
  const {id} = people.staff.add('asha@shop.example', 'Asha', 'catalogue-editor')
  const {token} = people.signInWithCode(people.createSignInCode(id))
  const reader = await EventReader.open(
    `${server.base}/v1/data/listen/production?query=*&includeResult=true`,
    {
      authorization: `Bearer ${token}`,
    },
  )
  onTestFinished(() => reader.close())
  const write = (_id: string) => server.client().create({_id, _type: 'any'})
  for (const _id of ['lead.x', 'drafts.lead.x', 'p', 'drafts.p']) await write(_id)
  const events = await reader.take(3)
  expect(events.map(({data}) => Object(data).documentId)).toEqual([undefined, 'p', 'drafts.p'])
  people.staff.setRole('asha@shop.example', 'editor')
  await expect
    .poll(
      async () => {
        await write(randomUUID())
        return Promise.race([reader.next(), pause(500, 'nothing yet')])
      },
      {timeout: 10_000},
    )
    .toBeUndefined()
})

test('a listener that opens after the role was lowered gets no enquiry, though one of the former role is still open', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.close())
  const {people} = server.lake
  const {id} = people.staff.add('asha@shop.example', 'Asha', 'editor')
  const {token} = people.signInWithCode(people.createSignInCode(id))
  const open = async () => {
    const address = `${server.base}/v1/data/listen/production?query=*&includeResult=true`
    const reader = await EventReader.open(address, {authorization: `Bearer ${token}`})
    onTestFinished(() => reader.close())
    return reader
  }
  await (await open()).take(1)
  people.staff.setRole('asha@shop.example', 'catalogue-editor')
  const reader = await open()
  for (const _id of ['lead.x', 'p']) await server.client().create({_id, _type: 'any'})
  const [, first] = await reader.take(2)
  expect(Object(first?.data).documentId).toBe('p')
})

test("the Studio's rights of an editor of the catalogue leave enquiries out", async () => {
  const {text} = await shop.ask('/projects/shop/datasets/production/acl', {
    headers: bearer('catalogue-editor'),
  })
  const [{filter = ''} = {}]: {filter?: string}[] = JSON.parse(text)
  const isAllowed = async (_id: string) => {
    const tree = parse(`*[${filter}]._id`)
    return (await (await evaluate(tree, {dataset: [{_id}]})).get()).length > 0
  }
  const ids = [
    'p',
    'drafts.p',
    'versions.r1.p',
    '_.releases.r1',
    'lead.x',
    'drafts.lead.x',
    'versions.r1.lead.x',
  ]
  expect(await Promise.all(ids.map(isAllowed))).toEqual([true, true, true, true, false, false, false])
})
