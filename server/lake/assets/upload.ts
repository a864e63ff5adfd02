import {randomBytes} from 'node:crypto'
import {extname} from 'node:path'
import {getMimeType} from 'hono/utils/mime'
import {z} from 'zod'
import {LakeError} from '../model/errors.ts'
import type {Lake} from '../lake.ts'
import type {JsonObject, StoredDocument} from '../model/types.ts'
import {assetFields, fileId, imageId} from '../model/asset-document.ts'
import type {AssetBytes, AssetKind} from '../model/asset-document.ts'
import type {Incoming} from './byte-store.ts'
import {DEFAULT_PARTS, METADATA_PARTS, type MetadataPart} from './metadata-parts.ts'
import {MIME_TYPE, safeFileName} from './serve.ts'

/** What an upload says about its file, next to the bytes. */
export interface UploadOptions {
  filename?: string
  fields: JsonObject
  parts: MetadataPart[]
  /** As sent; a hint for kinds that bytes do not tell apart. */
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
 * Reads the query of an upload.
 * @throws LakeError `badRequest` naming what is wrong with it
 */
export function parseUploadOptions(query: URLSearchParams, contentType: string | undefined): UploadOptions {
  const fields = queryFields.safeParse(Object.fromEntries(query))
  if (!fields.success)
    throw new LakeError(
      'badRequest',
      `The upload parameter "${String(fields.error.issues[0]?.path[0])}" is too long.`,
    )
  const meta = metaParameter.safeParse(query.getAll('meta').flatMap((value) => value.split(',')))
  if (!meta.success) {
    throw new LakeError(
      'badRequest',
      `The upload parameter "meta" takes ${METADATA_PARTS.join(', ')} or none.`,
    )
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
 * Stores a file and its document; the bytes are on disk before the document is. The same bytes again give the
 * document that is there already.
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
      // It was there before, and was deleted while its bytes were looked at.
      made ??= await document(lake.assets.store.pathOf(incoming.sha1))
      dataset.commit({mutations: [{createIfNotExists: made}], author: upload.author})
    }
  } finally {
    await incoming.end()
  }
}

/** What browsers can show instead of a photograph that they cannot; anything else as it came. */
async function showable(lake: Lake, received: Incoming, maxBytes: number): Promise<Incoming> {
  const {store, parsers} = lake.assets
  let isAsItCame = false
  try {
    isAsItCame = !(await parsers.isHeic(received.path))
    if (isAsItCame) return received
    const picture = await parsers.fromHeic(received.path)
    return await store.receive(new Blob([new Uint8Array(picture)]).stream(), maxBytes)
  } finally {
    if (!isAsItCame) await received.end()
  }
}

/** A file looked into: the id it has, and its document, which costs more and is made only when needed. */
interface Described {
  id: string
  /** @param path where its bytes are now */
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

/** A photograph that was made showable is not saved under the name of what it was. */
function nameOf(filename: string, kind: AssetKind, {extension}: AssetBytes) {
  return kind === 'image' ? filename.replace(/\.hei[cf]$/i, `.${extension}`) : filename
}

/** By the bytes, where they tell; else by the name; else by what the sender says; else unknown. */
async function fileKind({assets}: Lake, path: string, {filename, contentType}: UploadOptions) {
  const found = await assets.parsers.fileType(path)
  const named = filename ? extname(filename).slice(1).toLowerCase() : ''
  const extension = /^[a-z0-9]{1,12}$/.test(named) ? named : (found?.ext ?? 'bin')
  const mimeType = found?.mime ?? getMimeType(`x.${extension}`)?.split(';')[0] ?? contentType
  return {extension, mimeType: mimeType && MIME_TYPE.test(mimeType) ? mimeType : 'application/octet-stream'}
}
