import {setImmediate as afterThisTurn} from 'node:timers/promises'
import type {MiddlewareHandler} from 'hono'
import type {ClientEnv} from '../http/client-address.ts'
import {FairQueue} from './fair-queue.ts'
import {clientKeyOf} from '../http/client-key.ts'

/**
 * Turns of the event loop between two starts of requests. After `ms` milliseconds, fewer turns are enough. Node
 * accepts one connection in each turn. With as many turns as requests, a visitor waited ten seconds behind a crowd that
 * connected at once. A turn without work takes microseconds.
 */
const APART = {turns: 8, ms: 5}

/**
 * Middleware that starts one request at a time, eight turns of the event loop apart. Clients take turns, so that a visitor
 * waits for one request of each other client, not for the hundreds that one of them sent at once. A /48 network of IPv6
 * takes one turn, which its clients share. Sets `turn`, for requests whose work comes in chunks.
 */
export function queueRequests(
  queue = new FairQueue({by: 'turns'}),
  apart = APART,
): MiddlewareHandler<ClientEnv> {
  async function turnOf(clientKey: string) {
    // The requests that arrive in this turn of the event loop wait together.
    await afterThisTurn()
    const leave = await queue.take({clientKey})
    afterTurns(apart, leave)
  }

  return async (context, next) => {
    // Requests of this process are part of a request that had its turn.
    if (hasConnection(context)) {
      const turn = () => turnOf(clientKeyOf(context))
      context.set('turn', turn)
      await turn()
    }
    await next()
  }
}

/** Whether a client sent the request. The server also sends requests to itself, without a connection. */
export const hasConnection = ({env}: {env: unknown}) =>
  typeof env === 'object' && env !== null && 'incoming' in env && env.incoming !== undefined

function afterTurns({turns, ms}: typeof APART, act: () => void) {
  const end = performance.now() + ms
  const turn = (left: number) => {
    if (left > 0 && performance.now() < end) setImmediate(turn, left - 1)
    else act()
  }
  setImmediate(turn, turns - 1)
}
