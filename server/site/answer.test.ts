import {expect, test} from 'vitest'
import {answer, chooseEncoding} from './answer.ts'

const file = {
  body: Buffer.from('0123456789'),
  etag: '"v1"',
  headers: {'Content-Type': 'text/plain'},
  encoded: new Map([['br', Buffer.from('brotli')]]),
}

const ask = (headers: Record<string, string>, method = 'GET') =>
  answer(new Request('http://shop.example/file', {method, headers}), file)

test.each([
  [null, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', undefined],
])('Accept-Encoding %s selects %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen)
})

test('a stored encoding is sent to clients that accept it', async () => {
  const response = await ask({'Accept-Encoding': 'br'})
  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(await response.text()).toBe('brotli')
  expect((await ask({'Accept-Encoding': 'gzip'})).headers.get('Content-Encoding')).toBeNull()
})

test('an encoded response has a weak tag, so that no client completes it with a range of the plain bytes', async () => {
  const tag = (await ask({'Accept-Encoding': 'br'})).headers.get('ETag') ?? ''
  expect(tag).toBe('W/"v1"')
  expect((await ask({'Accept-Encoding': 'br', 'If-None-Match': tag})).status).toBe(304)
  expect(await (await ask({'Accept-Encoding': 'br', Range: 'bytes=2-', 'If-Range': tag})).text()).toBe(
    'brotli',
  )
})

test('a version that the client has is not sent again', async () => {
  expect((await ask({'If-None-Match': '"v0", W/"v1"'})).status).toBe(304)
  expect((await ask({'If-None-Match': '"v0"'})).status).toBe(200)
})

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, 'The file is shorter than that.', 'bytes */10'],
  ['bytes=5-2', 200, '0123456789', null],
  ['bytes=0-1,3-4', 200, '0123456789', null],
])('range %s gives %i %s', async (range, status, text, contentRange) => {
  const response = await ask({Range: range})
  expect([response.status, await response.text(), response.headers.get('Content-Range')]).toEqual([
    status,
    text,
    contentRange,
  ])
})

test('a weak tag stays weak, and a client that has it gets no range by it', async () => {
  const weak = {...file, etag: 'W/"v1"'}
  const send = (headers: Record<string, string>) =>
    answer(new Request('http://shop.example/page', {headers}), weak)
  for (const encoding of ['', 'br'])
    expect((await send({'Accept-Encoding': encoding})).headers.get('ETag')).toBe('W/"v1"')
  expect((await send({'If-None-Match': 'W/"v1"'})).status).toBe(304)
  expect((await send({Range: 'bytes=2-4', 'If-Range': 'W/"v1"'})).status).toBe(200)
})

test('a failure is sent whole, whatever the conditions and ranges of the request', async () => {
  for (const condition of [{'If-None-Match': '"v1"'}, {'If-Match': '"v0"'}, {Range: 'bytes=0-1'}]) {
    const headers = new Headers(Object.entries(condition))
    const response = await answer(new Request('http://shop.example/gone', {headers}), {...file, status: 404})
    expect([response.status, await response.text()]).toEqual([404, '0123456789'])
  }
})

test('a range of an older version gives the whole new one', async () => {
  expect(await (await ask({Range: 'bytes=2-4', 'If-Range': '"v0"'})).text()).toBe('0123456789')
})

test('HEAD sends the length and no body', async () => {
  const response = await ask({}, 'HEAD')
  expect(response.headers.get('Content-Length')).toBe('10')
  expect(await response.text()).toBe('')
})
