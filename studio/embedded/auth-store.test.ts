import type {AuthState} from 'sanity'
import {firstValueFrom} from 'rxjs'
import {afterAll, afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest'
import {createAuthStore, inLanguage} from './auth-store.ts'
import {startTestLake} from '../../server/content/test-lake.ts'
import {chooseLanguage} from '../languages/test-language.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>

/** The part of a browser's window that the store uses. */
class TestWindow extends EventTarget {
  location = new URL('http://localhost/studio/structure')
  history = {
    state: null,
    replaceState: (_state: unknown, _title: string, path: string) => {
      this.location = new URL(path, this.location)
    },
  }
}

let browser: TestWindow
let stored: Map<string, string>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

beforeEach(() => {
  browser = new TestWindow()
  stored = new Map()
  vi.stubGlobal('window', browser)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

function statesOf(store: ReturnType<typeof createAuthStore>) {
  const states: AuthState[] = []
  store.state.subscribe((state) => states.push(state))
  return states
}

test('the one-time link signs in before the first state, and is removed from the address', async () => {
  browser.location.hash = `#sign-in=${shop.lake.people.createSignInCode()}`
  const states = statesOf(createAuthStore(shop))
  await expect.poll(() => states.length).toBe(1)
  expect(states[0]).toMatchObject({authenticated: true, currentUser: {roles: [{name: 'administrator'}]}})
  expect(browser.location.href).toBe('http://localhost/studio/structure')
  expect(stored.size).toBe(1)
})

test('the signed-in client sees drafts', async () => {
  browser.location.hash = `#sign-in=${shop.lake.people.createSignInCode()}`
  const {client} = await firstValueFrom(createAuthStore(shop).state)
  await client.createOrReplace({_id: 'drafts.category-jalli', _type: 'category', title: 'Jalli'})
  expect(await client.fetch('*[_type == "category"]._id')).toContain('drafts.category-jalli')
})

test('nobody is signed in without a link or a session', async () => {
  expect(await firstValueFrom(createAuthStore(shop).state)).toMatchObject({
    authenticated: false,
    currentUser: null,
  })
})

test('the token of a session that has ended is removed', async () => {
  stored.set('stone-designs.session', 'a-token-that-is-no-longer-valid')
  const states = statesOf(createAuthStore(shop))
  await expect.poll(() => states.length).toBeGreaterThan(0)
  expect(states.at(-1)).toMatchObject({authenticated: false})
  expect(stored.size).toBe(0)
})

test('signing in in another tab signs in here', async () => {
  const states = statesOf(createAuthStore(shop))
  await expect.poll(() => states.length).toBe(1)
  stored.set('stone-designs.session', shop.token)
  browser.dispatchEvent(Object.assign(new Event('storage'), {key: 'stone-designs.session'}))
  await expect.poll(() => states.at(-1)?.authenticated).toBe(true)
})

test('signing out removes the token and ends the session on the server', async () => {
  browser.location.hash = `#sign-in=${shop.lake.people.createSignInCode()}`
  const store = createAuthStore(shop)
  const states = statesOf(store)
  await expect.poll(() => states.at(-1)?.authenticated).toBe(true)
  const token = stored.get('stone-designs.session')
  await store.logout?.()
  await expect.poll(() => states.at(-1)?.authenticated).toBe(false)
  const response = await fetch(`${shop.apiHost}/v1/users/me`, {headers: {authorization: `Bearer ${token}`}})
  expect(response.status).toBe(401)
})

test('a change that was typed after the session had ended is stored when the same person signs in again', async () => {
  const {people} = shop.lake
  const signIn = () => people.signInWithCode(people.createSignInCode()).token
  const token = signIn()
  stored.set('stone-designs.session', token)
  const states = statesOf(createAuthStore(shop))
  await expect.poll(() => states.at(-1)?.authenticated).toBe(true)
  const client = states.at(-1)?.client
  await client?.createOrReplace({_id: 'drafts.category-urli', _type: 'category', title: 'Urli'})
  people.signOut(new Headers({authorization: `Bearer ${token}`}))
  const patch = client?.patch('drafts.category-urli').set({title: 'Urli bowl'})
  void patch?.commit({tag: 'document.commit'})
  await expect.poll(() => states.at(-1)?.authenticated).toBe(false)
  expect(stored.size).toBe(0)

  stored.set('stone-designs.session', signIn())
  browser.dispatchEvent(Object.assign(new Event('storage'), {key: 'stone-designs.session'}))
  await expect.poll(() => states.at(-1)?.authenticated).toBe(true)
  const title = await states.at(-1)?.client.fetch('*[_id == "drafts.category-urli"][0].title')
  expect(title).toBe('Urli bowl')
})

const editor = {name: 'catalogue-editor', title: 'Editor of the catalogue'}

test('a Studio in Telugu names the role of a person in Telugu; an English one as the server does', async () => {
  expect(inLanguage(editor)).toBe(editor)
  chooseLanguage('te-IN')
  const inTelugu = await import('./auth-store.ts')
  expect(inTelugu.inLanguage(editor).title).toBe('కేటలాగ్ ఎడిటర్')
  expect(inTelugu.inLanguage({name: 'custom', title: 'Custom'}).title).toBe('Custom')
})
