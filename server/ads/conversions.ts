import {z} from 'zod'
import {isOrder, isQuoted, STAGES} from '../../contract/enquiry/enquiry.ts'
import {GOOGLE_CLICKS} from '../../contract/site/parameters.ts'
import {ADVERTISING, isContactIntent} from '../forms/index.ts'

/** What an advertisement can lead to. Each has a file of its own. */
export const EVENTS = ['enquiry', 'quoted', 'ordered'] as const
export type ConversionEvent = (typeof EVENTS)[number]

type ClickName = (typeof GOOGLE_CLICKS)[number]

const DAY_MS = 86_400_000
/** Days that Google accepts: from the click to the conversion, and from the conversion to the file. */
const MAX_DAYS = 90
/** Days after which no enquiry can have a row. */
export const LEAD_DAYS = 2 * MAX_DAYS

const lead = z.object({
  _id: z.string(),
  kind: z.string(),
  action: z.string().nullish(),
  receivedAt: z.string(),
  pageUri: z.string().nullish(),
  consent: z.object({purposes: z.array(z.string()).nullish()}).nullish(),
  clicks: z.array(z.object({name: z.string(), value: z.string(), at: z.string()})).nullish(),
  stage: z.string().nullish(),
  stages: z.array(z.object({stage: z.string(), at: z.string()})).nullish(),
  amount: z.number().nullish(),
  value: z.number().nullish(),
})

type ConvertedLead = z.infer<typeof lead>

export interface Conversion {
  click: {name: ClickName; value: string}
  /** Milliseconds since 1970. */
  at: number
  /** Rupees. Absent: unknown. */
  value: number | undefined
  /** Google counts an order with the same id once. */
  orderId: string
}

/** Why an enquiry has no row. */
export type NoRowReason = 'no consent' | 'no click' | 'too old'

interface Conversions {
  rows: Conversion[]
  /** Enquiries that reached the event and have no row, by reason. */
  leftOut: Record<NoRowReason, number>
}

/**
 * The rows of one event, oldest first. Reading changes nothing: an enquiry has the same row each time.
 * @param leads documents of the type `lead`; others and damaged ones are left out
 * @param now milliseconds since 1970
 */
export function conversionsOf(leads: readonly unknown[], event: ConversionEvent, now: number): Conversions {
  const rows: Conversion[] = []
  const leftOut = {'no consent': 0, 'no click': 0, 'too old': 0}
  for (const found of leads) {
    const parsed = lead.safeParse(found).data
    const at = parsed && timeOf(parsed, event)
    if (!parsed || at === undefined) continue
    const row = rowOf(parsed, at, event, now)
    if (typeof row === 'string') leftOut[row] += 1
    else rows.push(row)
  }
  return {rows: rows.toSorted((one, other) => one.at - other.at), leftOut}
}

/** When an enquiry reached an event. Undefined: it has not. */
function timeOf(
  {kind, action, receivedAt, stage, stages}: ConvertedLead,
  event: ConversionEvent,
): number | undefined {
  if (kind !== 'submission') return undefined
  if (event === 'enquiry') return isContactIntent({action}) ? timeOrNone(receivedAt) : undefined
  // An enquiry that goes straight from quoted to delivered was ordered too. A lost order does not count.
  const reached: readonly string[] = event === 'ordered' ? STAGES.filter(isOrder) : [event]
  // A quotation stays one whatever follows, unless the stage was a mistake and is set back.
  const standing: readonly string[] = event === 'ordered' ? reached : STAGES.filter(isQuoted)
  if (!standing.includes(stage ?? '')) return undefined
  const changes = stages ?? []
  // A stage that was set back did not last. The event has the time of the change that did.
  const lasting = changes.slice(changes.findLastIndex((change) => !standing.includes(change.stage)) + 1)
  return timeOrNone(lasting.find((change) => reached.includes(change.stage))?.at ?? '')
}

const timeOrNone = (text: string) => {
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : time
}

function rowOf(
  found: ConvertedLead,
  at: number,
  event: ConversionEvent,
  now: number,
): Conversion | NoRowReason {
  if (!found.consent?.purposes?.includes(ADVERTISING)) return 'no consent'
  const click = clickOf(found)
  if (!click) return 'no click'
  if (now - at > MAX_DAYS * DAY_MS || at - click.at > MAX_DAYS * DAY_MS) return 'too old'
  const value = event === 'enquiry' ? found.value : (found.amount ?? found.value)
  return {
    click: {name: click.name, value: click.value},
    at,
    value: value ?? undefined,
    orderId: found._id.replace('.', '-'),
  }
}

/** Ids of clicks as Google makes them. Others came from somebody who edited a link. */
const CLICK_ID = /^[\w.-]{1,500}$/

const isClickName = (name: string): name is ClickName => GOOGLE_CLICKS.some((known) => known === name)

/** Clocks of devices differ from this server's by less, unless they are wrong. */
const CLOCK_MS = 5 * 60_000

/** The newest click before an enquiry: in the address of its page, or remembered by the device. */
function clickOf({pageUri, clicks, receivedAt}: ConvertedLead) {
  const parameters = URL.parse(pageUri ?? '')?.searchParams
  const inAddress = GOOGLE_CLICKS.map((name) => ({name, value: parameters?.get(name) ?? '', at: receivedAt}))
  const remembered = clicks ?? []
  const known = [...inAddress, ...remembered].flatMap(({name, value, at}) => {
    const time = timeOrNone(at)
    return isClickName(name) && CLICK_ID.test(value) && time !== undefined ? [{name, value, at: time}] : []
  })
  // The device knows when it saw a click first. The address of a page only shows that there was one.
  const timed = known.map((click) => ({
    ...click,
    at: Math.min(...known.filter(({value}) => value === click.value).map(({at}) => at)),
  }))
  const newestFirst = timed.toSorted((one, other) => other.at - one.at)
  const received = timeOrNone(receivedAt) ?? Infinity
  // A clock that was wrong says nothing about the order of clicks.
  const click = newestFirst.find(({at}) => at <= received + CLOCK_MS) ?? newestFirst[0]
  return click && {...click, at: Math.min(click.at, received)}
}
