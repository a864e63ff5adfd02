import {Hono, type Context} from 'hono'
import {deleteCookie, getCookie, setCookie} from 'hono/cookie'
import {urlSearchParamPreviewPathname} from '@sanity/preview-url-secret/constants'
import type {Admission} from '../../lib/admission/admission.ts'
import type {Drafts} from '../content/index.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {HttpError, onFailure} from '../../lib/http/http-error.ts'
import {clientKeyOf} from '../../lib/http/client-key.ts'
import {isMarked} from './marked-texts.ts'
import {openIntroductions, openPasses, perspectiveOf, type Pass, type Perspective} from './pass.ts'
import {openSecrets, pathOf, STAFF_MS, type Staff} from './secrets.ts'

/** Base path of preview requests. A page of drafts sends its queries and listens for changes under this path. */
export const PREVIEW_PATH = '/preview'
/** Name of the cookie that holds a pass. */
export const PREVIEW_COOKIE = 'preview'
const INTRODUCTION_COOKIE = 'preview-staff'
const STUDIO_PATH = '/studio'
const EVENT_STREAM = 'text/event-stream'

/** A page of drafts is for one person at one moment, so nothing may cache it. */
const PRIVATE = {'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff'}

const LIMITS = {
  /** Links that people other than staff may open in a minute. Each is checked in the lake. */
  links: {perClient: 60, overall: 600, seconds: 60},
  /** Queries of pages of drafts in a minute. One keystroke in the Studio causes two or three. */
  queries: {perClient: 1200, overall: 6000, seconds: 60},
  /** Open event streams. An open page of drafts has one stream. */
  streams: {perClient: 50, overall: 500, retrySeconds: 10},
}

interface PreviewOptions {
  /** Absent: there is no token with which drafts could be read, so nobody gets a pass. */
  drafts: Drafts | undefined
  /** Absent on hosted Sanity. */
  staff?: Staff
  /** Key with which passes are signed. */
  key: string
  /** Whether the site's address is https. If it is, the cookie is sent over https only. */
  isSecure: boolean
  admission: Admission
  /** Whether a query is one of the site's own. A link shows pages; it does not open the whole lake. */
  isKnownQuery: (groq: string) => Promise<boolean>
  /** The page for a link that has ended. @param path of the page that the link leads to; absent: the link names none */
  endedPage: (request: Request, path: string | undefined) => Promise<Response>
  /** Receives failures: a pass cannot be checked, or drafts cannot be read. */
  report: (problem: string, error: unknown) => void
}

/** The mode and the data of a page of drafts. */
export interface PreviewOf {
  mode: Pass['mode']
  /** The layers that the page shows. The Studio may name others for the page's later queries. */
  perspective: Perspective
  /** Answers the queries of the page. */
  fetch: (address: string) => Promise<Response>
}

export interface Preview {
  routes: Hono<ClientEnv>
  /** The preview for the client of a request who has a valid pass. A pass that cannot be checked is not valid. */
  of(context: Context<ClientEnv>): Promise<PreviewOf | undefined>
}

/**
 * Previews: pages of the site with unpublished changes, for people in the Studio and for those who have its shared link.
 * Opening a link gives a pass, a cookie that no script can read. No token ever leaves this server.
 */
export function openPreview(options: PreviewOptions): Preview {
  const access = openPreviewAccess(options)
  return {
    routes: routesOf(access, options),
    async of(context) {
      const guest = await access.guestOf(context).catch((error: unknown) => {
        options.report('The pass of a preview cannot be checked', error)
        return undefined
      })
      if (!guest) return undefined
      const {mode, perspective} = guest.pass
      return {mode, perspective, fetch: (address) => answer(guest, addressOf(address), options)}
    },
  }
}

/** Somebody with a valid pass. */
interface Guest {
  pass: Pass
  drafts: Drafts
}

/** Exchanges links for passes, and checks passes. */
function openPreviewAccess({drafts, staff, key, isSecure}: PreviewOptions) {
  const passes = openPasses(key)
  const introductions = openIntroductions(key)
  const secrets = drafts && openSecrets({client: drafts.client, staff})
  const cookie = {path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure} as const
  const introductionCookie = {...cookie, path: PREVIEW_PATH}

  async function guestOf(context: Context<ClientEnv>): Promise<Guest | undefined> {
    const pass = passes.read(getCookie(context, PREVIEW_COOKIE) ?? '')
    return pass && drafts && (await secrets?.isGood(pass)) ? {pass, drafts} : undefined
  }

  /** The session that an introduction names. It may have ended since. */
  const sessionOf = (context: Context<ClientEnv>) =>
    introductions.read(getCookie(context, INTRODUCTION_COOKIE) ?? '')?.session

  return {
    guestOf,
    /** Whether a request comes from a browser that is signed in to the Studio. */
    isStaff(context: Context<ClientEnv>): boolean {
      const session = sessionOf(context)
      return session !== undefined && staff?.holderOf(session) !== undefined
    },
    /** @throws HttpError 401 */
    async requireGuest(context: Context<ClientEnv>): Promise<Guest> {
      const guest = await guestOf(context)
      if (guest) return guest
      throw new HttpError(401, 'This preview has ended. Open its link again.')
    },
    /** Remembers in a cookie who opens the Studio's preview, so that the pass ends with that session. @throws HttpError 401 */
    introduce(context: Context<ClientEnv>) {
      const session = staff?.sessionOf(context.req.raw)
      if (session === undefined)
        throw new HttpError(401, 'Sign in to the Studio, then open the preview again.')
      const until = Date.now() + STAFF_MS
      const text = introductions.write({session, until})
      setCookie(context, INTRODUCTION_COOKIE, text, {...introductionCookie, expires: new Date(until)})
    },
    /** Sets the pass of a link as a cookie. @returns path of the link's page; undefined for a link that has ended */
    async enter(context: Context<ClientEnv>): Promise<string | undefined> {
      const entrance = await secrets?.enter(context.req.url, sessionOf(context))
      if (!entrance) return undefined
      const {pass, path} = entrance
      staff?.opened(clientKeyOf(context), pass.session && staff.holderOf(pass.session))
      setCookie(context, PREVIEW_COOKIE, passes.write(pass), {...cookie, expires: new Date(pass.until)})
      return path
    },
    leave: (context: Context<ClientEnv>) => void deleteCookie(context, PREVIEW_COOKIE, cookie),
  }
}

const FAILURE = onFailure(
  'A request of a preview failed',
  'The preview does not work at the moment. Try again in a minute.',
)

function routesOf(access: ReturnType<typeof openPreviewAccess>, options: PreviewOptions): Hono<ClientEnv> {
  const links = options.admission.rateLimit('preview links', LIMITS.links)
  const queries = options.admission.rateLimit('preview queries', LIMITS.queries)
  const streams = options.admission.concurrencyLimit('preview streams', LIMITS.streams)
  const app = new Hono<ClientEnv>()
  app.use(`${PREVIEW_PATH}/*`, FAILURE)
  app.get(`${PREVIEW_PATH}/enable`, async (context) => {
    // Strangers together could use up what staff need.
    if (!access.isStaff(context)) await links.take(clientKeyOf(context))
    const path = await access.enter(context)
    if (path !== undefined) return leadTo(context, path)
    return options.endedPage(context.req.raw, context.req.query(urlSearchParamPreviewPathname))
  })
  app.post(`${PREVIEW_PATH}/staff`, (context) => {
    access.introduce(context)
    return context.body(null, 204)
  })
  app.get(`${PREVIEW_PATH}/disable`, (context) => {
    access.leave(context)
    return leadTo(context, pathOf(context.req.query('to')))
  })
  app.get(`${PREVIEW_PATH}/:version/data/query/:dataset`, async (context) => {
    const guest = await access.requireGuest(context)
    await queries.take(clientKeyOf(context))
    return answer(guest, addressOf(context.req.url), options)
  })
  app.get(`${PREVIEW_PATH}/:version/data/live/events/:dataset`, async (context) => {
    const {drafts} = await access.requireGuest(context)
    await queries.take(clientKeyOf(context))
    // A HEAD request has no reader: a stream would wait for one for ever.
    if (context.req.raw.method === 'HEAD')
      return new Response(null, {headers: {...PRIVATE, 'Content-Type': EVENT_STREAM}})
    const {searchParams} = addressOf(context.req.url)
    // A browser that reconnects repeats its first address, and names the last event in the header only.
    const lastEventId = context.req.header('Last-Event-ID')
    if (lastEventId) searchParams.set('lastLiveEventId', lastEventId)
    const free = streams.hold(clientKeyOf(context))
    const events = await drafts.events(searchParams, context.req.raw.signal).catch((error: unknown) => {
      free()
      throw error
    })
    const type = events.headers.get('Content-Type') ?? EVENT_STREAM
    const body = events.body && endingWith(free, events.body)
    if (!body) free()
    return new Response(body, {status: events.status, headers: {...PRIVATE, 'Content-Type': type}})
  })
  return app
}

/** The same stream, which calls `onEnd` when it ends, breaks off, or has no reader any more. */
function endingWith(onEnd: () => void, stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const {readable, writable} = new TransformStream<Uint8Array, Uint8Array>()
  stream
    .pipeTo(writable)
    .catch(() => undefined)
    .finally(onEnd)
  return readable
}

const addressOf = (address: string) => new URL(address, 'http://localhost')

/** @throws HttpError 403 for a query that no page sends, 400 for a wrong perspective */
async function answer(
  {drafts, pass}: Guest,
  {searchParams}: URL,
  {isKnownQuery}: Pick<PreviewOptions, 'isKnownQuery'>,
): Promise<Response> {
  const groq = searchParams.get('query') ?? ''
  if (!(await isKnownQuery(groq)))
    throw new HttpError(403, 'A preview answers only queries that a page of the site sends.')
  const stega = {enabled: pass.mode === 'edit', studioUrl: STUDIO_PATH, filter: isMarked}
  const {result, syncTags} = await drafts.client.fetch<unknown>(groq, paramsOf(searchParams), {
    filterResponse: false,
    perspective: perspectiveFor(pass, searchParams),
    stega,
  })
  return Response.json({result, syncTags}, {headers: PRIVATE})
}

/**
 * The layers that a query reads. The Studio's page names those that the owner has chosen; a page of a shared link shows
 * those that the link names. @throws HttpError 400
 */
function perspectiveFor({mode, perspective}: Pass, search: URLSearchParams): Perspective {
  const named = search.get('perspective')
  if (mode === 'look' || named === null) return perspective
  const chosen = perspectiveOf(named)
  if (chosen) return chosen
  throw new HttpError(400, 'The perspective must be drafts, published, or names of releases.')
}

/** Redirects. The address holds a secret, so it is not sent to the next page as the referrer. */
function leadTo(context: Context, path: string): Response {
  context.header('Referrer-Policy', 'no-referrer')
  context.header('Cache-Control', 'private, no-store')
  return context.redirect(path, 303)
}

/** Values of the parameters `$name` of a query. @throws HttpError 400 */
function paramsOf(search: URLSearchParams): Record<string, unknown> {
  const values = [...search].filter(([name]) => name.startsWith('$'))
  try {
    return Object.fromEntries(
      values.map(([name, value]): [string, unknown] => [name.slice(1), JSON.parse(value)]),
    )
  } catch {
    throw new HttpError(400, 'The parameters of a query must be JSON.')
  }
}
