import {chunksOf, streamOf} from '../../lib/disk/file-chunks.ts'
import {sendFile} from '../../lib/http/send-file.ts'
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
  return sendFile(request, {
    etag: `"${about.md5}"`,
    size: about.bytes,
    modifiedAt: about.storedAt,
    headers: headersOf(about, slug, new URL(request.url).searchParams.get('dl') === '1'),
    read: (start, end) => streamOf(chunksOf(path, start, end)),
  })
}

const headersOf = ({type, storedAt}: About, slug: string, isDownload: boolean) => ({
  'Content-Type': type,
  'Accept-Ranges': 'bytes',
  'Last-Modified': new Date(storedAt).toUTCString(),
  'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
  'Content-Security-Policy': type === 'application/pdf' ? PDF_POLICY : SANDBOX,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
  // A slug contains only a-z, 0-9, hyphens and a dot, so nothing needs escaping.
  ...(isDownload && {'Content-Disposition': `attachment; filename="${slug}"`}),
})

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
export function fileBusy({status, message, retryAfter = 60}: S3Error): Response {
  const response = sentence(status, message)
  response.headers.set('Retry-After', String(retryAfter))
  return response
}

/** @param why as a sentence */
export const fileRejected = (why: string): Response => sentence(415, `${why} It was not kept.`)
