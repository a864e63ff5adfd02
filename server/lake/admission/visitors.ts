import type {Context, MiddlewareHandler} from 'hono'
import {LakeError} from '../model/errors.ts'
import type {LakeEnv} from '../http/context.ts'
import {isInternal, senderOf} from '../../http/sender.ts'
import type {Lake} from '../lake.ts'
import {askedTooMuch, queryAllowance} from './allowance.ts'
import {Undelivered} from './undelivered.ts'

/** How many may be open: of one address, which the visitors of a mobile carrier share, and of all together. */
const PLACES = {
  streams: [1500, 10_000],
  /** Of whole datasets. */
  exports: [8, 100],
  /** In bodies, half a megabyte each, however slowly they come. Pages ask in addresses. */
  queries: [64, 500],
} as const
/** Who is refused a place is to ask again after so long. */
const RETRY_SECONDS = 30

type Kind = keyof typeof PLACES

/** Places for what those who have no token have open. */
export class Places {
  readonly #kind: Kind
  readonly #maxOfSender: number
  readonly #maxOfAll: number
  readonly #countOf = new Map<string, number>()
  #count = 0

  constructor(kind: Kind, [maxOfSender, maxOfAll]: readonly [number, number] = PLACES[kind]) {
    this.#kind = kind
    this.#maxOfSender = maxOfSender
    this.#maxOfAll = maxOfAll
  }

  /**
   * @returns gives the place back
   * @throws LakeError `tooManyRequests` when the sender has all of its places, `unavailable` when there are no more
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

/** What visitors, those without a token, may have open and may yet ask for. One for each lake, whatever door they use. */
export class Admission implements Record<Kind, Places> {
  readonly streams = new Places('streams')
  readonly exports = new Places('exports')
  readonly queries = new Places('queries')
  readonly allowance = queryAllowance()
  readonly undelivered = new Undelivered()
}

/** Whose requests are counted: of those without a token, but not the server's own. */
export const isVisitor = (context: Context<LakeEnv>) => !context.get('identity') && !isInternal(context)

/** What is told of an answer that takes a while: the milliseconds that went into it, and its end. */
interface Charged {
  onTime: (milliseconds: number) => void
  onEnd: () => void
}

/**
 * Opens a stream, or an answer that takes a while. Of visitors the open ones are counted, and the time they take.
 * @throws LakeError `tooManyRequests`, `unavailable`, and what `open` throws
 */
export async function openStream(
  lake: Lake,
  context: Context<LakeEnv>,
  open: (charged: Charged) => Response,
  kind: Kind = 'streams',
): Promise<Response> {
  if (!isVisitor(context)) return open({onTime: () => undefined, onEnd: () => undefined})
  const {allowance, [kind]: places} = lake.admission
  const sender = senderOf(context)
  const seconds = await allowance.take(sender)
  if (seconds !== undefined) {
    context.header('Retry-After', String(seconds))
    throw askedTooMuch(seconds)
  }
  const onEnd = takePlace(places, context)
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

/** Lets so many visitors at once send the body of a query, which is held until it is answered. */
export function placeForBody(lake: Lake): MiddlewareHandler<LakeEnv> {
  return async (context, next) => {
    if (!isVisitor(context)) return next()
    const leave = takePlace(lake.admission.queries, context)
    try {
      await next()
    } finally {
      leave()
    }
  }
}

function takePlace(places: Places, context: Context<LakeEnv>): () => void {
  context.header('Retry-After', String(RETRY_SECONDS))
  const leave = places.take(senderOf(context))
  context.header('Retry-After', undefined)
  return leave
}
