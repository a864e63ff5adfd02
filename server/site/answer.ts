import {selectResponse, type Selection} from '../../lib/http/conditional.ts'

/** Bytes to send, and the same bytes in other encodings. */
export interface Sendable {
  body: Buffer
  /** In quotes. Weak (`W/"…"`) when bytes with the same tag may differ. */
  etag: string
  headers: Record<string, string>
  encoded: Map<string, Buffer>
  status?: number
  /** The body of the response, of all bytes or of a range. Absent: they are copied. @throws HttpError */
  deliver?: (bytes: Buffer) => ReadableStream<Uint8Array>
}

/** Encodings of responses, best first. */
const ENCODINGS = ['br', 'gzip'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** The best encoding that the client accepts, or undefined for plain bytes. */
export function chooseEncoding(
  accepted: string | null,
  among: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  const refused = new Set<string>()
  const offered = new Set<string>()
  for (const part of (accepted ?? '').split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
    if (quality !== undefined && Number(quality) === 0) refused.add(name)
    else offered.add(name)
  }
  return among.find((name) => offered.has(name) && !refused.has(name))
}

/**
 * Responds to GET and HEAD: with 304 or 412 by the conditions, with one byte range of the plain bytes, or with all bytes
 * in the best encoding that the client accepts. Conditions and ranges apply to status 200 only.
 * @see RFC 9110, section 13.2.1
 * @throws HttpError of `deliver`
 */
export function answer(request: Request, file: Sendable): Response {
  const {body, status = 200, deliver = copyOf} = file
  const etag = file.etag.replace(/^W\//, '')
  const headers = new Headers({...file.headers, ETag: file.etag, Vary: 'Accept-Encoding'})
  const selection: Selection =
    status === 200 ? selectResponse(request, {etag, size: body.length}) : {status: 200}
  if ('contentRange' in selection) headers.set('Content-Range', selection.contentRange)
  const send = (status: number, bytes: Buffer) => {
    headers.set('Content-Length', String(bytes.length))
    return new Response(request.method === 'HEAD' ? null : deliver(bytes), {status, headers})
  }
  if (selection.status === 206) return send(206, body.subarray(selection.start, selection.end + 1))
  if (selection.status !== 200) return new Response(null, {status: selection.status, headers})
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'))
  const encoded = encoding && file.encoded.get(encoding)
  if (encoded) {
    headers.set('Content-Encoding', encoding)
    // A strong tag would let a client complete encoded bytes with a range of the plain ones.
    headers.set('ETag', `W/${etag}`)
  }
  return send(status, encoded ?? body)
}

const copyOf = (bytes: Buffer) => new Uint8Array(bytes)
