import {createHash} from 'node:crypto'
import {Hono} from 'hono'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {afterChanges, type Delays} from '../../lib/process/periodic.ts'
import type {Outline} from './outline.ts'
import type {Described} from './image.ts'
import {factsOf, imageOf, PRODUCTS, readProducts, type Product} from './products.ts'
import {readComparisonCache, writeComparisonCache, type ComparisonCache} from './store.ts'
import {openWork, type Work} from './similar-pool.ts'

interface SimilarOptions {
  /** File of what is known. */
  path: string
  /** Result of a query over published documents. @throws when the content cannot be read */
  query: (groq: string, params: Record<string, unknown>, signal: AbortSignal) => Promise<unknown>
  /** An image 160 pixels wide, by the id of its asset: a size that pages request too. */
  fetchImage: (ref: string, signal: AbortSignal) => Promise<Response>
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

export function openSimilar({path, report, work = openWork(), ...options}: SimilarOptions): Similar {
  const {query, fetchImage, delays = DELAYS} = options
  const listeners: ((tags: string[]) => void)[] = []
  let known: ComparisonCache = {pictures: new Map(), outlines: new Map(), similar: new Map(), compared: ''}
  const loaded = readComparisonCache(path).then((stored) => (known = stored))

  /**
   * Compares all products whose images are sent, unless the same products were compared before. Adds what it learns of
   * new images to what is known, so that a failure does not lose them.
   * @throws when the content cannot be read now, or images were not sent
   */
  async function compare(signal: AbortSignal) {
    await loaded
    const found = readProducts(await query(PRODUCTS, {}, signal))
    if (fingerprintOf(found) === known.compared) return
    const pictures = new Map<string, Described>()
    const outlines = new Map<string, Outline>()
    const described = []
    const unsent = new Map<Product, string>()
    // One after the other: a visitor's image never waits for more than one of these.
    for (const product of found) {
      const name = imageOf(product)
      const image = known.pictures.get(name) ?? (await describe(product, signal, {fetchImage, work}))
      if (typeof image === 'string') {
        unsent.set(product, image)
        continue
      }
      if (!image) continue
      known.pictures.set(name, image)
      pictures.set(name, image)
      const facts = factsOf(product)
      if (image.outline) outlines.set(facts.key, image.outline)
      described.push({...facts, descriptor: image.descriptor})
    }
    const compared = fingerprintOf(found.filter((product) => !unsent.has(product)))
    // Images that no product has any more are forgotten.
    if (compared !== known.compared)
      await keep({pictures, outlines, similar: await work.choose(described), compared})
    if (unsent.size > 0) throw new Error(`Pictures were not sent: ${[...unsent.values()].join(', ')}`)
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
      void stop()
      work.close()
    },
  }
}

/**
 * @returns undefined when the image is not there, or is not readable; a text when it was not sent, as for a damaged
 * original. Other images may be sent all the same
 * @throws when the images cannot be reached, or no more of them may be requested
 */
async function describe(
  {ref, crop}: Product,
  signal: AbortSignal,
  {fetchImage, work}: Pick<SimilarOptions, 'fetchImage'> & {work: Work},
): Promise<Described | string | undefined> {
  const response = await fetchImage(ref, signal)
  const {status} = response
  if (status === 429) throw new Error(`The picture ${ref} was not sent: status ${status}`)
  if (status >= 500) return `${ref} (status ${status})`
  if (!response.ok) return undefined
  const bytes = await response.arrayBuffer().catch(() => undefined)
  return bytes ? work.describe(new Uint8Array(bytes), crop) : `${ref} (incomplete)`
}

const fingerprintOf = (products: Product[]) =>
  createHash('sha256').update(JSON.stringify(products)).digest('base64url')
