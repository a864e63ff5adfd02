import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {said} from '../languages/messages.ts'
import {Explained} from '../live/reason.ts'
import type {CataloguePictures} from './catalogue-pictures.ts'
import type {MadeProduct} from './create-products.ts'
import {nameFromFile} from './files.ts'
import {lookAlike, printOf, printsOf, type Pixels, type Print} from './look-alikes.ts'
import {reducedPixels} from './pixels.ts'

/** Names of pictures that the lake and hosted Sanity accept; a phone gives some files no type. */
const PICTURE_NAME = /\.(jpe?g|png|webp|avif|hei[cf]|tiff?|bmp)$/i
/** Name under which an asset remembers the bytes that were sent: a HEIC photograph is stored as a JPEG. */
export const ORIGINAL = 'photograph'

interface Look {
  /** Print of the whole picture. A plain picture has no print. */
  whole: Print | undefined
  /** Prints of the picture, whole and slightly cut. */
  prints: readonly Print[]
}

/** A photograph that was chosen. */
export interface Photograph {
  /** Place among the chosen ones. */
  key: number
  file: File
  /** Name of the product; empty when the file's name says nothing. */
  name: string
  /** SHA-1 of the bytes; absent where the browser cannot compute one: a page without HTTPS. */
  sha1?: string
  /** Whether it becomes a product. */
  isChosen: boolean
  /** Product or document that shows it already. */
  usedBy?: string
  /** Product or document with nearly the same picture, or the name of such a file, chosen earlier. */
  looksLike?: string
  /** Whether it was chosen twice. */
  isTwin?: boolean
  /** Its look, which photographs that are chosen later are compared with. Absent when it was compared with nothing. */
  look?: Look
  /** Asset of its bytes, once the lake has them. */
  assetId?: string
  /** Whether this run uploaded the asset, so that undoing may delete it. */
  isUploadedHere?: boolean
  /** Product that this run made from it. */
  product?: MadeProduct | undefined
  /** Reason of a failure, as a sentence. */
  failure?: string
}

/** A product may have no name yet. `array::join` gives null for a list with null. */
const USED_BY = `"usedBy": *[references(^._id)] | order(_type)[0]{
    "words": select(
      _type == "product" && productId > "" => array::join(array::compact([productId, string(name)]), " "),
      coalesce(string(title), string(name), _type)
    )
  }.words`

const KNOWN = `*[_type == "sanity.imageAsset" && (sha1hash in $hashes || source.id in $hashes)]{
  _id,
  sha1hash,
  "original": source.id,
  ${USED_BY}
}`

const used = z.array(z.object({_id: z.string(), usedBy: z.string().nullable()}))

const known = z.array(
  z.object({
    _id: z.string(),
    sha1hash: z.string().nullable().catch(null),
    original: z.string().nullable().catch(null),
    usedBy: z.string().nullable(),
  }),
)

/** Whether a file is a picture, as far as its name and type tell. */
export const isPicture = (file: File) => file.type.startsWith('image/') || PICTURE_NAME.test(file.name)

/** Pictures and photographs with which new photographs are compared. */
interface Comparison {
  catalogue: CataloguePictures
  /** Photographs that were looked at before. */
  earlier?: readonly Photograph[]
  /** Decodes a photograph; tests replace the browser's. */
  decode?: (photograph: Blob) => Promise<Pixels | undefined>
}

/**
 * Looks at chosen files before anything is made, and gives each a name. Three kinds of files are not ticked at first:
 * those in the catalogue already, those that look like a picture there, and copies of a file that was chosen before.
 * @returns the photographs of these files, without the earlier photographs
 */
export async function lookAt(
  client: SanityClient,
  files: readonly File[],
  comparison: Comparison,
): Promise<Photograph[]> {
  const {earlier = []} = comparison
  const photographs: Photograph[] = []
  for (const [index, file] of files.filter(isPicture).entries()) {
    const key = earlier.length + index
    const name = nameFromFile(file.name) ?? ''
    const sha1 = await sha1Of(file).catch(asUnreadable)
    if (sha1 instanceof Explained) {
      photographs.push({key, file, name, isChosen: false, failure: sha1.message})
      continue
    }
    const isTwin = sha1 !== undefined && [...earlier, ...photographs].some((other) => other.sha1 === sha1)
    photographs.push({key, file, name, sha1, isTwin, isChosen: !isTwin})
  }
  const hashes = photographs.flatMap(({sha1}) => sha1 ?? [])
  const raw = client.withConfig({perspective: 'raw'})
  const assets = known.parse(await raw.fetch<unknown>(KNOWN, {hashes}))
  const found = photographs.map((photograph) => {
    const {sha1} = photograph
    const asset = assets.find(
      ({sha1hash, original}) => sha1 !== undefined && (sha1hash === sha1 || original === sha1),
    )
    if (!asset) return photograph
    const usedBy = asset.usedBy ?? undefined
    return {...photograph, assetId: asset._id, usedBy, isChosen: photograph.isChosen && usedBy === undefined}
  })
  const compared = await withLook(found, comparison)
  const similar = await namesOfSimilar(raw, compared, comparison)
  return compared.map((photograph) => {
    const looksLike = similar.get(photograph.key)
    return looksLike === undefined ? photograph : {...photograph, looksLike, isChosen: false}
  })
}

interface Compared {
  prints: readonly Print[]
  /** Id of an asset, or name of a file. */
  name: string
  isFile?: boolean
}

/** Adds what photographs look like. Only those with new bytes are compared. */
async function withLook(
  photographs: readonly Photograph[],
  {decode = reducedPixels}: Comparison,
): Promise<Photograph[]> {
  const compared: Photograph[] = []
  for (const photograph of photographs) {
    const {isChosen, assetId, file} = photograph
    const pixels = isChosen && assetId === undefined ? await decode(file) : undefined
    const look = pixels && {whole: printOf(pixels), prints: printsOf(pixels)}
    compared.push(look ? {...photograph, look} : photograph)
  }
  return compared
}

/** Names of nearly the same pictures, by the key of the photograph. */
async function namesOfSimilar(
  raw: SanityClient,
  photographs: readonly Photograph[],
  {catalogue, earlier = []}: Comparison,
) {
  const similar = new Map<number, Compared>()
  if (photographs.every(({look}) => look === undefined)) return new Map<number, string>()
  const compared: Compared[] = [...(await catalogue()), ...earlier.flatMap(asCompared)]
  for (const photograph of photographs) {
    const like = lookAlike(photograph.look?.whole, compared)
    if (like) similar.set(photograph.key, like)
    compared.push(...asCompared(photograph))
  }
  const ids = [...similar.values()].map(({name}) => name)
  const owners = used.parse(
    await raw.fetch<unknown>(`*[_type == "sanity.imageAsset" && _id in $ids]{_id, ${USED_BY}}`, {ids}),
  )
  // A picture that nothing shows does not count: it is left over.
  return new Map(
    [...similar].flatMap(([key, {name, isFile}]) => {
      const words = isFile ? name : owners.find(({_id}) => _id === name)?.usedBy
      return words ? [[key, words] as const] : []
    }),
  )
}

const asCompared = ({file, look}: Photograph): Compared[] =>
  look ? [{name: file.name, prints: look.prints, isFile: true}] : []

/** For a file whose bytes the browser cannot read: moved, changed since it was chosen, or not on this device. */
const asUnreadable = (cause: unknown) => new Explained(said('add-many.unreadable'), {cause})

/** @throws Explained */
export async function expectReadable(file: File): Promise<void> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw asUnreadable(cause)
    })
}

/** SHA-1 of a file, in hexadecimal digits, as the id of an asset has it. */
async function sha1Of(file: File): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = await crypto.subtle.digest('SHA-1', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
