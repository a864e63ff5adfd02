import {createClient, type SanityClient} from '@sanity/client'
import {createElement} from 'react'
import {
  BehaviorSubject,
  catchError,
  defer,
  distinctUntilChanged,
  from,
  map,
  merge,
  of,
  shareReplay,
  switchMap,
  timer,
} from 'rxjs'
import type {Observable} from 'rxjs'
import type {AuthState, AuthStore} from 'sanity'
import {z} from 'zod'
import {openSessions, type Sessions} from './sessions.ts'
import {SignInPage} from './SignInPage.tsx'
import {sentenceOf, signIn, signOut, takeCodeFromAddress, type Proof} from './sign-in.ts'
import {createStreamFetch} from './stream-fetch.ts'
import {understood} from '../enquiries/understood-search.ts'
import {saveTrouble, watched} from '../pending-edits/watched-fetch.ts'
import {attempt} from '../lib/attempt.ts'
import {said, wordsFor} from '../languages/messages.ts'
import {isEnglish} from '../languages/chosen.ts'

/** Milliseconds between two requests to a server that does not answer. */
const RETRY_MS = 2000

interface Role {
  name: string
  title: string
}

/** The role of a person as the Studio names it where a role does not allow something. The server's title is English. */
export const inLanguage = (role: Role): Role =>
  isEnglish ? role : {...role, title: wordsFor(`audit.subject.${role.name}`) ?? role.title}

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  profileImage: z
    .string()
    .nullish()
    .transform((url) => url ?? undefined),
  role: z.string(),
  roles: z.array(z.object({name: z.string(), title: z.string()}).transform(inLanguage)),
  provider: z.string().optional(),
})

interface EmbeddedLake {
  projectId: string
  dataset: string
  apiHost: string
}

/**
 * Signs the Studio in to the embedded lake: with the one-time link that the server prints, with a password, with a passkey,
 * or with the session of another tab of this browser. The Studio sends all its requests through the client of the emitted
 * states.
 */
export function createAuthStore(lake: EmbeddedLake): AuthStore {
  const token$ = new BehaviorSubject(readToken())
  const notice$ = new BehaviorSubject('')
  const sessions = openSessions(() => {
    forget()
    notice$.next(said('sign-in.ended-typing'))
    saveTrouble.next(undefined)
  })
  const clientFor = createClients(lake, sessions)

  const keep = (token: string) => {
    attempt(() => localStorage.setItem(KEY, token))
    token$.next(token)
  }
  const forget = () => {
    attempt(() => localStorage.removeItem(KEY))
    token$.next(null)
  }
  const signInWith = async (proof: Proof) => {
    keep(await signIn(lake.apiHost, proof))
    notice$.next('')
  }
  const signInByPasskey = async () => {
    // Loaded on request: most people use a password.
    const {signInWithPasskey} = await import('./passkeys/use-passkey.ts')
    keep(await signInWithPasskey(lake.apiHost))
    notice$.next('')
  }
  const signInFromAddress = async () => {
    const code = takeCodeFromAddress()
    if (!code) return
    await signInWith({code}).catch((error: unknown) => notice$.next(sentenceOf(error)))
  }

  if (typeof window !== 'undefined') {
    onTokenChangedElsewhere((token) => token$.next(token))
    window.addEventListener('hashchange', () => void signInFromAddress())
  }

  return {
    state: defer(() => from(signInFromAddress())).pipe(
      switchMap(() => token$),
      distinctUntilChanged(),
      switchMap((token) => stateOf({token, client: clientFor(token), notice$, forget, sessions})),
      shareReplay(1),
    ),
    // Presence opens its own socket and sends this token.
    token: token$.asObservable(),
    LoginComponent: () =>
      createElement(SignInPage, {notice: notice$, onPassword: signInWith, onPasskey: signInByPasskey}),
    logout: async () => {
      sessions.stop()
      if (token$.value) await signOut(lake.apiHost, token$.value)
      notice$.next('')
      forget()
    },
  }
}

interface Session {
  token: string | null
  client: SanityClient
  notice$: BehaviorSubject<string>
  forget: () => void
  sessions: Sessions
}

/** Identity of the token. A rejected token is removed. A request to a server that does not answer is retried. */
function stateOf(session: Session): Observable<AuthState> {
  const {token, client, notice$, forget, sessions} = session
  const signedOut = {authenticated: false, currentUser: null, client}
  if (!token) return of(signedOut)
  return defer(() => client.request<unknown>({url: '/users/me', tag: 'auth'})).pipe(
    map((answer) => {
      notice$.next('')
      const currentUser = person.parse(answer)
      sessions.start({person: currentUser.id, header: `Bearer ${token}`})
      return {authenticated: true, currentUser, client}
    }),
    catchError((error: unknown) => {
      if (isRejected(error)) {
        forget()
        notice$.next(said('sign-in.ended'))
        return of(signedOut)
      }
      notice$.next(said('sign-in.retrying'))
      return merge(of(signedOut), timer(RETRY_MS).pipe(switchMap(() => stateOf(session))))
    }),
  )
}

function createClients(
  {projectId, dataset, apiHost}: EmbeddedLake,
  sessions: Sessions,
): (token: string | null) => SanityClient {
  const watchedFetch = watched(understood(createStreamFetch(apiHost)), sessions)
  const resolveFetch = () => watchedFetch
  return (token) =>
    createClient({
      projectId,
      dataset,
      apiHost,
      useProjectHostname: false,
      apiVersion: '2025-02-19',
      useCdn: false,
      // As in the Studio's own store. With another perspective, previews of drafts show the published documents.
      perspective: 'raw',
      requestTagPrefix: 'sanity.studio',
      resolveFetch,
      ...(token ? {token, ignoreBrowserTokenWarning: true} : {}),
    })
}

function isRejected(error: unknown): boolean {
  return (
    error instanceof z.ZodError ||
    (error instanceof Error && 'statusCode' in error && error.statusCode === 401)
  )
}

const KEY = 'stone-designs.session'

/** The stored token. A browser may have storage turned off; a session then lasts as long as its tab. */
const readToken = () => attempt(() => localStorage.getItem(KEY)) ?? null

/** Calls `listener` when another tab signs in or out. */
function onTokenChangedElsewhere(listener: (token: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) listener(readToken())
  })
}
