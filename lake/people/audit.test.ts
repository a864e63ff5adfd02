import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {z} from 'zod'
import {onBehalfOf} from '../../lib/http/client-key.ts'
import {lakeApp} from '../app.ts'
import {openLake} from '../lake.ts'
import {administrator, newLakeForEachTest} from '../testing/lake.ts'

const PASSWORD = 'granite lotus river seven'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

beforeEach(() => vi.useFakeTimers({now: Date.parse('2026-05-01T12:00:00Z')}))
beforeEach(() => () => void vi.useRealTimers())
const shop = newLakeForEachTest()

const entries = (limit = 1000) =>
  shop.lake.people.audit
    .list({limit})
    .map(({event, actor, subject, sender, count}) => [event, actor, subject, sender, count])

const signIn = async (body: object, address: string) =>
  lakeApp(shop.lake).request(
    '/v1/auth/sign-in',
    {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)},
    onBehalfOf(address),
  )

test('changes of people, roles, passwords and tokens are recorded', async () => {
  vi.useRealTimers()
  const {people} = shop.lake
  people.staff.add('asha@shop.example', 'Asha', 'editor')
  people.staff.setRole('asha@shop.example', 'viewer')
  people.createSignInCode(people.staff.find('asha@shop.example').id)
  await people.setPassword(PASSWORD)
  people.staff.endSessions('owner')
  const {id} = people.createToken('price import', 'editor')
  people.revokeToken(id)
  people.revokeToken(id)
  people.staff.remove('asha@shop.example')
  expect(entries(8).map(([event, actor, subject]) => [event, actor, subject])).toEqual([
    ['person removed', 'this machine', 'asha@shop.example'],
    ['token revoked', 'this machine', `price import (${id})`],
    ['token made', 'this machine', `price import, editor (${id})`],
    ['sessions ended', 'this machine', 'owner@localhost'],
    ['password set', 'this machine', 'owner@localhost'],
    ['sign-in link made', 'this machine', 'asha@shop.example'],
    ['role changed', 'this machine', 'asha@shop.example, viewer'],
    ['person added', 'this machine', 'asha@shop.example, editor'],
  ])
})

test('a change that fails is not recorded, and one that cannot be recorded is not made', () => {
  const {people} = shop.lake
  const before = entries()
  expect(() => people.staff.remove('owner')).toThrow('The owner always stays')
  expect(entries()).toEqual(before)
  const {id, token} = people.createToken('a', 'editor')
  shop.lake.database.sql.exec(
    "CREATE TRIGGER stop BEFORE INSERT ON audit BEGIN SELECT raise(ABORT, 'no'); END",
  )
  expect(() => people.revokeToken(id)).toThrow('no')
  expect(people.identify(new Headers({authorization: `Bearer ${token}`}))).toMatchObject({id})
})

test('sign-ins and failed ones are recorded with their sender, but no name that nobody has', async () => {
  vi.useRealTimers()
  const {people} = shop.lake
  await people.setPassword(PASSWORD)
  await signIn({password: PASSWORD}, '2001:db8:1:2:3:4:5:6')
  await signIn({password: 'wrong password'}, '192.0.2.7')
  await signIn({name: 'my password by mistake', password: 'x'}, '192.0.2.7')
  await signIn({code: 'x'}, '192.0.2.7')
  await signIn({code: people.createSignInCode()}, '192.0.2.8')
  expect(entries(6)).toEqual([
    ['signed in', 'owner', 'by link', '192.0.2.8', 1],
    ['sign-in link made', 'this machine', 'owner@localhost', '', 1],
    ['sign-in failed', 'unknown', 'by link', '192.0.2.7', 1],
    ['sign-in failed', 'unknown', 'an unknown name', '192.0.2.7', 1],
    ['sign-in failed', 'unknown', 'owner@localhost', '192.0.2.7', 1],
    ['signed in', 'owner', 'by password', '2001:db8:1:2::/64', 1],
  ])
})

test('an hour lists thirty failed sign-ins, and then counts them', async () => {
  const {people} = shop.lake
  const fail = () => expect(() => people.signInWithCode('x', '192.0.2.7')).toThrow('used already')
  const before = entries().length
  for (let count = 0; count < 1000; count += 1) fail()
  expect(entries().length - before).toBe(30)
  vi.advanceTimersByTime(HOUR_MS)
  fail()
  expect(entries(2)).toEqual([
    ['sign-in failed', 'unknown', 'by link', '192.0.2.7', 1],
    ['sign-in failed', 'unknown', 'more in one hour, from any sender', '', 970],
  ])
})

test('exports by people and tokens, purges and deleted datasets are recorded; exports by visitors are not', async () => {
  const {lake} = shop
  lake.createDataset('old', 'private')
  lake.dataset('production').commit({
    mutations: [{create: {_id: 'p', _type: 't'}}, {delete: {id: 'p', purge: true}}],
    author: 'owner',
  })
  const before = entries().length
  await (await shop.request('/v1/data/export/production', {})).text()
  expect(entries()).toHaveLength(before)
  await (await shop.request('/v1/data/export/production', {headers: administrator})).text()
  await shop.request('/v1/datasets/old', {method: 'DELETE', headers: administrator})
  expect(entries(3).map(([event, actor, subject]) => [event, actor, subject])).toEqual([
    ['dataset deleted', 'lake-token', 'old'],
    ['exported', 'lake-token', 'production'],
    ['purged', 'owner', 'production: p'],
  ])
})

test('an export works when it cannot be recorded', async () => {
  shop.lake.database.sql.exec('PRAGMA query_only = ON')
  const exported = await shop.request('/v1/data/export/production', {headers: administrator})
  expect(exported.status).toBe(200)
})

test('administrators read the newest entries since a time over HTTP', async () => {
  const list = z.object({entries: z.array(z.object({at: z.string(), event: z.string()}))})
  const read = async (query: string) => {
    const response = await shop.request(`/v1/audit?${query}`, {headers: administrator})
    return {status: response.status, text: await response.text()}
  }
  shop.lake.people.createToken('a', 'viewer')
  vi.advanceTimersByTime(DAY_MS)
  shop.lake.people.createToken('b', 'viewer')
  const at = new Date().toISOString()
  const {text} = await read(`since=${at}`)
  expect(list.parse(JSON.parse(text)).entries).toEqual([{at, event: 'token made'}])
  expect(list.parse(JSON.parse((await read('limit=2')).text)).entries).toHaveLength(2)
  for (const query of ['since=yesterday', 'limit=0', 'limit=x'])
    expect((await read(query)).status, query).toBe(400)
})

test('an entry has the name of its actor while somebody has that id', async () => {
  const {people} = shop.lake
  const {id} = people.staff.add('asha@shop.example', 'Asha', 'editor')
  people.signInWithCode(people.createSignInCode(id))
  const nameOfNewest = async () => {
    const response = await shop.request('/v1/audit', {headers: administrator})
    const {entries} = z
      .object({entries: z.array(z.looseObject({event: z.string()}))})
      .parse(await response.json())
    return entries.find(({event}) => event === 'signed in')?.actorName
  }
  expect(await nameOfNewest()).toBe('Asha')
  people.staff.remove('asha@shop.example')
  expect(await nameOfNewest()).toBeUndefined()
})

/** Keeps the record of a lake with a folder of its own for 30 days. */
function keepRecord() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-audit-'))
  const options = {dataDir, publicBase: 'http://localhost/lake', projectId: 'shop', dataset: 'production'}
  const lake = openLake({...options, token: 'administrators-token', auditDays: 30})
  lake.dataset('production').commit({mutations: [{create: {_id: 'a', _type: 't'}}], author: 'me'})
  onTestFinished(() => {
    lake.close()
    rmSync(dataDir, {recursive: true, force: true})
  })
  const {people} = lake
  return {people, left: () => people.audit.list({limit: 1000})}
}

test('entries are removed after their days, but not while the clock is implausible', async () => {
  const {people, left} = keepRecord()
  people.createToken('old', 'viewer')
  await vi.advanceTimersByTimeAsync(10 * DAY_MS)
  vi.setSystemTime(Date.now() + 500 * DAY_MS)
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  vi.setSystemTime(Date.now() - 500 * DAY_MS)
  await vi.advanceTimersByTimeAsync(19 * DAY_MS)
  expect(left()[0]?.subject).toContain('old')
  await vi.advanceTimersByTimeAsync(3 * DAY_MS)
  expect(left()).toEqual([])
})

test('one day removes a share of the entries at most, the oldest first', async () => {
  const {people, left} = keepRecord()
  for (let number = 0; number < 600; number += 1)
    people.audit.record({event: 'token made', actor: 'owner', subject: `token ${number}`})
  const count = left().length
  await vi.advanceTimersByTimeAsync(30.5 * DAY_MS)
  expect(left()).toHaveLength(count - Math.floor(count / 15))
  expect(left()[0]?.subject).toBe('token 599')
})
