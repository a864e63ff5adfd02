import {Hono, type Context} from 'hono'
import {LEFT_OUT} from '../../../contract/services/paths.ts'
import type {ClientEnv} from '../../../lib/http/client-address.ts'
import {HttpError} from '../../../lib/http/http-error.ts'
import {unreadableIn} from '../../../contract/read-each.ts'
import type {HealthCheck} from '../../health/index.ts'
import {answer, etagOf, type Sendable} from '../../site/index.ts'
import {googleFeed, googleLocalFeed, metaFeed} from './files.ts'
import {entriesOf, feed, FEED, type Places} from './products.ts'

interface FeedsOptions extends Places {
  /** Result of a query over published documents. @throws when the content cannot be read */
  query: (groq: string, params: Record<string, unknown>) => Promise<unknown>
  /** Receives failures of reading. */
  report: (problem: string, error: unknown) => void
  /** Milliseconds, by a clock that never goes back. */
  now?: () => number
}

/** Milliseconds for which feeds are served without a look at the content. Networks fetch them daily or hourly. */
const FRESH_MS = 60_000
/** Milliseconds after a failure in which nothing is made: each attempt costs a query and a line in the log. */
const PAUSE_MS = 10_000
/** Milliseconds after which feeds are made again even without a change. */
const MAX_AGE_MS = 3_600_000

/** Milliseconds after which feeds are too old: networks take down what a feed says once it has expired. */
const TOO_OLD_MS = 86_400_000

const XML = 'application/xml; charset=utf-8'

/** The content is there, and has no product. */
class NoProducts extends Error {
  constructor() {
    super('The content answered without any product.')
  }
}

type Files = Record<'google.xml' | 'google-local.xml' | 'meta.csv' | 'left-out.json', Sendable>

/**
 * Feeds of the products that have a price: `GET /feeds/google.xml` for Google Merchant Center, and `google-local.xml` where
 * the showroom has a code; `GET /feeds/meta.csv` for catalogues of Meta; and `GET /feeds/left-out.json`, which names the
 * other products for the Studio. All are made together, at most once a minute, however many requests arrive.
 */
export function openFeeds({query, report, now = () => performance.now(), ...places}: FeedsOptions) {
  let kept: {files: Files; at: number} | undefined
  let isChanged = false
  let failedAt = -Infinity
  let failure: unknown
  /** Whether the last query was answered. If it was not, the health of the content says so. */
  let isContentThere = false
  const openedAt = now()
  let making: Promise<void> | undefined

  async function make() {
    const wasChanged = isChanged
    isChanged = false
    isContentThere = false
    try {
      const answered = await query(FEED, {})
      isContentThere = true
      const content = feed.parse(answered)
      // Networks would take down everything. A shop without any product has nothing to advertise either.
      if (content.products.length + unreadableIn(content.products).length === 0) throw new NoProducts()
      kept = {files: filesOf(content, places), at: now()}
      failure = undefined
    } catch (error) {
      isChanged ||= wasChanged
      failedAt = now()
      failure = error
      // A new shop has no products yet.
      if (kept || !(error instanceof NoProducts)) report('The feeds could not be made', error)
    }
  }

  /**
   * The files as they are, or new files. After a failure, the files from before.
   * @throws HttpError 503 when there are no files
   */
  async function read(): Promise<Files> {
    const age = kept ? now() - kept.at : Infinity
    const isFresh = age < (isChanged ? FRESH_MS : MAX_AGE_MS)
    if (!isFresh && now() - failedAt >= PAUSE_MS) {
      making ??= make().finally(() => {
        making = undefined
      })
      await making
    }
    if (kept) return kept.files
    throw new HttpError(503, 'The feed cannot be made at the moment.', {retryAfter: 60})
  }

  /** Networks may fetch a feed once a day only, so this looks whether it can still be made. */
  async function problem() {
    if (kept && now() - kept.at < TOO_OLD_MS) return undefined
    await read().catch(() => undefined)
    // Nothing is old after a success.
    const age = now() - (kept?.at ?? openedAt)
    if (age >= TOO_OLD_MS) return tooOld(age, failure)
    // Every feed answers 503 then. A new shop has a day for its first products.
    return !kept && isContentThere && !(failure instanceof NoProducts) ? notMade(failure) : undefined
  }

  const serve = (name: keyof Files) => async (context: Context) =>
    answer(context.req.raw, (await read())[name])

  const routes = new Hono<ClientEnv>()
  routes.get('/feeds/google.xml', serve('google.xml'))
  if (places.storeCode) routes.get('/feeds/google-local.xml', serve('google-local.xml'))
  routes.get('/feeds/meta.csv', serve('meta.csv'))
  routes.get(LEFT_OUT, serve('left-out.json'))
  return {
    routes,
    checks: [{name: 'feeds', isVital: false, problem}] satisfies HealthCheck[],
    contentChanged() {
      isChanged = true
    },
  }
}

const notMade = (failure: unknown, age = '') =>
  `The feeds for Google and Meta ${age}cannot be made: ${failure instanceof Error ? failure.message : 'the log says why.'} Put the content right, then open /feeds/left-out.json.`

function tooOld(age: number, failure: unknown) {
  const figure = Math.floor(age / 3_600_000)
  return {sentence: notMade(failure, `are ${figure} hours old and `), figure}
}

function filesOf(content: ReturnType<typeof feed.parse>, places: Places): Files {
  const {entries, leftOut} = entriesOf(content, places)
  const {publicUrl, storeCode = ''} = places
  const shop = {publicUrl, brand: content.brand ?? ''}
  return {
    'google.xml': file(XML, googleFeed(entries, {...shop, now: Date.now()})),
    'google-local.xml': file(XML, googleLocalFeed(entries, {...shop, storeCode})),
    'meta.csv': file('text/csv; charset=utf-8', metaFeed(entries)),
    'left-out.json': file('application/json', JSON.stringify({shown: entries.length, leftOut})),
  }
}

function file(type: string, text: string): Sendable {
  const body = Buffer.from(text)
  const headers = {'Content-Type': type, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff'}
  return {body, etag: etagOf(body), headers, encoded: new Map()}
}
