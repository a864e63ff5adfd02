import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {nameFromFile} from './file-names.ts'

/** Names of pictures that the lake and hosted Sanity accept; a phone gives some of them no type. */
const PICTURE_NAME = /\.(jpe?g|png|webp|avif|hei[cf])$/i
/** Name under which an asset remembers the bytes that were sent: a HEIC photograph is stored as a JPEG. */
export const ORIGINAL = 'photograph'

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
  /** Whether it was chosen twice. */
  isTwin?: boolean
  /** Asset of its bytes, once the lake has them. */
  assetId?: string
  /** Whether this run uploaded the asset, so that undoing may delete it. */
  isUploadedHere?: boolean
  /** Reason of a failure, as a sentence. */
  failure?: string
}

const KNOWN = `*[_type == "sanity.imageAsset" && (sha1hash in $hashes || source.id in $hashes)]{
  _id,
  sha1hash,
  "original": source.id,
  "usedBy": *[references(^._id)] | order(_type)[0]{
    "words": select(_type == "product" => array::join([productId, name], " "), coalesce(title, name, _type))
  }.words
}`

const known = z.array(
  z.object({
    _id: z.string(),
    sha1hash: z.string().nullable(),
    original: z.string().nullable(),
    usedBy: z.string().nullable(),
  }),
)

/** Whether a file is a picture, as far as its name and type tell. */
const isPicture = (file: File) => file.type.startsWith('image/') || PICTURE_NAME.test(file.name)

/**
 * Looks at chosen files before anything is made: gives each a name, and finds those that are in the catalogue already
 * or that were chosen twice. These are not chosen at first.
 */
export async function lookAt(client: SanityClient, files: readonly File[]): Promise<Photograph[]> {
  const photographs: Photograph[] = []
  for (const [key, file] of files.filter(isPicture).entries()) {
    const sha1 = await sha1Of(file)
    const isTwin = sha1 !== undefined && photographs.some((other) => other.sha1 === sha1)
    photographs.push({key, file, name: nameFromFile(file.name) ?? '', sha1, isTwin, isChosen: !isTwin})
  }
  const hashes = photographs.flatMap(({sha1}) => sha1 ?? [])
  const raw = client.withConfig({perspective: 'raw'})
  const assets = known.parse(await raw.fetch<unknown>(KNOWN, {hashes}))
  return photographs.map((photograph) => {
    const {sha1} = photograph
    const asset = assets.find(
      ({sha1hash, original}) => sha1 !== undefined && (sha1hash === sha1 || original === sha1),
    )
    if (!asset) return photograph
    const usedBy = asset.usedBy ?? undefined
    return {...photograph, assetId: asset._id, usedBy, isChosen: photograph.isChosen && usedBy === undefined}
  })
}

/** SHA-1 of a file, in hexadecimal digits, as the id of an asset has it. */
async function sha1Of(file: File): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = await crypto.subtle.digest('SHA-1', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
