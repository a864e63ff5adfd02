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

export const logSettings = {
  LOG_FORMAT: z.enum(['pretty', 'json'], 'LOG_FORMAT must be pretty or json').default('pretty'),
  LOG_LEVEL: z.enum(['error', 'warn', 'info'], 'LOG_LEVEL must be error, warn or info').default('info'),
  ACCESS_LOG: z.enum(['on', 'off'], 'ACCESS_LOG must be on or off').default('off'),
}

export const logOf = ({
  LOG_FORMAT: format,
  LOG_LEVEL: level,
  ACCESS_LOG,
}: z.infer<z.ZodObject<typeof logSettings>>): LogConfig => ({format, level, access: ACCESS_LOG === 'on'})
