import {copyFileSync, mkdtempSync, renameSync, rmSync, truncateSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {lakeApp} from '../app.ts'
import {openLake} from '../lake.ts'

const token = 'x'.repeat(40)
const LONG = 'x'.repeat(20_000)

/** A running lake with 200 long documents, so that its database does not fit in SQLite's cache. */
function newShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-torn-'))
  const errors: string[] = []
  const options = {dataDir, publicBase: 'http://shop.example/lake', projectId: 'stone', token}
  const open = () =>
    openLake({...options, dataset: 'production', onError: (error) => errors.push(String(error))})
  const first = open()
  const documents = Array.from({length: 200}, (_, index) => ({_id: `a${index}`, _type: 't', text: LONG}))
  const mutations = documents.map((create) => ({create}))
  first.dataset('production').commit({mutations, author: 'me'})
  first.close()
  const lake = open()
  onTestFinished(() => {
    lake.close()
    rmSync(dataDir, {recursive: true, force: true})
  })
  const app = lakeApp(lake)
  const headers = {authorization: `Bearer ${token}`}
  const create = JSON.stringify({mutations: [{create: {_id: 'b', _type: 't'}}]})
  return {
    file: join(dataDir, 'lake.sqlite'),
    errors,
    lake,
    send: async (method: string, path: string, body?: object) =>
      app.request(path, {
        method,
        headers: {...headers, 'content-type': 'application/json'},
        ...(body && {body: JSON.stringify(body)}),
      }),
    write: async () => app.request('/v1/data/mutate/production', {method: 'POST', headers, body: create}),
    get: async (path: string) => app.request(path, {headers}),
  }
}

test.each([
  ['deleted', (file: string) => rmSync(file)],
  ['moved away', (file: string) => renameSync(file, `${file}.old`)],
  [
    'replaced by a copy',
    (file: string) => {
      copyFileSync(file, `${file}.copy`)
      renameSync(`${file}.copy`, file)
    },
  ],
  ['truncated', (file: string) => truncateSync(file, 40 * 4096)],
  ['emptied', (file: string) => truncateSync(file, 0)],
  ['unlocked', (file: string) => rmSync(join(dirname(file), 'lake.lock'))],
])(
  'a database that was %s while the lake is open rejects writes and still answers reads',
  async (_what, damage) => {
    const {file, errors, write, get} = newShop()
    damage(file)
    const response = await write()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(errors).toEqual([
      expect.stringMatching(/lake\.(?:sqlite|lock) was deleted, replaced or truncated/),
    ])
    const query = await get('/v1/data/query/production?query=count(*)')
    expect(await query.json()).toMatchObject({result: 200})
    expect((await (await get('/v1/data/export/production')).text()).trim().split('\n')).toHaveLength(200)
  },
)

test('a database that was deleted while the lake is open rejects new datasets, people and sign-ins too', async () => {
  const {file, lake, send} = newShop()
  lake.createDataset('other', 'private')
  const count = lake.people.members().length
  const code = lake.people.createSignInCode()
  rmSync(file)
  for (const [method, path, body] of [
    ['PUT', '/v1/datasets/new', {aclMode: 'public'}],
    ['PATCH', '/v1/datasets/other', {aclMode: 'public'}],
    ['DELETE', '/v1/datasets/other', undefined],
    ['POST', '/v1/auth/sign-in', {code}],
  ] as const)
    expect([method, (await send(method, path, body)).status]).toEqual([method, 503])
  expect(lake.datasets().map(({name, aclMode}) => [name, aclMode])).toEqual([
    ['other', 'private'],
    ['production', 'public'],
  ])
  expect(() => lake.people.createToken('import', 'editor')).toThrow('was deleted')
  expect(() => lake.people.staff.add('asha@shop.example', 'Asha', 'editor')).toThrow('was deleted')
  expect(lake.people.members()).toHaveLength(count)
  await expect(lake.people.setPassword('granite lotus river seven')).rejects.toThrow('was deleted')
  expect(lake.people.hasPassword()).toBe(false)
})

test.each([
  '/v1/data/history/production/transactions/a3?excludeContent=false',
  '/v1/data/history/production/documents/a3?time=2020-01-01T00:00:00Z',
])('history that cannot be read is answered with 503, not with a partial answer: %s', async (path) => {
  const {file, errors, get} = newShop()
  expect((await get(path)).status).toBe(200)
  truncateSync(file, 4096)
  for (let index = 100; index < 110; index += 1) {
    const response = await get(path.replace('a3', `a${index}`))
    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain(file)
  }
  expect(errors).toHaveLength(10)
})
