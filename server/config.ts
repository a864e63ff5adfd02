import {resolve} from 'node:path'
import {z} from 'zod'
import {adsOf, adsSettings, checkAdsSettings, type AdsConfig} from './ads/settings.ts'
import {alertsOf, alertsSettings, checkAlertsSettings, type AlertsConfig} from './alerts/settings.ts'
import {BACKUPS_WITHIN} from './backups/data-folder.ts'
import {watchOf, watchSettings, type WatchConfig} from './health/settings.ts'
import {isAddressOrNetwork} from '../lib/http/client-address.ts'

/** All settings of the server. Read once in `main.ts`, then passed as an argument. */
export interface Config extends AdsConfig, AlertsConfig, WatchConfig {
  port: number
  host: string
  /** Origin under which visitors reach the server, without a trailing slash. */
  publicUrl: string
  /** Absolute path of the folder that holds all state. */
  dataDir: string
  content: EmbeddedContent | HostedContent
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  /** Address to which people report a weakness, named in security.txt. Absent: there is no such file. */
  securityContact?: string
  /** Bucket for uploaded files. Without one they are stored in the data folder. */
  bucket: {bucket: string; region: string; endpoint?: string; readUrl?: string} | undefined
  /** Days after which an uploaded file is deleted. Absent: never. */
  uploadDays?: number
  /** Automatic backups. Absent: none are made. */
  backups: {dir: string; command?: string} | undefined
  /** Signs upload forms of the local store. Absent: generated into the data folder. */
  uploadSecret?: string
  /** Days that the log of errors in browsers is kept. */
  errorDays: number
  /** Days that the record of a visitor's choice about privacy is kept. */
  consentDays: number
  /** Whether browsers may keep pages for use without network. */
  keepsPages: boolean
  /** Whether the embedded lake makes the images of pages before visitors request them. */
  picturesAhead: boolean
  /** Percentage of visits whose speed is measured. 0: none. */
  fieldSample: number
  /** Path of the Chromium that makes PDFs, or `off`. Absent: the usual paths. */
  chromium?: string
  /** Services outside this server that receive what visitors send. Absent: this server does. */
  forms: {submissionsUrl?: string; leadsUrl?: string; errorsUrl?: string; ipLookupUrl?: string}
}

export interface EmbeddedContent {
  kind: 'embedded'
  projectId: string
  dataset: string
  /** Administrator token for scripts. Absent: generated into the data folder. */
  token?: string
  /** Days that the history of documents is kept. Absent: for ever. */
  historyDays?: number
  /** Days that the record of access is kept. */
  auditDays: number
  /** Days after which an enquiry is deleted. Absent: never. */
  leadDays?: number
}

export interface HostedContent {
  kind: 'hosted'
  projectId: string
  dataset: string
  token?: string
}

/** The project name under which the embedded lake serves its one project. */
const EMBEDDED_PROJECT = 'stone-designs'
/** Two years: nobody takes longer to decide on a fountain, and no visitor's address should be kept for ever. */
const LEAD_DAYS = 730

/** A year and a month: a stranger who signed in may be noticed late. */
const AUDIT_DAYS = 400

/** A quarter: an error that nobody mended until then is seen again. */
const ERROR_DAYS = 90

/** Three years, in which somebody may claim that there was no consent (Limitation Act, 1963). */
const CONSENT_DAYS = 1095

/** Ten percent of visits: 30 a week in a shop with 300, which is enough to see a page that became slow. */
const FIELD_SAMPLE = 10

const text = z.string().trim().min(1).optional()

const address = (name: string) =>
  z
    .url({protocol: /^https?$/, error: `${name} must be an address such as https://service.example/path`})
    .optional()

const onOrOff = (name: string) => z.enum(['on', 'off'], `${name} must be on or off`).default('on')

const secret = (name: string) => z.string().min(32, `${name} must be 32 or more random characters`).optional()

/** A whole number of days. */
const days = (name: string, least = 1) =>
  z.coerce
    .number(`${name} must be a number`)
    .int(`${name} must be a whole number`)
    .min(least, `${name} must be at least ${least}`)

/** An e-mail address may be written without `mailto:`. */
const contact = z.preprocess(
  (value) => (typeof value === 'string' && /^[^\s:/@]+@[^\s/@]+$/.test(value) ? `mailto:${value}` : value),
  z
    .url({
      protocol: /^(?:https|mailto|tel)$/,
      error: 'SECURITY_CONTACT must be an e-mail address, or an address that starts with https: or tel:',
    })
    .optional(),
)

const proxies = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .superRefine((entries, context) => {
    for (const entry of entries.filter((each) => !isAddressOrNetwork(each))) {
      const message = `"${entry}" is neither an IP address nor a network. Write for instance 127.0.0.1, 10.0.0.0/8`
      context.addIssue({code: 'custom', message})
    }
  })

const settings = z
  .object({
    PORT: z.coerce
      .number('PORT must be a number')
      .int()
      .min(0)
      .max(65535, 'PORT must be at most 65535')
      .default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z
      .url({protocol: /^https?$/, error: 'PUBLIC_URL must be an address such as https://shop.example'})
      .optional(),
    DATA_DIR: z.string().default('.data'),
    SANITY_PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'SANITY_PROJECT_ID holds only a-z, 0-9 and hyphens')
      .optional(),
    SANITY_DATASET: z
      .string()
      .regex(/^[a-z][a-z0-9_-]{0,63}$/, 'SANITY_DATASET starts with a letter and holds a-z, 0-9, _ and -')
      .default('production'),
    SANITY_API_TOKEN: text,
    LAKE_TOKEN: secret('LAKE_TOKEN'),
    HISTORY_DAYS: days('HISTORY_DAYS').optional(),
    AUDIT_DAYS: days('AUDIT_DAYS').default(AUDIT_DAYS),
    LEAD_DAYS: days('LEAD_DAYS', 0).default(LEAD_DAYS),
    ERROR_DAYS: days('ERROR_DAYS').default(ERROR_DAYS),
    CONSENT_DAYS: days('CONSENT_DAYS').default(CONSENT_DAYS),
    FIELD_SAMPLE: z.coerce
      .number('FIELD_SAMPLE must be a number')
      .min(0, 'FIELD_SAMPLE must be at least 0')
      .max(100, 'FIELD_SAMPLE is a percentage: at most 100')
      .default(FIELD_SAMPLE),
    TRUSTED_PROXIES: proxies,
    SECURITY_CONTACT: contact,
    ...adsSettings,
    ...watchSettings,
    ...alertsSettings,
    UPLOAD_BUCKET: text,
    UPLOAD_REGION: text,
    UPLOAD_ENDPOINT: address('UPLOAD_ENDPOINT'),
    UPLOAD_PUBLIC_URL: address('UPLOAD_PUBLIC_URL'),
    UPLOAD_SECRET: secret('UPLOAD_SECRET'),
    UPLOAD_DAYS: days('UPLOAD_DAYS').optional(),
    BACKUP_DIR: text,
    CHROMIUM: text,
    BACKUP_COMMAND: text,
    OFFLINE: onOrOff('OFFLINE'),
    PICTURES_AHEAD: onOrOff('PICTURES_AHEAD'),
    FORMS_SUBMISSIONS_URL: address('FORMS_SUBMISSIONS_URL'),
    FORMS_LEADS_URL: address('FORMS_LEADS_URL'),
    FORMS_ERRORS_URL: address('FORMS_ERRORS_URL'),
    IP_LOOKUP_URL: address('IP_LOOKUP_URL'),
  })
  .refine(({UPLOAD_BUCKET, UPLOAD_REGION}) => !UPLOAD_BUCKET || UPLOAD_REGION, {
    path: ['UPLOAD_REGION'],
    error: 'UPLOAD_BUCKET needs its region too, such as ap-south-1',
  })
  .superRefine(checkAdsSettings)
  .superRefine(checkAlertsSettings)

/** Variables that name a proxy for requests of programs to other machines. */
const PROXY_VARIABLES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY']

/** Sentences about proxies that libraries would fail at without a word. */
const badProxies = (environment: Record<string, string | undefined>) =>
  PROXY_VARIABLES.filter((name) => environment[name] && !isProxy(environment[name])).map(
    (name) =>
      `${name}: write the proxy as an address such as http://proxy.example:8080, or remove the setting`,
  )

const isProxy = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** Names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape)

/** All settings that cannot be used, each with what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Turns environment variables into a configuration. An empty value means an absent setting. Relative folders are taken from
 * `root`.
 * @throws ConfigError naming every setting that is wrong
 */
export function readConfig(environment: Record<string, string | undefined>, root: string): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(set)
  const issues = parsed.error?.issues.map(({path, message}) => `${path.join('.')}: ${message}`) ?? []
  const problems = [...issues, ...badProxies(environment)]
  if (!parsed.success || problems.length > 0)
    throw new ConfigError(`These settings cannot be used:\n${problems.map((each) => `  ${each}`).join('\n')}`)
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(root, env.DATA_DIR),
    content: env.SANITY_PROJECT_ID
      ? {
          kind: 'hosted',
          projectId: env.SANITY_PROJECT_ID,
          dataset: env.SANITY_DATASET,
          token: env.SANITY_API_TOKEN,
        }
      : {
          kind: 'embedded',
          projectId: EMBEDDED_PROJECT,
          dataset: env.SANITY_DATASET,
          token: env.LAKE_TOKEN,
          historyDays: env.HISTORY_DAYS,
          auditDays: env.AUDIT_DAYS,
          leadDays: env.LEAD_DAYS || undefined,
        },
    trustedProxies: env.TRUSTED_PROXIES,
    securityContact: env.SECURITY_CONTACT,
    bucket:
      env.UPLOAD_BUCKET && env.UPLOAD_REGION
        ? {
            bucket: env.UPLOAD_BUCKET,
            region: env.UPLOAD_REGION,
            endpoint: env.UPLOAD_ENDPOINT,
            readUrl: env.UPLOAD_PUBLIC_URL,
          }
        : undefined,
    uploadDays: env.UPLOAD_DAYS,
    ...adsOf(env),
    ...watchOf(env),
    ...alertsOf(env),
    backups: backupsOf(env, root),
    uploadSecret: env.UPLOAD_SECRET,
    chromium: env.CHROMIUM,
    errorDays: env.ERROR_DAYS,
    consentDays: env.CONSENT_DAYS,
    keepsPages: env.OFFLINE === 'on',
    picturesAhead: env.PICTURES_AHEAD === 'on',
    fieldSample: env.FIELD_SAMPLE,
    forms: {
      submissionsUrl: env.FORMS_SUBMISSIONS_URL,
      leadsUrl: env.FORMS_LEADS_URL,
      errorsUrl: env.FORMS_ERRORS_URL,
      ipLookupUrl: env.IP_LOOKUP_URL,
    },
  }
}

/** Value of BACKUP_DIR with which no backups are made. */
const NO_BACKUPS = 'off'

interface BackupEnvironment {
  DATA_DIR: string
  BACKUP_DIR?: string | undefined
  BACKUP_COMMAND?: string | undefined
}

function backupsOf(
  {DATA_DIR, BACKUP_DIR, BACKUP_COMMAND}: BackupEnvironment,
  root: string,
): Config['backups'] {
  if (BACKUP_DIR === NO_BACKUPS) return undefined
  const dir = BACKUP_DIR === undefined ? resolve(root, DATA_DIR, BACKUPS_WITHIN) : resolve(root, BACKUP_DIR)
  return {dir, ...(BACKUP_COMMAND !== undefined && {command: BACKUP_COMMAND})}
}

/** Sentences for the owner about settings that are missing but not required. */
export function warningsOf({content, forms}: Config): string[] {
  const isSinkUsed = !forms.submissionsUrl || !forms.leadsUrl
  if (content.kind === 'embedded' || content.token || !isSinkUsed) return []
  return [
    'SANITY_API_TOKEN is not set: enquiries wait in the data folder. Set it to a token that may write, and they appear in the Studio.',
  ]
}

/**
 * Lets this process, and the processes that it starts, reach the shop without a proxy. `HTTP_PROXY` would otherwise
 * send requests of the shop's own scripts to another machine.
 */
export function reachShopDirectly({host}: Pick<Config, 'host'>) {
  const {NO_PROXY, no_proxy: lower = NO_PROXY} = process.env
  const names = new Set([...(lower?.split(',') ?? []), 'localhost', '127.0.0.1', '::1', '[::1]', host])
  // Some libraries read one name, and some the other.
  process.env.NO_PROXY = process.env.no_proxy = [...names].filter(Boolean).join(',')
}

/** Origin at which this machine reaches the server. `0.0.0.0` and `::` mean all addresses and cannot be called. */
export function localOrigin({host, port}: Pick<Config, 'host' | 'port'>): string {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
