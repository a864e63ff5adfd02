import {afterAll, beforeAll, expect, test} from 'vitest'
import {signIn, signOut} from './sign-in.ts'
import {startTestLake} from '../../server/content/test-lake.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

const statusOf = async (token: string) =>
  (await fetch(`${shop.apiHost}/v1/users/me`, {headers: {authorization: `Bearer ${token}`}})).status

test('the code of a one-time link signs in only once', async () => {
  const code = shop.lake.people.createSignInCode()
  const token = await signIn(shop.apiHost, {code})
  expect(await statusOf(token)).toBe(200)
  await expect(signIn(shop.apiHost, {code})).rejects.toMatchObject({
    message: expect.stringContaining('used or is too old'),
  })
})

test('the owner’s password signs in, and another password is rejected', async () => {
  await shop.lake.people.setPassword('a long enough password')
  const token = await signIn(shop.apiHost, {name: 'owner', password: 'a long enough password'})
  expect(await statusOf(token)).toBe(200)
  await expect(signIn(shop.apiHost, {name: 'owner', password: 'another password'})).rejects.toMatchObject({
    message: expect.stringContaining('do not belong together'),
  })
})

test('a person whom the owner added signs in with e-mail address and password', async () => {
  const {staff} = shop.lake.people
  const {id} = staff.add('asha@shop.example', 'Asha Rao', 'editor')
  await shop.lake.people.setPassword('kota jalli river seven', id)
  const token = await signIn(shop.apiHost, {name: 'Asha@shop.example', password: 'kota jalli river seven'})
  expect(await statusOf(token)).toBe(200)
})

test('signing out ends the session on the server', async () => {
  const token = await signIn(shop.apiHost, {code: shop.lake.people.createSignInCode()})
  await signOut(shop.apiHost, token)
  expect(await statusOf(token)).toBe(401)
})

test('signing out succeeds when the server does not answer', async () => {
  await expect(signOut('http://127.0.0.1:9/lake', 'token')).resolves.toBeUndefined()
})

test('signing in fails with a sentence when the server does not answer', async () => {
  await expect(signIn('http://127.0.0.1:9/lake', {code: 'x'})).rejects.toMatchObject({
    message: expect.stringContaining('does not answer'),
  })
})

test('signing in asks to wait after many wrong passwords', async () => {
  const attempts = Array.from({length: 30}, () =>
    signIn(shop.apiHost, {name: 'owner', password: 'wrong password'}).catch((error: unknown) => error),
  )
  expect((await Promise.all(attempts)).map(String)).toContainEqual(
    expect.stringContaining('Too many attempts'),
  )
})
