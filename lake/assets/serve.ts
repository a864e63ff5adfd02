import {createHash} from 'node:crypto'
import {open} from 'node:fs/promises'
import {damaged, chunksOf, streamOf, type Chunks} from '../../lib/disk/file-chunks.ts'
import {selectResponse} from '../../lib/http/conditional.ts'
import {sendFile} from '../../lib/http/send-file.ts'

/** A file on the disk, with the size and SHA-1 that it must have. */
interface StoredFile {
  path: string
  /** In bytes. */
  size: number
  sha1: string
}

/** Bytes that are read, or made, when the response needs them. */
interface LaterBytes {
  /** In bytes. Absent: unknown until they are read. */
  size: number | undefined
  read: () => Promise<Buffer>
}

/** Something to send: bytes in memory, bytes to come, or a file. */
export interface Content {
  source: Buffer | LaterBytes | StoredFile
  mimeType: string
  /** ETag, without quotes. The same bytes always have the same tag. */
  tag: string
  headers?: Record<string, string>
  /** Sends bytes in memory. Absent: they are copied. @throws HttpError */
  deliver?: ((bytes: Buffer) => ReadableStream<Uint8Array>) | undefined
}

/** An address names the content by its hash, so its response never changes. */
const FOREVER = 'public, max-age=31536000, immutable'

/** `type/subtype`, without parameters, in lower case. */
export const MIME_TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,63}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,63}$/

/** Types that a browser may show as a page. No script in them runs with the rights of this origin. */
const INERT =
  /^(?:image\/(?!svg)|audio\/|video\/|text\/plain$|text\/csv$|application\/(?:pdf|json|zip|gzip)$)/

const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"

/** A page of this origin could load such a file as a script of its own. */
const SCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script/

/**
 * Answers GET and HEAD, with validators, one byte range, and headers that keep scripts in uploaded files from running.
 *
 * The beginning of a file is read before the response begins. When the rest is found damaged, the response ends before it
 * is complete: a client that requests the whole file never receives wrong bytes as a complete file.
 * @throws DamagedFile, and system errors
 */
export async function serve(request: Request, content: Content): Promise<Response> {
  const etag = `"${content.tag}"`
  const source = await neededSource(request, etag, content.source)
  return sendFile(request, {
    etag,
    size: (Buffer.isBuffer(source) ? source.length : source.size) ?? 0,
    headers: {
      'Cache-Control': FOREVER,
      'Accept-Ranges': 'bytes',
      'Content-Type': SCRIPT.test(content.mimeType) ? 'text/plain' : content.mimeType,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Timing-Allow-Origin': '*',
      ...(!INERT.test(content.mimeType) && {'Content-Security-Policy': SANDBOX}),
      ...content.headers,
    },
    read: async (start, end) => {
      const ready = 'read' in source ? await source.read() : source
      return bodyOf({source: ready, deliver: content.deliver}, start, end)
    },
  })
}

/** Reads bytes to come, unless the response has no body and no header that depends on them. */
async function neededSource(request: Request, etag: string, source: Content['source']) {
  if (!('read' in source)) return source
  const {status} = selectResponse(request, {etag, size: source.size ?? 0})
  const isHeadOfKnown = request.method === 'HEAD' && source.size !== undefined
  return isHeadOfKnown || status === 304 || status === 412 ? source : source.read()
}

type Ready = Pick<Content, 'deliver'> & {source: Buffer | StoredFile}

async function bodyOf({source: content, deliver}: Ready, start: number, end: number) {
  if (Buffer.isBuffer(content)) {
    const bytes = content.subarray(start, end + 1)
    return deliver ? deliver(bytes) : new Uint8Array(bytes)
  }
  const checked = checkedChunks(content, start, end)
  return streamOf(after(await checked.next(), checked))
}

async function* after(first: IteratorResult<Uint8Array, void>, rest: Chunks): Chunks {
  if (!first.done) yield first.value
  yield* rest
}

/** The chunks of a file. The last chunk of a whole file is withheld until the SHA-1 of all chunks has been checked. */
async function* checkedChunks({path, size, sha1}: StoredFile, start: number, end: number): Chunks {
  const hash = start === 0 && end === size - 1 ? createHash('sha1') : undefined
  let missing = end - start + 1
  for await (const chunk of beginningAndRest(path, start, end)) {
    missing -= chunk.length
    hash?.update(chunk)
    if (missing === 0 && hash && hash.digest('hex') !== sha1) throw damaged(path)
    yield chunk
  }
}

/** Bytes of a file that are read before the response begins. */
const BEGINNING_BYTES = 64 * 1024

async function* beginningAndRest(path: string, start: number, end: number): Chunks {
  const beginning = await beginningOf(path, start, end)
  yield beginning
  const rest = start + beginning.length
  if (rest <= end) yield* chunksOf(path, rest, end)
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

/**
 * A `Content-Disposition` header that is valid for every file name.
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

/**
 * A file name without slashes, control characters, marks that change the direction of text, and halves of surrogate pairs.
 * `download` when nothing is left.
 */
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
