import {HttpError} from '../../lib/http/http-error.ts'

/** Status and text of each error code, as recorded from S3 for POST Object. */
const ERRORS = {
  AccessDenied: [403, 'Access Denied'],
  EntityTooLarge: [400, 'Your proposed upload exceeds the maximum allowed size'],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed size'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  InvalidArgument: [400, 'Invalid Argument'],
  InvalidRequest: [400, 'Invalid Request'],
  MalformedPOSTRequest: [400, 'The body of your POST request is not well-formed multipart/form-data.'],
  MaxPostPreDataLengthExceeded: [400, 'Your POST request fields preceeding the upload file was too large.'],
  PreconditionFailed: [412, 'At least one of the pre-conditions you specified did not hold'],
  RequestTimeout: [
    400,
    'Your socket connection to the server was not read from or written to within the timeout period. Idle connections will be closed.',
  ],
  ServiceUnavailable: [503, 'Service is unable to handle request.'],
  SignatureDoesNotMatch: [
    403,
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  ],
  // S3 itself sends 503. The shop's other services send 429, which tools for browsers expect.
  SlowDown: [429, 'Please reduce your request rate.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

type S3ErrorCode = keyof typeof ERRORS

/** Further elements of the XML, in order, such as `ProposedSize`. */
type Details = Readonly<Record<string, string | number>>

/** A failure of a posted form, which has the response of S3. Anything else that is thrown is a bug. */
export class S3Error extends HttpError {
  override name = 'S3Error'
  readonly code: S3ErrorCode
  readonly details: Details

  constructor(code: S3ErrorCode, message?: string, details: Details = {}, retryAfter?: number) {
    const [status, text] = ERRORS[code]
    super(status, message ?? text, {retryAfter})
    this.code = code
    this.details = details
  }

  override getResponse(): Response {
    const {code, message, details} = this
    const elements: [string, string | number][] = Object.entries({Code: code, Message: message, ...details})
    const body = elements.map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`).join('')
    const {status, headers} = super.getResponse()
    headers.set('Content-Type', 'application/xml')
    return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<Error>${body}</Error>`, {status, headers})
  }
}

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}

/** Escapes markup, and drops the control characters that XML 1.0 cannot contain. */
const escapeXml = (text: string) =>
  text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
