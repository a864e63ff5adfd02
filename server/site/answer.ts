import {selectResponse} from '../http/conditional.ts'

/** Bytes to send, and the same bytes in other encodings. */
interface Sendable {
  body: Buffer
  etag: string
  headers: Record<string, string>
  encoded: Map<string, Buffer>
  status?: number
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
 * in the best encoding that the client accepts.
 */
export function answer(request: Request, file: Sendable): Response {
  const headers = new Headers({...file.headers, ETag: file.etag, Vary: 'Accept-Encoding'})
  const selection = selectResponse(request, {etag: file.etag, size: file.body.length})
  if ('contentRange' in selection) headers.set('Content-Range', selection.contentRange)
  const send = (status: number, body: Buffer) => {
    headers.set('Content-Length', String(body.length))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {status, headers})
  }
  if (selection.status === 206) return send(206, file.body.subarray(selection.start, selection.end + 1))
  if (selection.status !== 200) return new Response(null, {status: selection.status, headers})
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'))
  const encoded = encoding && file.encoded.get(encoding)
  if (encoded) {
    headers.set('Content-Encoding', encoding)
    // A strong tag would let a client complete encoded bytes with a range of the plain ones.
    headers.set('ETag', `W/${file.etag}`)
  }
  return send(file.status ?? 200, encoded ?? file.body)
}
