import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestServer, TEST_TOKEN, type TestServer} from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

// The next request on a connection whose body was not read would fail, and a proxy shares connections between visitors.
test.each(['/v1/auth/sign-in', '/v1/data/query/production', '/v1/data/mutate/production'])(
  'every body that is too large for %s is answered, also when the client sends the next at once',
  async (path) => {
    const body = 'null'.repeat(5_000_000)
    for (let request = 0; request < 12; request++) {
      const response = await fetch(server.base + path, {
        method: 'POST',
        headers: {'content-type': 'application/json', authorization: `Bearer ${TEST_TOKEN}`},
        body,
      })
      expect([response.status, response.headers.get('connection')]).toEqual([413, 'close'])
      await response.text()
    }
  },
)
