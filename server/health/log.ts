import {inspect} from 'node:util'
import {AsyncLocalStorage} from 'node:async_hooks'
import {pino, stdSerializers, stdTimeFunctions} from 'pino'
import type {LogConfig} from './settings.ts'

/** One request in the access log. It has no parameters and no whole address: both can name a person. */
export interface AccessEntry {
  method: string
  path: string
  status: number
  milliseconds: number
  /** Address of the client without its last part: `203.0.113.0`, `2001:db8:7::/48`. */
  client: string
}

/** The log of a server. Each entry that is written during a request holds the request's id. */
export interface Log {
  /** Logs one plain sentence. */
  notice: (sentence: string) => void
  /** Logs a failure whole, with its causes. */
  error: (error: unknown) => void
  access: (entry: AccessEntry) => void
  /** Does the work of a request. Entries that are written meanwhile hold the id. */
  during<Result>(requestId: string, work: () => Result): Result
}

/** @param write receives each entry with its line end */
export function openLog({format, level}: LogConfig, write: (line: string) => void): Log {
  const requests = new AsyncLocalStorage<string>()
  const requestId = () => requests.getStore()
  const json = pino(
    {
      level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      formatters: {level: (label) => ({level: label})},
      serializers: {err: stdSerializers.errWithCause},
      mixin: () => ({requestId: requestId()}),
    },
    {write},
  )
  const during = <Result>(id: string, work: () => Result) => requests.run(id, work)
  if (format === 'json')
    return {
      notice: (sentence) => json.warn(sentence),
      error: (error) => json.error({err: error}),
      access: (entry) => json.info(entry, 'request'),
      during,
    }
  const marked = () => [new Date().toISOString(), requestId()].filter(Boolean).join(' ')
  return {
    notice: (sentence) => void (json.isLevelEnabled('warn') && write(`${sentence}\n`)),
    error: (error) => write(`${marked()} ${inspect(error)}\n`),
    access: ({method, path, status, milliseconds, client}) =>
      json.isLevelEnabled('info') &&
      write(`${marked()} ${client} ${method} ${path} ${status} ${milliseconds} ms\n`),
    during,
  }
}
