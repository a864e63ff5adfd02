import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {LakeError} from '../model/errors.ts'
import {readOrMakeToken} from './secrets.ts'
import {openDatabase} from '../storage/database.ts'
import {LakePeople} from './people.ts'

const SCRIPT_TOKEN = 'a-script-token-of-thirty-two-characters'
const PASSWORD = 'granite lotus river seven'
const DAY_MS = 86_400_000

function open() {
  const lakeDatabase = openDatabase(':memory:')
  const clock = {now: 1_700_000_000_000}
  const people = new LakePeople(lakeDatabase, SCRIPT_TOKEN, () => clock.now)
  return {lakeDatabase, database: lakeDatabase.sql, clock, people}
}

const bearer = (token: string) => new Headers({authorization: `Bearer ${token}`})

test('a request without a token is anonymous, a request with an unknown token is rejected', () => {
  const {people} = open()
  expect(people.identify(new Headers())).toBeUndefined()
  for (const header of [
    'Bearer nonsense',
    'Bearer ',
    'Basic YTpi',
    `Bearer ${SCRIPT_TOKEN} x`,
    'Bearer \u00e9',
  ]) {
    expect(() => people.identify(new Headers({authorization: header}))).toThrow('Session not found')
  }
})

test('the script token is an administrator, and a start with a new one replaces it', () => {
  const {lakeDatabase, people} = open()
  expect(people.identify(bearer(SCRIPT_TOKEN))).toMatchObject({id: 'lake-token', role: 'administrator'})
  const restarted = new LakePeople(lakeDatabase, 'another-token-of-thirty-two-characters')
  expect(() => restarted.identify(bearer(SCRIPT_TOKEN))).toThrow('Session not found')
  expect(new LakePeople(lakeDatabase, 'another-token-of-thirty-two-characters').tokens()).toHaveLength(1)
})

test('the program around the lake reads as a viewer, with a token that ends with the process', () => {
  const {lakeDatabase, people} = open()
  expect(people.identify(bearer(people.readerToken))).toMatchObject({role: 'viewer'})
  const restarted = new LakePeople(lakeDatabase, SCRIPT_TOKEN)
  expect(() => restarted.identify(bearer(people.readerToken))).toThrow('Session not found')
})

test('two passwords are checked at once, twenty wait, and one more is refused at once', async () => {
  const {people, database} = open()
  // A hash of the lowest cost.
  const hash = `scrypt$2$1$1$${'A'.repeat(22)}$${'A'.repeat(43)}`
  database.prepare('UPDATE people SET password = ?').run(hash)
  const guesses = Promise.allSettled(Array.from({length: 22}, () => people.signInWithPassword('a guess')))
  await expect(people.signInWithPassword('one more')).rejects.toMatchObject({type: 'unavailable'})
  const types = (await guesses).map((outcome) => outcome.status === 'rejected' && outcome.reason)
  expect(types).toEqual(Array(22).fill(expect.objectContaining({type: 'unauthorized'})))
})

test('a sign-in code signs the owner in once', () => {
  const {people} = open()
  const code = people.createSignInCode()
  const {token, identity} = people.signInWithCode(code)
  expect(identity).toMatchObject({id: 'owner', role: 'administrator'})
  expect(people.identify(bearer(token))).toEqual(identity)
  expect(() => people.signInWithCode(code)).toThrow('used already')
})

test('a sign-in code is rejected after a day, or once a newer one is made', () => {
  const {people, clock} = open()
  const replaced = people.createSignInCode()
  const late = people.createSignInCode()
  expect(() => people.signInWithCode(replaced)).toThrow('replaced by a newer one')
  clock.now += DAY_MS + 1
  expect(() => people.signInWithCode(late)).toThrow('older than a day')
})

test('a session expires 30 days after its last use', () => {
  const {people, clock} = open()
  const {token} = people.signInWithCode(people.createSignInCode())
  clock.now += 29 * DAY_MS
  expect(people.identify(bearer(token))).toBeDefined()
  clock.now += 29 * DAY_MS
  expect(people.identify(bearer(token))).toBeDefined()
  clock.now += 31 * DAY_MS
  expect(() => people.identify(bearer(token))).toThrowError(
    expect.objectContaining({message: 'Session has expired', details: {errorCode: 'SIO-401-AEX'}}),
  )
})

test('a session that cannot be extended on a full disk stays valid until its old expiry', () => {
  const {database, people, clock} = open()
  const {token} = people.signInWithCode(people.createSignInCode())
  clock.now += 29 * DAY_MS
  // SQLite fails with the code of a disk that is not writable.
  database.exec('PRAGMA query_only = ON')
  expect(people.identify(bearer(token))).toMatchObject({id: 'owner'})
  clock.now += 2 * DAY_MS
  expect(() => people.identify(bearer(token))).toThrow('Session has expired')
})

test('signing out ends only the session of the request', () => {
  const {people} = open()
  const first = people.signInWithCode(people.createSignInCode())
  const second = people.signInWithCode(people.createSignInCode())
  people.signOut(bearer(first.token))
  expect(() => people.identify(bearer(first.token))).toThrow('Session not found')
  expect(people.identify(bearer(second.token))).toBeDefined()
})

test('the password signs in, a wrong one does not, and setting a new one ends all sessions', async () => {
  const {people} = open()
  expect(people.hasPassword()).toBe(false)
  await expect(people.signInWithPassword(PASSWORD)).rejects.toThrow('No password is set')
  await people.setPassword(PASSWORD)
  expect(people.hasPassword()).toBe(true)
  const {token} = await people.signInWithPassword(PASSWORD)
  await expect(people.signInWithPassword('Granite lotus river seven')).rejects.toThrow('not right')
  await people.setPassword('another set of four words')
  expect(() => people.identify(bearer(token))).toThrow('Session not found')
  await expect(people.signInWithPassword(PASSWORD)).rejects.toThrow('not right')
})

test('setting a password ends the sign-in code of that person, and of nobody else', async () => {
  const {people} = open()
  const {id} = people.staff.add('asha@shop.example', 'Asha Rao', 'viewer')
  const [owners, ashas] = [people.createSignInCode(), people.createSignInCode(id)]
  await people.setPassword(PASSWORD)
  expect(() => people.signInWithCode(owners)).toThrow('ended when a password was set')
  expect(people.signInWithCode(ashas).identity.id).toBe(id)
})

test("ending all sessions of a person ends the person's sign-in code", () => {
  const {people} = open()
  const {id} = people.staff.add('asha@shop.example', 'Asha Rao', 'viewer')
  const [owners, ashas] = [people.createSignInCode(), people.createSignInCode(id)]
  expect(people.staff.endSessions('asha@shop.example')).toBe(0)
  expect(() => people.signInWithCode(ashas)).toThrow('used already')
  expect(people.signInWithCode(owners).identity.id).toBe('owner')
})

test('a password is not set when the former sessions cannot be ended', async () => {
  const {database, people} = open()
  await people.setPassword(PASSWORD)
  const {token} = await people.signInWithPassword(PASSWORD)
  database.exec("CREATE TRIGGER stop BEFORE DELETE ON sessions BEGIN SELECT raise(ABORT, 'no more'); END")
  await expect(people.setPassword('another set of four words')).rejects.toThrow('no more')
  expect(people.identify(bearer(token))).toMatchObject({id: 'owner'})
  await people.signInWithPassword(PASSWORD)
})

test('each person has a password of their own, and signs in with the address in any case', async () => {
  const {people} = open()
  const {id} = people.staff.add('Asha@shop.example', 'Asha Rao', 'editor')
  await expect(people.signInWithPassword(PASSWORD, 'asha@shop.example')).rejects.toThrow('not right')
  await people.setPassword(PASSWORD, id)
  await people.setPassword('the owner has another one')
  const {identity} = await people.signInWithPassword(PASSWORD, 'asha@SHOP.example')
  expect(identity).toEqual({id, name: 'Asha Rao', email: 'Asha@shop.example', role: 'editor'})
  await expect(people.signInWithPassword(PASSWORD)).rejects.toThrow('not right')
  await expect(people.signInWithPassword('the owner has another one', id)).rejects.toThrow('not right')
})

test('an unknown name is rejected with the text and the delay of a wrong password', async () => {
  const {people} = open()
  await people.setPassword(PASSWORD)
  const refusal = async (name: string) => {
    const started = process.cpuUsage()
    const message = await people.signInWithPassword('wrong', name).catch(String)
    return {message, micros: process.cpuUsage(started).user}
  }
  const [known, unknown] = [await refusal('owner'), await refusal('nobody@shop.example')]
  expect(unknown.message).toBe(known.message)
  expect(unknown.micros).toBeGreaterThan(known.micros / 5)
})

test('each person has a sign-in link of their own', () => {
  const {people} = open()
  const {id} = people.staff.add('asha@shop.example', 'Asha Rao', 'viewer')
  const owners = people.createSignInCode()
  const [replaced, last] = [people.createSignInCode(id), people.createSignInCode(id)]
  expect(() => people.signInWithCode(replaced)).toThrow('replaced by a newer one')
  expect(people.signInWithCode(last).identity.role).toBe('viewer')
  expect(people.signInWithCode(owners).identity.id).toBe('owner')
})

test('changing a role and removing a person take effect at once', () => {
  const {people} = open()
  const {id} = people.staff.add('asha@shop.example', 'Asha Rao', 'viewer')
  const {token} = people.signInWithCode(people.createSignInCode(id))
  people.staff.setRole('asha@shop.example', 'editor')
  expect(people.identify(bearer(token))?.role).toBe('editor')
  people.putSettings(id, [{key: 'a', value: 1}])
  const code = people.createSignInCode(id)
  people.staff.remove('asha@shop.example')
  expect(() => people.identify(bearer(token))).toThrow('Session not found')
  expect(() => people.signInWithCode(code)).toThrow('used already')
  expect(people.setting(id, 'a')).toBeNull()
  expect(people.staff.list().map(({email}) => email)).toEqual(['owner@localhost'])
})

test('sessions are listed without their secrets, and can be ended singly or for one person', () => {
  const {people, clock} = open()
  const {id} = people.staff.add('asha@shop.example', 'Asha Rao', 'viewer')
  const signIn = () => people.signInWithCode(people.createSignInCode(id)).token
  const [first, second, third] = [signIn(), signIn(), signIn()]
  const owners = people.signInWithCode(people.createSignInCode()).token
  const sessions = people.staff.sessions()
  expect(sessions.map(({email}) => email)).toEqual(['owner@localhost', ...Array(3).fill('asha@shop.example')])
  for (const secret of [first, second, third, owners]) expect(JSON.stringify(sessions)).not.toContain(secret)
  const ends = [first, second, third].map((token) => () => people.identify(bearer(token)))
  expect(people.staff.endSessions(sessions[1]?.id ?? '')).toBe(1)
  expect(ends.filter((identify) => throws(identify))).toHaveLength(1)
  expect(people.staff.endSessions('asha@shop.example')).toBe(2)
  expect(ends.filter((identify) => throws(identify))).toHaveLength(3)
  expect(people.identify(bearer(owners))).toBeDefined()
  clock.now += 31 * DAY_MS
  expect(people.staff.sessions()).toEqual([])
})

const throws = (run: () => unknown) => {
  try {
    run()
    return false
  } catch {
    return true
  }
}

test('the key of a session or a token is valid no longer than these, and signs nobody in', () => {
  const {people, clock} = open()
  const {id, token} = people.createToken('Nightly export', 'viewer')
  const signedIn = people.signInWithCode(people.createSignInCode()).token
  const keyOf = (secret: string) => people.keyOf(bearer(secret)) ?? ''
  const [ofToken, ofSession] = [keyOf(token), keyOf(signedIn)]
  for (const key of [ofToken, ofSession]) {
    expect(people.holderOf(key)).toBeTypeOf('string')
    expect(() => people.identify(bearer(key))).toThrow('Session not found')
  }
  people.revokeToken(id)
  expect(people.holderOf(ofToken)).toBeUndefined()
  clock.now += 31 * DAY_MS
  expect(people.holderOf(ofSession)).toBeUndefined()
  expect(people.keyOf(new Headers())).toBeUndefined()
})

test('the owner cannot be removed or demoted, addresses are unique, and each failure has a sentence', () => {
  const {people} = open()
  people.staff.add('asha@shop.example', 'Asha', 'viewer')
  expect(() => people.staff.add('ASHA@shop.example', 'Another', 'editor')).toThrow('already has access')
  expect(() => people.staff.add('no address', 'A', 'editor')).toThrow('not an e-mail address')
  expect(() => people.staff.add('a@b', '', 'editor')).toThrow('1 to 100 characters')
  expect(() => people.staff.remove('owner')).toThrow('The owner always stays')
  expect(() => people.staff.setRole('owner@localhost', 'viewer')).toThrow('The owner always stays')
  expect(() => people.staff.remove('nobody@shop.example')).toThrow('There is no person')
  expect(people.staff.list()).toHaveLength(2)
})

test.each([
  ['short', 'at least 10 characters'],
  ['x'.repeat(201), 'at most 200 characters'],
  ['ababababababab', 'repeats'],
])('the password %j is rejected with a reason', async (password, reason) => {
  const {people} = open()
  await expect(people.setPassword(password)).rejects.toThrow(reason)
  expect(people.hasPassword()).toBe(false)
})

test('tokens can be made, listed without their secret, and revoked', () => {
  const {people} = open()
  const {id, token} = people.createToken('Nightly export', 'viewer')
  expect(people.identify(bearer(token))).toMatchObject({id, name: 'Nightly export', role: 'viewer'})
  expect(people.tokens().map(({label, role}) => ({label, role}))).toContainEqual({
    label: 'Nightly export',
    role: 'viewer',
  })
  expect(people.revokeToken(id)).toBe(true)
  expect(people.revokeToken(id)).toBe(false)
  expect(() => people.identify(bearer(token))).toThrow('Session not found')
})

test('the database has hashes only, no secrets', async () => {
  const {database, people} = open()
  const code = people.createSignInCode()
  const session = people.signInWithCode(people.createSignInCode()).token
  const {token} = people.createToken('a', 'editor')
  await people.setPassword(PASSWORD)
  const tables = ['people', 'tokens', 'sessions', 'sign_in_codes']
  const everything = JSON.stringify(tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all()))
  for (const secret of [SCRIPT_TOKEN, code, session, token, PASSWORD])
    expect(everything).not.toContain(secret)
})

test('a stored hash cannot be used to sign in', () => {
  const {database, people} = open()
  people.createToken('a', 'editor')
  people.signInWithCode(people.createSignInCode())
  people.createSignInCode()
  const stored = ['tokens', 'sessions', 'sign_in_codes'].map((table) =>
    Object.values(database.prepare(`SELECT hash FROM ${table} ORDER BY rowid DESC`).get() ?? {}).map(String),
  )
  expect(stored.map(([hash]) => hash)).toEqual(
    Array.from({length: 3}, () => expect.stringMatching(/^[0-9a-f]{64}$/)),
  )
  for (const hash of stored.flat()) {
    expect(() => people.identify(bearer(hash))).toThrow('Session not found')
    expect(() => people.signInWithCode(hash)).toThrow(LakeError)
  }
})

test('settings are stored per user, and a request with an oversized one stores none', () => {
  const {people} = open()
  people.putSettings('owner', [{key: 'studio.theme', value: {dark: true}}])
  expect(people.setting('owner', 'studio.theme')).toEqual({dark: true})
  expect(people.setting('owner', 'other')).toBeNull()
  expect(people.setting('lake-token', 'studio.theme')).toBeNull()
  const tooLarge = [
    {key: 'studio.theme', value: null},
    {key: 'large', value: 'x'.repeat(300_000)},
  ]
  expect(() => people.putSettings('owner', tooLarge)).toThrow('up to')
  expect(people.setting('owner', 'studio.theme')).toEqual({dark: true})
})

test('the token of the data folder is made once, and only its user can read it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lake-token-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const token = readOrMakeToken(folder)
  expect(token.length).toBeGreaterThan(40)
  expect(readOrMakeToken(folder)).toBe(token)
  expect(readFileSync(join(folder, 'lake-token'), 'utf8')).toBe(`${token}\n`)
  expect(statSync(join(folder, 'lake-token')).mode & 0o777).toBe(0o600)
})
