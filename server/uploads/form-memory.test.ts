import {setFlagsFromString} from 'node:v8'
import {runInNewContext} from 'node:vm'
import {expect, test} from 'vitest'
import {readForm} from './form.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const CHUNKS = 20
const BOUNDS = {maxBodyBytes: 10_000_000, idleMs: 5000, totalMs: 10_000, graceMs: 100}

test('an upload holds only a few chunks of its body in memory at a time', async () => {
  const chunks: WeakRef<Uint8Array>[] = []
  const encode = (text: string) => new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) =>
        controller.enqueue(
          encode('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
        ),
      pull(controller) {
        if (chunks.length === CHUNKS) {
          controller.enqueue(encode('\r\n--b--\r\n'))
          return controller.close()
        }
        const chunk = new Uint8Array(65_536).fill(97)
        chunks.push(new WeakRef(chunk))
        controller.enqueue(chunk)
      },
    },
    {highWaterMark: 0},
  )
  const headers = {'content-type': 'multipart/form-data; boundary=b'}
  const init = {method: 'POST', headers, body, duplex: 'half'}
  const request = new Request('http://localhost/', init)
  let received = 0
  let held: number | undefined
  await readForm(request, BOUNDS, async (_fields, file) => {
    for await (const {byteLength} of file) {
      received += byteLength
      // A reference that was made in this turn stays alive until its end.
      await new Promise((resolve) => setTimeout(resolve))
      if (held !== undefined || received < 16 * 65_536) continue
      collectGarbage()
      held = chunks.filter((chunk) => chunk.deref()).length
    }
  })
  expect(held).toBeLessThan(8)
})
