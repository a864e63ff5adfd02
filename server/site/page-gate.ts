import type {Admission} from '../../lib/admission/admission.ts'
import type {Fetch} from '../../contract/site/render.ts'
import {HttpError} from '../../lib/http/http-error.ts'
import type {SiteOptions} from './pages.ts'

/**
 * Renderings in a minute, and at once. A rendering occupies the only thread. The visitors of a mobile carrier share one
 * address.
 */
const LIMITS = {
  rate: {perClient: 240, overall: 1200, seconds: 60},
  slots: {perClient: 32, overall: 200, retrySeconds: 5},
}

/** Milliseconds of the processor that one rendering may take. A longer rendering counts as several. */
const RENDERING_MS = 30

export type PageGate = ReturnType<typeof openPageGate>

/** Opens the limits of rendering. Pages from the cache need no admission. */
export function openPageGate(admission: Admission, {rate, slots} = LIMITS) {
  const renderings = admission.rateLimit('renderings', rate)
  const underWay = admission.concurrencyLimit('renderings at once', slots)
  let count = 0
  const processorMs = () => {
    const {user, system} = process.threadCpuUsage()
    return (user + system) / 1000
  }
  return {
    /** @returns ends the admission @throws HttpError 429 or 503 */
    async admit(clientKey: string): Promise<() => void> {
      const leave = underWay.hold(clientKey)
      try {
        await renderings.take(clientKey)
        count += 1
        const before = processorMs()
        return () => {
          // Renderings at the same time share the processor.
          const surplus = Math.floor((processorMs() - before) / count / RENDERING_MS) - 1
          count -= 1
          if (surplus > 0) void renderings.charge(clientKey, surplus)
          leave()
        }
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}

/**
 * Makes something with queries that count as the client's.
 * @throws HttpError 429 when the client may send no more, and whatever `make` throws
 */
export async function withQueriesOf<Made>(
  clientKey: string | undefined,
  {env, fetchContent}: Pick<SiteOptions, 'env' | 'fetchContent'>,
  make: (fetch: Fetch) => Promise<Made>,
): Promise<Made> {
  let failure: HttpError | undefined
  try {
    return await make(async (path, init) => {
      const response = await fetchContent(new Request(new URL(path, env.publicUrl), init), clientKey)
      if (response.status === 429) failure = tooManyQueries(response)
      return response
    })
  } catch (error) {
    throw failure ?? error
  }
}

function tooManyQueries({headers}: Response): HttpError {
  const seconds = Number(headers.get('Retry-After'))
  return new HttpError(429, 'This connection has sent too many queries.', {
    retryAfter: seconds > 0 ? seconds : 60,
  })
}
