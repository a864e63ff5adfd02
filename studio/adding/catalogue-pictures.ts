import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {readEach} from '../../contract/read-each.ts'
import {printsOf, type Pixels, type Print} from './look-alikes.ts'
import {pixelsOfAddress} from './pixels.ts'

/** Photographs are compared with this number of the newest pictures. Each has half a kilobyte. */
const COMPARED = 2000

const TINY = `{
  "newest": *[_type == "sanity.imageAsset"] | order(_createdAt desc)[0]._createdAt,
  "pictures": *[_type == "sanity.imageAsset" && _createdAt >= $since && defined(metadata.lqip)]
    | order(_createdAt desc)[0...${COMPARED}]{_id, "lqip": metadata.lqip}
}`

const tiny = z.object({
  newest: z.string().nullable(),
  pictures: readEach(z.object({_id: z.string(), lqip: z.string()})),
})

/** A picture of the catalogue, as photographs are compared with it. */
interface CataloguePicture {
  prints: readonly Print[]
  /** Id of the asset. */
  name: string
}

/**
 * Prints of the catalogue's pictures. They are read once, which takes seconds on a slow line; after that, only those of
 * pictures that were added since.
 */
export class CataloguePictures {
  private readonly client: SanityClient
  private readonly decode: (address: string) => Promise<Pixels | undefined>
  private readonly pictures = new Map<string, CataloguePicture>()
  /** Creation of the newest picture that was read. */
  private since = ''
  private reading: Promise<void> = Promise.resolve()

  /** @param decode decodes the tiny copy that an asset has; tests replace the browser's */
  constructor(client: SanityClient, decode = pixelsOfAddress) {
    this.client = client
    this.decode = decode
  }

  /** Pictures in the catalogue now. One that was deleted meanwhile may be among them. */
  async now(): Promise<CataloguePicture[]> {
    // One after the other, so that a second reader waits for the first instead of reading the same again.
    this.reading = this.reading.catch(() => undefined).then(() => this.readNew())
    await this.reading
    return [...this.pictures.values()]
  }

  private async readNew(): Promise<void> {
    const raw = this.client.withConfig({perspective: 'raw'})
    const {newest, pictures} = tiny.parse(await raw.fetch<unknown>(TINY, {since: this.since}))
    await Promise.all(
      pictures
        .filter(({_id}) => !this.pictures.has(_id))
        .map(async ({_id, lqip}) => {
          const pixels = await this.decode(lqip)
          this.pictures.set(_id, {name: _id, prints: pixels ? printsOf(pixels) : []})
        }),
    )
    this.since = newest ?? ''
  }
}
