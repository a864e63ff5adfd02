import {createHash} from 'node:crypto'
import type {Outline} from './outline.ts'
import type {Described} from './picture.ts'
import {factsOf, pictureOf, PRODUCTS, readProducts, type Product} from './products.ts'
import type {ComparisonCache} from './store.ts'
import type {Work} from './work.ts'

export interface Sources {
  /** Result of a query over published documents. @throws when the content cannot be read */
  query: (groq: string, params: Record<string, unknown>, signal: AbortSignal) => Promise<unknown>
  /** A picture 160 pixels wide, by the id of its asset: a size that pages request too. */
  fetchPicture: (ref: string, signal: AbortSignal) => Promise<Response>
}

interface ComparisonResult {
  /** Undefined: nothing else was compared than before. */
  next?: ComparisonCache
  /** Pictures that were not sent, each with its status. Their products were not compared. */
  unsent: string[]
}

/** Compares the products of the shop. */
export class Comparison {
  readonly #sources: Sources
  readonly #work: Work
  readonly #closing = new AbortController()

  constructor(sources: Sources, work: Work) {
    this.#sources = sources
    this.#work = work
  }

  /**
   * Compares all products whose pictures are sent, unless they are those that were compared before. Adds what it learns
   * of new pictures to what is known, so that a failure does not lose them.
   * @throws when the content cannot be read now, or no more pictures can be fetched
   */
  async run(known: ComparisonCache): Promise<ComparisonResult> {
    const found = readProducts(await this.#sources.query(PRODUCTS, {}, this.#closing.signal))
    if (fingerprintOf(found) === known.compared) return {unsent: []}
    const pictures = new Map<string, Described>()
    const outlines = new Map<string, Outline>()
    const described = []
    const unsent = new Map<Product, string>()
    // One after the other: a visitor's picture never waits for more than one of these.
    for (const product of found) {
      const name = pictureOf(product)
      const picture = known.pictures.get(name) ?? (await this.#describe(product))
      if (typeof picture === 'string') {
        unsent.set(product, picture)
        continue
      }
      if (!picture) continue
      known.pictures.set(name, picture)
      pictures.set(name, picture)
      const facts = factsOf(product)
      if (picture.outline) outlines.set(facts.key, picture.outline)
      described.push({...facts, descriptor: picture.descriptor})
    }
    const result = {unsent: [...unsent.values()]}
    const compared = fingerprintOf(found.filter((product) => !unsent.has(product)))
    if (compared === known.compared) return result
    // Pictures that no product has any more are forgotten.
    return {...result, next: {pictures, outlines, similar: await this.#work.choose(described), compared}}
  }

  close() {
    this.#closing.abort()
    this.#work.close()
  }

  /**
   * @returns undefined when the picture is not there, or is not readable; a text when it was not sent, as for a damaged
   * original. Other pictures may be sent all the same
   * @throws when the pictures cannot be reached, or no more of them may be requested
   */
  async #describe({ref, crop}: Product): Promise<Described | string | undefined> {
    const response = await this.#sources.fetchPicture(ref, this.#closing.signal)
    const {status} = response
    if (status === 429) throw new Error(`The picture ${ref} was not sent: status ${status}`)
    if (status >= 500) return `${ref} (status ${status})`
    if (!response.ok) return undefined
    const bytes = await response.arrayBuffer().catch(() => undefined)
    return bytes ? this.#work.describe(new Uint8Array(bytes), crop) : `${ref} (incomplete)`
  }
}

const fingerprintOf = (products: Product[]) =>
  createHash('sha256').update(JSON.stringify(products)).digest('base64url')
