import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestLake} from '../../../server/content/test-lake.ts'
import {listPasskeys, removePasskey} from './PasskeysTool.tsx'

let shop: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

test('a person has no passkeys at first, and one that no longer exists counts as removed', async () => {
  const {token} = shop.lake.people.signInWithCode(shop.lake.people.createSignInCode())
  const session = {apiHost: shop.apiHost, token}
  expect(await listPasskeys(session)).toEqual([])
  await removePasskey(session, 'none')
})

test('the token of a script neither has nor removes passkeys', async () => {
  await expect(listPasskeys(shop)).rejects.toMatchObject({status: 403})
  await expect(removePasskey(shop, 'none')).rejects.toMatchObject({status: 403})
})
