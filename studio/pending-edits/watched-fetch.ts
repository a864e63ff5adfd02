import {BehaviorSubject} from 'rxjs'
import {z} from 'zod'
import {reasonIn} from '../live/reason.ts'

/** Why what somebody typed is not stored yet: the lake's reason, or none where the lake did not answer. */
interface SaveTrouble {
  reason?: string
}

/** The reason why a form cannot be stored; undefined while all is well. The Studio's notice shows it. */
export const saveTrouble = new BehaviorSubject<SaveTrouble | undefined>(undefined)

/** The request with which a form stores what was typed, or the table a change. */
const COMMIT = /[?&]tag=[\w.-]*document\.commit(?:&|$)/

/**
 * Requests with which a form reads documents, their history and what they refer to. When one fails, Sanity ends the tool
 * that has the form.
 */
const FORM_READ =
  /\/data\/(?:doc|history)\/|\/users\/me\/keyvalue\/|[?&]tag=sanity\.studio\.(?:preview|releases)\./

const commit = z.object({transactionId: z.string()})

/** The rejection of a transaction that the lake has stored before. */
const storedBefore = z.object({
  error: z.object({
    items: z.tuple([z.object({error: z.object({type: z.literal('transactionAlreadyExistsError')})})]),
  }),
})

/** Milliseconds before the next attempt. */
const RETRY_MS = 2000

/** The sessions of this tab (`embedded/sessions.ts`), or the sessions of hosted Sanity. */
interface SessionHeaders {
  /** The header `Authorization` with which a request of a session is sent now. */
  headerFor: (header: string) => string
  /** A request was rejected. Resolves when the person has signed in again; undefined: nobody will. */
  reject: (header: string) => Promise<unknown> | undefined
}

/**
 * A `fetch` that sends a change again until the lake has stored it, repeats what a form reads until the lake answers, and
 * waits for a new session when one has ended. Without it, the Studio drops what was typed without a network, and crashes
 * when the network is gone for some seconds or the session ends.
 */
export function watched(send: typeof fetch, sessions: SessionHeaders): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const isCommit = COMMIT.test(url)
    const isPatient = isCommit || FORM_READ.test(url)
    for (;;) {
      const headers = new Headers(init?.headers)
      const header = sessions.headerFor(headers.get('Authorization') ?? '')
      if (header) headers.set('Authorization', header)
      const response = await send(input, {...init, headers}).catch((error: unknown) => {
        if (isPatient && !init?.signal?.aborted) return undefined
        // Nobody sends this form again, so a notice that promises it would be wrong.
        if (isCommit) saveTrouble.next(undefined)
        throw error
      })
      if (isCommit) saveTrouble.next(response ? await troubleOf(response) : {})
      if (!response || (isPatient && response.status >= 500)) {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
        continue
      }
      // `/users/me` is how the Studio checks a session, so its 401 is a result and must not wait for a new session.
      if (response.status !== 401 || url.includes('/users/me'))
        return isCommit ? storedOnce(response, init?.body) : response
      const signedInAgain = sessions.reject(header)
      if (!signedInAgain) return response
      await signedInAgain
    }
  }
}

/**
 * The response to a commit, or a success where the lake has stored the same commit before: the response to an earlier
 * attempt was lost. Sanity would take the 409 for a rejection, and drop what is being typed. Each commit has a random id.
 */
async function storedOnce(response: Response, body: unknown): Promise<Response> {
  if (response.status !== 409) return response
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (!storedBefore.safeParse(answer).success) return response
  return Response.json(commit.parse(JSON.parse(String(body))))
}

async function troubleOf(response: Response): Promise<SaveTrouble | undefined> {
  if (response.status < 500) return undefined
  return {reason: await reasonIn(response.clone())}
}
