import {Hono, type Context} from 'hono'
import {cors} from 'hono/cors'
import {z} from 'zod'
import {UPLOAD_FORMS, UPLOAD_OBJECTS} from '../../contract/services/paths.ts'
import {MAX_FILE_BYTES, uploadPath} from '../../contract/site/file.ts'
import {openAdmission, type Admission} from '../../lib/admission/admission.ts'
import type {RateLimit, RateLimitOptions} from '../../lib/admission/rate-limit.ts'
import {readJson} from '../../lib/http/body.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {HttpError, onFailure, onlyPost} from '../../lib/http/http-error.ts'
import {clientKeyOf} from '../../lib/http/client-key.ts'
import {openBucketStore, type BucketOptions} from './bucket-store.ts'
import {extensionOf} from './file-types.ts'
import {dropBody, type FormBounds} from './form.ts'
import {openLocalStore, type LocalStoreOptions} from './local-store.ts'
import {UploadParsers} from './parsers.ts'
import {S3Error} from './s3-error.ts'
import {newSlug} from './slug.ts'
import type {UploadStore} from './store.ts'

export interface UploadOptions {
  /** Origin under which visitors reach this server, without a trailing slash. */
  publicUrl: string
  store: ({kind: 'local'} & LocalStoreOptions) | ({kind: 'bucket'} & BucketOptions)
  /** Limits of the surrounding program. Absent: opened here, without alarms. */
  admission?: Admission
  /** Receives failures that no request caused. */
  report: (problem: string, error: unknown) => void
  limits?: Partial<typeof LIMITS>
  /** Requests for files. Absent: made here. */
  reads?: RateLimit
  /** Reads the bytes of uploads. Absent: made here, and ends with the process. */
  parsers?: UploadParsers
  /** Milliseconds since 1970. */
  now?: () => number
}

const LIMITS = {
  /** Forms per client in ten minutes, and as many uploads. */
  requestsPerTenMinutes: 60,
  /** Bytes per client in a day. */
  bytesPerDay: 500_000_000,
  /** Requests for files per client in ten minutes. */
  readsPerTenMinutes: 1200,
  /** Forms for a bucket per client in a day. This server cannot count the bytes that are sent to a bucket. */
  bucketFormsPerDay: 200,
  /** Maximum bytes of all files together. */
  totalBytes: 10_000_000_000,
  /** Bytes of the disk to leave free for the content. */
  freeBytes: 500_000_000,
  /** Longest silence within an upload, in milliseconds. */
  idleMs: 30_000,
  /** Longest duration of an upload, in milliseconds. */
  totalMs: 15 * 60_000,
}

/** Bytes. A rejected body up to this size is read to its end, so that the browser sees the response. */
const MAX_BODY_BYTES = 4 * MAX_FILE_BYTES
/** Milliseconds for the parser of a form to finish after the last byte. */
const GRACE_MS = 1000
const FORM_SECONDS = 900
/** All clients together may use as much as this number of clients. */
const CLIENTS = 10
const FAILURE = onFailure(
  'The upload service failed',
  'The upload service has a problem. Please try again later.',
)
const TEN_MINUTES = 600
const DAY = 86_400

/**
 * The upload service and its files: `POST /upload-service/get-upload-url`, `POST /upload-service/objects` (local store
 * only), `GET /uploads/:slug`.
 *
 * @throws system errors when the store's folder cannot be used
 */
export function uploadRoutes(options: UploadOptions): Hono<ClientEnv> {
  const {publicUrl, report, parsers = new UploadParsers(options.report)} = options
  const limits = {...LIMITS, ...options.limits}
  const {idleMs, totalMs} = limits
  const bounds = {idleMs, totalMs, graceMs: GRACE_MS, maxBodyBytes: MAX_BODY_BYTES}
  const store =
    options.store.kind === 'local'
      ? openLocalStore(options.store, {publicUrl, bounds, parsers, now: options.now ?? Date.now, ...limits})
      : openBucketStore(options.store, {maxBytes: MAX_FILE_BYTES, parsers})
  const {admission = openAdmission({onNotice: () => undefined})} = options
  const {requests, volume, forms} = openLimits(admission, limits)
  const {reads = readsLimit(admission, limits.readsPerTenMinutes)} = options

  const app = new Hono<ClientEnv>()
  for (const path of ['/upload-service/*', '/uploads/*']) app.use(path, FAILURE)
  app.use(
    '/upload-service/*',
    cors({origin: '*', allowMethods: ['POST'], exposeHeaders: ['ETag'], maxAge: 86_400}),
  )
  app.post(
    UPLOAD_FORMS,
    formHandler({
      store,
      publicUrl,
      requests: requests('upload forms'),
      daily: (clientKey) => (store.receive ? volume.check(clientKey) : forms.take(clientKey)),
    }),
  )
  app.all(UPLOAD_FORMS, onlyPost)
  const {receive} = store
  if (receive) {
    app.post(UPLOAD_OBJECTS, objectHandler({receive, bounds, report, requests: requests('uploads'), volume}))
    app.all(UPLOAD_OBJECTS, onlyPost)
  }
  app.get('/uploads/:slug', async (context) => {
    const clientKey = clientKeyOf(context)
    await reads.take(clientKey)
    return store.serve(context.req.raw, context.req.param('slug'), clientKey)
  })
  return app
}

/** Requests for files of the store, at whichever address. */
export const readsLimit = (admission: Admission, perClient = LIMITS.readsPerTenMinutes): RateLimit =>
  admission.rateLimit('requests for uploads', limitOf(perClient, TEN_MINUTES, 'files were sent to'))

function openLimits(admission: Admission, limits: typeof LIMITS) {
  const {requestsPerTenMinutes, bytesPerDay, bucketFormsPerDay} = limits
  return {
    requests: (name: string) => admission.rateLimit(name, limitOf(requestsPerTenMinutes, TEN_MINUTES)),
    volume: admission.rateLimit('bytes of uploads a day', limitOf(bytesPerDay, DAY)),
    forms: admission.rateLimit('upload forms of a bucket a day', limitOf(bucketFormsPerDay, DAY)),
  }
}

const limitOf = (perClient: number, seconds: number, what = 'uploads came from'): RateLimitOptions => ({
  perClient,
  overall: perClient * CLIENTS,
  seconds,
  sentence: (wait) => `Too many ${what} this connection. Please try again in ${wait}.`,
})

const uploadRequest = z.object({
  fileName: z.string().trim().min(1).max(255),
  contentType: z.string().max(100),
})

interface FormRoute {
  store: UploadStore
  publicUrl: string
  requests: RateLimit
  /** @throws HttpError when the daily limit is used up */
  daily: (clientKey: string) => Promise<void>
}

/** Returns a signed form for one file of an announced type. */
function formHandler({store, publicUrl, requests, daily}: FormRoute) {
  return async (context: Context<ClientEnv>) => {
    const clientKey = clientKeyOf(context)
    await requests.take(clientKey)
    await daily(clientKey)
    const {fileName, contentType} = await parseUploadRequest(context)
    const extension = extensionOf(contentType)
    if (extension === undefined) throw new HttpError(400, 'Please pick an image or a PDF.')
    if (!(await store.hasRoom(MAX_FILE_BYTES))) {
      throw new HttpError(503, 'There is no room for more files at the moment.', {retryAfter: 3600})
    }
    const slug = newSlug(fileName, extension)
    const allowed = {
      slug,
      contentType,
      byteRange: {min: 1, max: MAX_FILE_BYTES},
      expiresInSeconds: FORM_SECONDS,
    }
    const upload = await store.presign(allowed, originOf(context, publicUrl))
    context.header('Cache-Control', 'no-store')
    return context.json({upload, publicUrl: publicUrl + uploadPath(slug)})
  }
}

async function parseUploadRequest(context: Context) {
  const parsed = uploadRequest.safeParse(await readJson(context, {maxBytes: 4096, timeoutMs: 15_000}))
  if (parsed.success) return parsed.data
  throw new HttpError(
    400,
    'Please say the name and the type of the file: {"fileName": "…", "contentType": "…"}.',
  )
}

/**
 * Origin at which the browser reaches this server. A page may be open under several names (`localhost`, `127.0.0.1`),
 * and its security policy blocks a form for another name than its own. No page can forge these two headers.
 */
function originOf(context: Context, publicUrl: string): string {
  const origin = context.req.header('origin')
  return context.req.header('sec-fetch-site') === 'same-origin' && origin && origin !== 'null'
    ? origin
    : publicUrl
}

interface ObjectRoute {
  requests: RateLimit
  volume: RateLimit
  receive: (request: Request, clientKey: string) => Promise<Response>
  bounds: FormBounds
  report: UploadOptions['report']
}

/** The same request, whose body is read a chunk at each turn of its client, and the bytes that were read so far. */
function inTurns({url, method, headers, signal, body}: Request, turn: ClientEnv['Variables']['turn']) {
  if (!body) return {request: new Request(url, {method, headers, signal}), bytes: () => 0}
  const reader = body.getReader()
  let bytes = 0
  const read = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const {done, value} = await reader.read()
        if (done) return controller.close()
        await turn?.()
        bytes += value.byteLength
        controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    {highWaterMark: 0},
  )
  const init = {method, headers, signal, body: read, duplex: 'half'}
  return {request: new Request(url, init), bytes: () => bytes}
}

/** Receives a posted form. Every failure has the response of S3. */
function objectHandler({receive, bounds, report, requests, volume}: ObjectRoute) {
  return async (context: Context<ClientEnv>) => {
    const clientKey = clientKeyOf(context)
    const announced = Number(context.req.header('content-length') ?? MAX_FILE_BYTES)
    if (!(announced <= MAX_BODY_BYTES)) {
      throw new S3Error('EntityTooLarge', undefined, {MaxSizeAllowed: MAX_FILE_BYTES})
    }
    const {request, bytes} = inTurns(context.req.raw, context.get('turn'))
    // The bytes that arrive are charged. Until then, the largest file of the announced length is reserved.
    const reserved = Math.min(announced, MAX_FILE_BYTES)
    try {
      await requests.take(clientKey)
      await volume.take(clientKey, reserved)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      await dropBody(request, bounds)
      const code = error.status === 429 ? 'SlowDown' : 'ServiceUnavailable'
      throw new S3Error(code, error.message, {}, error.retryAfter)
    }
    try {
      return await receive(request, clientKey)
    } catch (error) {
      if (error instanceof S3Error) throw error
      report('An upload could not be stored', error)
      throw new S3Error('InternalError')
    } finally {
      await volume.charge(clientKey, bytes() - reserved)
    }
  }
}
