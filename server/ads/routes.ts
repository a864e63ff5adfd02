import {Hono, type Context} from 'hono'
import {timingSafeEqual} from 'hono/utils/buffer'
import type {Admission} from '../../lib/admission/admission.ts'
import type {RateLimitOptions} from '../../lib/admission/rate-limit.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {HttpError, onFailure} from '../../lib/http/http-error.ts'
import {clientKeyOf} from '../../lib/http/client-key.ts'
import {conversionsOf, EVENTS} from './conversions.ts'
import {fetchedFile} from './files.ts'

interface AdsOptions {
  /** User name and password of the network that fetches the files. Absent: there are no files. */
  feed?: {user: string; password: string} | undefined
  /** Documents of enquiries that are new enough. */
  readLeads: () => Promise<unknown[]>
  admission: Admission
  /** Called after a wrong name or password. */
  onWrong: (clientKey: string) => void
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Google fetches a file a few times a day. Each is made from all enquiries. */
const FETCHES: RateLimitOptions = {perClient: 60, overall: 240, seconds: 600}
const WRONG: RateLimitOptions = {
  perClient: 10,
  overall: Infinity,
  seconds: 900,
  sentence: (wait) =>
    `There were too many wrong passwords from this connection. Please try again in ${wait}.`,
}

/** A client sends no password unasked. */
const ASKING = {'WWW-Authenticate': 'Basic realm="conversions", charset="UTF-8"'}
const HEADERS = {'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff'}

/**
 * Conversions for Google Ads Data Manager: `GET /ads/{event}.csv` with HTTP Basic. Reading consumes nothing. Without
 * settings the addresses do not exist.
 */
export function adsRoutes(options: AdsOptions): Hono<ClientEnv> {
  const {feed, readLeads, admission, onWrong, now = Date.now} = options
  const app = new Hono<ClientEnv>()
  if (!feed) return app
  const fetches = admission.rateLimit('files of conversions', FETCHES)
  const wrong = admission.rateLimit('wrong passwords for conversions', WRONG)
  const secret = `${feed.user}:${feed.password}`

  async function admit(context: Context<ClientEnv>) {
    const clientKey = clientKeyOf(context)
    const given = basicOf(context.req.header('authorization'))
    // Clients that never send a password unasked do not guess.
    if (given === undefined)
      throw new HttpError(401, 'This file needs the user name and the password of the shop.', {
        headers: ASKING,
      })
    await wrong.take(clientKey)
    if (!(await timingSafeEqual(given, secret))) {
      onWrong(clientKey)
      throw new HttpError(
        401,
        'The user name or the password is wrong. The shop has them in its settings ADS_FEED_USER and ADS_FEED_PASSWORD.',
        {headers: ASKING},
      )
    }
    await wrong.giveBack(clientKey)
    // Only now: strangers together could use up what the networks need.
    await fetches.take(clientKey)
  }

  app.use('/ads/*', onFailure('Conversions could not be read', 'The file cannot be made at the moment.'))
  for (const event of EVENTS) {
    app.get(`/ads/${event}.csv`, async (context) => {
      await admit(context)
      const {rows} = conversionsOf(await readLeads(), event, now())
      return context.body(fetchedFile(rows), 200, {...HEADERS, 'Content-Type': 'text/csv; charset=utf-8'})
    })
  }
  return app
}

/** The name and password of a header, with a colon between them. */
function basicOf(header: string | undefined): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(header ?? '')?.[1]
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString()
}
