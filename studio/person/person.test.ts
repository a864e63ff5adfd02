import {afterEach, expect, test, vi} from 'vitest'
import {askForPerson, countsOf, Rejected} from './person.ts'

const NOTHING = {leads: [], waiting: [], errors: [], consents: [], files: [], audit: []}

afterEach(() => vi.unstubAllGlobals())

test('asks the shop’s server with the session of the Studio', async () => {
  const fetch = vi.fn(async () => Response.json({...NOTHING, leads: [{_id: 'lead.1'}]}))
  vi.stubGlobal('fetch', fetch)
  const data = await askForPerson({apiHost: 'https://shop.example/lake', token: 't'}, 'find', '98765 43210')
  expect(countsOf(data)).toEqual([['leads', 1]])
  expect(fetch).toHaveBeenCalledWith(
    new URL('https://shop.example/privacy-service/find'),
    expect.objectContaining({body: '{"term":"98765 43210"}'}),
  )
})

test('a rejected term fails with the sentence of the server', async () => {
  vi.stubGlobal('fetch', async () => Response.json({error: 'Write at least 5 characters.'}, {status: 400}))
  const asked = askForPerson({apiHost: 'https://shop.example/lake'}, 'find', '1')
  await expect(asked).rejects.toThrow(new Rejected('Write at least 5 characters.'))
})
