import {Hono} from 'hono'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {afterChanges, type Delays} from '../../lib/process/periodic.ts'
import {Comparison, type Sources} from './comparison.ts'
import {openWork, type Work} from './work.ts'
import {readComparisonCache, writeComparisonCache, type ComparisonCache} from './store.ts'

interface SimilarOptions extends Sources {
  /** File of what is known. */
  path: string
  report: (problem: string, error: unknown) => void
  /** Absent: in a process of its own. */
  work?: Work
  /** Milliseconds before a comparison. */
  delays?: Delays
}

/** Finds the products that look most like each product, and its outline: after a change, never during a visitor's request. */
export interface Similar {
  /**
   * `GET /similar/{category}/{productId}` returns the keys of six products, in the form of a query's answer, and the
   * outline of the product.
   */
  routes: Hono<ClientEnv>
  /** Call it after each change of the content. */
  contentChanged(): void
  /** Calls the listener when products were compared again, with the sync tag of all answers. */
  onChange(listener: (tags: string[]) => void): void
  close(): void
}

/** Start of the addresses that name similar products. */
export const SIMILAR_PATH = '/similar/'

/** Sync tag of pages that show similar products. */
const TAG = 'similar'

/** Milliseconds before a comparison: after a start, after the last of several changes, and after a failure. */
const DELAYS = {start: 3000, change: 2000, failure: 600_000}

const NOTHING: ComparisonCache = {pictures: new Map(), outlines: new Map(), similar: new Map(), compared: ''}

export function openSimilar(options: SimilarOptions): Similar {
  const {path, report, work = openWork(), delays = DELAYS} = options
  const comparison = new Comparison(options, work)
  const listeners: ((tags: string[]) => void)[] = []
  let known = NOTHING
  const loaded = load()

  async function load() {
    known = await readComparisonCache(path)
  }

  async function compare() {
    await loaded
    const {next, unsent} = await comparison.run(known)
    if (next) await keep(next)
    if (unsent.length > 0) throw new Error(`Pictures were not sent: ${unsent.join(', ')}`)
  }

  async function keep(next: ComparisonCache) {
    known = next
    await writeComparisonCache(path, known).finally(() => {
      for (const listener of listeners) listener([TAG])
    })
  }

  const routes = new Hono<ClientEnv>()
  routes.get(`${SIMILAR_PATH}:category/:productId`, async (context) => {
    await loaded
    const {category, productId} = context.req.param()
    const headers = {'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff'}
    const key = `${category}/${productId}`
    const result = known.similar.get(key) ?? []
    return context.json({result, outline: known.outlines.get(key), syncTags: [TAG]}, 200, headers)
  })
  const {changed, stop} = afterChanges(delays, compare, (error) =>
    report('Similar products could not be found', error),
  )
  return {
    routes,
    contentChanged: changed,
    onChange: (listener) => void listeners.push(listener),
    close() {
      stop()
      comparison.close()
    },
  }
}
