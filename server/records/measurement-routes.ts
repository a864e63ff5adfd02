import {Hono} from 'hono'
import type {z} from 'zod'
import {FIGURES, MEASUREMENTS} from '../../contract/services/paths.ts'
import {measurement, type figures} from '../../contract/services/measurements.ts'
import type {Admission} from '../../lib/admission/admission.ts'
import type {RateLimitOptions} from '../../lib/admission/rate-limit.ts'
import {readJson} from '../../lib/http/body.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {HttpError, onFailure, onlyPost} from '../../lib/http/http-error.ts'
import {clientKeyOf} from '../../lib/http/client-key.ts'
import type {Measurements} from './measurements.ts'

interface FieldOptions {
  measurements: Pick<Measurements, 'add' | 'figures'>
  admission: Admission
  /** Whether a request may read the figures. */
  mayRead: (request: Request) => boolean
  limit?: RateLimitOptions
  now?: () => number
}

/** Measurements in ten minutes. A visit sends at most one. */
const LIMIT: RateLimitOptions = {perClient: 60, overall: 600, seconds: 600}
/** A real one has 80 bytes. */
const BODY = {maxBytes: 512, timeoutMs: 15_000}
const FAILURE = onFailure(
  'A measurement cannot be counted',
  'The measurement cannot be counted at the moment.',
)
const HEADERS = {'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store'}

/**
 * How fast visitors see the site. `POST /forms/field` takes the measurement of a visit from a page, without an identifier.
 * `GET /field` returns the figures to staff.
 */
export function fieldRoutes({
  measurements,
  admission,
  mayRead,
  limit = LIMIT,
  now = Date.now,
}: FieldOptions): Hono<ClientEnv> {
  const rateLimit = admission.rateLimit('measurements', limit)
  const app = new Hono<ClientEnv>()
  for (const path of [MEASUREMENTS, FIGURES]) app.use(path, FAILURE)
  app.post(MEASUREMENTS, async (context) => {
    await rateLimit.take(clientKeyOf(context))
    const parsed = measurement.safeParse(await readJson(context, BODY))
    if (!parsed.success) throw new HttpError(400, 'This is not a measurement of a page.')
    measurements.add(parsed.data, now())
    return context.body(null, 204)
  })
  app.all(MEASUREMENTS, onlyPost)
  app.get(FIGURES, (context) => {
    if (!mayRead(context.req.raw)) throw new HttpError(403, 'Only staff may read the measurements.')
    return context.json(
      {figures: measurements.figures(now())} satisfies z.infer<typeof figures>,
      200,
      HEADERS,
    )
  })
  return app
}
