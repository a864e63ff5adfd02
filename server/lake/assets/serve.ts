import {open} from 'node:fs/promises'

/** Something to send: bytes in memory, or a file on disk of a known size. */
export interface Content {
  source: Buffer | {path: string; size: number}
  mimeType: string
  /** Names the bytes; the same bytes always have the same tag. */
  tag: string
  headers?: Record<string, string>
}

/** Content is named by its bytes, so an address never changes its meaning. */
const FOREVER = 'public, max-age=31536000, immutable'

/** `type/subtype`, without parameters, in lower case. */
export const MIME_TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,63}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,63}$/

/** Kinds that a browser may show when it is sent there: nothing in them runs. */
const INERT =
  /^(?:image\/(?!svg)|audio\/|video\/|text\/plain$|text\/csv$|application\/(?:pdf|json|zip|gzip)$)/

/** Answers GET and HEAD: validators, one byte range, and headers under which foreign bytes cannot act. */
export function serve(request: Request, content: Content): Response {
  const etag = `"${content.tag}"`
  const headers = new Headers({
    'Cache-Control': FOREVER,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Timing-Allow-Origin': '*',
    ...content.headers,
  })
  if (matches(request.headers.get('If-None-Match'), etag)) return new Response(null, {status: 304, headers})

  headers.set('Content-Type', content.mimeType)
  if (!INERT.test(content.mimeType)) {
    headers.set(
      'Content-Security-Policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
    )
  }
  const size = Buffer.isBuffer(content.source) ? content.source.length : content.source.size
  const range = askedRange(request.headers, etag, size)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`)
    headers.delete('Cache-Control')
    return new Response(null, {status: 416, headers})
  }
  const {start, end} = range ?? {start: 0, end: size - 1}
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  headers.set('Content-Length', String(end - start + 1))
  const body = request.method === 'HEAD' ? null : bodyOf(content.source, start, end)
  return new Response(body, {status: range ? 206 : 200, headers})
}

function bodyOf(content: Content['source'], start: number, end: number) {
  if (Buffer.isBuffer(content)) return new Uint8Array(content.subarray(start, end + 1))
  const parts = readPart(content.path, start, end)
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      const {done, value} = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return()
    },
  }
  // Nothing is read ahead, so that a response nobody reads holds no open file.
  return new ReadableStream(source, {highWaterMark: 0})
}

/** Opens the file when the first byte is wanted, and closes it when the reader is done or gone. */
async function* readPart(path: string, start: number, end: number): AsyncGenerator<Uint8Array, void, void> {
  const file = await open(path)
  try {
    yield* file.createReadStream({start, end, autoClose: false})
  } finally {
    await file.close()
  }
}

function matches(header: string | null, etag: string) {
  if (header === null) return false
  return header
    .split(',')
    .some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === etag)
}

/** Several ranges, or a form that is not understood, are answered with the whole. */
function askedRange(headers: Headers, etag: string, size: number) {
  const ifRange = headers.get('If-Range')
  if (ifRange !== null && ifRange !== etag) return undefined
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('Range') ?? '') ?? []
  if (!first && !last) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < Number(first)) return undefined
  return start > end || (!first && Number(last) === 0) ? 'unsatisfiable' : {start, end}
}

/**
 * A `Content-Disposition` that no file name can break out of.
 * @see https://www.rfc-editor.org/rfc/rfc6266
 */
export function attachment(fileName: string) {
  const name = safeFileName(fileName)
  const ascii = name.replaceAll(/[^\x20-\x7E]|["\\%;]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Without folders, control characters (those that turn the direction of text too) or halves of characters; `download` when nothing is left. */
export function safeFileName(fileName: string) {
  const name = fileName
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/[/\\]/g, '_')
    .trim()
    .slice(0, 255)
    .toWellFormed()
  return name === '' || name === '.' || name === '..' ? 'download' : name
}
