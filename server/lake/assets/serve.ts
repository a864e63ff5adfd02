import {createHash} from 'node:crypto'
import {open} from 'node:fs/promises'
import {DamagedFile} from '../../disk/file-identity.ts'
import {selectResponse} from '../../http/conditional.ts'

/** A file on the disk, and what its bytes have to be. */
interface StoredFile {
  path: string
  /** In bytes. */
  size: number
  sha1: string
}

/** Something to send: bytes in memory, or a file. */
export interface Content {
  source: Buffer | StoredFile
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

/**
 * Answers GET and HEAD: validators, one byte range, and headers under which foreign bytes cannot act.
 *
 * The beginning of a file is read before the answer begins. A file that turns out damaged later breaks the answer off:
 * asked for as a whole, it never arrives whole with other bytes than it should have.
 * @throws DamagedFile, and system errors
 */
export async function serve(request: Request, content: Content): Promise<Response> {
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
  const size = Buffer.isBuffer(content.source) ? content.source.length : content.source.size
  const selection = selectResponse(request, {etag, size})
  const {status} = selection
  if (status === 304) return new Response(null, {status, headers})
  if (status === 412) return new Response(null, {status})

  headers.set('Content-Type', content.mimeType)
  if (!INERT.test(content.mimeType)) {
    headers.set(
      'Content-Security-Policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
    )
  }
  if ('contentRange' in selection) headers.set('Content-Range', selection.contentRange)
  if (status === 416) {
    headers.delete('Cache-Control')
    return new Response(null, {status, headers})
  }
  const {start, end} = status === 206 ? selection : {start: 0, end: size - 1}
  headers.set('Content-Length', String(end - start + 1))
  const body = request.method === 'HEAD' ? null : await bodyOf(content.source, start, end)
  return new Response(body, {status, headers})
}

async function bodyOf(content: Content['source'], start: number, end: number) {
  if (Buffer.isBuffer(content)) return new Uint8Array(content.subarray(start, end + 1))
  const checked = checkedParts(content, start, end)
  const parts = after(await checked.next(), checked)
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
  // Nothing more is read ahead, so that a response nobody reads holds no open file.
  return new ReadableStream(source, {highWaterMark: 0})
}

type Parts = AsyncGenerator<Uint8Array, void, void>

async function* after(first: IteratorResult<Uint8Array, void>, rest: Parts): Parts {
  if (!first.done) yield first.value
  yield* rest
}

/** All but the last part are passed on as they come; the last one once it is known that all are as they should be. */
async function* checkedParts({path, size, sha1}: StoredFile, start: number, end: number): Parts {
  const hash = start === 0 && end === size - 1 ? createHash('sha1') : undefined
  let missing = end - start + 1
  for await (const part of partsOf(path, start, end)) {
    missing -= part.length
    hash?.update(part)
    if (missing === 0 && hash && hash.digest('hex') !== sha1) throw damaged(path)
    yield part
  }
  if (missing > 0) throw damaged(path)
}

/** Read before an answer begins. */
const BEGINNING_BYTES = 64 * 1024

async function* partsOf(path: string, start: number, end: number): Parts {
  const beginning = await beginningOf(path, start, end)
  yield beginning
  const rest = start + beginning.length
  if (rest > end) return
  const file = await open(path)
  try {
    yield* file.createReadStream({start: rest, end, autoClose: false})
  } finally {
    await file.close()
  }
}

async function beginningOf(path: string, start: number, end: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const buffer = Buffer.alloc(Math.min(BEGINNING_BYTES, end - start + 1))
    const {bytesRead} = await file.read(buffer, 0, buffer.length, start)
    if (bytesRead < buffer.length) throw damaged(path)
    return buffer
  } finally {
    await file.close()
  }
}

function damaged(path: string) {
  return new DamagedFile(
    `${path} does not hold the bytes that were stored there: restore them from a backup, or upload them again.`,
  )
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
