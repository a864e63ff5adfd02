import type {Context, MiddlewareHandler} from 'hono'
import {LakeError} from '../model/errors.ts'
import type {LakeEnv} from '../http/context.ts'
import {isInternal, senderOf} from '../../http/sender.ts'
import type {Lake} from '../lake.ts'
import {queryAllowance, tooManyQueries} from './allowance.ts'
import {Undelivered} from './undelivered.ts'

/**
 * Maximum number of simultaneous answers or bodies: for one sender, and across all senders. Visitors of a mobile
 * carrier share an address.
 */
const SLOTS = {
  streams: [1500, 10_000],
  /** Exports of whole datasets. */
  exports: [8, 100],
  /** Query bodies, half a megabyte each, however slowly they arrive. Pages of the shop send queries in the URL. */
  queries: [64, 500],
} as const
/** Seconds in `Retry-After` when no slot is free. */
const RETRY_SECONDS = 30

type Kind = keyof typeof SLOTS

/** Slots for the open answers and bodies of requests without a token. */
export class Slots {
  readonly #kind: Kind
  readonly #maxOfSender: number
  readonly #maxOfAll: number
  readonly #countOf = new Map<string, number>()
  #count = 0

  constructor(kind: Kind, [maxOfSender, maxOfAll]: readonly [number, number] = SLOTS[kind]) {
    this.#kind = kind
    this.#maxOfSender = maxOfSender
    this.#maxOfAll = maxOfAll
  }

  /**
   * Takes a slot.
   * @returns a function that frees the slot
   * @throws LakeError `tooManyRequests` when the sender has all of its slots, `unavailable` when none is left
   */
  take(sender: string): () => void {
    const count = this.#countOf.get(sender) ?? 0
    if (count >= this.#maxOfSender) {
      throw new LakeError(
        'tooManyRequests',
        `Too many ${this.#kind} are open from your address. Close some of them.`,
      )
    }
    if (this.#count >= this.#maxOfAll) {
      throw new LakeError('unavailable', `Too many ${this.#kind} are open. Try again in a minute.`)
    }
    this.#countOf.set(sender, count + 1)
    this.#count += 1
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      this.#count -= 1
      const left = (this.#countOf.get(sender) ?? 1) - 1
      if (left > 0) this.#countOf.set(sender, left)
      else this.#countOf.delete(sender)
    }
  }
}

/** Limits on visitors, which are requests without a token. Each lake has one, shared by HTTP and WebSockets. */
export class Admission implements Record<Kind, Slots> {
  readonly streams = new Slots('streams')
  readonly exports = new Slots('exports')
  readonly queries = new Slots('queries')
  readonly allowance = queryAllowance()
  readonly undelivered = new Undelivered()
}

/** Whether the limits apply to a request: it has no token, and does not come from this server's own rendering. */
export const isVisitor = (context: Context<LakeEnv>) => !context.get('identity') && !isInternal(context)

/** Callbacks of an answer that takes a while: one for milliseconds of work, one for the end of the answer. */
interface Charged {
  onTime: (milliseconds: number) => void
  onEnd: () => void
}

/**
 * Opens a stream, or another answer that takes a while. A visitor's answer takes a slot and charges the allowance.
 * @throws LakeError `tooManyRequests`, `unavailable`, and errors of `open`
 */
export async function openStream(
  lake: Lake,
  context: Context<LakeEnv>,
  open: (charged: Charged) => Response,
  kind: Kind = 'streams',
): Promise<Response> {
  if (!isVisitor(context)) return open({onTime: () => undefined, onEnd: () => undefined})
  const {allowance, [kind]: slots} = lake.admission
  const sender = senderOf(context)
  const seconds = await allowance.take(sender)
  if (seconds !== undefined) {
    context.header('Retry-After', String(seconds))
    throw tooManyQueries(seconds)
  }
  const onEnd = takeSlot(slots, context)
  const onTime = (milliseconds: number) => allowance.charge(sender, milliseconds)
  const started = performance.now()
  try {
    return open({onTime, onEnd})
  } catch (error) {
    onEnd()
    throw error
  } finally {
    onTime(performance.now() - started)
  }
}

/** Middleware that takes a slot for the body of a visitor's query. The body stays in memory until it is answered. */
export function slotForBody(lake: Lake): MiddlewareHandler<LakeEnv> {
  return async (context, next) => {
    if (!isVisitor(context)) return next()
    const free = takeSlot(lake.admission.queries, context)
    try {
      await next()
    } finally {
      free()
    }
  }
}

function takeSlot(slots: Slots, context: Context<LakeEnv>): () => void {
  context.header('Retry-After', String(RETRY_SECONDS))
  const free = slots.take(senderOf(context))
  context.header('Retry-After', undefined)
  return free
}
