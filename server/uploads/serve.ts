import {open, type FileHandle} from 'node:fs/promises'
import type {About, Blobs} from './blobs.ts'
import {isSlug} from './slug.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Keeps a picture from doing anything but being looked at. An SVG may hold its own styles and embedded pictures; in
 * the sandbox it has no origin, no script and no network.
 */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"
/** A sandbox would keep browsers from opening their PDF viewer, which lets a document near neither cookies nor pages. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"

/** Answers GET and HEAD of one stored file: conditional requests, one byte range, `?dl=1` as a download. */
export async function serveFile(request: Request, slug: string, blobs: Blobs): Promise<Response> {
  const found = isSlug(slug) ? await blobs.find(slug) : undefined
  if (!found) return fileNotFound()
  const {about, path} = found
  const headers = headersOf(about, slug, new URL(request.url).searchParams.get('dl') === '1')
  const etag = `"${about.md5}"`
  if (isAnother(request.headers, etag, about.storedAt))
    return sentence(412, 'The file is not the one you know.')
  if (isFresh(request.headers, etag, about.storedAt)) return new Response(null, {status: 304, headers})

  const range = rangeOf(request.headers, etag, about)
  if (range === 'unsatisfiable') {
    const response = sentence(416, 'The file is shorter than that.')
    response.headers.set('Content-Range', `bytes */${about.bytes}`)
    return response
  }
  const {start, end} = range ?? {start: 0, end: about.bytes - 1}
  headers.set('Content-Length', String(end - start + 1))
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${about.bytes}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, {status, headers})
  return new Response(bytesOf(path, start, end), {status, headers})
}

const CHUNK_BYTES = 65_536

/** Opens the file when the first bytes are wanted, so that an answer nobody reads holds nothing open. */
function bytesOf(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined
  let position = start
  return new ReadableStream(
    {
      async pull(controller) {
        handle ??= await open(path)
        const length = Math.min(CHUNK_BYTES, end + 1 - position)
        const {bytesRead, buffer} = await handle.read(Buffer.allocUnsafe(length), 0, length, position)
        position += bytesRead
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
        if (bytesRead > 0 && position <= end) return
        await handle.close()
        if (bytesRead === 0) throw new Error(`${path} is shorter than it was`)
        controller.close()
      },
      cancel: () => handle?.close(),
    },
    {highWaterMark: 0},
  )
}

function headersOf({type, md5, storedAt}: About, slug: string, isDownload: boolean): Headers {
  const headers = new Headers({
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    ETag: `"${md5}"`,
    'Last-Modified': new Date(storedAt).toUTCString(),
    'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'Content-Security-Policy': type === 'application/pdf' ? PDF_POLICY : SANDBOX,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Robots-Tag': 'noindex',
  })
  // A slug holds nothing but a-z, 0-9, hyphens and a dot: there is nothing to escape.
  if (isDownload) headers.set('Content-Disposition', `attachment; filename="${slug}"`)
  return headers
}

const sentence = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })

export const fileNotFound = (): Response =>
  sentence(404, 'There is no such file. Its address may be incomplete.')

/** @param why as a sentence */
export const fileRefused = (why: string): Response => sentence(415, `${why} It was not kept.`)

/** Whether a reader wants the file only if it is one that this is not. */
function isAnother(headers: Headers, etag: string, storedAt: number): boolean {
  const tags = headers.get('if-match')
  if (tags !== null) return !tags.split(',').some((tag) => ['*', etag].includes(tag.trim()))
  return Date.parse(headers.get('if-unmodified-since') ?? '') < Math.floor(storedAt / 1000) * 1000
}

/** @see https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2 */
function isFresh(headers: Headers, etag: string, storedAt: number): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) {
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return Math.floor(storedAt / 1000) * 1000 <= since
}

/** One range is honoured. Several, or a malformed header, mean the whole file, as RFC 9110 allows. */
function rangeOf(headers: Headers, etag: string, {bytes, storedAt}: About) {
  const condition = headers.get('if-range')
  if (
    condition !== null &&
    condition !== etag &&
    Date.parse(condition) !== Math.floor(storedAt / 1000) * 1000
  ) {
    return undefined
  }
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(headers.get('range') ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start >= bytes ? ('unsatisfiable' as const) : {start, end}
}
