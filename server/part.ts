import {Hono} from 'hono'
import {openAdmission, type Admission} from '../lib/admission/admission.ts'
import {countUndelivered} from '../lib/admission/undelivered.ts'
import {clientAddresses, type ClientAddresses, type ClientEnv} from '../lib/http/client-address.ts'
import {standardRequest} from '../lib/http/chunked-request.ts'
import {errorHandler} from '../lib/http/http-error.ts'
import {FairQueue} from '../lib/process/fair-queue.ts'
import {queueRequests} from '../lib/process/request-queue.ts'
import {whyNoDatabases} from '../lib/disk/database-file.ts'
import {closeToOthers} from '../lib/disk/private-files.ts'
import {ConfigError, warningsOf, type Config} from './config.ts'
import {observe, openLog, openMetrics, type HealthCheck, type Metric, type Metrics} from './health/index.ts'

/** What one feature adds to the shop. The folder of the feature opens it, in `index.ts`. */
export interface Part {
  /** Addresses of the feature, as paths of the shop. */
  routes?: Hono<ClientEnv>
  /** What `/readyz` looks at. */
  checks?: readonly HealthCheck[]
  /** Figures that `/metrics` shows. */
  metrics?: readonly Metric[]
  /** Called after each change of the content, with the sync tags of the change. Without tags, anything may have changed. */
  contentChanged?(tags?: string[]): void
  /** Called when no request is under way, and before the parts that were opened earlier are closed. */
  close?(): void | Promise<void>
}

/** What every part may use. Anything else that a part needs is a parameter of the function that opens the part. */
export interface ShopContext {
  config: Config
  /** Folder that holds `.build/site` and `studio/dist`. */
  root: string
  /** Sends requests to the shop itself. */
  app: Pick<Hono, 'fetch'>
  clients: Pick<ClientAddresses, 'of' | 'problem'>
  admission: Admission
  /** Whether a client was there in the last minute. */
  hasClients: () => boolean
  /** Logs one plain line. */
  onNotice: (sentence: string) => void
  /** Logs a failure that no request caused, whole, with its causes. */
  onError: (error: unknown) => void
  /** Does the same, with a sentence that says what failed. */
  report: (problem: string, error: unknown) => void
}

/** The parts of one shop, in the order in which they were opened. */
export interface Parts {
  context: ShopContext
  /** Serves the routes of all parts. */
  app: Hono<ClientEnv>
  list: readonly Part[]
  metrics: Metrics
  /** Appends a part and serves its routes, after the routes of earlier parts. */
  add<Added extends Part>(part: Added): Added
  /** Notifies all parts. */
  contentChanged(tags?: string[]): void
  /**
   * Closes all parts, the last one first, also when one fails.
   * @throws AggregateError of all failures
   */
  close(): Promise<void>
}

/**
 * Opens a list without parts. Closes an open data folder to other users.
 * @throws ConfigError when the disk of the data folder cannot hold databases
 */
export function openParts(config: Config, root: string): Parts {
  const log = openLog(config.log, (line) => void process.stderr.write(line))
  const {notice: onNotice, error: onError} = log
  const report = (problem: string, cause: unknown) => onError(new Error(problem, {cause}))
  for (const warning of [...warningsOf(config), closeToOthers(config.dataDir)]) if (warning) onNotice(warning)
  const problem = whyNoDatabases(config.dataDir)
  if (problem !== undefined) throw new ConfigError(problem)
  const app = new Hono<ClientEnv>().onError(errorHandler(report))
  const admission = openAdmission({onNotice})
  const clients = clientAddresses({...config, onNotice})
  const queue = new FairQueue({by: 'turns'})
  const list: Part[] = [{metrics: metricsOf(admission, queue)}]
  const metrics = openMetrics(() => list.flatMap((part) => part.metrics ?? []))
  app.use(
    clients.middleware,
    observe(log, metrics, config.log.access),
    queueRequests(queue),
    standardRequest,
    countUndelivered(admission.undelivered),
  )
  return {
    context: {
      config,
      root,
      app,
      clients,
      admission,
      hasClients: () => metrics.hasClients(),
      onNotice,
      onError,
      report,
    },
    app,
    list,
    metrics,
    add(part) {
      if (part.routes) app.route('/', part.routes)
      list.push(part)
      return part
    },
    contentChanged(tags) {
      for (const part of list) part.contentChanged?.(tags)
    },
    async close() {
      const failures: unknown[] = []
      for (const part of list.toReversed()) {
        try {
          await part.close?.()
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Parts of the shop could not be closed.')
    },
  }
}

/** Figures of what all parts share: limits, processes, and requests that wait. */
function metricsOf(admission: Admission, queue: FairQueue): Metric[] {
  const ofLimits = (
    name: 'admitted' | 'refusedToClient' | 'refusedOverall' | 'held',
    help: string,
  ): Metric => ({
    name: `limit_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
    help,
    label: 'limit',
    read: () =>
      Object.fromEntries(Object.entries(admission.counts()).map(([limit, count]) => [limit, count[name]])),
  })
  const ofProcesses = (name: 'running' | 'waiting' | 'started', help: string): Metric => ({
    name: `tasks_${name}`,
    help,
    label: 'process',
    read: () =>
      Object.fromEntries(
        Object.entries(admission.processCounts()).map(([process, count]) => [process, count[name]]),
      ),
  })
  return [
    ofLimits('admitted', 'Requests that a limit admitted since the start'),
    ofLimits('refusedToClient', 'Requests that a limit refused because their client had used its share'),
    ofLimits(
      'refusedOverall',
      'Requests that a limit refused because all clients together had used everything',
    ),
    ofLimits('held', 'What is held of a limit at this moment'),
    ofProcesses('running', 'Pictures and files that are read or made at this moment'),
    ofProcesses('waiting', 'Pictures and files that wait for a process'),
    ofProcesses('started', 'Processes that were started'),
    {name: 'requests_waiting', help: 'Requests that wait for their turn', read: () => queue.counts.waiting},
  ]
}
