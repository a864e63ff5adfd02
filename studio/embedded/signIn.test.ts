import {afterAll, beforeAll, expect, test} from 'vitest'
import {signIn, signOut} from './signIn.ts'
import {startTestLake} from '../../server/content/test-lake.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

const whoami = async (token: string) =>
  (await fetch(`${shop.apiHost}/v1/users/me`, {headers: {authorization: `Bearer ${token}`}})).status

test('the code of a one-time link signs in once', async () => {
  const code = shop.lake.people.createSignInCode()
  const token = await signIn(shop.apiHost, {code})
  expect(await whoami(token)).toBe(200)
  await expect(signIn(shop.apiHost, {code})).rejects.toMatchObject({
    reason: 'expired-link',
    message: expect.stringContaining('used or is too old'),
  })
})

test('the owner’s password signs in, another says that it is wrong', async () => {
  await shop.lake.people.setPassword('a long enough password')
  const token = await signIn(shop.apiHost, {name: 'owner', password: 'a long enough password'})
  expect(await whoami(token)).toBe(200)
  await expect(signIn(shop.apiHost, {name: 'owner', password: 'another password'})).rejects.toMatchObject({
    reason: 'wrong-password',
    message: expect.stringContaining('do not belong together'),
  })
})

test('a person whom the owner let in signs in with e-mail address and password', async () => {
  const {staff} = shop.lake.people
  const {id} = staff.add('asha@shop.example', 'Asha Rao', 'editor')
  await shop.lake.people.setPassword('kota jalli river seven', id)
  const token = await signIn(shop.apiHost, {name: 'Asha@shop.example', password: 'kota jalli river seven'})
  expect(await whoami(token)).toBe(200)
})

test('signing out ends the session on the server', async () => {
  const token = await signIn(shop.apiHost, {code: shop.lake.people.createSignInCode()})
  await signOut(shop.apiHost, token)
  expect(await whoami(token)).toBe(401)
})

test('signing out does not fail when the server is away', async () => {
  await expect(signOut('http://127.0.0.1:9/lake', 'token')).resolves.toBeUndefined()
})

test('a server that is away is named as such', async () => {
  await expect(signIn('http://127.0.0.1:9/lake', {code: 'x'})).rejects.toMatchObject({
    reason: 'unreachable',
    message: expect.stringContaining('does not answer'),
  })
})

test('after many wrong passwords it says to wait', async () => {
  const attempts = Array.from({length: 30}, () =>
    signIn(shop.apiHost, {name: 'owner', password: 'wrong password'}).catch((error: unknown) => error),
  )
  const reasons = (await Promise.all(attempts)).map(
    (error) => error instanceof Error && 'reason' in error && error.reason,
  )
  expect(reasons).toContain('too-many')
})
