/** Status and text of each error code, as recorded from S3 for POST Object. */
const ERRORS = {
  AccessDenied: [403, 'Access Denied'],
  EntityTooLarge: [400, 'Your proposed upload exceeds the maximum allowed size'],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed size'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  InvalidAccessKeyId: [403, 'The AWS Access Key Id you provided does not exist in our records.'],
  InvalidArgument: [400, 'Invalid Argument'],
  InvalidPolicyDocument: [400, 'Invalid Policy: Invalid JSON.'],
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

export type S3ErrorCode = keyof typeof ERRORS

/** Further elements of the XML, in order, such as `ProposedSize`. */
type Details = Readonly<Record<string, string | number>>

/** A failure with a name in S3. Anything else that is thrown is a bug and becomes an `InternalError`. */
export class S3Error extends Error {
  override name = 'S3Error'
  readonly code: S3ErrorCode
  readonly details: Details
  readonly retryAfterSeconds: number | undefined

  constructor(code: S3ErrorCode, message?: string, details: Details = {}, retryAfterSeconds?: number) {
    super(message ?? ERRORS[code][1])
    this.code = code
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }

  get status() {
    return ERRORS[this.code][0]
  }

  toResponse(requestId: string): Response {
    const elements: [string, string | number][] = Object.entries({
      Code: this.code,
      Message: this.message,
      ...this.details,
      RequestId: requestId,
    })
    const body = elements.map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`).join('')
    const headers = new Headers({
      'Content-Type': 'application/xml',
      'Cache-Control': 'no-store',
      'x-amz-request-id': requestId,
    })
    if (this.retryAfterSeconds !== undefined) headers.set('Retry-After', String(this.retryAfterSeconds))
    return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<Error>${body}</Error>`, {
      status: this.status,
      headers,
    })
  }
}

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}

/** Escapes markup, and drops the control characters that XML 1.0 cannot contain. */
const escapeXml = (text: string) =>
  text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
