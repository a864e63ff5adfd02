import {createHash, timingSafeEqual} from 'node:crypto'
import type {Context} from 'hono'
import {collectDefaultMetrics, Counter, Gauge, Histogram, Registry} from 'prom-client'
import {parseAddress, type ClientEnv} from '../../lib/http/client-address.ts'
import {HttpError} from '../../lib/http/http-error.ts'

/** A figure of the shop for programs that watch it, read when they ask. */
export interface Metric {
  /** With the unit, as Prometheus names figures: `backup_age_seconds`. The name gets the prefix `shop_`. */
  name: string
  help: string
  /** Name of the label, where the figure has a value for each of several things. */
  label?: string
  /** One value, or one for each value of the label. Undefined: nothing is known. */
  read: () => Promise<Values> | Values
}

type Values = number | undefined | Readonly<Record<string, number>>

/** One request that was answered. */
export interface Answered {
  /** The pattern of the address: patterns are few, and name no visitor. */
  route: string
  method: string
  status: number
  seconds: number
  /** `client`, or `server` for a request of the shop to itself, such as a query for a page. */
  origin: 'client' | 'server'
}

const PREFIX = 'shop_'
/** Upper bounds of the classes of durations, in seconds. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 2, 10]

/** Addresses of programs that watch the shop. */
const WATCHING: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** Figures of this process and of all parts, in Prometheus' text format. */
export interface Metrics {
  count(answered: Answered): void
  /** Whether a client requested something in the last minute. Programs that watch the shop do not count. */
  hasClients(): boolean
  text(): Promise<string>
}

/** @param metrics returns the figures of the parts that are open by now */
export function openMetrics(metrics: () => readonly Metric[]): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({register: registry, prefix: PREFIX})
  const requests = new Counter({
    name: `${PREFIX}http_requests_total`,
    help: 'Requests that were answered',
    labelNames: ['route', 'method', 'status', 'origin'],
    registers,
  })
  const durations = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Time until the head of the response',
    labelNames: ['route', 'origin'],
    buckets: BUCKETS,
    registers,
  })

  let clientAt = -Infinity

  function add({name, help, label, read}: Metric) {
    const gauge = new Gauge({
      name: PREFIX + name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      async collect() {
        const values = await read()
        gauge.reset()
        if (typeof values === 'number') gauge.set(values)
        else if (values === undefined || label === undefined) gauge.remove()
        else for (const [key, value] of Object.entries(values)) gauge.set({[label]: key}, value)
      },
    })
  }

  return {
    count({route, method, status, seconds, origin}) {
      if (origin === 'client' && !WATCHING.has(route)) clientAt = performance.now()
      requests.inc({route, method, status, origin})
      durations.observe({route, origin}, seconds)
    },
    hasClients: () => performance.now() - clientAt < 60_000,
    text() {
      for (const metric of metrics()) if (!registry.getSingleMetric(PREFIX + metric.name)) add(metric)
      return registry.metrics()
    },
  }
}

/** Headers by which a proxy says that it passes a request on. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'via']

const NOT_ALLOWED =
  'The figures are for programs on this machine, and for those that send METRICS_TOKEN as a bearer token.'

/**
 * Passes a program on this machine that no proxy has passed on, and one with the token.
 * @throws HttpError 403
 */
export function assertMayMeasure(context: Context<ClientEnv>, token: string | undefined) {
  const header = (name: string) => context.req.header(name)
  const sent = /^Bearer (.+)$/.exec(header('authorization') ?? '')?.[1]
  if (token !== undefined && sent !== undefined && isEqual(sent, token)) return
  const range = parseAddress(context.get('clientAddress') ?? '')?.range()
  const isForwarded = context.get('isAnybodys') || FORWARDING.some((name) => header(name) !== undefined)
  if (range !== 'loopback' || isForwarded) throw new HttpError(403, NOT_ALLOWED)
}

/** Compares digests, which take equally long whatever was sent. */
const isEqual = (sent: string, token: string) => timingSafeEqual(digestOf(sent), digestOf(token))

const digestOf = (text: string) => createHash('sha256').update(text).digest()
