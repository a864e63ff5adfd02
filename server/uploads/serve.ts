import {partsOf, streamOf} from '../../lib/disk/file-parts.ts'
import {selectResponse} from '../../lib/http/conditional.ts'
import type {Blobs} from './blobs.ts'
import type {About} from './disk-files.ts'
import type {S3Error} from './s3-error.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Policy for images. An SVG may contain styles and embedded images; in the sandbox it has no origin, no script and no
 * network.
 */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"
/** Policy for PDFs. In a sandbox browsers do not open their PDF viewer, which itself isolates the document. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"

/** Serves GET and HEAD of one stored file, with conditions, one byte range, and `?dl=1` for a download. */
export async function serveFile(
  request: Request,
  slug: string,
  blobs: Pick<Blobs, 'find'>,
): Promise<Response> {
  const found = await blobs.find(slug)
  if (!found) return fileNotFound()
  if (found === 'deleted') return fileDeleted()
  const {about, path} = found
  const headers = headersOf(about, slug, new URL(request.url).searchParams.get('dl') === '1')
  const {md5, bytes: size, storedAt: modifiedAt} = about
  const selection = selectResponse(request, {etag: `"${md5}"`, size, modifiedAt})
  const {status} = selection
  if (status === 412) return sentence(412, 'The file is not the one you know.')
  if (status === 304) return new Response(null, {status, headers})
  if (status === 416) {
    const response = sentence(416, 'The file is shorter than that.')
    response.headers.set('Content-Range', selection.contentRange)
    return response
  }
  if (status === 206) headers.set('Content-Range', selection.contentRange)
  const {start, end} = status === 206 ? selection : {start: 0, end: size - 1}
  headers.set('Content-Length', String(end - start + 1))
  const body = request.method === 'HEAD' ? null : streamOf(partsOf(path, start, end))
  return new Response(body, {status, headers})
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
  // A slug contains only a-z, 0-9, hyphens and a dot, so nothing needs escaping.
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

/** For a file that was taken down. */
export const fileDeleted = (): Response => sentence(410, 'This file was taken down.')

/** For a file that could not be checked yet. */
export function fileBusy({status, message, retryAfterSeconds = 60}: S3Error): Response {
  const response = sentence(status, message)
  response.headers.set('Retry-After', String(retryAfterSeconds))
  return response
}

/** @param why as a sentence */
export const fileRejected = (why: string): Response => sentence(415, `${why} It was not kept.`)
