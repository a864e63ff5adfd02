import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {makeFolder} from '../../lib/disk/folders.ts'
import {writeWholeSync} from '../../lib/disk/whole-file.ts'
import type {HealthCheck} from '../health/index.ts'
import {ADVERTISING, isContactIntent, type Lead} from '../forms/index.ts'
import {openOutbox, type Outbox, type OutboxOptions} from '../forms/index.ts'
import type {RecordsDatabase} from '../records/index.ts'

interface MetaOptions {
  /** Folder of the list of contacts that were not accepted; made when missing. */
  dir: string
  records: RecordsDatabase
  pixelId: string
  token: string
  /** Whether a person had the contact with this id erased. It is not sent then, even when a restored backup holds it. */
  isErased?: (id: string) => boolean
  /** Receives failures that no request caused. */
  report: (problem: string, error: unknown) => void
  /** Address of Meta's API. */
  api?: string
  retryMs?: OutboxOptions['retryMs']
  /** Milliseconds since 1970. */
  now?: () => number
}

/** `find` and `erase` are about contacts that wait. */
export interface Meta extends Pick<Outbox, 'find' | 'erase'> {
  /** Stores a contact that will be reported, where it is one and the visitor allowed it. @throws when the disk does not work */
  keep(lead: Lead): void
  check: HealthCheck
  close(): Promise<void>
}

const DAY_MS = 86_400_000
/** Meta rejects a whole request with an older event. */
const MAX_AGE_MS = 7 * DAY_MS
/** Days for which the owner is told about a contact that Meta did not accept. */
const TOLD_MS = 30 * DAY_MS
/** Contacts that were not accepted and are remembered. */
const MAX_DEAD = 100
const TIMEOUT_MS = 20_000
/** Codes of Meta's errors that end when the owner makes a new token or a right is granted. */
const OF_TOKEN = new Set([10, 102, 190, 200])

const dead = z.array(z.object({id: z.string(), at: z.number(), reason: z.string()}))
const failure = z.object({error: z.object({message: z.string(), code: z.number().optional()})})

/**
 * Reports contacts to Meta's Conversions API, with the name that the pixel's event has: Meta counts them once. A contact
 * waits on the disk from before its enquiry is acknowledged until Meta accepts it, rejects it, or it is too old.
 * @see https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/server-event
 */
export function openMeta({dir, records, pixelId, token, report, retryMs, ...options}: MetaOptions): Meta {
  const {api = 'https://graph.facebook.com/v24.0', now = Date.now, isErased = () => false} = options
  makeFolder(dir)
  const file = join(dir, 'not-accepted.json')
  const readDead = () => (existsSync(file) ? dead.parse(JSON.parse(readFileSync(file, 'utf8'))) : [])

  function bury(id: string, reason: string) {
    const entry = {id, at: now(), reason: reason.slice(0, 300)}
    writeWholeSync(file, JSON.stringify([...readDead(), entry].slice(-MAX_DEAD)))
  }

  async function send(lead: Lead): Promise<void> {
    if (isErased(lead._id)) return
    const event = eventOf(lead, now())
    if (event === 'too old')
      return bury(lead._id, 'It was older than seven days before Meta could be reached.')
    const response = await fetch(`${api}/${encodeURIComponent(pixelId)}/events`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({data: [event], access_token: token}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return await response.body?.cancel()
    const {message, code = 0} = failure.safeParse(await response.json().catch(() => undefined)).data
      ?.error ?? {
      message: `status ${response.status}`,
    }
    const isTemporary =
      response.status >= 500 || [401, 408, 429].includes(response.status) || OF_TOKEN.has(code)
    if (isTemporary) throw new Error(`Meta did not accept a contact: ${message}`)
    return bury(lead._id, message)
  }

  const outbox = openOutbox({
    records,
    queue: 'contacts',
    saveLead: send,
    report: (problem, error) => report(`Contacts for Meta: ${problem}`, error),
    patienceMs: TIMEOUT_MS + 1000,
    ...(retryMs && {retryMs}),
  })
  return {
    keep(lead) {
      const isAllowed = lead.consent?.purposes.includes(ADVERTISING)
      if (lead.kind === 'submission' && lead.eventId && isAllowed && isContactIntent(lead)) outbox.keep(lead)
    },
    find: (test) => outbox.find(test),
    erase: (ids) => outbox.erase(ids),
    check: {
      name: 'contacts for Meta',
      isVital: false,
      problem: () => findingOf(readDead().filter(({at}) => now() - at < TOLD_MS)),
    },
    close: () => outbox.close(),
  }
}

function findingOf(dead: {reason: string}[]) {
  const reason = dead.at(-1)?.reason
  if (reason === undefined) return undefined
  const count = dead.length === 1 ? 'One contact' : `${dead.length} contacts`
  const sentence = `${count} of the last 30 days could not be reported to Meta. The last reason: ${reason} Compare META_PIXEL_ID and META_CAPI_TOKEN with Meta's Events Manager.`
  return {sentence, figure: dead.length}
}

/** The event of an enquiry, as the pixel reports it too. */
function eventOf(lead: Lead, now: number) {
  const at = Date.parse(lead.receivedAt)
  if (now - at > MAX_AGE_MS) return 'too old'
  const fbclid = URL.parse(lead.pageUri ?? '')?.searchParams.get('fbclid')
  return {
    event_name: 'CONTACT_INTENT_CLICK',
    event_time: Math.floor(at / 1000),
    event_id: lead.eventId,
    action_source: 'website',
    event_source_url: lead.pageUri,
    user_data: {
      client_ip_address: lead.ipAddress,
      client_user_agent: lead.userAgent,
      ...(fbclid && {fbc: `fb.1.${at}.${fbclid}`}),
    },
    custom_data: {
      content_type: 'product',
      content_ids: lead.contentIds ?? [lead.productId ?? lead.category].filter(Boolean),
      currency: 'INR',
      value: lead.value,
    },
  }
}
