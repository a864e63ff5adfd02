import {BehaviorSubject} from 'rxjs'
import type {Sessions} from '../embedded/sessions.ts'
import {reasonIn} from '../live/refusal.ts'

/** Why what somebody typed is not stored yet: the lake's reason, or none where the lake did not answer. */
interface SaveTrouble {
  reason?: string
}

/** The reason why a form cannot be stored; undefined while all is well. The Studio's notice shows it. */
export const saveTrouble = new BehaviorSubject<SaveTrouble | undefined>(undefined)

/** The request with which a form stores what was typed. */
const COMMIT = /[?&]tag=[\w.-]*document\.commit(?:&|$)/

/**
 * Requests with which a form reads documents, their history and what they refer to. When one fails, Sanity ends the tool
 * that has the form.
 */
const FORM_READ =
  /\/data\/(?:doc|history)\/|\/users\/me\/keyvalue\/|[?&]tag=sanity\.studio\.(?:preview|releases)\./

/** Milliseconds before the next attempt. */
const RETRY_MS = 2000

/**
 * A `fetch` that sends a form again until the lake has stored it, repeats what a form reads until the lake answers, and
 * waits for a new session when one has ended. Without it, the Studio drops what was typed without a network, and crashes
 * when the network is gone for some seconds or the session ends.
 */
export function watched(send: typeof fetch, sessions: Pick<Sessions, 'headerFor' | 'reject'>): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const isCommit = COMMIT.test(url)
    const isPatient = isCommit || FORM_READ.test(url)
    for (;;) {
      const headers = new Headers(init?.headers)
      const header = sessions.headerFor(headers.get('Authorization') ?? '')
      if (header) headers.set('Authorization', header)
      const response = await send(input, {...init, headers}).catch((error: unknown) => {
        if (!isPatient || init?.signal?.aborted) throw error
      })
      if (isCommit) saveTrouble.next(response ? await troubleOf(response) : {})
      if (!response || (isPatient && response.status >= 500)) {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
        continue
      }
      // `/users/me` is how the Studio checks a session, so its 401 is a result and must not wait for a new session.
      if (response.status !== 401 || url.includes('/users/me')) return response
      const signedInAgain = sessions.reject(header)
      if (!signedInAgain) return response
      await signedInAgain
    }
  }
}

async function troubleOf(response: Response): Promise<SaveTrouble | undefined> {
  if (response.status < 500) return undefined
  return {reason: await reasonIn(response.clone())}
}
