/** Whether this is a system error with one of these codes, such as `ENOSPC`. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code)

/** Whether an operation failed because the file or folder is not there. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT')
