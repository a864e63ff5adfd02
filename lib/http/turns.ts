import type {MiddlewareHandler} from 'hono'
import type {ClientEnv} from './client-address.ts'
import {networkOf, senderOf} from './sender.ts'

/** Starts of requests that wait, by sender. The first sender is the next. */
type Starts = Map<string, (() => void)[]>

/**
 * Turns of the event loop between two starts of requests. After `ms` milliseconds, fewer turns are enough. Node
 * accepts one connection in each turn. With as many turns as requests, a visitor waited ten seconds behind a crowd that
 * connected at once. A turn without work takes microseconds.
 */
const APART = {turns: 8, ms: 5}

/**
 * Middleware that starts one request at a time, eight turns of the event loop apart. Senders take turns, so that a visitor
 * waits for one request of each other sender, not for the hundreds that one of them sent at once. A /48 network of IPv6
 * takes one turn, which its senders share. Sets `turn`, for requests whose work comes in pieces.
 */
export function startInTurn(apart = APART): MiddlewareHandler<ClientEnv> {
  /** Starts that wait, by network, or by sender where there is none. The first network is the next. */
  const waiting = new Map<string, Starts>()

  function startNext() {
    const next = takeFirst(waiting)
    if (!next) return
    const [group, starts] = next
    const [sender, ofSender = []] = takeFirst(starts) ?? []
    const start = ofSender.shift()
    if (sender !== undefined && ofSender.length > 0) starts.set(sender, ofSender)
    if (starts.size > 0) waiting.set(group, starts)
    if (waiting.size > 0) afterTurns(apart, startNext)
    start?.()
  }

  function turnOf(sender: string): Promise<void> {
    return new Promise((resolve) => {
      if (waiting.size === 0) setImmediate(startNext)
      const group = networkOf(sender) ?? sender
      const starts: Starts = waiting.get(group) ?? new Map()
      const ofSender = starts.get(sender) ?? []
      ofSender.push(resolve)
      starts.set(sender, ofSender)
      waiting.set(group, starts)
    })
  }

  return async (context, next) => {
    // Requests of this process are part of a request that had its turn.
    if (hasConnection(context)) {
      const turn = () => turnOf(senderOf(context))
      context.set('turn', turn)
      await turn()
    }
    await next()
  }
}

const hasConnection = ({env}: {env: unknown}) =>
  typeof env === 'object' && env !== null && 'incoming' in env && env.incoming !== undefined

function afterTurns({turns, ms}: typeof APART, act: () => void) {
  const end = performance.now() + ms
  const turn = (left: number) => {
    if (left > 0 && performance.now() < end) setImmediate(turn, left - 1)
    else act()
  }
  setImmediate(turn, turns - 1)
}

function takeFirst<Value>(map: Map<string, Value>): [string, Value] | undefined {
  for (const entry of map) {
    map.delete(entry[0])
    return entry
  }
  return undefined
}
