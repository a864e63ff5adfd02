/** Everything about a response body that conditions and ranges depend on. */
export interface Representation {
  /** Strong entity tag, in quotes. */
  etag: string
  /** In bytes. */
  size: number
  /** Milliseconds since 1970. Absent: conditions on dates are ignored. */
  modifiedAt?: number | undefined
}

/** The status to answer GET or HEAD with and, where there is one, the `Content-Range` header. */
export type Selection =
  | {status: 200 | 304 | 412}
  /** `start` and `end` are the first and the last byte. */
  | {status: 206; start: number; end: number; contentRange: string}
  | {status: 416; contentRange: string}

/**
 * Evaluates the conditional headers and the range of a GET or HEAD request, in the order that RFC 9110 sets.
 *
 * One byte range is honoured. Several ranges, another unit, or a malformed header give the whole representation, as
 * the RFC allows.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2
 */
export function selectResponse(request: Request, representation: Representation): Selection {
  const {headers} = request
  if (!isExpected(headers, representation)) return {status: 412}
  if (isHeldByClient(headers, representation)) return {status: 304}
  // GET is the only method with range handling (section 14.2): HEAD describes the whole representation.
  return request.method === 'GET' ? selectRange(headers, representation) : {status: 200}
}

/** `If-Match` and, without it, `If-Unmodified-Since`. @see RFC 9110, sections 13.1.1 and 13.1.4 */
function isExpected(headers: Headers, {etag, modifiedAt}: Representation): boolean {
  const tags = headers.get('If-Match')
  // A weak tag never matches in the strong comparison.
  if (tags !== null) return tags.trim() === '*' || entityTags(tags).includes(etag)
  const since = parseDate(headers.get('If-Unmodified-Since'))
  return since === undefined || modifiedAt === undefined || wholeSeconds(modifiedAt) <= since
}

/** `If-None-Match` and, without it, `If-Modified-Since`. @see RFC 9110, sections 13.1.2 and 13.1.3 */
function isHeldByClient(headers: Headers, {etag, modifiedAt}: Representation): boolean {
  const tags = headers.get('If-None-Match')
  if (tags !== null) {
    const held = entityTags(tags).map((tag) => tag.replace(/^W\//, ''))
    return tags.trim() === '*' || held.includes(etag)
  }
  const since = parseDate(headers.get('If-Modified-Since'))
  return since !== undefined && modifiedAt !== undefined && wholeSeconds(modifiedAt) <= since
}

/** `Range`, unless `If-Range` names another version. @see RFC 9110, sections 13.1.5 and 14.2 */
function selectRange(headers: Headers, representation: Representation): Selection {
  const {size} = representation
  const range = isForThisVersion(headers.get('If-Range'), representation)
    ? parseRange(headers.get('Range') ?? '')
    : undefined
  if (!range) return {status: 200}
  if ('suffixLength' in range) {
    if (range.suffixLength === 0) return unsatisfiable(size)
    // `Content-Range` cannot describe a range of an empty body.
    return size === 0 ? {status: 200} : part(Math.max(0, size - range.suffixLength), size - 1, size)
  }
  return range.first >= size ? unsatisfiable(size) : part(range.first, Math.min(range.last, size - 1), size)
}

const part = (start: number, end: number, size: number): Selection => ({
  status: 206,
  start,
  end,
  contentRange: `bytes ${start}-${end}/${size}`,
})

const unsatisfiable = (size: number): Selection => ({status: 416, contentRange: `bytes */${size}`})

/** `If-Range` uses the strong comparison. A date must equal the date of this version. */
function isForThisVersion(condition: string | null, {etag, modifiedAt}: Representation): boolean {
  if (condition === null) return true
  if (condition.includes('"')) return condition.trim() === etag
  return modifiedAt !== undefined && parseDate(condition) === wholeSeconds(modifiedAt)
}

type RequestedRange = {first: number; last: number} | {suffixLength: number}

/**
 * Reads a `Range` header of one byte range.
 * @returns undefined for anything else, also for a last byte before the first, which makes a range invalid
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2
 */
function parseRange(header: string): RequestedRange | undefined {
  const [, first = '', end = ''] = /^bytes=[\t ]*(\d*)-(\d*)[\t ]*$/i.exec(header.trim()) ?? []
  if (first === '') return end === '' ? undefined : {suffixLength: Number(end)}
  const last = end === '' ? Infinity : Number(end)
  return last < Number(first) ? undefined : {first: Number(first), last}
}

/** Entity tags may contain commas, so a list of them cannot be split at commas. */
const entityTags = (list: string): string[] => list.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? []

const IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
const RFC_850 = /^[A-Z][a-z]+, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/
const ASCTIME = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/

/**
 * Reads a date in any of the three forms of HTTP.
 * @returns milliseconds since 1970, or undefined for anything else: such a condition is ignored
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7
 */
function parseDate(header: string | null): number | undefined {
  const text = header?.trim() ?? ''
  const inUtc = ASCTIME.test(text) ? `${text} GMT` : text
  if (inUtc === text && !IMF_FIXDATE.test(text) && !RFC_850.test(text)) return undefined
  const time = Date.parse(inUtc)
  return Number.isNaN(time) ? undefined : time
}

/** HTTP dates have no fractions of a second. */
const wholeSeconds = (time: number) => Math.floor(time / 1000) * 1000
