import {describe, expect, test} from 'vitest'
import {allowance, inWords, readBody, refusalResponse, Refusal} from './public-post.ts'

describe('an allowance', () => {
  test.each([
    ['203.0.113.7', '::ffff:203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002::9', true],
    ['2001:db8::1', '2001:db8:0:0:5::', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['fe80::1%eth0', 'fe80::2', true],
    ['unknown', 'unknown', true],
  ])('is shared by %s and %s: %s', async (first, second, isShared) => {
    const requests = allowance({points: 1, seconds: 60})
    expect(await requests.take(first)).toBeUndefined()
    const wait = await requests.take(second)
    expect(wait === undefined).toBe(!isShared)
  })

  test('tells the seconds to wait, and whether anything is left', async () => {
    const bytes = allowance({points: 100, seconds: 3600})
    expect(await bytes.exhausted('203.0.113.7')).toBeUndefined()
    expect(await bytes.take('203.0.113.7', 60)).toBeUndefined()
    expect(await bytes.exhausted('203.0.113.7')).toBeUndefined()
    expect(await bytes.take('203.0.113.7', 60)).toBe(3600)
    expect(await bytes.exhausted('203.0.113.7')).toBe(3600)
  })
})

describe('a small body', () => {
  const bounds = {maxBytes: 10, timeoutMs: 50}
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    new Request('https://shop.example/', Object.assign({method: 'POST', body, headers}, {duplex: 'half'}))

  /** Sends its pieces one after the other, and then ends, breaks off or says nothing more. */
  const stream = (pieces: string[], then: 'end' | 'break' | 'hang') =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift()
        if (piece !== undefined) return controller.enqueue(new TextEncoder().encode(piece))
        if (then === 'end') return controller.close()
        return then === 'break' ? controller.error(new Error('gone')) : new Promise(() => {})
      },
    })

  test('is read whole, also when it comes in the middle of a character', async () => {
    const [first, second] = [new Uint8Array([0xe2, 0x82]), new Uint8Array([0xb9])]
    const rupee = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(first)
        controller.enqueue(second)
        controller.close()
      },
    })
    expect(await readBody(post(rupee), bounds)).toBe('₹')
    expect(await readBody(post('0123456789'), bounds)).toBe('0123456789')
    expect(await readBody(new Request('https://shop.example/', {method: 'POST'}), bounds)).toBe('')
  })

  test('is refused when too long, whatever was announced', async () => {
    await expect(readBody(post(stream(['012345', '678901'], 'hang')), bounds)).rejects.toMatchObject({
      status: 413,
    })
    await expect(readBody(post('x', {'content-length': '11'}), bounds)).rejects.toMatchObject({status: 413})
  })

  test('is refused when too slow or broken off', async () => {
    await expect(readBody(post(stream(['0'], 'hang')), bounds)).rejects.toMatchObject({status: 408})
    await expect(readBody(post(stream(['0'], 'break')), bounds)).rejects.toMatchObject({status: 400})
  })
})

test('a refusal is a sentence in JSON that nobody keeps', async () => {
  const response = refusalResponse(new Refusal(429, 'Please wait.', 7))
  expect(response.status).toBe(429)
  expect([response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
    '7',
    'no-store',
  ])
  expect(await response.json()).toEqual({error: 'Please wait.'})
})

test.each([
  [1, '1 second'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [600, '10 minutes'],
  [5400, '2 hours'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words)
})
