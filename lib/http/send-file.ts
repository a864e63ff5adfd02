import {selectResponse, type Representation, type Selection} from './conditional.ts'

/** Bytes to respond with, wherever they are. */
export interface Sendable extends Representation {
  /** In quotes. Weak (`W/"…"`) when bytes with the same tag may differ. */
  etag: string
  headers: Record<string, string>
  /** Conditions and ranges apply to 200 only, which is meant when it is absent. */
  status?: number | undefined
  /** The bytes from `start` to `end`, both included. Called only for a response that has a body. */
  read: (start: number, end: number) => BodyInit | Promise<BodyInit>
  /** The same bytes in an encoding that the client accepts. */
  encoded?: {encoding: string; size: number; read: () => BodyInit} | undefined
}

/**
 * Responds to GET and HEAD: with 304, 412 or 416 by the conditions, with one byte range of the plain bytes, or with all
 * bytes, encoded where that is possible.
 * @see RFC 9110, section 13.2.1
 * @throws whatever `read` throws
 */
export async function sendFile(request: Request, file: Sendable): Promise<Response> {
  const {size, status = 200, read, encoded} = file
  const etag = file.etag.replace(/^W\//, '')
  const headers = new Headers({...file.headers, ETag: file.etag})
  const selection: Selection = status === 200 ? selectResponse(request, {...file, etag}) : {status: 200}
  if ('contentRange' in selection) headers.set('Content-Range', selection.contentRange)
  if (selection.status === 304) return new Response(null, {status: 304, headers})
  if (selection.status === 412 || selection.status === 416)
    return rejection(request, selection.status, headers)
  const send = async (status: number, bytes: number, body: () => BodyInit | Promise<BodyInit>) => {
    headers.set('Content-Length', String(bytes))
    return new Response(request.method === 'HEAD' ? null : await body(), {status, headers})
  }
  if (selection.status === 206) {
    const {start, end} = selection
    return send(206, end - start + 1, () => read(start, end))
  }
  if (!encoded) return send(status, size, () => read(0, size - 1))
  headers.set('Content-Encoding', encoded.encoding)
  // A strong tag would let a client complete encoded bytes with a range of the plain bytes.
  headers.set('ETag', `W/${etag}`)
  return send(status, encoded.size, encoded.read)
}

const REASONS = {412: 'The file is not the one you know.', 416: 'The file is shorter than that.'}

function rejection({method}: Request, status: 412 | 416, headers: Headers): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8')
  headers.set('Cache-Control', 'no-cache')
  for (const name of ['Content-Disposition', 'Last-Modified']) headers.delete(name)
  return new Response(method === 'HEAD' ? null : REASONS[status], {status, headers})
}
