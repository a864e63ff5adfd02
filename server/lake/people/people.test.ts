import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {expect, onTestFinished, test} from 'vitest'
import {readOrMakeToken} from './lake-token.ts'
import {PEOPLE_TABLES} from './people-tables.ts'
import {LakePeople} from './people.ts'

const SCRIPT_TOKEN = 'a-script-token-of-thirty-two-characters'
const PASSWORD = 'granite lotus river seven'
const DAY_MS = 86_400_000

function open() {
  const database = new DatabaseSync(':memory:')
  database.exec(PEOPLE_TABLES)
  const clock = {now: 1_700_000_000_000}
  return {database, clock, people: new LakePeople(database, SCRIPT_TOKEN, () => clock.now)}
}

const bearer = (token: string) => new Headers({authorization: `Bearer ${token}`})

test('a request without a token is anonymous, and one with an unknown token is refused', () => {
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

test('the script token is an administrator, and a new one at the next start replaces it', () => {
  const {database, people} = open()
  expect(people.identify(bearer(SCRIPT_TOKEN))).toMatchObject({id: 'lake-token', role: 'administrator'})
  const restarted = new LakePeople(database, 'another-token-of-thirty-two-characters')
  expect(() => restarted.identify(bearer(SCRIPT_TOKEN))).toThrow('Session not found')
  expect(new LakePeople(database, 'another-token-of-thirty-two-characters').tokens()).toHaveLength(1)
})

test('a sign-in code signs the owner in once', () => {
  const {people} = open()
  const code = people.createSignInCode()
  const {token, identity} = people.signInWithCode(code)
  expect(identity).toMatchObject({id: 'owner', role: 'administrator'})
  expect(people.identify(bearer(token))).toEqual(identity)
  expect(() => people.signInWithCode(code)).toThrow('used already')
})

test('a sign-in code is worth nothing after a day, or once a newer one is made', () => {
  const {people, clock} = open()
  const replaced = people.createSignInCode()
  const late = people.createSignInCode()
  expect(() => people.signInWithCode(replaced)).toThrow('replaced by a newer one')
  clock.now += DAY_MS + 1
  expect(() => people.signInWithCode(late)).toThrow('older than a day')
})

test('a session lives 30 days after its last use, then it has expired', () => {
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

test('signing out ends this session and no other', () => {
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

test.each([
  ['short', 'at least 10 characters'],
  ['x'.repeat(201), 'at most 200 characters'],
  ['ababababababab', 'repeats'],
])('the password %j is refused with a reason', async (password, reason) => {
  const {people} = open()
  await expect(people.setPassword(password)).rejects.toThrow(reason)
  expect(people.hasPassword()).toBe(false)
})

test('tokens are made, listed without their secret, and revoked', () => {
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

test('no secret is in the database, only hashes', async () => {
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

test('settings are kept per user, and an oversized set is refused whole', () => {
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

test('the token of the data folder is made once and readable by its user alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lake-token-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const token = readOrMakeToken(folder)
  expect(token.length).toBeGreaterThan(40)
  expect(readOrMakeToken(folder)).toBe(token)
  expect(readFileSync(join(folder, 'lake-token'), 'utf8')).toBe(`${token}\n`)
  expect(statSync(join(folder, 'lake-token')).mode & 0o777).toBe(0o600)
})
