import {copyFileSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {generateAuthenticationOptions} from '@simplewebauthn/server'
import {Hono} from 'hono'
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {z} from 'zod'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {lakeApp} from '../app.ts'
import {openLake, type Lake} from '../lake.ts'
import {LakePeople} from '../people/people.ts'
import {openDatabaseBeside} from '../storage/database.ts'
import {restoreAccess} from '../storage/restored-access.ts'
import {newAuthenticator} from '../testing/authenticator.ts'

const ORIGIN = 'https://shop.example'
const SITE = {origin: ORIGIN, domain: 'shop.example'}
const PEER = '203.0.113.9'

let lake: Lake
let app: Hono<ClientEnv>

const optionsFor = (dataDir: string, publicBase = `${ORIGIN}/lake`) => ({
  dataDir,
  publicBase,
  projectId: 'stone',
  dataset: 'production',
  onError: (error: unknown) => {
    throw error
  },
})

function open(publicBase?: string) {
  const opened = openLake(optionsFor(':memory:', publicBase))
  const routes = new Hono<ClientEnv>()
    .use(async (context, next) => {
      context.set('clientAddress', context.req.header('x-test-peer') ?? PEER)
      await next()
    })
    .route('/', lakeApp(opened))
  return {lake: opened, app: routes}
}

beforeEach(() => {
  ;({lake, app} = open())
})
afterEach(() => {
  vi.useRealTimers()
  lake.close()
})

const signIn = (person?: string) => lake.people.signInWithCode(lake.people.createSignInCode(person)).token

async function ask(
  path: string,
  {token, body, peer = PEER, method}: {token?: string; body?: unknown; peer?: string; method?: string} = {},
) {
  const response = await app.request(`/v1${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'x-test-peer': peer,
      'content-type': 'application/json',
      ...(token !== undefined && {authorization: `Bearer ${token}`}),
    },
    ...(body !== undefined && {body: JSON.stringify(body)}),
  })
  const text = await response.text()
  const answer: unknown = text === '' ? undefined : JSON.parse(text)
  return {status: response.status, answer}
}

const challenge = z.object({challenge: z.string()})
const signedIn = z.object({token: z.string(), user: z.object({id: z.string()})})
const listed = z.object({
  passkeys: z.array(z.object({id: z.string(), name: z.string(), usedAt: z.string().nullable()})),
})

type Device = ReturnType<typeof newAuthenticator>

const challengeToAdd = async (token: string) =>
  challenge.parse((await ask('/auth/passkeys/options', {token, body: {}})).answer).challenge
const challengeToSignIn = async () =>
  challenge.parse((await ask('/auth/passkey-options', {body: {}})).answer).challenge

/** Adds a passkey of a new device. */
async function add(token: string, name = 'My phone'): Promise<Device> {
  const device = newAuthenticator()
  const response = device.create({...SITE, challenge: await challengeToAdd(token)})
  expect(await ask('/auth/passkeys', {token, body: {name, response}})).toMatchObject({
    status: 200,
    answer: {name},
  })
  return device
}

const prove = (passkey: unknown, peer?: string) =>
  ask('/auth/sign-in', {body: {passkey}, ...(peer !== undefined && {peer})})
const proveWith = async (device: Device, peer?: string) =>
  prove(device.get({...SITE, challenge: await challengeToSignIn()}), peer)
const REJECTED = {
  status: 401,
  answer: {message: expect.stringContaining('This passkey does not sign in here')},
}

test('the options to sign in are those of the library, and are there without loading it', async () => {
  const {challenge: made, ...options} = lake.people.passkeys.optionsToSignIn(SITE)
  const ofLibrary = await generateAuthenticationOptions({
    rpID: SITE.domain,
    challenge: new Uint8Array(Buffer.from(made, 'base64url')),
    userVerification: 'required',
  })
  expect({...options, challenge: made}).toEqual(ofLibrary)
})

test('a person adds a passkey, signs in with it without a name, sees when, and removes it; the record has all of it', async () => {
  const token = signIn()
  const device = await add(token)
  expect(listed.parse((await ask('/auth/passkeys', {token})).answer).passkeys).toMatchObject([
    {id: device.id, name: 'My phone', usedAt: null},
  ])
  const answer = signedIn.parse((await proveWith(device)).answer)
  expect(answer.user.id).toBe('owner')
  expect((await ask('/users/me', {token: answer.token})).answer).toMatchObject({id: 'owner'})
  expect(listed.parse((await ask('/auth/passkeys', {token})).answer).passkeys[0]?.usedAt).toMatch(/^20/)

  expect((await ask(`/auth/passkeys/${device.id}`, {token, method: 'DELETE'})).status).toBe(204)
  expect(await proveWith(device)).toMatchObject(REJECTED)
  expect(lake.people.audit.list({limit: 4})).toMatchObject([
    {event: 'sign-in failed', subject: 'by passkey', sender: PEER},
    {event: 'passkey removed', actor: 'owner', subject: 'owner@localhost, My phone', sender: PEER},
    {event: 'signed in', actor: 'owner', subject: 'by passkey', sender: PEER},
    {event: 'passkey added', actor: 'owner', subject: 'owner@localhost, My phone', sender: PEER},
  ])
})

test('a replayed response is rejected, and so is a new signature of a used challenge', async () => {
  const device = await add(signIn())
  const used = await challengeToSignIn()
  const response = device.get({...SITE, challenge: used})
  expect((await prove(response)).status).toBe(200)
  expect(await prove(response)).toMatchObject(REJECTED)
  expect(await prove(device.get({...SITE, challenge: used}))).toMatchObject(REJECTED)
  expect((await proveWith(device)).status).toBe(200)
})

test('two simultaneous uses of one challenge sign in once', async () => {
  const [first, second] = [await add(signIn()), await add(signIn())]
  const shared = await challengeToSignIn()
  const answers = await Promise.all(
    [first, second].map((device) => prove(device.get({...SITE, challenge: shared}))),
  )
  expect(answers.filter(({status}) => status === 200)).toHaveLength(1)
  expect(answers.filter(({status}) => status === 401)).toHaveLength(1)
})

test.each([
  ['a page of another origin', {origin: 'https://shop.example.evil.example'}],
  ['the same name without encryption', {origin: 'http://shop.example'}],
  ['a passkey of another site', {domain: 'evil.example'}],
  ['a device that nobody has unlocked', {isVerified: false}],
  ['a challenge that nobody has made', {challenge: Buffer.alloc(38, 7).toString('base64url')}],
  ['no challenge', {challenge: ''}],
])('%s does not sign in', async (_, changed) => {
  const device = await add(signIn())
  const circumstances = {...SITE, challenge: await challengeToSignIn(), ...changed}
  expect(await prove(device.get(circumstances))).toMatchObject(REJECTED)
})

test('a challenge expires after five minutes', async () => {
  vi.useFakeTimers({toFake: ['Date']})
  const device = await add(signIn())
  const early = await challengeToSignIn()
  const late = await challengeToSignIn()
  vi.setSystemTime(Date.now() + 5 * 60_000 - 1)
  expect((await prove(device.get({...SITE, challenge: early}))).status).toBe(200)
  vi.setSystemTime(Date.now() + 2)
  expect(await prove(device.get({...SITE, challenge: late}))).toMatchObject(REJECTED)
})

test('a challenge of another start of the server is rejected', async () => {
  const device = await add(signIn())
  const other = open()
  const response = await other.app.request('/v1/auth/passkey-options', {method: 'POST'})
  const foreign = challenge.parse(await response.json()).challenge
  other.lake.close()
  expect(await prove(device.get({...SITE, challenge: foreign}))).toMatchObject(REJECTED)
})

test('a challenge to add a passkey signs nobody in, and one to sign in adds none', async () => {
  const token = signIn()
  const device = await add(token)
  expect(await prove(device.get({...SITE, challenge: await challengeToAdd(token)}))).toMatchObject(REJECTED)
  const response = newAuthenticator().create({...SITE, challenge: await challengeToSignIn()})
  const added = await ask('/auth/passkeys', {token, body: {name: 'Phone', response}})
  expect(added).toMatchObject({
    status: 400,
    answer: {message: expect.stringContaining('could not be checked')},
  })
})

test('a challenge of one person adds no passkey for another, and no passkey twice', async () => {
  const {id} = lake.people.staff.add('asha@shop.example', 'Asha Rao', 'editor')
  const [owner, asha] = [signIn(), signIn(id)]
  const device = newAuthenticator()
  const foreign = device.create({...SITE, challenge: await challengeToAdd(owner)})
  expect((await ask('/auth/passkeys', {token: asha, body: {name: 'Phone', response: foreign}})).status).toBe(
    400,
  )
  const own = device.create({...SITE, challenge: await challengeToAdd(asha)})
  expect((await ask('/auth/passkeys', {token: asha, body: {name: 'Phone', response: own}})).status).toBe(200)
  const again = device.create({...SITE, challenge: await challengeToAdd(owner)})
  expect(await ask('/auth/passkeys', {token: owner, body: {name: 'Phone', response: again}})).toMatchObject({
    status: 400,
    answer: {message: 'This passkey was added before.'},
  })
  expect(signedIn.parse((await proveWith(device)).answer).user.id).toBe(id)
  // Nobody removes the passkey of another person.
  expect((await ask(`/auth/passkeys/${device.id}`, {token: owner, method: 'DELETE'})).status).toBe(404)
})

test('a copy of a device, whose count of signatures is behind, does not sign in', async () => {
  const device = await add(signIn())
  expect((await proveWith(device)).status).toBe(200)
  expect((await proveWith(device)).status).toBe(200)
  device.turnBack()
  expect(await proveWith(device)).toMatchObject(REJECTED)
})

test('a removed person’s passkey signs in no more; ended sessions leave the passkey', async () => {
  const {id, email} = lake.people.staff.add('asha@shop.example', 'Asha Rao', 'editor')
  const device = await add(signIn(id))
  const {token} = signedIn.parse((await proveWith(device)).answer)
  expect(lake.people.staff.endSessions(email)).toBe(2)
  expect((await ask('/users/me', {token})).status).toBe(401)
  expect((await proveWith(device)).status).toBe(200)
  lake.people.staff.remove(email)
  expect(await proveWith(device)).toMatchObject(REJECTED)
})

test('a passkey that is removed while its signature is checked does not sign in', async () => {
  const token = signIn()
  const device = await add(token)
  const proof = proveWith(device)
  const [person] = lake.people.members()
  await vi.waitFor(() => expect(person && lake.people.passkeys.remove(person, device.id)).toBe(true))
  expect(await proof).toMatchObject(REJECTED)
})

test('wrong passkeys count as wrong sign-ins of their sender', async () => {
  const device = await add(signIn())
  const wrong = {...SITE, challenge: 'guess'}
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await prove(device.get(wrong), '198.51.100.7')).status).toBe(401)
  expect((await proveWith(device, '198.51.100.7')).status).toBe(429)
  expect((await proveWith(device, '198.51.100.8')).status).toBe(200)
})

test('attempts to add a passkey that use up challenges count as wrong sign-ins', async () => {
  const token = signIn()
  const response = newAuthenticator().create({...SITE, challenge: 'guess'})
  const attempt = async () => (await ask('/auth/passkeys', {token, body: {name: 'x', response}})).status
  for (let each = 0; each < 10; each += 1) expect(await attempt()).toBe(400)
  expect(await attempt()).toBe(429)
})

test('a name is needed, and a person has at most twenty passkeys', async () => {
  const token = signIn()
  const response = newAuthenticator().create({...SITE, challenge: await challengeToAdd(token)})
  for (const name of ['', 'x'.repeat(61)])
    expect((await ask('/auth/passkeys', {token, body: {name, response}})).status).toBe(400)
  for (let index = 0; index < 20; index += 1) await add(token, `Phone ${index}`)
  const more = newAuthenticator().create({...SITE, challenge: await challengeToAdd(token)})
  expect(await ask('/auth/passkeys', {token, body: {name: 'One more', response: more}})).toMatchObject({
    status: 400,
    answer: {message: expect.stringContaining('up to 20 passkeys')},
  })
})

test.each([
  'http://192.0.2.1:3000/lake',
  'https://192.0.2.1/lake',
  'http://[::1]:3000/lake',
  'http://shop.example/lake',
])('at %s there are no passkeys, and the answer says what they need', async (publicBase) => {
  const other = open(publicBase)
  const response = await other.app.request('/v1/auth/passkey-options', {method: 'POST'})
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('PUBLIC_URL')])
  other.lake.close()
})

test('a restore drops the passkeys of the backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'passkeys-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const {people} = lake
  const device = await add(signIn())
  expect(people.passkeys.list('owner')).toHaveLength(1)
  const backup = join(folder, 'backup.sqlite')
  lake.database.sql.exec(`VACUUM INTO '${backup}'`)
  expect(restoreAccess(backup, '2026-11-21T02:00:00Z')).toMatchObject({passkeys: 1, sessions: 1})
  copyFileSync(backup, join(folder, 'lake.sqlite'))
  const database = openDatabaseBeside(folder)
  const restored = new LakePeople(database)
  expect(restored.passkeys.list('owner')).toEqual([])
  const response = device.get({...SITE, challenge: 'any'})
  await expect(restored.signInWithPasskey(response, SITE)).rejects.toThrow('does not sign in here')
  database.close()
})
