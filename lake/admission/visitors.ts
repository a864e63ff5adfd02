import type {Context, MiddlewareHandler} from 'hono'
import {isInternal, clientKeyOf} from '../../lib/http/client-key.ts'
import type {LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'

/** Whether the limits apply to a request: it has no token, and does not come from this server's own rendering. */
export const isVisitor = (context: Context<LakeEnv>) => !context.get('identity') && !isInternal(context)

/** Callbacks of an answer that takes a while: one for milliseconds of work, one for the end of the answer. */
interface Charged {
  onTime: (milliseconds: number) => void
  onEnd: () => void
}

interface StreamKind {
  /** Default: `streams`. */
  kind?: 'streams' | 'exports'
  /** Characters of the filter that the stream keeps. Default: 0. */
  filter?: number
}

/**
 * Opens a stream, or another answer that takes a while. A visitor's answer takes a slot and counts against the limits.
 * @throws HttpError, and errors of `open`
 */
export async function openStream(
  lake: Lake,
  context: Context<LakeEnv>,
  open: (charged: Charged) => Response,
  {kind = 'streams', filter = 0}: StreamKind = {},
): Promise<Response> {
  if (!isVisitor(context)) return open({onTime: () => undefined, onEnd: () => undefined})
  const {queries, filters, [kind]: slots} = lake.limits
  const clientKey = clientKeyOf(context)
  await queries.take(clientKey)
  const forget = filter > 0 ? filters.hold(clientKey, filter) : () => undefined
  const leave = holdOr(forget, () => slots.hold(clientKey))
  const onEnd = () => {
    leave()
    forget()
  }
  const onTime = (milliseconds: number) => queries.charge(clientKey, milliseconds)
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

/** Takes a slot. When that is refused, what is held already is given back. */
function holdOr(giveBack: () => void, hold: () => () => void) {
  try {
    return hold()
  } catch (error) {
    giveBack()
    throw error
  }
}

/** Middleware that takes a slot for the body of a visitor's query. The body stays in memory until it is answered. */
export function slotForBody(lake: Lake): MiddlewareHandler<LakeEnv> {
  return async (context, next) => {
    if (!isVisitor(context)) return next()
    const free = lake.limits.bodies.hold(clientKeyOf(context))
    try {
      await next()
    } finally {
      free()
    }
  }
}
