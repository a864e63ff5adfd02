import {openQueue, type Queue} from '../forms/index.ts'
import type {RecordsDatabase} from '../records/index.ts'
import type {Send} from './senders.ts'
import {alertSchema, type Alert} from './words.ts'

/** Messages that wait. */
export const MAX_WAITING = 10_000
/** Milliseconds after which a message that nobody took is given up: Today has said for a week that messages fail. */
const MAX_AGE_MS = 7 * 86_400_000
const RETRY_MS = {soon: 50, first: 5000, longest: 600_000}
/** A message takes longer than this only while an e-mail server answers slowly. */
const PATIENCE_MS = 45_000

interface ChannelOptions {
  /** Name for logs and sentences: `e-mail`, `webhook`, or a device. */
  name: string
  /** Name of the queue on the disk. */
  queue: string
  records: RecordsDatabase
  send: Send
  isHeld?: () => boolean
  /** Whether the message is about a person who had it erased. */
  isErased: (alert: Alert) => boolean
  onSent?: () => void
  report: (problem: string, error: unknown) => void
}

export interface Channel extends Queue<Alert> {
  name: string
  send: Send
  /** ISO 8601; null before the first success since the start. */
  sentAt: () => string | null
  /** Why messages fail; `count` attempts in a row. */
  failure: () => {since: string; reason: string; count: number} | null
}

export const readAlert = (text: string): Alert => alertSchema.parse(JSON.parse(text))

/** One way to the owner, with a queue of its own, so that the failure of one way delays no other. */
export function openChannel({
  name,
  queue,
  records,
  send,
  isErased,
  report,
  ...options
}: ChannelOptions): Channel {
  let sentAt: string | null = null
  let failure: ReturnType<Channel['failure']> = null

  async function sendOnce(alert: Alert) {
    try {
      await send(alert)
      sentAt = new Date().toISOString()
      failure = null
      options.onSent?.()
    } catch (error) {
      const since = failure?.since ?? new Date().toISOString()
      const reason = error instanceof Error ? error.message : String(error)
      failure = {since, reason: reason.slice(0, 300), count: (failure?.count ?? 0) + 1}
      throw error
    }
  }

  const waiting = openQueue<Alert>({
    records,
    queue,
    read: readAlert,
    async save(alert) {
      if (isErased(alert)) return
      if (Date.now() - Date.parse(alert.at) < MAX_AGE_MS) await sendOnce(alert)
      else report(`A message to the owner was given up (${name})`, new Error(`${alert.id} is too old`))
    },
    report: (_problem, error) => report(`A message to the owner could not be sent (${name})`, error),
    maxWaiting: MAX_WAITING,
    patienceMs: PATIENCE_MS,
    retryMs: RETRY_MS,
    ...(options.isHeld && {isHeld: options.isHeld}),
  })
  return {...waiting, name, send: sendOnce, sentAt: () => sentAt, failure: () => failure}
}
