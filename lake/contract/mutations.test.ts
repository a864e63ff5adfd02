import {ClientError, type SanityClient} from '@sanity/client'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startTestServer, TEST_TOKEN, type TestServer} from '../testing/server.ts'

let server: TestServer
let client: SanityClient

beforeEach(async () => {
  server = await startTestServer()
  client = server.client()
  await client.create({_id: 'basin', _type: 'product', name: 'Basin', price: 10, tags: ['x', 'y', 'z']})
})

afterEach(() => server.close())

const stored = (id: string) => server.lake.dataset('production').documents.get(id)

/** The client's error for a rejected request. */
async function refusalOf(request: Promise<unknown>): Promise<ClientError> {
  const error: unknown = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ClientError) return error
  throw new Error('The client was not refused', {cause: error})
}

test('create returns the document with its system fields', async () => {
  const created = await client.create({_type: 'product', name: 'Tub'})
  expect(created).toMatchObject({
    _id: expect.stringMatching(/^[\w-]+$/),
    _type: 'product',
    name: 'Tub',
    _rev: expect.any(String),
    _createdAt: expect.any(String),
    _updatedAt: expect.any(String),
  })
  expect(stored(created._id)).toEqual(created)
})

test('createIfNotExists and createOrReplace do what their names say', async () => {
  expect(await client.createIfNotExists({_id: 'basin', _type: 'product', name: 'Other'})).toMatchObject({
    name: 'Basin',
  })
  expect(await client.createOrReplace({_id: 'basin', _type: 'product', name: 'Other'})).toMatchObject({
    name: 'Other',
  })
  expect(stored('basin')).not.toHaveProperty('price')
})

test('every operation of a patch works', async () => {
  const patched = await client
    .patch('basin')
    .set({name: 'Round basin', 'size.width': 3})
    .setIfMissing({name: 'never', note: 'new'})
    .inc({price: 5})
    .dec({price: 1})
    .insert('after', 'tags[-1]', ['end'])
    .unset(['tags[0]'])
    .commit()
  expect(patched).toMatchObject({
    name: 'Round basin',
    size: {width: 3},
    note: 'new',
    price: 14,
    tags: ['y', 'z', 'end'],
  })
  const edited = await client
    .patch('basin')
    .diffMatchPatch({name: '@@ -1,11 +1,12 @@\n Round basin\n+s\n'})
    .commit()
  expect(edited.name).toBe('Round basins')
})

test.each([
  ['prepend', ['n', 'x', 'y', 'z']],
  ['append', ['x', 'y', 'z', 'n']],
] as const)('%s puts an item at its end of an array', async (method, expected) => {
  const patched = await client.patch('basin')[method]('tags', ['n']).commit()
  expect(patched.tags).toEqual(expected)
})

test('splice replaces a range of an array', async () => {
  expect((await client.patch('basin').splice('tags', 1, 1, ['n', 'm']).commit()).tags).toEqual([
    'x',
    'n',
    'm',
    'z',
  ])
})

// The client's range cannot express a negative start with a count of elements.
const SPLICES = [
  [0, 0],
  [1, 0],
  [3, 0],
  [9, 0],
  [0, 2],
  [1, 9],
  [0, undefined],
  [1, undefined],
  [9, undefined],
  [1, -1],
  [-1, undefined],
  [-2, undefined],
  [-1, 1],
] as const

test.each(SPLICES)('splice from %s, %s elements, works as on an array', async (start, count) => {
  const tags = ['x', 'y', 'z']
  tags.splice(start, count === undefined || count < 0 ? tags.length : count, 'n')
  expect((await client.patch('basin').splice('tags', start, count, ['n']).commit()).tags).toEqual(tags)
})

test('a transaction commits all or nothing, under the id that the client chose', async () => {
  const transaction = client
    .transaction()
    .create({_id: 'tub', _type: 'product'})
    .patch('basin', (patch) => patch.set({name: 'Renamed'}))
    .transactionId('chosen')
  expect(await transaction.commit()).toMatchObject({
    transactionId: 'chosen',
    documentIds: ['tub', 'basin'],
    results: [
      {id: 'tub', operation: 'create'},
      {id: 'basin', operation: 'update'},
    ],
  })
  expect(stored('basin')).toMatchObject({name: 'Renamed', _rev: 'chosen'})

  const failing = client.transaction().delete('basin').create({_id: 'tub', _type: 'product'})
  expect(await refusalOf(failing.commit())).toMatchObject({statusCode: 409})
  expect(stored('basin')).toMatchObject({_rev: 'chosen'})
})

test('a transaction that is sent twice is rejected as existing', async () => {
  const send = () =>
    client
      .transaction()
      .patch('basin', {inc: {price: 1}})
      .transactionId('once')
      .commit()
  await send()
  const refusal = await refusalOf(send())
  expect(refusal.statusCode).toBe(409)
  expect(refusal.details).toMatchObject({
    type: 'mutationError',
    items: [{error: {type: 'transactionAlreadyExistsError'}}],
  })
  expect(stored('basin')).toMatchObject({price: 11})
})

test('ifRevisionId accepts the first of two editors and rejects the second', async () => {
  const {_rev} = await client.patch('basin').set({price: 11}).commit()
  await client.patch('basin').set({price: 12}).ifRevisionId(_rev).commit()
  const refusal = await refusalOf(client.patch('basin').set({price: 13}).ifRevisionId(_rev).commit())
  expect(refusal).toMatchObject({
    statusCode: 409,
    details: {
      items: [
        {
          index: 0,
          error: {
            type: 'documentRevisionIDDoesNotMatchError',
            id: 'basin',
            expectedRevisionID: _rev,
            currentRevisionID: stored('basin')?._rev,
          },
        },
      ],
    },
  })
  expect(stored('basin')).toMatchObject({price: 12})
})

test('documents are deleted by id and by query, and deleting again is not an error', async () => {
  await client.create({_id: 'drafts.basin', _type: 'product', name: 'Basin'})
  await client.delete('basin')
  await client.delete('basin')
  expect(stored('basin')).toBeUndefined()
  await client.delete({query: '*[_type == $type]', params: {type: 'product'}})
  expect(stored('drafts.basin')).toBeUndefined()
})

test('a patch applies to the documents of a query', async () => {
  await client.create({_id: 'tub', _type: 'product', price: 20})
  await client
    .patch({query: '*[_type == "product" && price > $price]', params: {price: 15}})
    .set({dear: true})
    .commit({returnFirst: false})
  expect([stored('basin')?.dear, stored('tub')?.dear]).toEqual([undefined, true])
})

test('a dry run has the usual answer and changes nothing', async () => {
  expect(await client.create({_id: 'tub', _type: 'product'}, {dryRun: true})).toMatchObject({_id: 'tub'})
  expect(stored('tub')).toBeUndefined()
})

test('the answer holds ids only when documents are not requested', async () => {
  const options = {returnDocuments: false, returnFirst: false} as const
  expect(await client.create({_id: 'tub', _type: 'product'}, options)).toMatchObject({
    documentIds: ['tub'],
    results: [{id: 'tub', operation: 'create'}],
  })
})

test('array keys are generated on request', async () => {
  const made = await client.create({_type: 'product', parts: [{name: 'rim'}]}, {autoGenerateArrayKeys: true})
  expect(made.parts).toEqual([{_key: expect.any(String), name: 'rim'}])
})

test('the client gets the reason why a mutation failed', async () => {
  await client.create({_id: 'category', _type: 'category'})
  await client
    .patch('basin')
    .set({category: {_type: 'reference', _ref: 'category'}})
    .commit()
  const refusal = await refusalOf(client.delete('category'))
  expect(refusal.statusCode).toBe(409)
  expect(refusal.message).toContain(
    'Document "category" cannot be deleted as there are references to it from "basin"',
  )
  expect(refusal.details).toMatchObject({
    type: 'mutationError',
    items: [{error: {type: 'documentHasExistingReferencesError', id: 'category', referencingIDs: ['basin']}}],
  })
})

test.each([
  [
    'a reference to nothing',
    () => client.create({_type: 'p', ref: {_ref: 'gone'}}),
    409,
    'documentReferenceDoesNotExistError',
  ],
  ['a patch of nothing', () => client.patch('gone').set({a: 1}).commit(), 409, 'documentNotFoundError'],
  [
    'a document that exists',
    () => client.create({_id: 'basin', _type: 'p'}),
    409,
    'documentAlreadyExistsError',
  ],
  [
    'an id with a space',
    () => client.transaction([{create: {_id: 'a b', _type: 'p'}}]).commit(),
    400,
    'validationError',
  ],
])('%s is rejected with the type of the error', async (_claim, request, statusCode, type) => {
  expect(await refusalOf(request())).toMatchObject({statusCode, details: {items: [{error: {type}}]}})
})

test('without a token nothing is written, and with a wrong one the session is not found', async () => {
  const anonymous = await refusalOf(server.client({token: undefined}).create({_type: 'p'}))
  const missing = 'Insufficient permissions; permission "create" required'
  expect(anonymous).toMatchObject({
    statusCode: 403,
    message: expect.stringContaining(missing),
    details: {type: 'mutationError', items: [{error: {description: missing, permission: 'create'}}]},
  })
  const wrong = await refusalOf(server.client({token: 'wrong'}).create({_type: 'p'}))
  expect(wrong).toMatchObject({statusCode: 401, message: expect.stringContaining('Session not found')})
  expect(wrong.response.body).toMatchObject({errorCode: 'SIO-401-ANF'})
})

test.each([
  ['without a token', 15_000_000, {}, 403, {error: {type: 'mutationError', description: expect.any(String)}}],
  [
    'past the limit',
    20_000_000,
    {authorization: `Bearer ${TEST_TOKEN}`},
    413,
    {statusCode: 413, message: expect.any(String)},
  ],
] as const)(
  'a large body %s gets an answer instead of a broken connection',
  async (...[, bytes, headers, status, answer]) => {
    const body = 'x'.repeat(bytes)
    const refusal = await fetch(`${server.base}/v1/data/mutate/production`, {method: 'POST', body, headers})
    expect(refusal.status).toBe(status)
    expect(await refusal.json()).toMatchObject(answer)
  },
)

test('getDocument and getDocuments return documents in the requested order', async () => {
  await client.create({_id: 'drafts.basin', _type: 'product'})
  expect(await client.getDocument('basin')).toMatchObject({name: 'Basin'})
  expect(await client.getDocument('gone')).toBeUndefined()
  const documents = await client.getDocuments(['gone', 'drafts.basin', 'basin'])
  expect(documents.map((document) => document?._id)).toEqual([undefined, 'drafts.basin', 'basin'])
  expect(await server.client({token: undefined}).getDocument('drafts.basin')).toBeUndefined()
})
