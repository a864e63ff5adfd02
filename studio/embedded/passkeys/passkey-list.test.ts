import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestLake} from '../../../server/content/test-lake.ts'
import {listPasskeys, removePasskey} from './passkey-list.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

test('a person has no passkeys at first, and removing an unknown one fails', async () => {
  const {token} = shop.lake.people.signInWithCode(shop.lake.people.createSignInCode())
  const session = {apiHost: shop.apiHost, token}
  expect(await listPasskeys(session)).toEqual([])
  await expect(removePasskey(session, 'none')).rejects.toThrow('status 404')
})

test('the token of a script has no passkeys', async () => {
  await expect(listPasskeys(shop)).rejects.toThrow('status 403')
})
