import {badRequest, LakeError, type LakeErrorType} from '../model/errors.ts'
import {eventStream, eventText} from './event-stream.ts'

/** Errors of a listen request that are sent as an event. Errors about rights and load are sent as a status. */
const REQUEST_ERRORS: ReadonlySet<LakeErrorType> = new Set<LakeErrorType>([
  'badRequest',
  'notFound',
  'queryParseError',
  'queryTooExpensive',
])

/** The `channelError` event. The client reports its error and does not reconnect. */
export function channelError(error: unknown): string {
  const {type, message, details} = error instanceof LakeError ? error : badRequest('The filter failed')
  return eventText({
    event: 'channelError',
    data: JSON.stringify({error: {type, description: message, ...details}}),
  })
}

/**
 * Answers an invalid request with a stream of one `channelError`, because an `EventSource` hides the body of a failed
 * response.
 * @throws the given error, unless it is one of `REQUEST_ERRORS`
 */
export function failureStream(thrown: unknown): Response {
  if (!(thrown instanceof LakeError && REQUEST_ERRORS.has(thrown.type))) throw thrown
  return eventStream((sink) => {
    sink.send(channelError(thrown))
    sink.close()
    return () => undefined
  })
}
