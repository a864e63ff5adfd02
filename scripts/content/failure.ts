import {ClientError, ServerError} from '@sanity/client'
import type {SanityClient} from '@sanity/client'
import {isOfProxy} from '../../contract/services/proxy.ts'
import {PlainError} from '../terminal/terminal.ts'

/** Words for the failure messages of a command. */
interface Undertaking {
  /** Object of the command, such as `the catalogue`. */
  what: string
  /** Next step once the cause is removed, such as `seed again`. */
  again: string
}

/**
 * Turns a failure of the lake or of hosted Sanity into a PlainError that says what to do. Returns any other error
 * unchanged.
 */
export function explained(error: unknown, client: SanityClient, {what, again}: Undertaking): unknown {
  if (error instanceof PlainError || !(error instanceof Error)) return error
  const where = client.config().apiHost
  const isOfServer = error instanceof ClientError || error instanceof ServerError
  if (isOfServer && isOfProxy(error.response.body))
    return new PlainError(`${answeredByProxy(where, error.statusCode)}\nNothing is lost; ${again}.`)
  if (error instanceof ClientError) {
    const {statusCode, message} = error
    if (statusCode === 401 || statusCode === 403) {
      return new PlainError(
        `The token is not accepted at ${where}. Set LAKE_TOKEN (or SANITY_API_TOKEN for hosted Sanity) to one with write access.`,
      )
    }
    if (statusCode === 409 && message.includes('revision'))
      return new PlainError(
        `Somebody changed a document while ${what} was being written, so nothing was written. Nothing is lost; ${again}.`,
      )
    return new PlainError(
      `${where} rejected ${what}: ${message}\nNothing is lost. Correct the cause, then ${again}.`,
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

/** @param where the address that was asked @returns a sentence about a failure that neither the shop nor Sanity sent */
export const answeredByProxy = (where: string, status: number): string =>
  status === 413
    ? `A proxy in front of ${where} takes no file of this size (413). Allow larger ones, in nginx with "client_max_body_size 100m;".`
    : `A proxy, or another program, answered at ${where} in place of the shop (${status}). See that the shop runs there, and that PORT and HTTP_PROXY are right.`

function isUnreachable(error: Error): boolean {
  return /fetch failed|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|socket hang up/i.test(
    `${error.message} ${String(error.cause)}`,
  )
}
