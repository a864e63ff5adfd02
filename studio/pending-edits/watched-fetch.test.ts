import {globSync, readFileSync} from 'node:fs'
import {createClient} from '@sanity/client'
import {afterEach, expect, test, vi} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {openSessions} from '../embedded/sessions.ts'
import {saveTrouble, watched} from './watched-fetch.ts'

const COMMIT = 'http://shop.example/lake/v1/data/actions/production?tag=sanity.studio.document.commit'
const OTHER = 'http://shop.example/lake/v1/data/query/production?tag=sanity.studio.list'
const headers = {Authorization: 'first'}
const FULL = 'The server could not read or write its disk. Try again later.'

afterEach(() => saveTrouble.next(undefined))

test.each(['document.commit', 'preview.document-paths', 'releases.listen'])(
  'patch A10: Sanity still sends a request with the tag %s',
  (tag) => {
    const sanity = globSync('node_modules/sanity/lib/*.js').map((file) => readFileSync(file, 'utf8'))
    expect(sanity.filter((code) => code.includes(`tag: "${tag}"`)).length).toBeGreaterThan(0)
  },
)

/** A fetch whose requests have this outcome, the headers that it has sent, and the session of Meera. */
function fetchWith(outcome: (header: string | null) => Response) {
  const sent: (string | null)[] = []
  const ends: string[] = []
  const sessions = openSessions(() => ends.push('ended'))
  sessions.start({person: 'meera', header: 'first'})
  const send = watched(async (_input, init) => {
    const header = new Headers(init?.headers).get('Authorization')
    sent.push(header)
    return outcome(header)
  }, sessions)
  return {send, sent, ends, sessions}
}

/** As the lake says it. */
const full = () =>
  Response.json({statusCode: 503, error: 'Service Unavailable', message: FULL}, {status: 503})
const unreachable = (): Response => {
  throw new TypeError('Failed to fetch')
}
const signedIn = (valid: string) => (header: string | null) =>
  new Response(null, {status: header === valid ? 200 : 401})

test.each<[string, () => Response, object]>([
  ['the disk is full', full, {reason: FULL}],
  ['there is no network', unreachable, {}],
])(
  'a form is sent again until it is stored; meanwhile the notice says that %s',
  async (_why, fails, trouble) => {
    let outcome = fails
    const {send, sent} = fetchWith(() => outcome())
    const stored = send(COMMIT, {headers})
    await expect.poll(() => saveTrouble.value).toEqual(trouble)
    outcome = () => Response.json({})
    expect((await stored).status).toBe(200)
    expect(sent.length).toBeGreaterThan(1)
    expect(saveTrouble.value).toBeUndefined()
  },
)

test.each([
  'http://shop.example/lake/v1/data/doc/production/drafts.category-fountain?excludeContent=true',
  'http://shop.example/lake/v1/data/query/production?query=*&tag=sanity.studio.preview.document-paths',
])(
  'what a form reads is requested until the lake answers, and the notice says nothing: %s',
  async (address) => {
    let outcome = unreachable
    const {send, sent} = fetchWith(() => outcome())
    const read = send(address, {headers})
    await expect.poll(() => sent.length).toBe(1)
    outcome = full
    await expect.poll(() => sent.length, {timeout: 3000}).toBe(2)
    outcome = () => Response.json({})
    expect((await read).status).toBe(200)
    expect(saveTrouble.value).toBeUndefined()
  },
)

test('a form whose response is lost is stored once, and counts as stored when it is sent again', async () => {
  const shop = await startTestLake()
  const statuses: number[] = []
  const send = watched(async (input, init) => {
    const response = await fetch(input, init)
    if (!new Request(input).url.includes('document.commit')) return response
    statuses.push(response.status)
    return statuses.length > 2 ? response : unreachable()
  }, openSessions(vi.fn()))
  const client = createClient({
    ...shop,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    requestTagPrefix: 'sanity.studio',
    resolveFetch: () => send,
  })
  const tag = 'document.commit'
  await client.create({_id: 'one', _type: 'product'})
  const edit = {
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.one',
    publishedId: 'one',
    patch: {set: {name: 'First words'}},
  } as const
  const mutations = [{patch: {id: 'one', inc: {value: 1}, setIfMissing: {value: 0}}}]
  const results = await Promise.all([
    client.action(edit, {tag, transactionId: 'action'}),
    client.dataRequest('mutate', {mutations, transactionId: 'mutation'}, {tag, returnDocuments: false}),
  ])
  expect(results).toMatchObject([{transactionId: 'action'}, {transactionId: 'mutation'}])
  expect(statuses).toEqual([200, 200, 409, 409])
  expect(await client.getDocument('one')).toMatchObject({value: 1})
  expect(saveTrouble.value).toBeUndefined()
  await shop.close()
})

test('a rejection for another reason stays one', async () => {
  const taken = {error: {items: [{error: {type: 'documentAlreadyExistsError'}}]}}
  const {send} = fetchWith(() => Response.json(taken, {status: 409}))
  expect((await send(COMMIT, {headers, body: '{"transactionId": "one"}'})).status).toBe(409)
})

test('a form that was given up is not sent again, and its notice ends', async () => {
  const {send, sent} = fetchWith(unreachable)
  const left = new AbortController()
  const stored = send(COMMIT, {headers, signal: left.signal})
  await expect.poll(() => saveTrouble.value).toEqual({})
  left.abort()
  await expect(stored).rejects.toThrow('Failed to fetch')
  expect(sent).toHaveLength(2)
  expect(saveTrouble.value).toBeUndefined()
})

test('other requests that fail say nothing about forms', async () => {
  expect((await fetchWith(full).send(OTHER, {headers})).status).toBe(503)
  expect(saveTrouble.value).toBeUndefined()
})

test('requests of a session that has ended wait, and go on when the same person signs in again', async () => {
  const {send, sent, ends, sessions} = fetchWith(signedIn('second'))
  const requests = Promise.all([send(COMMIT, {headers}), send(OTHER, {headers})])
  await expect.poll(() => sent).toEqual(['first', 'first'])
  sessions.start({person: 'ravi', header: 'other'})
  sessions.start({person: 'meera', header: 'second'})
  expect((await requests).map(({status}) => status)).toEqual([200, 200])
  expect(ends).toEqual(['ended'])
  expect((await send(COMMIT, {headers})).status).toBe(200)
  expect(sent.at(-1)).toBe('second')
})

test('after signing out, and where a request checks a session, the rejection is returned', async () => {
  const {send, ends, sessions} = fetchWith(signedIn('second'))
  expect((await send('http://shop.example/lake/v1/users/me', {headers})).status).toBe(401)
  sessions.stop()
  expect((await send(OTHER, {headers})).status).toBe(401)
  expect(ends).toEqual([])
})
