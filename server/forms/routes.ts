import {Hono, type Context} from 'hono'
import {cors} from 'hono/cors'
import {CONSENTS, ERROR_LOG, QUALIFIED_LEADS, SUBMISSIONS} from '../../contract/services/paths.ts'
import type {Admission} from '../../lib/admission/admission.ts'
import {mediaType, parse, readBody, readJson, type BodyBounds} from '../../lib/http/body.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {HttpError, onFailure, onlyPost} from '../../lib/http/http-error.ts'
import {clientKeyOf} from '../../lib/http/client-key.ts'
import {consentForm, type Consents} from './consents.ts'
import type {ErrorLog} from './error-log.ts'
import {openLeadIntake} from './lead-intake.ts'
import type {LeadRoom} from './lead-room.ts'
import {errorReport, leadOfReport, leadOfSubmission, qualified, submission} from './lead.ts'
import type {Outbox} from './outbox.ts'

export interface FormOptions {
  outbox: Pick<Outbox, 'deliver'>
  errorLog: Pick<ErrorLog, 'write'>
  consents: Pick<Consents, 'add'>
  admission: Admission
  room: Pick<LeadRoom, 'check'>
  limits?: Partial<typeof LIMITS>
  /** Milliseconds since 1970. */
  now?: () => number
}

const LIMITS = {
  /** Requests of each kind of lead in ten minutes. Whole neighbourhoods share one mobile address. */
  leads: {perClient: 60, overall: 600, seconds: 600},
  /** Stored leads of each kind in a day. A large one counts as several. */
  leadsPerDay: {perClient: 300, overall: 3000, seconds: 86_400},
  errors: {perClient: 60, overall: 600, seconds: 600},
  /** Choices about privacy in ten minutes. A visitor makes one or two. */
  consents: {perClient: 30, overall: 600, seconds: 600},
  /** Choices about privacy in a day. The record holds a million, and strangers must not fill it within weeks. */
  consentsPerDay: {perClient: 300, overall: 5000, seconds: 86_400},
  /** Bytes of an enquiry. Real ones have less than 2 kB, and one about 30 products has 5 kB. */
  maxBytes: 8192,
  /** Bytes of an error report, whose message is long once it is encoded. */
  maxErrorBytes: 16_384,
  timeoutMs: 15_000,
}

const ADDRESSES = [SUBMISSIONS, QUALIFIED_LEADS, ERROR_LOG, CONSENTS]
/** Header and parameter with the idempotency key of a request. A client that repeats the request sends the key again. */
const IDEMPOTENCY = 'idempotency-key'

/** A site on a static host posts from its own origin. Nothing here reads cookies. */
const FROM_ANYWHERE = {
  origin: '*',
  allowMethods: ['POST'],
  allowHeaders: ['Content-Type', 'Idempotency-Key'],
  exposeHeaders: ['Retry-After'],
  maxAge: 86_400,
}

/**
 * The form service: `POST /forms/submissions` and `POST /forms/consent` (JSON), `POST /forms/qualified-leads` and
 * `POST /forms/error-log` (form-urlencoded), each with the response 204; and `GET /ip`.
 */
export function formRoutes({
  outbox,
  errorLog,
  consents,
  admission,
  room,
  now = Date.now,
  ...options
}: FormOptions): Hono<ClientEnv> {
  const limits = {...LIMITS, ...options.limits}
  const intake = {admission, room, outbox, leads: limits.leads, leadsPerDay: limits.leadsPerDay}
  const submissions = openLeadIntake('enquiries', intake)
  const qualifiedLeads = openLeadIntake('qualified leads', intake)
  const errors = admission.rateLimit('browser errors', limits.errors)
  const app = new Hono<ClientEnv>()
  app.use('/forms/*', cors(FROM_ANYWHERE))
  app.use('/forms/*', onFailure('The form service failed', 'The request cannot be kept at the moment.'))
  app.use('/ip', cors({origin: '*', allowMethods: ['GET']}))

  app.post(SUBMISSIONS, async (context) => {
    await submissions.arrive(clientKeyOf(context))
    const form = parse(submission, await readJson(context, limits))
    const userAgent = context.req.header('user-agent')
    const receipt = {receivedAt: now(), idempotencyKey: idempotencyKey(context), userAgent}
    await submissions.store(clientKeyOf(context), leadOfSubmission(form, receipt))
    return context.body(null, 204)
  })
  app.post(QUALIFIED_LEADS, async (context) => {
    await qualifiedLeads.arrive(clientKeyOf(context))
    const form = parse(qualified, await readFields(context, limits))
    const receipt = {receivedAt: now(), idempotencyKey: idempotencyKey(context)}
    await qualifiedLeads.store(clientKeyOf(context), leadOfReport(form, receipt))
    return context.body(null, 204)
  })
  app.post(ERROR_LOG, async (context) => {
    await errors.take(clientKeyOf(context))
    const bounds = {maxBytes: limits.maxErrorBytes, timeoutMs: limits.timeoutMs}
    const {message, page_url, hs_context: page} = parse(errorReport, await readFields(context, bounds))
    const at = new Date(now()).toISOString()
    await errorLog.write({at, message, pageUrl: page_url ?? page?.pageUri, pageName: page?.pageName})
    return context.body(null, 204)
  })
  app.post(CONSENTS, consentHandler({consents, admission, limits, now}))
  for (const address of ADDRESSES) app.all(address, onlyPost)
  app.get('/ip', (context) => {
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    return context.json({ip: context.get('clientAddress') ?? 'unknown'})
  })
  return app
}

interface ConsentRoute extends Required<Pick<FormOptions, 'consents' | 'admission' | 'now'>> {
  limits: typeof LIMITS
}

function consentHandler({consents, admission, limits, now}: ConsentRoute) {
  const requests = admission.rateLimit('choices about privacy', limits.consents)
  const stored = admission.rateLimit('choices about privacy a day', limits.consentsPerDay)
  return async (context: Context<ClientEnv>) => {
    await requests.take(clientKeyOf(context))
    const choice = parse(consentForm, await readJson(context, limits))
    await stored.take(clientKeyOf(context))
    consents.add(choice, now())
    return context.body(null, 204)
  }
}

async function readFields(context: Context, bounds: BodyBounds): Promise<unknown> {
  if (mediaType(context) !== 'application/x-www-form-urlencoded') {
    throw new HttpError(415, 'Please send application/x-www-form-urlencoded.')
  }
  return Object.fromEntries(new URLSearchParams(await readBody(context.req.raw, bounds)))
}

/** Reads the key from the header or, since a beacon can set no headers, from the address. */
function idempotencyKey(context: Context): string | undefined {
  const key = context.req.header(IDEMPOTENCY) ?? context.req.query(IDEMPOTENCY)
  if (key === undefined || /^[\x21-\x7e]{8,128}$/.test(key)) return key
  throw new HttpError(400, 'An idempotency key is 8 to 128 characters without blanks.')
}
