import {Hono} from 'hono'
import {expect, test} from 'vitest'
import {limitPieces} from './pieces.ts'
import {Refusal, refusalResponse} from './refusal.ts'

const app = new Hono()
  .use(limitPieces)
  .post('/', async (context) => context.json((await context.req.arrayBuffer()).byteLength))
  .onError((error) => {
    if (error instanceof Refusal) return refusalResponse(error)
    throw error
  })

/** Sends a chunked body. */
function send(pieces: number, bytes: number) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === pieces) return controller.close()
        sent += 1
        controller.enqueue(new Uint8Array(bytes))
      },
    },
    {highWaterMark: 0},
  )
  const init = {method: 'POST', body, duplex: 'half', headers: {'transfer-encoding': 'chunked'}}
  return app.request('/', init)
}

test('a body may have 1,000 pieces of any size', async () => {
  expect((await send(1000, 1)).status).toBe(200)
  expect((await send(1100, 1)).status).toBe(413)
})

test('a longer body has pieces of 512 bytes on average', async () => {
  expect((await send(3000, 512)).status).toBe(200)
  expect((await send(3000, 256)).status).toBe(413)
})
