/** The server's message about a failed request, such as a full disk. Undefined when no response came. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof Error && 'statusCode' in error && 'details' in error ? error.message : undefined
