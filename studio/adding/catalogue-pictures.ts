import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {readEach} from '../../contract/read-each.ts'
import {printsOf, type Print} from './look-alikes.ts'
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

export type CataloguePictures = () => Promise<CataloguePicture[]>

/**
 * Prints of the catalogue's pictures. They are read once, which takes seconds on a slow line; after that, only the
 * prints of pictures that were added since are read.
 * @param decode decodes the tiny copy that an asset has; tests replace the browser's
 * @returns reads the pictures in the catalogue now. A picture that was deleted meanwhile may be among them
 */
export function cataloguePictures(client: SanityClient, decode = pixelsOfAddress): CataloguePictures {
  const raw = client.withConfig({perspective: 'raw'})
  const known = new Map<string, CataloguePicture>()
  /** Creation of the newest picture that was read. */
  let since = ''
  let reading: Promise<void> = Promise.resolve()
  const readNew = async () => {
    const {newest, pictures} = tiny.parse(await raw.fetch<unknown>(TINY, {since}))
    const added = pictures.filter(({_id}) => !known.has(_id))
    await Promise.all(
      added.map(async ({_id, lqip}) => {
        const pixels = await decode(lqip)
        known.set(_id, {name: _id, prints: pixels ? printsOf(pixels) : []})
      }),
    )
    since = newest ?? ''
  }
  return async () => {
    // One after the other, so that a second reader waits for the first instead of reading the same again.
    reading = reading.catch(() => undefined).then(readNew)
    await reading
    return [...known.values()]
  }
}
