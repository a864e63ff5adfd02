import {afterEach, expect, test, vi} from 'vitest'
import {eventStream, eventText, MAX_QUEUED_FOR_VISITORS, type EventSink} from './event-stream.ts'

const opened: (ReadableStreamDefaultReader<Uint8Array> | undefined)[] = []
afterEach(async () => {
  for (const body of opened.splice(0)) await body?.cancel().catch(() => undefined)
})

/** A stream, its sink, and the number of times that it was closed. */
function openStream(isAllowed?: () => boolean, maxQueuedBytes?: number) {
  const seen: {sink?: EventSink; left: number; ended: number} = {left: 0, ended: 0}
  const open = (sink: EventSink) => {
    seen.sink = sink
    return () => void seen.left++
  }
  const response = eventStream(open, {isAllowed, maxQueuedBytes, onEnd: () => void seen.ended++})
  const body = response.body?.getReader()
  opened.push(body)
  return {body, seen}
}

test('an event is one block of lines', () => {
  expect(eventText({event: 'mutation', id: '1', data: '{}'})).toBe('event: mutation\nid: 1\ndata: {}\n\n')
  expect(eventText({data: '{}'})).toBe('data: {}\n\n')
})

test('a reader that reads gets everything, but one that does not is disconnected, once', async () => {
  const slow = openStream()
  const fast = openStream()
  const megabyte = 'x'.repeat(1024 * 1024)
  let received = 0
  for (let sent = 0; sent < 30; sent++) {
    slow.seen.sink?.send(megabyte)
    fast.seen.sink?.send(megabyte)
    received += (await fast.body?.read())?.value?.byteLength ?? 0
  }
  expect(received).toBe(30 * megabyte.length)
  expect(fast.seen).toMatchObject({left: 0, ended: 0})
  expect(slow.seen).toMatchObject({left: 1, ended: 1})
  await expect(slow.body?.read()).rejects.toThrow('too slow')
})

test('a visitor that does not read is disconnected after 64 kB', () => {
  const {seen} = openStream(undefined, MAX_QUEUED_FOR_VISITORS)
  const kilobyte = 'x'.repeat(1024)
  for (let sent = 0; sent < 64; sent++) seen.sink?.send(kilobyte)
  expect(seen).toMatchObject({left: 0, ended: 0})
  seen.sink?.send(kilobyte)
  expect(seen).toMatchObject({left: 1, ended: 1})
})

test('one event larger than the limit still reaches a reader that keeps up', async () => {
  const {body, seen} = openStream()
  seen.sink?.send('x'.repeat(20 * 1024 * 1024))
  expect((await body?.read())?.value?.byteLength).toBe(20 * 1024 * 1024)
  expect(seen.left).toBe(0)
})

test('a reader that cancels or is closed is removed exactly once', async () => {
  const cancelled = openStream()
  await cancelled.body?.cancel()
  cancelled.seen.sink?.send('late')
  cancelled.seen.sink?.close()
  expect(cancelled.seen).toMatchObject({left: 1, ended: 1})
  const closed = openStream()
  closed.seen.sink?.send('last')
  closed.seen.sink?.close()
  closed.seen.sink?.close()
  expect(closed.seen).toMatchObject({left: 1, ended: 1})
  expect(new TextDecoder().decode((await closed.body?.read())?.value)).toBe('last')
  expect(await closed.body?.read()).toMatchObject({done: true})
})

test('a heartbeat keeps a silent stream alive until the reader loses its rights', async () => {
  vi.useFakeTimers()
  try {
    let isAllowed = true
    const {body, seen} = openStream(() => isAllowed)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(new TextDecoder().decode((await body?.read())?.value)).toBe(':\n\n')
    expect(seen.left).toBe(0)
    isAllowed = false
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await body?.read()).toMatchObject({done: true})
    expect(seen).toMatchObject({left: 1, ended: 1})
  } finally {
    vi.useRealTimers()
  }
})
