import {Hono, type Context} from 'hono'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {PROBLEMS, type Health} from '../../contract/services/health.ts'
import {freeBytes} from '../../lib/disk/free-space.ts'
import {within} from '../../lib/http/within.ts'
import type {Lake} from '@stone-designs/lake'
import type {Part, ShopContext} from '../part.ts'
import {staffOf} from '../people/index.ts'
import {assertMayMeasure, type Metrics} from './metrics.ts'

export {openLog} from './log.ts'
export {openMetrics, type Metric, type Metrics} from './metrics.ts'
export {observe} from './observe.ts'

/** A sentence that says what is wrong and what to do, alone or with its figure: a number, or a time as ISO 8601. */
type Finding = string | {sentence: string; figure: number | string}

/** One thing that the shop needs. */
export interface HealthCheck {
  name: (typeof PROBLEMS)[number]
  /** Whether visitors or the owner cannot be served while there is a problem. Other problems wait for the owner. */
  isVital: boolean
  /** @returns what is wrong, for the owner; undefined when all is well */
  problem: () => Promise<Finding | undefined> | Finding | undefined
  /** Whether anybody may read the sentence. */
  isPublic?: boolean
}

export interface Problem {
  name: string
  isVital: boolean
  isPublic: boolean
  sentence: string
  figure?: number | string
}

interface HealthOptions {
  /** @returns the checks, in the order in which their problems are listed */
  checks: () => HealthCheck[]
  /** Whether a request may read the sentences. Others get the names of the problems. */
  mayRead: (request: Request) => boolean
  /** Milliseconds for which a result is used again. Anybody may ask, and a check writes to the disk. */
  keepMs?: number
}

interface Watched {
  /** Its staff may read the sentences. */
  lake: Lake | undefined
  /** Parts of the shop whose checks are made, also those that are opened later. */
  parts: readonly Part[]
  metrics: Pick<Metrics, 'text'>
}

/** Milliseconds from the start to the first trial of the programs that make images and PDFs. Their checks try them. */
const TRIAL_MS = 10_000
const TRIED: readonly string[] = ['pictures', 'PDF'] satisfies HealthCheck['name'][]

export interface ShopHealth extends Part {
  /** What `/readyz` names, looked at now. */
  problems(): Promise<Problem[]>
}

/** The health and the figures of the shop: the disk of its data folder, the proxies in front of it, and the checks of all parts. */
export function openHealth({config, clients}: ShopContext, {lake, parts, metrics}: Watched): ShopHealth {
  const placeOf = ({name}: HealthCheck) => PROBLEMS.indexOf(name)
  const checks = () =>
    parts.flatMap(({checks: own = []}) => own).toSorted((one, other) => placeOf(one) - placeOf(other))
  const routes = healthRoutes({
    checks,
    mayRead: (request) => staffOf(request, lake) !== undefined,
  }).get('/metrics', async (context) => {
    assertMayMeasure(context, config.metricsToken)
    return context.text(await metrics.text(), 200, {...HEADERS, 'Content-Type': METRICS_TYPE})
  })
  const proxy: HealthCheck = {name: 'proxy', isVital: false, problem: () => clients.problem()}
  const tryPrograms = () => void problemsOf(checks().filter(({name}) => TRIED.includes(name)))
  const trial = setTimeout(tryPrograms, TRIAL_MS).unref()
  return {
    routes,
    checks: [...diskChecks(config.dataDir), proxy],
    problems: () => problemsOf(checks()),
    close: () => clearTimeout(trial),
  }
}

/** The problem of a program for images that does not start. */
export const imagesCheck = (program: {readonly isFailing: boolean}): HealthCheck => ({
  name: 'pictures',
  isVital: false,
  problem: () =>
    program.isFailing
      ? 'The program that reads and makes pictures does not start, so no picture can be added or made in another size. The log says why. If it names a package (sharp), stop the shop, delete the folder node_modules, and start the shop again with npm start. It is tried again every few minutes.'
      : undefined,
})

/** Milliseconds that a check may take. */
const PATIENCE_MS = 5000

/** Prometheus' text format. */
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'
const HEADERS = {'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store'}

/**
 * Two addresses for monitors. `/healthz` responds as long as the process does: restart it when it does not. `/readyz`
 * looks at what the shop needs: `ok`, `attention` (something waits for the owner), or 503 `failing`.
 */
export function healthRoutes({checks, mayRead, keepMs = 5000}: HealthOptions): Hono<ClientEnv> {
  let last: {at: number; problems: Promise<Problem[]>} | undefined

  function problems(): Promise<Problem[]> {
    const now = performance.now()
    if (!last || now - last.at > keepMs) last = {at: now, problems: problemsOf(checks())}
    return last.problems
  }

  async function ready(context: Context) {
    const found = await problems()
    const isFailing = found.some(({isVital}) => isVital)
    const status = isFailing ? 'failing' : 'attention'
    const isStaff = mayRead(context.req.raw)
    const readable = found.filter(({isPublic}) => isPublic || isStaff)
    const sentences = (isStaff || readable.length > 0) && {
      sentences: readable.map(({sentence}) => sentence),
      figures: readable.map(({figure}) => figure ?? null),
    }
    const body: Health = {
      status: found.length > 0 ? status : 'ok',
      problems: found.map(({name}) => name),
      ...sentences,
    }
    return context.json(body, isFailing ? 503 : 200, HEADERS)
  }

  return new Hono<ClientEnv>()
    .get('/healthz', (context) => context.json({status: 'ok'}, 200, HEADERS))
    .get('/readyz', ready)
}

async function problemsOf(checks: HealthCheck[]): Promise<Problem[]> {
  const found = await Promise.all(
    checks.map(async ({name, isVital, isPublic = false, problem}) => {
      const finding = await attempt(problem)
      if (finding === undefined) return []
      return [{name, isVital, isPublic, ...(typeof finding === 'string' ? {sentence: finding} : finding)}]
    }),
  )
  return found.flat()
}

async function attempt(problem: HealthCheck['problem']): Promise<Finding | undefined> {
  try {
    return await within(PATIENCE_MS, Promise.resolve(problem()), tooLate)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const tooLate = () => new Error(`The check took longer than ${PATIENCE_MS / 1000} seconds.`)

/** Free bytes on the disk of the data folder. Below `attention` uploads are rejected, below `vital` enquiries too. */
const LOW_DISK = {attention: 500_000_000, vital: 100_000_000}

const lowDisk = (bytes: number, effect: string) => {
  const figure = Math.floor(bytes / 1_000_000)
  const sentence = `Only ${figure} MB of the disk are free, so ${effect} are rejected. Make room on the disk of the data folder.`
  return {sentence, figure}
}

/** Checks of the disk of a folder. */
const diskChecks = (folder: string): HealthCheck[] => [
  {
    name: 'disk',
    isVital: true,
    problem: async () => {
      const free = await freeBytes(folder)
      return free < LOW_DISK.vital ? lowDisk(free, 'enquiries and changes') : undefined
    },
  },
  {
    name: 'disk space',
    isVital: false,
    problem: async () => {
      const free = await freeBytes(folder)
      if (free >= LOW_DISK.attention || free < LOW_DISK.vital) return undefined
      return lowDisk(free, 'uploads of visitors')
    },
  },
]
