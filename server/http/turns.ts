import type {IncomingMessage} from 'node:http'
import type {Context, MiddlewareHandler} from 'hono'
import {senderOf} from './sender.ts'

/**
 * Middleware that starts one request in each turn of the event loop. Senders take turns, so that a visitor waits for one
 * request of each other sender, not for the hundreds that one of them sent at once.
 */
export function startInTurn(): MiddlewareHandler {
  /** Requests that wait, by sender. The first sender is the next. */
  const waiting = new Map<string, (() => void)[]>()

  function startNext() {
    for (const [sender, starts] of waiting) {
      const start = starts.shift()
      waiting.delete(sender)
      if (starts.length > 0) waiting.set(sender, starts)
      if (waiting.size > 0) setImmediate(startNext)
      return start?.()
    }
  }

  function turnOf(sender: string): Promise<void> {
    return new Promise((resolve) => {
      if (waiting.size === 0) setImmediate(startNext)
      const ofSender = waiting.get(sender)
      if (ofSender) ofSender.push(resolve)
      else waiting.set(sender, [resolve])
    })
  }

  return async (context, next) => {
    // Requests of this process are part of a request that had its turn.
    if (hasConnection(context)) await turnOf(senderOf(context))
    await next()
  }
}

const hasConnection = ({env}: Context<{Bindings: {incoming?: IncomingMessage}}>) =>
  env?.incoming !== undefined
