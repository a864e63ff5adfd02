import {z} from 'zod'

/** How the server logs. */
export interface LogConfig {
  /** `json`: a line of JSON for each entry, for programs. `pretty`: sentences, and errors as Node shows them. */
  format: 'json' | 'pretty'
  /** The least important entries that are logged. */
  level: 'error' | 'warn' | 'info'
  /** Whether each request has an entry, at the level `info`. */
  access: boolean
}

/** Settings of what the server tells those who run it. */
export interface WatchConfig {
  log: LogConfig
  /** Opens `/metrics` to other machines. Absent: only programs on this machine read it. */
  metricsToken?: string
}

export const watchSettings = {
  LOG_FORMAT: z.enum(['pretty', 'json'], 'LOG_FORMAT must be pretty or json').default('pretty'),
  LOG_LEVEL: z.enum(['error', 'warn', 'info'], 'LOG_LEVEL must be error, warn or info').default('info'),
  ACCESS_LOG: z.enum(['on', 'off'], 'ACCESS_LOG must be on or off').default('off'),
  METRICS_TOKEN: z.string().min(32, 'METRICS_TOKEN must be 32 or more random characters').optional(),
}

export const watchOf = (env: z.infer<z.ZodObject<typeof watchSettings>>): WatchConfig => ({
  log: {format: env.LOG_FORMAT, level: env.LOG_LEVEL, access: env.ACCESS_LOG === 'on'},
  metricsToken: env.METRICS_TOKEN,
})
