import {Hono, type Context} from 'hono'
import {cors} from 'hono/cors'
import type {z} from 'zod'
import {mediaType, readBody} from '../http/body.ts'
import type {ClientEnv} from '../http/client-address.ts'
import {inWords, rateLimit, type RateLimit} from '../http/rate-limit.ts'
import {onlyPost, Refusal, refusalResponse} from '../http/refusal.ts'
import {senderOf} from '../http/sender.ts'
import type {ErrorLog} from './error-log.ts'
import {errorReport, leadOfReport, leadOfSubmission, qualified, submission} from './lead.ts'
import type {Outbox} from './outbox.ts'

export interface FormOptions {
  outbox: Pick<Outbox, 'deliver'>
  errorLog: ErrorLog
  /** Receives failures that no request caused. */
  report: (problem: string, error: unknown) => void
  limits?: Partial<FormLimits>
  /** Milliseconds since 1970. */
  now?: () => number
}

interface FormLimits {
  /** Requests of each kind per sender in ten minutes. Whole neighbourhoods share one mobile address. */
  leadsPerTenMinutes: number
  errorsPerTenMinutes: number
  maxBytes: number
  timeoutMs: number
}

const LIMITS: FormLimits = {
  leadsPerTenMinutes: 300,
  errorsPerTenMinutes: 60,
  maxBytes: 65_536,
  timeoutMs: 15_000,
}

const ADDRESSES = ['/forms/submissions', '/forms/qualified-leads', '/forms/error-log']
/** Header and parameter with the name that a client gives to a request, and sends again when it repeats the request. */
const IDEMPOTENCY = 'idempotency-key'

/**
 * The form service: `POST /forms/submissions` (JSON), `POST /forms/qualified-leads` and `POST /forms/error-log`
 * (form-urlencoded), each with the response 204; and `GET /ip`.
 */
export function formRoutes({
  outbox,
  errorLog,
  report,
  now = Date.now,
  ...options
}: FormOptions): Hono<ClientEnv> {
  const limits = {...LIMITS, ...options.limits}
  const leads = {points: limits.leadsPerTenMinutes, seconds: 600}
  const [submissions, qualifiedLeads] = [rateLimit(leads), rateLimit(leads)]
  const errors = rateLimit({points: limits.errorsPerTenMinutes, seconds: 600})
  const app = new Hono<ClientEnv>()
  // A site on a static host posts from its own origin. Nothing here reads cookies.
  const headers = ['Content-Type', 'Idempotency-Key']
  app.use('/forms/*', cors({origin: '*', allowMethods: ['POST'], allowHeaders: headers, maxAge: 86_400}))
  app.use('/ip', cors({origin: '*', allowMethods: ['GET']}))

  app.post('/forms/submissions', async (context) => {
    await admit(context, submissions)
    const form = parse(submission, await readJson(context, limits))
    await outbox.deliver(leadOfSubmission(form, {receivedAt: now(), idempotencyKey: idempotencyKey(context)}))
    return context.body(null, 204)
  })
  app.post('/forms/qualified-leads', async (context) => {
    await admit(context, qualifiedLeads)
    const form = parse(qualified, await readFields(context, limits))
    await outbox.deliver(leadOfReport(form, {receivedAt: now(), idempotencyKey: idempotencyKey(context)}))
    return context.body(null, 204)
  })
  app.post('/forms/error-log', async (context) => {
    await admit(context, errors)
    const {message, page_url, hs_context: page} = parse(errorReport, await readFields(context, limits))
    const at = new Date(now()).toISOString()
    await errorLog.write({at, message, pageUrl: page_url ?? page?.pageUri, pageName: page?.pageName})
    return context.body(null, 204)
  })
  for (const address of ADDRESSES) app.all(address, onlyPost)
  app.get('/ip', (context) => {
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    return context.json({ip: context.get('clientAddress') ?? 'unknown'})
  })
  app.onError((error) => {
    if (error instanceof Refusal) return refusalResponse(error)
    report('The form service failed', error)
    return refusalResponse(new Refusal(503, 'The request cannot be kept at the moment.', 60))
  })
  return app
}

async function admit(context: Context<ClientEnv>, requests: RateLimit) {
  const wait = await requests.take(senderOf(context))
  if (wait === undefined) return
  throw new Refusal(
    429,
    `Too many requests came from this connection. Please try again in ${inWords(wait)}.`,
    wait,
  )
}

async function readJson(context: Context, bounds: FormLimits): Promise<unknown> {
  if (mediaType(context) !== 'application/json') throw new Refusal(415, 'Please send application/json.')
  const text = await readBody(context.req.raw, bounds)
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The body is not JSON.')
  }
}

async function readFields(context: Context, bounds: FormLimits): Promise<unknown> {
  if (mediaType(context) !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, 'Please send application/x-www-form-urlencoded.')
  }
  return Object.fromEntries(new URLSearchParams(await readBody(context.req.raw, bounds)))
}

/** @throws Refusal 400, naming the first field that is wrong */
function parse<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Refusal(400, `This cannot be read: ${issue?.path.join('.') || 'body'}: ${issue?.message}.`)
}

/** Reads the key from the header or, since a beacon can set no headers, from the address. */
function idempotencyKey(context: Context): string | undefined {
  const key = context.req.header(IDEMPOTENCY) ?? context.req.query(IDEMPOTENCY)
  if (key === undefined || /^[\x21-\x7e]{8,128}$/.test(key)) return key
  throw new Refusal(400, 'An idempotency key is 8 to 128 characters without blanks.')
}
