import {openQueue, type Queue} from '../forms/index.ts'
import type {RecordsDatabase} from '../records/index.ts'
import type {Send} from './senders.ts'
import {alertSchema, type Alert} from './words.ts'

/** Messages of one channel that wait. */
export const MAX_WAITING = 10_000
/** Milliseconds after which a message that nobody took is given up: Today has said for a week that messages fail. */
const MAX_AGE_MS = 7 * 86_400_000
const RETRY_MS = {soon: 50, first: 5000, longest: 600_000}
/** Only while an e-mail server answers slowly does a message take longer than this. */
const PATIENCE_MS = 45_000

export interface ChannelOptions {
  id: string
  /** For logs and sentences. */
  name: string
  records: RecordsDatabase
  send: Send
  /** Whether messages wait now, as in quiet hours. */
  isHeld: () => boolean
  /** Whether the message is about a person who had it erased. */
  isErased: (alert: Alert) => boolean
  onSent?: () => void
  report: (problem: string, error: unknown) => void
}

export interface Channel extends Queue<Alert> {
  name: string
  /** Sends a message at once, without the queue. */
  send: Send
  /** Why messages fail, since when (ISO 8601), and the number of attempts in a row. */
  failure: () => {since: string; reason: string; count: number} | undefined
}

/** One way to the owner, with a queue of its own, so that the failure of one way delays no other. */
export function openChannel({id, name, send, isErased, onSent, report, ...options}: ChannelOptions): Channel {
  let failure: ReturnType<Channel['failure']>

  async function sendOnce(alert: Alert) {
    try {
      await send(alert)
      failure = undefined
      onSent?.()
    } catch (error) {
      const {since = new Date().toISOString(), count = 0} = failure ?? {}
      failure = {since, reason: reasonOf(error), count: count + 1}
      throw error
    }
  }

  const queue = openQueue<Alert>({
    ...options,
    queue: `alerts ${id}`,
    read: (text) => alertSchema.parse(JSON.parse(text)),
    async save(alert) {
      const isOld = Date.now() - Date.parse(alert.at) > MAX_AGE_MS
      if (isOld) report(`A message to the owner is given up (${name})`, new Error(`${alert.id} is too old`))
      else if (!isErased(alert)) await sendOnce(alert)
    },
    report: (_problem, error) => report(`A message to the owner could not be sent (${name})`, error),
    maxWaiting: MAX_WAITING,
    patienceMs: PATIENCE_MS,
    retryMs: RETRY_MS,
  })
  return {...queue, name, send: sendOnce, failure: () => failure}
}

/** The failure of `fetch` says only in its cause what happened. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 300)
}
