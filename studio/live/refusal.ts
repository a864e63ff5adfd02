/** What the server said about a request that failed, for instance that its disk is full; undefined where it did not answer. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof Error && 'statusCode' in error && 'details' in error ? error.message : undefined
