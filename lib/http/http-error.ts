import {HTTPException} from 'hono/http-exception'
import type {ErrorHandler, MiddlewareHandler} from 'hono'
import type {ClientEnv} from './client-address.ts'

type FailureStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 412 | 413 | 415 | 429 | 500 | 503

interface Details {
  /** Seconds after which the same request may succeed. */
  retryAfter?: number | undefined
  headers?: Record<string, string>
  /** Id of the request in the log, which the client can name. */
  requestId?: string | undefined
}

/**
 * A failed request, with the sentence that its client receives as `{"message": sentence}`, and with `Retry-After` where
 * waiting helps. Anything else that is thrown is a bug.
 */
export class HttpError extends HTTPException {
  override name = 'HttpError'
  declare readonly status: FailureStatus
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined
  readonly #headers: Record<string, string>
  readonly #requestId: string | undefined

  constructor(status: FailureStatus, message: string, {retryAfter, headers = {}, requestId}: Details = {}) {
    super(status, {message})
    this.retryAfter = retryAfter
    this.#headers = headers
    this.#requestId = requestId
  }

  override getResponse(): Response {
    const {status, message, retryAfter} = this
    const headers = new Headers({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...this.#headers,
    })
    // The rest of the body stays unread, so the connection cannot be used again.
    if (status === 408 || status === 413) headers.set('Connection', 'close')
    if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter))
    return Response.json({message, requestId: this.#requestId}, {status, headers})
  }
}

/**
 * Middleware for the addresses of a feature: what is reported, and what the client reads, after a failure that nobody
 * foresaw. The status is 503.
 */
export const onFailure =
  (problem: string, sentence: string): MiddlewareHandler<ClientEnv> =>
  async (context, next) => {
    context.set('failure', {problem, sentence})
    await next()
  }

const UNFORESEEN = 'Something went wrong on the server. Please try again later.'

/** The only handler of errors outside the lake. @param report receives failures that nobody foresaw */
export function errorHandler(report: (problem: string, error: unknown) => void): ErrorHandler<ClientEnv> {
  return (error, context) => {
    if (error instanceof HttpError) return error.getResponse()
    const failure = context.get('failure')
    report(failure?.problem ?? `${context.req.method} ${context.req.path} failed`, error)
    const requestId = context.get('requestId')
    return failure
      ? new HttpError(503, failure.sentence, {retryAfter: 60, requestId}).getResponse()
      : new HttpError(500, UNFORESEEN, {requestId}).getResponse()
  }
}

/** Rejects every method but POST, where the site would otherwise look for a page. */
export function onlyPost(): never {
  throw new HttpError(405, 'This address accepts POST requests only.', {headers: {Allow: 'POST'}})
}
