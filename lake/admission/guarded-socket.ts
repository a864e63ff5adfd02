import type {WebSocket} from 'ws'
import {HttpError} from '../../lib/http/http-error.ts'
import {every} from '../../lib/process/periodic.ts'
import type {Lake} from '../lake.ts'

/**
 * Milliseconds in which a socket must send a valid token. The Studio sends its token as soon as a socket is open, so the
 * time is for slow connections only.
 */
const IDENTIFY_MS = 10_000
/**
 * Messages and pings of a socket before its token. The Studio sends its token in the first one. Each costs an answer, and
 * thousands of small ones arrive in one chunk.
 */
const MAX_FROM_STRANGER = 20
/** Milliseconds between checks that the token is still valid. */
const CHECK_MS = 30_000
/** Milliseconds that a peer has to close its end. */
const LINGER_MS = 2000

/** Receives the headers of each request on a socket: those with a valid token identify it. */
export type Identify = (headers: Headers) => void

/** Sockets that have sent no valid token yet, the oldest first. Each function closes a socket and frees its slot. */
export type Strangers = Set<() => void>

interface Guarded {
  /** Frees the slot of the client. */
  leave: () => void
  strangers: Strangers
  identifyMs?: number | undefined
}

/**
 * Closes a socket that sends no valid token in time or in its first messages, or whose token is no longer valid. With the
 * first valid token, it moves from a slot of its client to a slot of its person, so strangers cannot use up the slots of
 * people.
 */
export function guardSocket(
  client: WebSocket,
  lake: Lake,
  {leave, strangers, identifyMs = IDENTIFY_MS}: Guarded,
): Identify {
  let free = leave
  let credentials: Headers | undefined

  const end = (code: number, reason: string) => {
    client.close(code, reason)
    setTimeout(() => client.terminate(), LINGER_MS).unref()
  }
  const displace = () => {
    strangers.delete(displace)
    free()
    end(1013, 'There is no room for sockets that have sent no token')
  }
  strangers.add(displace)
  const deadline = setTimeout(() => end(1008, 'No valid token was sent in time'), identifyMs).unref()
  const stopChecks = every(CHECK_MS, () => {
    if (credentials && personOf(lake, credentials) === undefined) end(1008, 'The session has ended')
  })
  let received = 0
  const count = () => {
    received += 1
    if (!credentials && received > MAX_FROM_STRANGER) client.terminate()
  }
  client.on('message', count)
  client.on('ping', (data) => {
    count()
    if (client.readyState === client.OPEN) client.pong(data)
  })
  client.on('close', () => {
    clearTimeout(deadline)
    stopChecks()
    strangers.delete(displace)
    free()
  })

  return (headers) => {
    if (credentials && headers.get('authorization') === credentials.get('authorization')) return
    const person = personOf(lake, headers)
    if (person === undefined) return
    if (!credentials) {
      clearTimeout(deadline)
      strangers.delete(displace)
      try {
        const freePerson = lake.limits.socketsOfPeople.hold(person)
        free()
        free = freePerson
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        return end(1013, error.message)
      }
    }
    credentials = headers
  }
}

/** Id of the identity that headers belong to. Undefined for anonymous ones, and while the database fails. */
function personOf(lake: Lake, headers: Headers): string | undefined {
  try {
    return lake.people.identify(headers)?.id
  } catch {
    // The request itself gets the right error.
    return undefined
  }
}
