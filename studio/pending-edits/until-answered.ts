/**
 * Options of a request that changes documents. The Studio's `fetch` sends it again until the lake answers; by the id, the
 * lake makes the change only once, although the response to an earlier attempt was lost.
 */
export const untilAnswered = () => ({
  tag: 'document.commit',
  /** The client gives up after five minutes otherwise, and nobody knows whether the change was made. */
  timeout: 0,
  // `crypto.randomUUID` needs HTTPS.
  transactionId: crypto.getRandomValues(new Uint32Array(4)).join('-'),
})
