import {LakeError, type LakeErrorType} from '../model/errors.ts'
import {eventStream, eventText} from './event-stream.ts'

/** Of what is listened to; who may listen, and when, is told by the status. */
const OF_THE_QUESTION: ReadonlySet<LakeErrorType> = new Set<LakeErrorType>([
  'badRequest',
  'notFound',
  'queryParseError',
  'queryTooExpensive',
])

/** The event that tells a listener why there is nothing to hear. The client gives up, and says why. */
export function channelError(error: unknown): string {
  const {type, message, details} =
    error instanceof LakeError ? error : new LakeError('badRequest', 'The filter failed')
  return eventText({
    event: 'channelError',
    data: JSON.stringify({error: {type, description: message, ...details}}),
  })
}

/**
 * What is wrong with a question, as a stream of that alone: an `EventSource` tells nobody what a failed answer says.
 * @throws what was thrown, when it is not about the question
 */
export function refusalStream(thrown: unknown): Response {
  if (!(thrown instanceof LakeError && OF_THE_QUESTION.has(thrown.type))) throw thrown
  return eventStream((sink) => {
    sink.send(channelError(thrown))
    sink.close()
    return () => undefined
  })
}
