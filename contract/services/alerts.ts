import {z} from 'zod'
import {LANGUAGES} from '../text/languages.ts'

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is no time such as 21:00')
const isTimeZone = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en', {timeZone}).format() !== ''
  } catch {
    return false
  }
}

/** `PUT /alerts`: choices of the shop about messages to the owner. */
export const alertSettings = z.object({
  /** Push and e-mail wait from one time of the day to the other. The webhook does not. */
  quiet: z.object({from: clock, to: clock}).nullable(),
  /** The text on a locked phone and in the subject of an e-mail. It names no person. */
  shows: z.enum(['kind', 'product']),
  email: z.enum(['each', 'daily']),
  language: z.enum(LANGUAGES),
  timeZone: z.string().refine(isTimeZone, 'is no time zone such as Asia/Kolkata'),
})

export type AlertSettings = z.infer<typeof alertSettings>

const bytes = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`))

/** `POST /alerts/devices`: the push subscription of a browser, as the browser writes it. */
export const newDevice = z.object({
  name: z.string().trim().min(1).max(80),
  language: z.enum(LANGUAGES),
  subscription: z.object({
    endpoint: z.url().max(1000),
    keys: z.object({p256dh: bytes(87), auth: bytes(22)}),
  }),
})

/** `GET /alerts`. Times are ISO 8601. */
export const alertsState = z.object({
  settings: alertSettings,
  /** Public key for push subscriptions. */
  key: z.string(),
  /** `email` and `webhook`, where they are set, and each device. */
  channels: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** When push was turned on. Absent for e-mail and webhook. */
      since: z.string().optional(),
      sentAt: z.string().optional(),
      /** Why the last message was not taken. */
      failure: z.string().optional(),
      /** Messages that wait. */
      waiting: z.number(),
      /** The browser gave the subscription up, so nothing is sent to the device any more. */
      isGone: z.boolean(),
    }),
  ),
})

export type AlertsState = z.infer<typeof alertsState>

/** `POST /alerts/tests`, with the id of a channel: why its message was not sent. */
export const testAnswer = z.object({failure: z.string().nullable()})
