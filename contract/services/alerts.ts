import {z} from 'zod'
import {LANGUAGES} from '../text/languages.ts'

/** What the owner is told. A `digest` is the e-mail of a day, a `test` is sent on request. */
export const ALERT_TYPES = [
  'enquiry.new',
  'reminder.due',
  'quotation.opened',
  'quotation.accepted',
  'problem.new',
  'problem.solved',
  'digest',
  'test',
] as const

export const CHANNELS = ['push', 'email', 'webhook'] as const

export type Channel = (typeof CHANNELS)[number]

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', {timeZone: name}).format() !== ''
  } catch {
    return false
  }
}
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is no time such as 21:00')

/** `PUT /alerts`: choices of the shop. */
export const alertSettings = z.object({
  /** Push and e-mail wait from one time of the day to the other. The webhook does not. */
  quiet: z.object({from: clock, to: clock}).nullable(),
  /** What a locked phone and the subject of an e-mail may show. Neither names a person. */
  shows: z.enum(['kind', 'product']),
  email: z.enum(['each', 'daily']),
  language: z.enum(LANGUAGES),
  timeZone: z.string().refine(isTimeZone, 'is no time zone such as Asia/Kolkata'),
})

export type AlertSettings = z.infer<typeof alertSettings>

const key = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`))

/** `POST /alerts/devices`: the push subscription of a browser, as the browser writes it. */
export const newDevice = z.object({
  name: z.string().trim().min(1).max(80),
  language: z.enum(LANGUAGES),
  subscription: z.object({
    endpoint: z.url().max(1000),
    keys: z.object({p256dh: key(87), auth: key(22)}),
  }),
})

/** `POST /alerts/tests`. A push goes to one device. */
export const testRequest = z.object({channel: z.enum(CHANNELS), device: z.string().optional()})

/** Its answer: why the message was not sent. */
export const testAnswer = z.object({failure: z.string().nullable()})

/** `GET /alerts`. Times are ISO 8601. */
export const alertsState = z.object({
  settings: alertSettings,
  /** Public key for push subscriptions. */
  key: z.string(),
  /** E-mail and webhook, where they are set. */
  channels: z.array(
    z.object({
      channel: z.enum(CHANNELS),
      waiting: z.number(),
      sentAt: z.string().nullable(),
      failure: z.object({since: z.string(), reason: z.string()}).nullable(),
    }),
  ),
  /** Own devices; for administrators, those of everybody. */
  devices: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      since: z.string(),
      sentAt: z.string().nullable(),
      /** The browser gave the subscription up, so nothing is sent to the device any more. */
      goneAt: z.string().nullable(),
      failure: z.string().nullable(),
    }),
  ),
})

export type AlertsState = z.infer<typeof alertsState>
