import {filter, firstValueFrom, Subject} from 'rxjs'

interface Session {
  /** Id of the person. */
  person: string
  /** Value of the header `Authorization`. */
  header: string
}

/**
 * The sessions of this tab. After a session has ended, the requests of its person wait until that person signs in again,
 * and then go on with the new session: nothing that was typed is lost.
 * @param onEnded called once for each session that ends without signing out
 */
export function openSessions(onEnded: () => void) {
  /** Persons of ended sessions, by header. */
  const ended = new Map<string, string>()
  const started = new Subject<string>()
  let current: Session | undefined
  return {
    start(session: Session) {
      current = session
      started.next(session.person)
    },
    /** The person has signed out, so nothing waits. */
    stop() {
      current = undefined
    },
    /** The header with which a request of this session is sent now. */
    headerFor: (header: string) =>
      current && ended.get(header) === current.person ? current.header : header,
    /**
     * A request of the session was rejected.
     * @returns resolves when the person has signed in again; undefined for a session that did not start here
     */
    reject(header: string): Promise<unknown> | undefined {
      if (header === current?.header) {
        ended.set(header, current.person)
        current = undefined
        onEnded()
      }
      const person = ended.get(header)
      if (person === undefined) return undefined
      return firstValueFrom(started.pipe(filter((other) => other === person)))
    },
  }
}

export type Sessions = ReturnType<typeof openSessions>
