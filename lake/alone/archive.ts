/**
 * Archives in the form of `sanity dataset export`: `data.ndjson`, `assets.json`, `images/`, `files/`. They are read and
 * written without HTTP, each in one transaction, and nothing outside the archive is fetched.
 */
import {createReadStream, createWriteStream, openAsBlob} from 'node:fs'
import {mkdtemp, readdir, readFile, realpath, rename, rm, stat} from 'node:fs/promises'
import {basename, dirname, extname, join, sep} from 'node:path'
import {pipeline} from 'node:stream/promises'
import {createGunzip, createGzip} from 'node:zlib'
import {getMimeType} from 'hono/utils/mime'
import {packTar, unpackTar, type TarSource} from 'modern-tar/fs'
import {DEFAULT_PARTS} from '../assets/metadata-parts.ts'
import {storeUpload} from '../assets/upload.ts'
import type {Lake, LakeDataset} from '../lake.ts'
import {assetFields, parseAssetId, type AssetKind} from '../model/asset-document.ts'
import {badRequest} from '../model/errors.ts'
import {isObject} from '../model/json.ts'
import {isReleaseDocumentId, releaseIdOfDocument} from '../model/release-id.ts'
import type {Json, JsonObject} from '../model/types.ts'
import {SCRIPT_TOKEN} from '../people/people.ts'
import {parseActions, parseMutations} from '../write/parse.ts'

/** Treatment of documents that exist. */
export type Existing = 'fail' | 'keep' | 'replace'

const OPERATIONS = {fail: 'create', keep: 'createIfNotExists', replace: 'createOrReplace'} as const
const RELEASES = {fail: 'fail', keep: 'ignore', replace: 'replace'} as const
const MAX_ASSET_BYTES = 512 * 1024 * 1024
const FROM_EXPORT = 'an archive of "sanity dataset export"'

/**
 * Imports documents, with their pictures and files. Either all documents are stored, or none.
 * @param source path of a `.tar.gz`, `.tgz`, `.tar` or `.ndjson` file, or of the folder of an unpacked archive
 * @returns numbers of documents and of assets
 * @throws LakeError with a sentence about the archive, or about the document that cannot be stored
 */
export async function importArchive(
  lake: Lake,
  source: string,
  {dataset: name = lake.options.dataset, existing = 'replace'}: {dataset?: string; existing?: Existing} = {},
): Promise<{documents: number; assets: number}> {
  const dataset = lake.dataset(name)
  const found = await stat(source).catch(() => undefined)
  if (!found) throw badRequest(`There is no ${source}. Check the path.`)
  if (extname(source) === '.ndjson') {
    const documents = documentsIn(await readFile(source, 'utf8'), basename(source))
    return {documents: storeDocuments(dataset, documents, existing), assets: 0}
  }
  if (found.isDirectory()) return importFolder(lake, dataset, source, existing)
  const scratch = await mkdtemp(join(lake.scratchFolder(), 'lake-import-'))
  try {
    const gunzip = source.endsWith('gz') ? [createGunzip()] : []
    await pipeline([createReadStream(source), ...gunzip, unpackTar(scratch)]).catch((error: unknown) => {
      throw badRequest(`${source} is damaged, or is not ${FROM_EXPORT} (${String(error)}).`)
    })
    return await importFolder(lake, dataset, scratch, existing)
  } finally {
    await rm(scratch, {recursive: true, force: true})
  }
}

async function importFolder(lake: Lake, dataset: LakeDataset, folder: string, existing: Existing) {
  const names = await readdir(folder, {recursive: true})
  const data = names.find((name) => extname(name) === '.ndjson' && !basename(name).startsWith('.'))
  if (data === undefined) throw badRequest(`There is no .ndjson file in it: it is not ${FROM_EXPORT}.`)
  const home = await realpath(dirname(join(folder, data)))
  const known = parsed(await readFile(join(home, 'assets.json'), 'utf8').catch(() => '{}'))
  const assets = openArchivedAssets({lake, dataset, home, known: isObject(known) ? known : {}})
  const documents = documentsIn(await readFile(join(folder, data), 'utf8'), data)
  const needed = new Map<string, string>()
  for (const document of documents) {
    mapObjects(document, (object) => {
      if (typeof object._sanityAsset === 'string') needed.set(object._sanityAsset, idOf(document))
      return object
    })
  }
  const ids = new Map<string, string>()
  for (const [address, documentId] of needed) ids.set(address, await assets.add(address, documentId))
  const whole = documents.map((document) =>
    mapObjects(document, ({_sanityAsset: address, ...rest}) => {
      const _ref = typeof address === 'string' ? ids.get(address) : undefined
      return _ref === undefined ? rest : {...rest, asset: {_type: 'reference', _ref}}
    }),
  )
  storeDocuments(dataset, [...assets.documents, ...whole], existing)
  return {documents: documents.length, assets: ids.size}
}

/** @throws LakeError `badRequest` that names the line */
function documentsIn(text: string, name: string): JsonObject[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const document = parsed(line)
    if (isObject(document) && typeof document._type === 'string') return [document]
    throw badRequest(`Line ${index + 1} of ${name} is no document, which is JSON with a "_type".`)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const idOf = ({_id}: JsonObject) => (typeof _id === 'string' ? _id : '')

/** Stores documents in one transaction, after the releases that some belong to. @returns their number */
export function storeDocuments(
  dataset: LakeDataset,
  documents: readonly JsonObject[],
  existing: Existing = 'replace',
): number {
  const actions = documents
    .filter((document) => isReleaseDocumentId(idOf(document)))
    .map((attributes) => ({
      actionType: 'sanity.action.release.import',
      releaseId: releaseIdOfDocument(idOf(attributes)),
      attributes,
      ifExists: RELEASES[existing],
    }))
  // Exports leave out the other documents of the system, and so do imports.
  const mutations = documents
    .filter((document) => !idOf(document).startsWith('_.'))
    .map((document) => ({[idOf(document) === '' ? 'create' : OPERATIONS[existing]]: document}))
  if (actions.length > 0) dataset.commit({actions: parseActions({actions}), author: SCRIPT_TOKEN})
  if (mutations.length > 0) dataset.commit({mutations: parseMutations({mutations}), author: SCRIPT_TOKEN})
  return documents.length
}

interface Archived {
  lake: Lake
  dataset: LakeDataset
  /** Folder of the archive, which holds its pictures and files. */
  home: string
  /** `assets.json`: fields of asset documents, by kind and SHA-1. */
  known: JsonObject
}

/** Stores the pictures and files of an archive. Those that an export wrote need no decoding: `assets.json` has the facts. */
function openArchivedAssets({lake, dataset, home, known}: Archived) {
  const {projectId, publicBase} = lake.options
  /** Documents to store with those of the archive. */
  const documents: JsonObject[] = []

  async function store(kind: AssetKind, path: string): Promise<string> {
    const body = async () => (await openAsBlob(path)).stream()
    const incoming = await lake.assets.store.receive(await body(), MAX_ASSET_BYTES)
    try {
      const document = described(kind, basename(path), incoming)
      if (document) {
        await incoming.keep()
        documents.push(document)
        return idOf(document)
      }
    } finally {
      await incoming.end()
    }
    const options = {filename: basename(path), fields: {}, parts: DEFAULT_PARTS}
    const upload = {kind, dataset: dataset.name, options, author: SCRIPT_TOKEN, maxBytes: MAX_ASSET_BYTES}
    return (await storeUpload(lake, {...upload, body: await body()}))._id
  }

  function described(kind: AssetKind, name: string, {sha1, size}: {sha1: string; size: number}) {
    const extension = extname(name).slice(1)
    const facts = known[`${kind}-${sha1}`]
    const id = `${kind}-${basename(name, `.${extension}`)}-${extension}`
    if (!isObject(facts) || parseAssetId(id) !== sha1) return undefined
    const mimeType = getMimeType(name)?.split(';')[0] ?? 'application/octet-stream'
    const location = {projectId, publicBase, dataset: dataset.name}
    return {...facts, ...assetFields(kind, {sha1, size, extension, mimeType}, id, location)}
  }

  return {
    documents,
    /** @param address such as `image@file://./images/x.jpg` @returns id of the asset's document */
    async add(address: string, documentId: string): Promise<string> {
      const [, kind = '', relative = ''] = /^(image|file)@file:\/\/\.\/(.+)$/.exec(address) ?? []
      // A link in the archive may lead out of the archive.
      const path = await realpath(join(home, relative)).catch(() => '')
      if (kind === '' || !path.startsWith(home + sep)) {
        throw badRequest(
          `Nothing was imported: the document ${documentId} needs ${address}, which is not in the archive.`,
        )
      }
      return store(kind === 'image' ? 'image' : 'file', path)
    },
  }
}

/** A copy of a document in which each object is changed, the inner ones first. */
function mapObjects(document: JsonObject, change: (object: JsonObject) => JsonObject): JsonObject {
  const mapped = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(mapped)
    return isObject(value) ? mapObjects(value, change) : value
  }
  return change(Object.fromEntries(Object.entries(document).map(([key, value]) => [key, mapped(value)])))
}

/** The address of an asset within an archive; undefined for any other reference. */
function addressOf(reference: Json | undefined): string | undefined {
  const id = isObject(reference) && typeof reference._ref === 'string' ? reference._ref : ''
  const [, kind, name, extension] = /^(image|file)-([0-9a-f]{40}(?:-\d+x\d+)?)-([a-z0-9]+)$/.exec(id) ?? []
  return kind && `${kind}@file://./${kind}s/${name}.${extension}`
}

/** Fields of an asset's document that an import derives again. */
const DERIVED = new Set([
  '_id',
  '_type',
  '_rev',
  'assetId',
  'extension',
  'mimeType',
  'path',
  'uploadId',
  'url',
])

/**
 * Writes a dataset with its assets into a `.tar.gz` file, which gets its name only when it is complete.
 * @returns numbers of documents and of assets
 * @throws system errors, such as that of a missing file of an asset
 */
export async function exportArchive(lake: Lake, file: string, name = lake.options.dataset) {
  const folder = `${name}-export-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`.toLowerCase()
  const lines: Buffer[] = []
  const facts: JsonObject = {}
  const sources: TarSource[] = []
  for (const document of lake.dataset(name).documents.values()) {
    const sha1 = parseAssetId(document._id)
    const [kind = '', path = ''] = addressOf({_ref: document._id})?.split('@file://./') ?? []
    if (sha1 !== undefined && path !== '') {
      facts[`${kind}-${sha1}`] = Object.fromEntries(
        Object.entries(document).filter(([key]) => !DERIVED.has(key)),
      )
      sources.push({type: 'file', source: lake.assets.store.pathOf(sha1), target: `${folder}/${path}`})
    } else if (isReleaseDocumentId(document._id) || !document._id.startsWith('_.')) {
      const archived = mapObjects(document, ({asset, ...rest}) => {
        const address = addressOf(asset)
        if (address !== undefined) return {_sanityAsset: address, ...rest}
        return asset === undefined ? rest : {...rest, asset}
      })
      lines.push(Buffer.from(`${JSON.stringify(archived)}\n`))
    }
  }
  const content = (target: string, bytes: Buffer): TarSource => ({
    type: 'content',
    content: bytes,
    target: `${folder}/${target}`,
  })
  const texts = [
    content('data.ndjson', Buffer.concat(lines)),
    content('assets.json', Buffer.from(JSON.stringify(facts))),
  ]
  const part = `${file}.part`
  try {
    await pipeline(packTar([...texts, ...sources]), createGzip(), createWriteStream(part))
    await rename(part, file)
  } finally {
    await rm(part, {force: true})
  }
  return {documents: lines.length, assets: sources.length}
}
