import {randomBytes} from 'node:crypto'
import {extname} from 'node:path'
import {getMimeType} from 'hono/utils/mime'
import {z} from 'zod'
import {badRequest} from '../model/errors.ts'
import type {Lake} from '../lake.ts'
import type {JsonObject, StoredDocument} from '../model/types.ts'
import {assetFields, fileId, imageId} from '../model/asset-document.ts'
import type {AssetBytes, AssetKind} from '../model/asset-document.ts'
import type {Incoming} from './byte-store.ts'
import {DEFAULT_PARTS, METADATA_PARTS, type MetadataPart} from './metadata-parts.ts'
import {MIME_TYPE, safeFileName} from './serve.ts'

/** Options of an upload, from its query string and headers. */
export interface UploadOptions {
  filename?: string
  fields: JsonObject
  parts: MetadataPart[]
  /** The `Content-Type` that was sent. Used when neither the bytes nor the file name identify the type. */
  contentType?: string
}

export interface Upload {
  kind: AssetKind
  dataset: string
  body: ReadableStream<Uint8Array> | null
  options: UploadOptions
  /** Id of the user who uploads. */
  author: string
  maxBytes: number
}

const words = z.string().max(10_000).optional()
const queryFields = z.object({
  filename: z.string().max(1000).optional(),
  label: words,
  title: words,
  description: words,
  creditLine: words,
  sourceId: words,
  sourceName: words,
  sourceUrl: words,
})
const metaParameter = z.array(z.enum([...METADATA_PARTS, 'none']))

/**
 * Reads the query string of an upload.
 * @throws LakeError `badRequest` that names the wrong parameter
 */
export function parseUploadOptions(query: URLSearchParams, contentType: string | undefined): UploadOptions {
  const fields = queryFields.safeParse(Object.fromEntries(query))
  if (!fields.success)
    throw badRequest(`The upload parameter "${String(fields.error.issues[0]?.path[0])}" is too long.`)
  const meta = metaParameter.safeParse(query.getAll('meta').flatMap((value) => value.split(',')))
  if (!meta.success) {
    throw badRequest(`The upload parameter "meta" takes ${METADATA_PARTS.join(', ')} or none.`)
  }
  const {filename, sourceId, sourceName, sourceUrl, ...texts} = fields.data
  return {
    filename: filename && safeFileName(filename),
    fields: withoutBlanks({...texts, source: source(sourceId, sourceName, sourceUrl)}),
    parts: meta.data.length === 0 ? DEFAULT_PARTS : meta.data.filter((part) => part !== 'none'),
    contentType: contentType?.split(';')[0]?.trim().toLowerCase(),
  }
}

function source(id = '', name = '', url = '') {
  return id || name || url ? withoutBlanks({_type: 'sanity.assetSourceData', id, name, url}) : undefined
}

function withoutBlanks(fields: Record<string, JsonObject | string | undefined>): JsonObject {
  const result: JsonObject = {}
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== '') result[name] = value
  return result
}

/**
 * Stores a file and then its document, each on disk before the next step. When the same bytes were uploaded before, the
 * existing document is returned.
 * @throws LakeError `badRequest`, `payloadTooLarge`; nothing is stored then
 */
export async function storeUpload(lake: Lake, upload: Upload): Promise<StoredDocument> {
  const dataset = lake.dataset(upload.dataset)
  const received = await lake.assets.store.receive(upload.body, upload.maxBytes)
  const incoming = upload.kind === 'image' ? await showable(lake, received, upload.maxBytes) : received
  try {
    const describe = upload.kind === 'image' ? describeImage : describeFile
    const {id, document} = await describe(lake, upload, incoming)
    // A damaged image fails here, before its bytes are kept.
    let made = dataset.documents.has(id) ? undefined : await document(incoming.path)
    await incoming.keep()
    for (;;) {
      const stored = dataset.documents.get(id)
      if (stored) return stored
      // The document existed before, and was deleted meanwhile.
      made ??= await document(lake.assets.store.pathOf(incoming.sha1))
      dataset.commit({mutations: [{createIfNotExists: made}], author: upload.author})
    }
  } finally {
    await incoming.end()
  }
}

/** Converts an image that browsers cannot show or that is too large. Any other file is returned unchanged. */
async function showable(lake: Lake, received: Incoming, maxBytes: number): Promise<Incoming> {
  const {store, parsers} = lake.assets
  let isUnchanged = false
  try {
    const image = await parsers.storable(received.path)
    isUnchanged = image === undefined
    if (image === undefined) return received
    return await store.receive(new Blob([new Uint8Array(image)]).stream(), maxBytes)
  } finally {
    if (!isUnchanged) await received.end()
  }
}

/** The id and the document of a file. Making the document is slow, so it is made only when needed. */
interface Described {
  id: string
  /** @param path current path of the file */
  document: (path: string) => Promise<JsonObject>
}

async function describeImage(lake: Lake, upload: Upload, incoming: Incoming): Promise<Described> {
  const {parsers} = lake.assets
  const {extension, mimeType, dimensions} = await parsers.probe(incoming.path)
  const bytes = {sha1: incoming.sha1, size: incoming.size, extension, mimeType}
  const id = imageId(bytes, dimensions)
  const document = async (path: string) => {
    const metadata = await parsers.metadata(path, upload.options.parts)
    return {...commonFields(lake, upload, bytes, id), metadata}
  }
  return {id, document}
}

async function describeFile(lake: Lake, upload: Upload, incoming: Incoming): Promise<Described> {
  const bytes = {
    sha1: incoming.sha1,
    size: incoming.size,
    ...(await fileKind(lake, incoming.path, upload.options)),
  }
  const id = fileId(bytes)
  return {id, document: async () => commonFields(lake, upload, bytes, id)}
}

function commonFields(lake: Lake, upload: Upload, bytes: AssetBytes, id: string): JsonObject {
  const {projectId, publicBase} = lake.options
  return {
    ...assetFields(upload.kind, bytes, id, {projectId, publicBase, dataset: upload.dataset}),
    uploadId: randomBytes(16).toString('hex'),
    ...(upload.options.filename && {originalFilename: nameOf(upload.options.filename, upload.kind, bytes)}),
    ...upload.options.fields,
  }
}

/** The original file name. A converted image gets the extension of its new format. */
function nameOf(filename: string, kind: AssetKind, {extension}: AssetBytes) {
  return kind === 'image' ? filename.replace(/\.(?:hei[cf]|tiff?|bmp)$/i, `.${extension}`) : filename
}

/**
 * Extension and MIME type of a file. The extension is that of its name, or else that of the type that its bytes identify.
 * The MIME type is that of the bytes, or else that of the extension, or else the one that was sent.
 */
async function fileKind({assets}: Lake, path: string, {filename, contentType}: UploadOptions) {
  const found = await assets.parsers.fileType(path)
  const named = filename ? extname(filename).slice(1).toLowerCase() : ''
  const extension = /^[a-z0-9]{1,12}$/.test(named) ? named : (found?.ext ?? 'bin')
  const mimeType = found?.mime ?? getMimeType(`x.${extension}`)?.split(';')[0] ?? contentType
  return {extension, mimeType: mimeType && MIME_TYPE.test(mimeType) ? mimeType : 'application/octet-stream'}
}
