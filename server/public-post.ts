import {isIPv6} from 'node:net'
import type {Context} from 'hono'
import {expandIPv6} from 'hono/utils/ipaddr'
import {RateLimiterMemory, RateLimiterRes} from 'rate-limiter-flexible'

type RefusalStatus = 400 | 404 | 405 | 408 | 413 | 415 | 429 | 503

/** A request that is turned down, with the sentence its sender gets. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: RefusalStatus
  /** When the same request may succeed, in seconds from now. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: RefusalStatus, sentence: string, retryAfterSeconds?: number) {
    super(sentence)
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Wire form of a refusal: `{"error": sentence}`, with `Retry-After` where waiting helps. */
export function refusalResponse({status, message, retryAfterSeconds}: Refusal): Response {
  const headers = new Headers({'Cache-Control': 'no-store'})
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds))
  return Response.json({error: message}, {status, headers})
}

/** Answers a method that an address does not know, rather than letting the site look for a page there. */
export const onlyPost = (): Response => {
  const response = refusalResponse(new Refusal(405, 'This address takes POST requests only.'))
  response.headers.set('Allow', 'POST')
  return response
}

/** Type of the body, without parameters, in lower case. Empty when there is none. */
export const mediaType = (context: Context): string =>
  (context.req.header('content-type') ?? '').split(';', 1).join('').trim().toLowerCase()

export interface BodyBounds {
  maxBytes: number
  /** The whole body must have come by then, counted from the call. */
  timeoutMs: number
}

/**
 * Reads a small body as text, counting what really comes rather than what was announced.
 * @throws Refusal 413 when it is too long, 408 when it is too slow, 400 when the sender went away
 */
export async function readBody(request: Request, {maxBytes, timeoutMs}: BodyBounds): Promise<string> {
  const tooLong = new Refusal(413, `The request is too long: at most ${maxBytes} bytes are taken.`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLong
  if (!request.body) return ''
  const reader = request.body.getReader()
  const tooSlow = new Refusal(408, 'The request took too long to arrive. Please try again.')
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow), timeoutMs)
  })
  try {
    const chunks: Uint8Array[] = []
    let bytes = 0
    for (;;) {
      const {done, value} = await Promise.race([reader.read(), deadline])
      if (done) return Buffer.concat(chunks).toString('utf8')
      bytes += value.byteLength
      if (bytes > maxBytes) throw tooLong
      chunks.push(value)
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The request broke off before its end.')
  } finally {
    clearTimeout(timer)
    reader.releaseLock()
  }
}

/** What counts as one sender: an IPv4 address, or the /64 that one IPv6 customer is given. */
function senderOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  // An address of a URL is written in the one normal form.
  const normal = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  return expandIPv6(normal).split(':').slice(0, 4).join(':')
}

/** An allowance per sender. Kept in memory: a restart forgives. */
export interface Allowance {
  /** Uses up `points`. @returns seconds to wait when that was more than is left, else undefined */
  take(address: string, points?: number): Promise<number | undefined>
  /** @returns seconds to wait when nothing is left, else undefined */
  exhausted(address: string): Promise<number | undefined>
}

const waitSeconds = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000))

/** Allows each sender `points` in any window of `seconds` that its first use opens. */
export function allowance({points, seconds}: {points: number; seconds: number}): Allowance {
  const limiter = new RateLimiterMemory({points, duration: seconds})
  return {
    async take(address, used = 1) {
      try {
        await limiter.consume(senderOf(address), used)
        return undefined
      } catch (error) {
        if (error instanceof RateLimiterRes) return waitSeconds(error)
        throw error
      }
    },
    async exhausted(address) {
      const result = await limiter.get(senderOf(address))
      return result && result.consumedPoints >= points ? waitSeconds(result) : undefined
    },
  }
}

/** How long to wait, in words for a person. */
export function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
