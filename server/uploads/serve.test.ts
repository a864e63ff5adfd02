import {createHash} from 'node:crypto'
import {mkdtempSync, readdirSync, readlinkSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {openBlobs, type Blobs} from './blobs.ts'
import {serveFile} from './serve.ts'

const STORED_AT = Date.parse('2026-11-21T10:00:00.700Z')
const SLUG = 'gate-0123456789abcdef.png'
const content = Buffer.from(Array.from({length: 200_000}, (_, index) => index % 251))
const md5 = createHash('md5').update(content).digest('hex')

let dir: string
let blobs: Blobs

async function put(slug: string, type: string, bytes: Buffer) {
  const incoming = await blobs.openIncoming(bytes.length)
  const finished = await incoming?.write([bytes])
  if (!incoming || !finished) throw new Error('The store is full.')
  expect(await incoming.commit(slug, {...finished, type, storedAt: STORED_AT})).toBe(true)
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'serve-'))
  blobs = openBlobs(dir, {maxTotalBytes: 1e9, minFreeBytes: 0})
  await put(SLUG, 'image/png', content)
  await put('drawing-0123456789abcdef.svg', 'image/svg+xml', Buffer.from('<svg/>'))
  await put('plan-0123456789abcdef.pdf', 'application/pdf', Buffer.from('%PDF'))
})

afterAll(() => rmSync(dir, {recursive: true, force: true}))

const get = (headers: Record<string, string> = {}, slug = SLUG, method = 'GET', query = '') =>
  serveFile(new Request(`https://shop.example/uploads/${slug}${query}`, {method, headers}), slug, blobs)

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a file is served whole, with its type, size and tag, cacheable for a year', async () => {
  const response = await get()
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': '200000',
    'accept-ranges': 'bytes',
    etag: `"${md5}"`,
    'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(await bytesOf(response)).toEqual(content)
})

test('HEAD returns the same headers and no bytes', async () => {
  const response = await get({}, SLUG, 'HEAD')
  expect(response.headers.get('content-length')).toBe('200000')
  expect(response.body).toBeNull()
})

describe('conditional requests', () => {
  test.each([
    [304, {'if-none-match': `"${md5}"`}],
    [304, {'if-none-match': `"other", W/"${md5}"`}],
    [304, {'if-none-match': '*'}],
    [200, {'if-none-match': '"other"'}],
    [200, {'if-none-match': '"other"', 'if-modified-since': 'Sun, 22 Nov 2026 10:00:00 GMT'}],
    [304, {'if-modified-since': 'Sat, 21 Nov 2026 10:00:00 GMT'}],
    [200, {'if-modified-since': 'Sat, 21 Nov 2026 09:59:59 GMT'}],
    [200, {'if-modified-since': 'yesterday'}],
  ])('%i for %j', async (status, headers) => {
    const response = await get(headers)
    expect(response.status).toBe(status)
    expect(response.headers.get('etag')).toBe(`"${md5}"`)
    expect((await bytesOf(response)).length).toBe(status === 304 ? 0 : content.length)
  })
})

test.each([
  [200, {'if-match': `"other", "${md5}"`}],
  [200, {'if-match': '*'}],
  [412, {'if-match': '"other"'}],
  [412, {'if-match': `W/"${md5}"`}],
  [200, {'if-unmodified-since': 'Sat, 21 Nov 2026 10:00:00 GMT'}],
  [412, {'if-unmodified-since': 'Sat, 21 Nov 2026 09:59:59 GMT'}],
  [200, {'if-unmodified-since': 'yesterday'}],
  [200, {'if-match': `"${md5}"`, 'if-unmodified-since': 'Sat, 21 Nov 2026 09:59:59 GMT'}],
])('If-Match and If-Unmodified-Since: %i for %j', async (status, headers) => {
  expect((await get(headers)).status).toBe(status)
})

describe('ranges', () => {
  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=65530-131080', 65_530, 131_080],
    ['bytes=199999-', 199_999, 199_999],
    ['bytes=-1', 199_999, 199_999],
    ['bytes=-500000', 0, 199_999],
    ['bytes=100-999999999', 100, 199_999],
  ])('%s is bytes %i to %i', async (range, start, end) => {
    const response = await get({range})
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/200000`)
    expect(response.headers.get('content-length')).toBe(String(end - start + 1))
    expect((await bytesOf(response)).equals(content.subarray(start, end + 1))).toBe(true)
  })

  test.each(['bytes=200000-', 'bytes=300000-300001', 'bytes=-0'])('%s is out of range', async (range) => {
    const response = await get({range})
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */200000'])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each(['bytes=5-4', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b', 'bytes=-', 'bytes=--1'])(
    '%s is ignored',
    async (range) => {
      expect((await get({range})).status).toBe(200)
    },
  )

  test('a range of another version gives the whole file', async () => {
    expect((await get({range: 'bytes=0-1', 'if-range': `"${md5}"`})).status).toBe(206)
    expect((await get({range: 'bytes=0-1', 'if-range': 'Sat, 21 Nov 2026 10:00:00 GMT'})).status).toBe(206)
    expect((await get({range: 'bytes=0-1', 'if-range': '"other"'})).status).toBe(200)
    expect((await get({range: 'bytes=0-1', 'if-range': `W/"${md5}"`})).status).toBe(200)
  })

  test('HEAD describes the whole file: only GET has ranges (RFC 9110, 14.2)', async () => {
    const response = await get({range: 'bytes=10-19'}, SLUG, 'HEAD')
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '200000'])
  })
})

test('only ?dl=1 makes a download, named by its slug', async () => {
  expect((await get({}, SLUG, 'GET', '?dl=1')).headers.get('content-disposition')).toBe(
    `attachment; filename="${SLUG}"`,
  )
  expect((await get({}, SLUG, 'GET', '?dl=0')).headers.get('content-disposition')).toBeNull()
  expect((await get()).headers.get('content-disposition')).toBeNull()
})

test('images are sandboxed; a PDF may open in the browser’s viewer, framed by this site only', async () => {
  for (const slug of [SLUG, 'drawing-0123456789abcdef.svg']) {
    const policy = (await get({}, slug)).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src 'none'.*sandbox$/)
    expect(policy).not.toContain('script')
  }
  const pdf = await get({}, 'plan-0123456789abcdef.pdf')
  expect(pdf.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'self'$/)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
})

test.each([
  'missing-0123456789abcdef.png',
  '..',
  '../files',
  'a"b.png',
  'GATE.png',
  '',
  'x'.repeat(5000),
  '.png',
])('there is no file named %j', async (slug) => {
  const request = new Request('https://shop.example/uploads/x')
  const response = await serveFile(request, slug, blobs)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toMatch(/no such file/)
})

test('a cancelled response closes the file', async () => {
  const response = await get()
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect((await bytesOf(await get())).length).toBe(200_000)
})

test('a response that is cancelled while its file is opened leaves no file open', async () => {
  const reader = (await get()).body?.getReader()
  const reading = reader?.read()
  await reader?.cancel()
  await reading
  await bytesOf(await get())
  const open = readdirSync('/proc/self/fd').map((fd) => readLink(`/proc/self/fd/${fd}`))
  expect(open.filter((path) => path.startsWith(dir))).toEqual([])
})

/** The target of a link; empty when it is gone by now. */
function readLink(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}
