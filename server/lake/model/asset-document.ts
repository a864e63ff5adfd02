import type {JsonObject, StoredDocument} from './types.ts'

export type AssetKind = 'image' | 'file'

/** Where an asset lives: the parts its public address is made of. */
interface AssetPlace {
  /** Origin and path prefix of the lake, without a trailing slash. */
  publicBase: string
  projectId: string
  dataset: string
}

/** What the bytes are, found out from the bytes themselves. */
export interface AssetBytes {
  /** Lower-case hexadecimal. */
  sha1: string
  /** In bytes. */
  size: number
  /** Without a dot: `jpg`, `webp`, `pdf`. */
  extension: string
  mimeType: string
}

export interface Dimensions {
  /** Pixels, after the EXIF orientation is applied. */
  width: number
  height: number
}

const IMAGE_ASSET = 'sanity.imageAsset'
const FILE_ASSET = 'sanity.fileAsset'
/** The types of asset documents. */
export const ASSET_TYPES = [IMAGE_ASSET, FILE_ASSET] as const

/** `{sha1}-{W}x{H}.{ext}`, as image addresses end. Anything else is not the name of an image. */
const IMAGE_NAME = /^([0-9a-f]{40})-(\d{1,6}x\d{1,6})\.([a-z0-9]{1,12})$/
const FILE_NAME = /^([0-9a-f]{40})\.([a-z0-9]{1,12})$/

/** What the last part of an asset's address says. */
interface AssetName {
  /** Of the asset's document. */
  id: string
  sha1: string
}

/** `undefined` when the name is not that of an image. */
export function parseImageName(name: string): AssetName | undefined {
  const [, sha1, size, extension] = IMAGE_NAME.exec(name) ?? []
  return sha1 === undefined ? undefined : {id: `image-${sha1}-${size}-${extension}`, sha1}
}

/** `undefined` when the name is not that of a file. */
export function parseFileName(name: string): AssetName | undefined {
  const [, sha1, extension] = FILE_NAME.exec(name) ?? []
  return sha1 === undefined ? undefined : {id: `file-${sha1}-${extension}`, sha1}
}

/** The sha1 that an asset document's id names; `undefined` when it is not the id of an asset. */
export function parseAssetId(id: string): string | undefined {
  return /^(?:image|file)-([0-9a-f]{40})-/.exec(id)?.[1]
}

/** The id under which an image is stored. `@sanity/image-url` reads size and format out of it. */
export function imageId({sha1, extension}: AssetBytes, {width, height}: Dimensions) {
  return `image-${sha1}-${width}x${height}-${extension}`
}

export function fileId({sha1, extension}: AssetBytes) {
  return `file-${sha1}-${extension}`
}

/** The parts of an asset document that both kinds have. */
export function assetFields(kind: AssetKind, bytes: AssetBytes, id: string, place: AssetPlace): JsonObject {
  const name = id.slice(kind.length + 1, -(bytes.extension.length + 1))
  const path = `${kind}s/${place.projectId}/${place.dataset}/${name}.${bytes.extension}`
  return {
    _id: id,
    _type: kind === 'image' ? IMAGE_ASSET : FILE_ASSET,
    assetId: bytes.sha1,
    sha1hash: bytes.sha1,
    extension: bytes.extension,
    mimeType: bytes.mimeType,
    size: bytes.size,
    path,
    url: `${place.publicBase}/${path}`,
  }
}

/**
 * An asset document with the address at which this server is reached today: `{publicBase}/{path}`.
 * Stored documents keep the address of the day of their upload; a changed host rewrites none of them.
 * Other documents are returned as they are.
 *
 * @param publicBase origin and path prefix of the lake, without a trailing slash
 */
export function withPublicUrl(document: StoredDocument, publicBase: string): StoredDocument {
  if (document._type !== IMAGE_ASSET && document._type !== FILE_ASSET) return document
  if (typeof document['path'] !== 'string') return document
  const url = `${publicBase}/${document['path']}`
  return document['url'] === url ? document : {...document, url}
}
