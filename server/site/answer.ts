import {parseAccept} from 'hono/utils/accept'
import {sendFile} from '../../lib/http/send-file.ts'

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
  const offered = parseAccept((accepted ?? '').toLowerCase()).filter(({q}) => q > 0)
  return among.find((name) => offered.some(({type}) => type === name))
}

/** Responds to GET and HEAD as `sendFile` does, in the best encoding that the client accepts. @throws HttpError of `deliver` */
export function answer(request: Request, file: Sendable): Promise<Response> {
  const {body, etag, status, deliver = copyOf} = file
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'))
  const encoded = encoding && file.encoded.get(encoding)
  return sendFile(request, {
    etag,
    status,
    headers: {...file.headers, Vary: 'Accept-Encoding'},
    size: body.length,
    read: (start, end) => deliver(body.subarray(start, end + 1)),
    encoded: encoded && {encoding, size: encoded.length, read: () => deliver(encoded)},
  })
}

const copyOf = (bytes: Buffer) => new Uint8Array(bytes)
