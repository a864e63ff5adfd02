import type {JsonObject, StoredDocument} from './types.ts'

export type AssetKind = 'image' | 'file'

/** The parts of an asset's public address that do not depend on its bytes. */
interface AssetLocation {
  /** Origin and path prefix of the lake, without a trailing slash. */
  publicBase: string
  projectId: string
  dataset: string
}

/** Facts about the bytes, determined from the bytes themselves. */
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

/** The last part of an image's address: `{sha1}-{W}x{H}.{ext}`. */
const IMAGE_NAME = /^([0-9a-f]{40})-(\d{1,6}x\d{1,6})\.([a-z0-9]{1,12})$/
const FILE_NAME = /^([0-9a-f]{40})\.([a-z0-9]{1,12})$/

/** The parts of the last segment of an asset's address. */
interface AssetName {
  /** Id of the asset's document. */
  id: string
  sha1: string
}

/** @returns undefined when the name is not an image's */
export function parseImageName(name: string): AssetName | undefined {
  const [, sha1, size, extension] = IMAGE_NAME.exec(name) ?? []
  return sha1 === undefined ? undefined : {id: `image-${sha1}-${size}-${extension}`, sha1}
}

/** @returns undefined when the name is not a file's */
export function parseFileName(name: string): AssetName | undefined {
  const [, sha1, extension] = FILE_NAME.exec(name) ?? []
  return sha1 === undefined ? undefined : {id: `file-${sha1}-${extension}`, sha1}
}

/** The SHA-1 in the id of an asset document; undefined for any other id. */
export function parseAssetId(id: string): string | undefined {
  return /^(?:image|file)-([0-9a-f]{40})-/.exec(id)?.[1]
}

/** The id of an image's document. `@sanity/image-url` reads size and format from it. */
export function imageId({sha1, extension}: AssetBytes, {width, height}: Dimensions) {
  return `image-${sha1}-${width}x${height}-${extension}`
}

export function fileId({sha1, extension}: AssetBytes) {
  return `file-${sha1}-${extension}`
}

/** The fields that documents of images and of files have in common. */
export function assetFields(
  kind: AssetKind,
  bytes: AssetBytes,
  id: string,
  location: AssetLocation,
): JsonObject {
  const name = id.slice(kind.length + 1, -(bytes.extension.length + 1))
  const path = `${kind}s/${location.projectId}/${location.dataset}/${name}.${bytes.extension}`
  return {
    _id: id,
    _type: kind === 'image' ? IMAGE_ASSET : FILE_ASSET,
    assetId: bytes.sha1,
    sha1hash: bytes.sha1,
    extension: bytes.extension,
    mimeType: bytes.mimeType,
    size: bytes.size,
    path,
    url: `${location.publicBase}/${path}`,
  }
}

/** The id of an asset's document, also of its draft or of a version of it. */
const ASSET_ID = /^(?:drafts\.|versions\.[^.]+\.)?(image|file)-([0-9a-f]{40}(?:-\d+x\d+)?)-([a-z0-9]{1,12})$/

/**
 * Gives an asset document its current `path` and `url`, which follow from its id. The stored addresses may name a
 * former host, or any address that an editor wrote. A document with another id has neither. Documents of other types
 * are returned unchanged.
 */
export function withPublicUrl(document: StoredDocument, location: AssetLocation): StoredDocument {
  if (document._type !== IMAGE_ASSET && document._type !== FILE_ASSET) return document
  const [, kind, name, extension] = ASSET_ID.exec(document._id) ?? []
  if (kind === undefined) {
    const {path: _path, url: _url, ...rest} = document
    return rest
  }
  const path = `${kind}s/${location.projectId}/${location.dataset}/${name}.${extension}`
  const url = `${location.publicBase}/${path}`
  return document['url'] === url && document['path'] === path ? document : {...document, path, url}
}
