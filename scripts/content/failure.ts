import {ClientError, ServerError} from '@sanity/client'
import type {SanityClient} from '@sanity/client'
import {PlainError} from '../terminal/terminal.ts'

/** What a command was about, in words for its failures. */
interface Undertaking {
  /** What was to be stored, such as `the catalogue`. */
  what: string
  /** What to do again once the cause is mended, such as `seed again`. */
  again: string
}

/** What the person at the terminal can do about a failure of the content's server; a bug stays as it is. */
export function explained(error: unknown, client: SanityClient, {what, again}: Undertaking): unknown {
  if (error instanceof PlainError || !(error instanceof Error)) return error
  const where = client.config().apiHost
  if (error instanceof ClientError) {
    const {statusCode, message} = error
    if (statusCode === 401 || statusCode === 403) {
      return new PlainError(
        `The token is not accepted at ${where}. Set LAKE_TOKEN (or SANITY_API_TOKEN for hosted Sanity) to one that may write.`,
      )
    }
    return new PlainError(
      `${where} refused ${what}: ${message}\nNothing is lost; ${again} once that is mended.`,
    )
  }
  if (error instanceof ServerError) {
    return new PlainError(
      `${where} could not answer: ${error.message}\nNothing is lost; ${again} in a minute.`,
    )
  }
  if (isUnreachable(error)) {
    return new PlainError(
      `Nothing answers at ${where}. Start the shop (npm start) in another terminal, then ${again}.`,
    )
  }
  return error
}

function isUnreachable(error: Error): boolean {
  return /fetch failed|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|socket hang up/i.test(
    `${error.message} ${String(error.cause)}`,
  )
}
