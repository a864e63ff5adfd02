import {z} from 'zod'

/** Where the owner is told. A channel without its setting is off. */
export interface AlertsConfig {
  alerts: {
    smtpUrl?: string
    /** Absent: the address in the shop's settings. */
    emailTo?: string
    webhook?: {url: string; secret: string}
    /** Whether push may go to private networks and over plain http, as tests need. */
    isPushAnywhere: boolean
  }
}

/** Whether an address is on this machine, so that its connection needs no encryption. */
export const isLoopback = (url: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(new URL(url).hostname)

const EMAIL = String.raw`[^\s@,]+@[^\s@,]+`

export const alertsSettings = {
  SMTP_URL: z
    .url({protocol: /^smtps?$/, error: 'SMTP_URL must be such as smtps://user:password@mail.example'})
    .optional(),
  NOTIFY_EMAIL_TO: z
    .string()
    .regex(new RegExp(`^${EMAIL}(?:, *${EMAIL})*$`), 'NOTIFY_EMAIL_TO must be e-mail addresses, with commas')
    .optional(),
  NOTIFY_WEBHOOK_URL: z
    .url({protocol: /^https?$/, error: 'NOTIFY_WEBHOOK_URL must be such as https://service.example/path'})
    .refine((url) => url.startsWith('https:') || isLoopback(url), 'NOTIFY_WEBHOOK_URL must start with https:')
    .optional(),
  NOTIFY_WEBHOOK_SECRET: z.string().trim().min(1).optional(),
  NOTIFY_PUSH_ANYWHERE: z.enum(['on', 'off'], 'NOTIFY_PUSH_ANYWHERE must be on or off').default('off'),
}

type AlertsEnvironment = z.infer<z.ZodObject<typeof alertsSettings>>

/** Adds a problem for each setting that needs another one. */
export function checkAlertsSettings(env: AlertsEnvironment, {addIssue}: Pick<z.RefinementCtx, 'addIssue'>) {
  const needed = (path: string, message: string) => addIssue({code: 'custom', path: [path], message})
  if (!env.NOTIFY_WEBHOOK_URL !== !env.NOTIFY_WEBHOOK_SECRET)
    needed('NOTIFY_WEBHOOK_SECRET', 'Set both NOTIFY_WEBHOOK_URL and NOTIFY_WEBHOOK_SECRET, or neither')
  if (env.NOTIFY_EMAIL_TO && !env.SMTP_URL)
    needed('SMTP_URL', 'NOTIFY_EMAIL_TO needs SMTP_URL too: the server that sends the e-mail')
}

export function alertsOf(env: AlertsEnvironment): AlertsConfig {
  const {NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret} = env
  return {
    alerts: {
      smtpUrl: env.SMTP_URL,
      emailTo: env.NOTIFY_EMAIL_TO,
      ...(url && secret && {webhook: {url, secret}}),
      isPushAnywhere: env.NOTIFY_PUSH_ANYWHERE === 'on',
    },
  }
}
