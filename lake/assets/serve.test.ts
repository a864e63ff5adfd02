import {expect, test} from 'vitest'
import {attachment, safeFileName, serve} from './serve.ts'

const content = {source: Buffer.from('0123456789'), mimeType: 'image/png', tag: 'abc'}
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request('http://localhost/', {method, headers}), content)

test('a whole response has a length and a tag, and may be cached for ever', async () => {
  const response = await ask()
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-length': '10',
    etag: '"abc"',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(await response.text()).toBe('0123456789')
})

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, 'The file is shorter than that.', 'bytes */10'],
  ['bytes=-0', 416, 'The file is shorter than that.', 'bytes */10'],
  ['bytes=4-2', 200, '0123456789', null],
  ['bytes=0-1,3-4', 200, '0123456789', null],
  ['bytes=-', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null],
])('Range: %s gives %i', async (range, status, text, contentRange) => {
  const response = await ask({range})
  expect(response.status).toBe(status)
  expect(response.headers.get('content-range')).toBe(contentRange)
  expect(await response.text()).toBe(text)
})

test('a range of another version returns the whole content', async () => {
  expect((await ask({range: 'bytes=0-1', 'if-range': '"old"'})).status).toBe(200)
  expect((await ask({range: 'bytes=0-1', 'if-range': '"abc"'})).status).toBe(206)
})

test.each(['"abc"', 'W/"abc"', '"x", "abc"', '*'])(
  'If-None-Match: %s gives 304 without a body',
  async (tag) => {
    const response = await ask({'if-none-match': tag})
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe('"abc"')
    expect(await response.text()).toBe('')
  },
)

test('HEAD returns the length without a body', async () => {
  const response = await ask({}, 'HEAD')
  expect(response.headers.get('content-length')).toBe('10')
  expect(await response.text()).toBe('')
})

test.each([
  ['GET', {}, 10, true],
  ['GET', {range: 'bytes=0-1'}, 10, true],
  ['HEAD', {}, undefined, true],
  ['HEAD', {}, 10, false],
  ['GET', {'if-none-match': '"abc"'}, 10, false],
  ['GET', {'if-none-match': '"abc"'}, undefined, false],
  ['GET', {'if-match': '"other"'}, 10, false],
])('%s with %j of bytes to come, of size %s: they are read is %s', async (method, headers, size, isRead) => {
  let reads = 0
  const read = async () => {
    reads += 1
    return content.source
  }
  const later = {...content, source: {size, read}}
  const response = await serve(new Request('http://localhost/', {method, headers}), later)
  const same = await ask(headers, method)
  expect(reads).toBe(Number(isRead))
  expect([response.status, [...response.headers], await response.text()]).toEqual([
    same.status,
    [...same.headers],
    await same.text(),
  ])
})

test.each(['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/xml', 'application/javascript'])(
  'no script runs in %s',
  async (mimeType) => {
    const response = await serve(new Request('http://localhost/'), {...content, mimeType})
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  },
)

test.each(['application/javascript', 'text/javascript', 'text/ecmascript', 'application/x-javascript'])(
  'a file of type %s is no script that a page could load',
  async (mimeType) => {
    const response = await serve(new Request('http://localhost/'), {...content, mimeType})
    expect(response.headers.get('content-type')).toBe('text/plain')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test.each([
  ['plan.pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  [
    'मंदिर "1".jpg',
    `attachment; filename="_____ _1_.jpg"; filename*=UTF-8''%E0%A4%AE%E0%A4%82%E0%A4%A6%E0%A4%BF%E0%A4%B0%20%221%22.jpg`,
  ],
  [
    'a\r\nSet-Cookie: x=1',
    `attachment; filename="aSet-Cookie: x=1"; filename*=UTF-8''aSet-Cookie%3A%20x%3D1`,
  ],
  ['../../etc/passwd', `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`],
  ['', `attachment; filename="download"; filename*=UTF-8''download`],
  ['\uD800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
])('the file name %j cannot break its header', (name, header) => {
  expect(attachment(name)).toBe(header)
  expect(() => new Headers({'Content-Disposition': attachment(name)})).not.toThrow()
})

test('a file name has a maximum length and no folders', () => {
  expect(safeFileName('x'.repeat(1000))).toHaveLength(255)
  expect(safeFileName('..')).toBe('download')
  expect(safeFileName('a/b\\c')).toBe('a_b_c')
})
