import {afterEach, expect, test, vi} from 'vitest'
import {askForPerson, countsOf} from './person.ts'

const NOTHING = {leads: [], waiting: [], errors: [], consents: [], files: [], audit: [], searches: []}

afterEach(() => vi.unstubAllGlobals())

test('asks the shop’s server with the session of the Studio', async () => {
  const fetch = vi.fn(async () => Response.json({...NOTHING, leads: [{_id: 'lead.1'}]}))
  vi.stubGlobal('fetch', fetch)
  const data = await askForPerson({apiHost: 'https://shop.example/lake', token: 't'}, 'find', {
    term: '98765 43210',
  })
  expect(countsOf(data)).toEqual([['leads', 1]])
  expect(fetch).toHaveBeenCalledWith(
    new URL('https://shop.example/privacy-service/find'),
    expect.objectContaining({body: '{"term":"98765 43210"}'}),
  )
})

test.each([
  [
    400,
    'Write at least 5 characters.',
    'Write a phone number, e-mail address, click id, internet address or the code of a message (Ref …), in full. A word finds other people too.',
  ],
  [
    503,
    'This did not work. The log of the server says why.',
    'This did not work. The log of the server says why.',
  ],
])(
  'a request that is refused with status %i fails with a sentence for the person',
  async (status, error, shown) => {
    vi.stubGlobal('fetch', async () => Response.json({message: error}, {status}))
    const asked = askForPerson({apiHost: 'https://shop.example/lake'}, 'find', {term: '1'})
    await expect(asked).rejects.toMatchObject({message: shown})
  },
)
