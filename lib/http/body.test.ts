import {describe, expect, test} from 'vitest'
import {readBody} from './body.ts'

describe('a small body', () => {
  const bounds = {maxBytes: 10, timeoutMs: 50}
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    new Request('https://shop.example/', Object.assign({method: 'POST', body, headers}, {duplex: 'half'}))

  /** Sends the chunks one after the other, and then ends, breaks off or stays silent. */
  const stream = (chunks: string[], then: 'end' | 'break' | 'hang') =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = chunks.shift()
        if (chunk !== undefined) return controller.enqueue(new TextEncoder().encode(chunk))
        if (then === 'end') return controller.close()
        return then === 'break' ? controller.error(new Error('gone')) : new Promise(() => {})
      },
    })

  test('is read whole, also when a chunk ends in the middle of a character', async () => {
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

  test('is rejected when it is too long, whatever Content-Length says', async () => {
    await expect(readBody(post(stream(['012345', '678901'], 'hang')), bounds)).rejects.toMatchObject({
      status: 413,
    })
    await expect(readBody(post('x', {'content-length': '11'}), bounds)).rejects.toMatchObject({status: 413})
  })

  test('is rejected when it is too slow or breaks off', async () => {
    await expect(readBody(post(stream(['0'], 'hang')), bounds)).rejects.toMatchObject({status: 408})
    await expect(readBody(post(stream(['0'], 'break')), bounds)).rejects.toMatchObject({status: 400})
  })
})
