import {Hono} from 'hono'
import {expect, test} from 'vitest'
import {lakeApp} from '../app.ts'
import {administrator, create, newLakeForEachTest} from '../testing/lake.ts'

const shop = newLakeForEachTest()
const {ask} = shop

test('a mutation is answered with its transaction and its effect on each document', async () => {
  const {status, answer} = await ask('/data/mutate/production', {
    body: {...create, transactionId: 't1'},
    headers: administrator,
  })
  expect(status).toBe(200)
  expect(answer).toEqual({transactionId: 't1', results: [{id: 'n', operation: 'create'}]})
})

test('the transaction’s id may be in the URL', async () => {
  const path = '/data/mutate/production?transactionId=t2'
  expect(await ask(path, {body: create, headers: administrator})).toMatchObject({
    answer: {transactionId: 't2'},
  })
  expect(await ask(path, {body: create, headers: administrator})).toMatchObject({status: 409})
})

test('documents are in the answer only on request', async () => {
  const ofCreation = async (search: string) => {
    const {answer} = await ask(`/data/mutate/production${search}`, {body: create, headers: administrator})
    shop.write({delete: {id: 'n'}})
    return answer.results
  }
  const result = {id: 'n', operation: 'create'}
  expect(await ofCreation('?returnIds=true&returnDocuments=true')).toEqual([
    {...result, document: expect.objectContaining({_id: 'n', _type: 'product'})},
  ])
  expect(await ofCreation('?returnDocuments=false')).toEqual([result])
  expect(await ofCreation('')).toEqual([result])
})

test.each(['sync', 'async', 'deferred'])(
  'a write with the visibility %s is in the next answer',
  async (visibility) => {
    await ask(`/data/mutate/production?visibility=${visibility}`, {body: create, headers: administrator})
    expect((await ask('/data/query/production?query=*._id')).answer.result).toEqual(['a', 'n'])
  },
)

const createByAction = {
  actions: [
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'n',
      attributes: {_id: 'drafts.n', _type: 'product'},
      ifExists: 'fail',
    },
  ],
}

test.each([
  ['/data/mutate/production', create],
  ['/data/actions/production', createByAction],
])('a dry run of %s can be requested in the URL or in the body', async (path, body) => {
  const {sequence, documents} = shop.lake.dataset('production')
  const dry = [
    await ask(`${path}?dryRun=true&transactionId=tried`, {body, headers: administrator}),
    await ask(path, {body: {...body, dryRun: true, transactionId: 'tried'}, headers: administrator}),
  ]
  expect(dry).toMatchObject(dry.map(() => ({status: 200, answer: {transactionId: 'tried'}})))
  expect([documents.size, shop.lake.dataset('production').sequence]).toEqual([2, sequence])
  expect(await ask(`${path}?dryRun=false&transactionId=tried`, {body, headers: administrator})).toMatchObject(
    {status: 200, answer: {transactionId: 'tried'}},
  )
  expect(documents.size).toBe(3)
})

test('an unknown visibility is rejected, and nothing is written', async () => {
  const {status, answer} = await ask('/data/mutate/production?visibility=soon', {
    body: create,
    headers: administrator,
  })
  expect([status, answer.message]).toEqual([400, '"visibility" must be sync, async or deferred'])
  expect(shop.lake.dataset('production').documents.has('n')).toBe(false)
})

test.each([
  ['/data/mutate/production', {status: 403, answer: {error: {type: 'mutationError'}}}],
  ['/data/actions/production', {status: 401, answer: {statusCode: 401, error: 'Unauthorized'}}],
])('%s is rejected without a token', async (path, refusal) => {
  const body = {...create, actions: []}
  expect(await ask(path, {body})).toMatchObject(refusal)
  expect(await ask(path, {body, headers: {authorization: 'Bearer wrong'}})).toMatchObject({
    status: 401,
    answer: {errorCode: 'SIO-401-ANF', message: 'Session not found'},
  })
})

test('a viewer can read drafts and history but not write', async () => {
  const headers = {authorization: `Bearer ${shop.lake.people.createToken('reader', 'viewer').token}`}
  expect(await ask('/data/doc/production/drafts.a', {headers})).toMatchObject({
    answer: {documents: [{_id: 'drafts.a'}]},
  })
  expect(await ask('/data/history/production/transactions/a', {headers})).toMatchObject({status: 200})
  expect(await ask('/data/mutate/production', {body: create, headers})).toMatchObject({
    status: 403,
    answer: {
      error: {
        type: 'mutationError',
        items: [{error: {type: 'insufficientPermissionsError', permission: 'create'}}],
      },
    },
  })
  const patch = {mutations: [{patch: {id: 'a', set: {n: 1}}}]}
  expect(await ask('/data/mutate/production', {body: patch, headers})).toMatchObject({
    status: 403,
    answer: {error: {items: [{error: {permission: 'update'}}]}},
  })
  expect(await ask('/data/actions/production', {body: {actions: []}, headers})).toMatchObject({status: 403})
})

test('the error of a mutation names its index and the reason', async () => {
  const mutations = [{delete: {id: 'drafts.a'}}, {create: {_id: 'a', _type: 'product'}}]
  expect(await ask('/data/mutate/production', {body: {mutations}, headers: administrator})).toMatchObject({
    status: 409,
    answer: {
      error: {
        type: 'mutationError',
        description: 'Mutation failed: Document by ID "a" already exists',
        items: [{index: 1, error: {type: 'documentAlreadyExistsError', id: 'a'}}],
      },
    },
  })
})

test('the error of a malformed path names the index of its mutation, and nothing is written', async () => {
  const mutations = [{delete: {id: 'drafts.a'}}, {patch: {id: 'a', set: {'parts[?': 1}}}]
  expect(await ask('/data/mutate/production', {body: {mutations}, headers: administrator})).toMatchObject({
    status: 400,
    answer: {
      error: {
        description: expect.stringContaining('The path "parts[?" cannot be read'),
        items: [{index: 1, error: {type: 'validationError', id: 'a'}}],
      },
    },
  })
  expect(shop.lake.dataset('production').documents.has('drafts.a')).toBe(true)
})

test('a failed action is an actionError', async () => {
  const actions = [{actionType: 'sanity.action.document.publish', publishedId: 'n', draftId: 'drafts.n'}]
  expect(await ask('/data/actions/production', {body: {actions}, headers: administrator})).toMatchObject({
    status: 409,
    answer: {error: {type: 'actionError', items: [{index: 0, error: {type: 'documentNotFoundError'}}]}},
  })
})

test('a parse error of a query has a position, in a mutation too', async () => {
  const mutations = [{delete: {query: '*[_type == ]'}}]
  expect(await ask('/data/mutate/production', {body: {mutations}, headers: administrator})).toMatchObject({
    status: 400,
    answer: {
      error: {
        type: 'queryParseError',
        query: '*[_type == ]',
        start: expect.any(Number),
        end: expect.any(Number),
      },
    },
  })
})

test('unknown datasets and addresses answer 404', async () => {
  expect(await ask('/data/mutate/nothing', {body: create, headers: administrator})).toMatchObject({
    status: 404,
    answer: {error: 'Not Found', message: 'Dataset "nothing" not found for project ID "shop"'},
  })
  expect(await ask('/data/nothing')).toMatchObject({status: 404, answer: {statusCode: 404}})
})

test.each([
  ['POST', '/v1/data/listen/production', 'GET, HEAD'],
  ['DELETE', '/v1/data/live/events/production', 'GET, HEAD'],
  ['PUT', '/v2025-02-19/data/query/production', 'GET, HEAD, POST'],
  ['GET', '/vX/data/mutate/production', 'POST'],
  ['HEAD', '/v1/data/actions/production', 'POST'],
  ['GET', '/v1/auth/sign-in', 'POST'],
  ['GET', '/v1/datasets/production', 'PUT, PATCH, DELETE'],
  ['POST', `/images/shop/production/${'a'.repeat(40)}-1x1.png`, 'GET, HEAD'],
  ['PATCH', '/v1/assets/files/production', 'POST'],
])(
  '%s %s answers 405 with the allowed methods, wherever the lake is mounted',
  async (method, path, allow) => {
    const app = new Hono().route('/lake', lakeApp(shop.lake)).mount('/mounted', lakeApp(shop.lake).fetch)
    for (const response of [
      await shop.request(path, {method}),
      await app.request(`/lake${path}`, {method}),
      await app.request(`/mounted${path}`, {method}),
    ]) {
      expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
    }
  },
)

test('a wrong method is answered with a sentence', async () => {
  expect(await ask('/data/mutate/production')).toMatchObject({
    status: 405,
    answer: {statusCode: 405, error: 'Method Not Allowed', message: 'This address accepts POST only'},
  })
})

test('a bug answers 500 without details and is reported', async () => {
  shop.lake.database.sql.exec('DROP TABLE changes')
  const {status, answer} = await ask('/data/history/production/events/documents/a', {headers: administrator})
  expect(status).toBe(500)
  expect(answer).toEqual({
    statusCode: 500,
    error: 'Internal Server Error',
    message: 'An internal server error occurred',
  })
  expect(shop.failures).toHaveLength(1)
})

test('any page may call the lake with credentials and any header, and caches the preflight for a day', async () => {
  const headers = {
    origin: 'http://studio.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,x-sanity-app',
  }
  const answer = (await ask('/data/mutate/production', {method: 'OPTIONS', headers})).headers
  expect(answer.get('access-control-allow-origin')).toBe('http://studio.example')
  expect(answer.get('access-control-allow-credentials')).toBe('true')
  expect(answer.get('access-control-allow-headers')).toBe('authorization,x-sanity-app')
  expect(answer.get('access-control-max-age')).toBe(String(24 * 3600))
})
