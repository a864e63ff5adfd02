import {LakeError} from '../model/errors.ts'
import {parseImageName} from '../model/asset-document.ts'
import type {Lake, LakeOptions} from '../lake.ts'
import type {JsonObject} from '../model/types.ts'
import {BACKGROUND} from './deliver.ts'
import type {Accepted} from './recipe.ts'
import {parseTransform, type Transform} from './transform.ts'

/** Parts of a lake that images need. */
export interface ImageLake extends Pick<Lake, 'assets'> {
  options: Pick<LakeOptions, 'projectId'>
  limits: Pick<Lake['limits'], 'undelivered'>
  /** Absent: nobody is known. */
  people?: Pick<Lake['people'], 'keyOf' | 'holderOf'>
  dataset(name: string): {documents: {get(id: string): JsonObject | undefined}}
}

/** Names in the address of an image. */
interface ImageAddress {
  project: string
  dataset: string
  /** `{sha1}-{width}x{height}.{extension}` */
  name: string
}

interface Wanted {
  transform: Transform
  /** Formats that the client reads. */
  accepted: Accepted
  /** Whose turn is used to read the original. Absent: this server itself, which goes first. */
  clientKey: string | undefined
  /** Whether the original may be sent with its metadata. Absent: it may not. */
  mayHoldMetadata?: boolean
}

/**
 * Finds the image for a request. The document decides whether the image exists. Its type and size are read from the
 * bytes, because documents can be edited.
 * @throws LakeError `notFound` when there is no image at the address; DamagedFile, and system errors
 */
export async function findImage(
  lake: ImageLake,
  {project, dataset, name}: ImageAddress,
  {transform, accepted, clientKey, mayHoldMetadata = false}: Wanted,
) {
  const asset = project === lake.options.projectId ? parseImageName(name) : undefined
  const document = asset && lake.dataset(dataset).documents.get(asset.id)
  if (!asset || !document) throw new LakeError('notFound', 'There is no image at this address')
  const original = await lake.assets.originals.find(asset.sha1, {clientKey})
  const delivery = await lake.assets.delivery()
  const resolved = delivery.resolve(
    {...original, isBare: original.isBare || mayHoldMetadata},
    transform,
    accepted,
  )
  return {document, original, delivery, resolved}
}

const IMAGE_PATH = /\/images\/(?<project>[^/]+)\/(?<dataset>[^/]+)\/(?<name>[^/]+)$/

/**
 * Makes the image at an address, unless the cache has it, while no visitor waits for another one.
 * @returns bytes of the image
 * @throws as `findPicture` and `Delivery.picture` do
 */
export async function makeImage(lake: ImageLake, address: URL, signal?: AbortSignal): Promise<number> {
  const {project = '', dataset = '', name = ''} = IMAGE_PATH.exec(address.pathname)?.groups ?? {}
  const {clientKey} = BACKGROUND
  const transform = parseTransform(address.searchParams)
  const accepted = {webp: false, avif: false, anything: true}
  const found = await findImage(lake, {project, dataset, name}, {transform, accepted, clientKey})
  const {original, delivery, resolved} = found
  if (resolved.kind === 'original') return original.size
  return resolved.size ?? (await delivery.picture(resolved, {clientKey, signal})).length
}
