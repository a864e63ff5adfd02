type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 503

/** A rejected request, with the sentence that its sender receives. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: RefusalStatus
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: RefusalStatus, sentence: string, retryAfterSeconds?: number) {
    super(sentence)
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Wire form of a refusal: `{"error": sentence}`, with `Retry-After` where waiting helps. */
export function refusalResponse({status, message, retryAfterSeconds}: Refusal): Response {
  const headers = new Headers({'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff'})
  // The rest of the body stays unread, so the connection cannot be used again.
  if (status === 408 || status === 413) headers.set('Connection', 'close')
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds))
  return Response.json({error: message}, {status, headers})
}

/** Rejects every method but POST, where the site would otherwise look for a page. */
export const onlyPost = (): Response => {
  const response = refusalResponse(new Refusal(405, 'This address accepts POST requests only.'))
  response.headers.set('Allow', 'POST')
  return response
}
