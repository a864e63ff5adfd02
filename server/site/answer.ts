/** Something that can be sent: its bytes, and the same bytes in other encodings. */
interface Sendable {
  body: Buffer
  etag: string
  headers: Record<string, string>
  encoded: Map<string, Buffer>
  status?: number
}

/** Encodings that we can answer in, best first. */
export const ENCODINGS = ['br', 'gzip'] as const

/** The best encoding that the caller takes, or undefined for plain bytes. */
export function chooseEncoding(accepted: string | null): (typeof ENCODINGS)[number] | undefined {
  const refused = new Set<string>()
  const offered = new Set<string>()
  for (const part of (accepted ?? '').split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
    if (quality !== undefined && Number(quality) === 0) refused.add(name)
    else offered.add(name)
  }
  return ENCODINGS.find((name) => offered.has(name) && !refused.has(name))
}

/** Whether the caller holds this version already. */
function isKnown(request: Request, etag: string) {
  const held = request.headers.get('If-None-Match')
  return (
    held !== null &&
    (held === '*' || held.split(',').some((each) => each.trim().replace(/^W\//, '') === etag))
  )
}

/** The one range asked for, as first and last byte; 'unsatisfiable'; or undefined to send everything. */
function rangeOf(request: Request, {body, etag}: Sendable): [number, number] | 'unsatisfiable' | undefined {
  const condition = request.headers.get('If-Range')
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('Range') ?? '') ?? []
  if ((condition !== null && condition !== etag) || (!first && !last)) return undefined
  const start = first ? Number(first) : Math.max(0, body.length - Number(last))
  const end = first && last ? Math.min(Number(last), body.length - 1) : body.length - 1
  return start > end || start >= body.length ? 'unsatisfiable' : [start, end]
}

/** Answers with what the caller asked for of it: nothing new, a part, or all in an encoding of theirs. */
export function answer(request: Request, file: Sendable): Response {
  const headers = new Headers({...file.headers, ETag: file.etag, Vary: 'Accept-Encoding'})
  const send = (status: number, body: Buffer) => {
    headers.set('Content-Length', String(body.length))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {status, headers})
  }
  if (isKnown(request, file.etag)) return new Response(null, {status: 304, headers})
  const range = rangeOf(request, file)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.body.length}`)
    return new Response(null, {status: 416, headers})
  }
  if (range) {
    headers.set('Content-Range', `bytes ${range[0]}-${range[1]}/${file.body.length}`)
    return send(206, file.body.subarray(range[0], range[1] + 1))
  }
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'))
  const encoded = encoding && file.encoded.get(encoding)
  if (encoded) headers.set('Content-Encoding', encoding)
  return send(file.status ?? 200, encoded ?? file.body)
}
