import {createHash} from 'node:crypto'
import type {Outline} from './outline.ts'
import type {Described} from './picture.ts'
import {factsOf, pictureOf, PRODUCTS, readProducts, type Product} from './products.ts'
import type {Known} from './store.ts'
import type {Work} from './work.ts'

export interface Sources {
  /** Result of a query over published documents. @throws when the content cannot be read */
  query: (groq: string, params: Record<string, unknown>, signal: AbortSignal) => Promise<unknown>
  /** A picture 160 pixels wide, by the id of its asset: a size that pages request too. */
  fetchPicture: (ref: string, signal: AbortSignal) => Promise<Response>
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

  get isClosed(): boolean {
    return this.#closing.signal.aborted
  }

  /**
   * Compares all products, unless they are those that were compared before. Adds what it learns of new pictures to
   * what is known, so that a failure does not lose them.
   * @returns undefined when nothing has changed
   * @throws when the content or a picture cannot be fetched now
   */
  async run(known: Known): Promise<Known | undefined> {
    const found = readProducts(await this.#sources.query(PRODUCTS, {}, this.#closing.signal))
    const compared = createHash('sha256').update(JSON.stringify(found)).digest('base64url')
    if (compared === known.compared) return undefined
    const pictures = new Map<string, Described>()
    const outlines = new Map<string, Outline>()
    const described = []
    // One after the other: a visitor's picture never waits for more than one of these.
    for (const product of found) {
      const name = pictureOf(product)
      const picture = known.pictures.get(name) ?? (await this.#describe(product))
      if (!picture) continue
      known.pictures.set(name, picture)
      pictures.set(name, picture)
      const facts = factsOf(product)
      if (picture.outline) outlines.set(facts.key, picture.outline)
      described.push({...facts, descriptor: picture.descriptor})
    }
    // Pictures that no product has any more are forgotten.
    return {pictures, outlines, similar: await this.#work.choose(described), compared}
  }

  close() {
    this.#closing.abort()
    this.#work.close()
  }

  /** @returns undefined when the picture is not there, or is not readable */
  async #describe({ref, crop}: Product): Promise<Described | undefined> {
    const {signal} = this.#closing
    const response = await this.#sources.fetchPicture(ref, signal)
    if (response.status >= 500 || response.status === 429)
      throw new Error(`The picture ${ref} was not sent: status ${response.status}`)
    if (!response.ok) return undefined
    const bytes = new Uint8Array(await response.arrayBuffer())
    return this.#work.describe(bytes, crop)
  }
}
