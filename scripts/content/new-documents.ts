import {createReadStream, createWriteStream} from 'node:fs'
import {copyFile, mkdir, readdir, readFile, stat, symlink, writeFile} from 'node:fs/promises'
import {basename, dirname, extname, join, resolve} from 'node:path'
import {pipeline} from 'node:stream/promises'
import {createGunzip} from 'node:zlib'
import type {SanityClient} from '@sanity/client'
import {unpackTar} from 'modern-tar/fs'
import {z} from 'zod'

interface NewDocuments {
  /** Folder of an unpacked export that lacks the documents of the dataset. */
  source: string
  /** Ids of the documents that are in the dataset without the pictures and files that the source has for them. */
  incomplete: string[]
}

const DATA = '.ndjson'
/** Documents that one query asks for. */
const IDS_PER_QUERY = 500

const documents = z.array(z.looseObject({_id: z.string()}))
const line = z.object({_id: z.string()})

/** Path of the file with the documents, as the library finds it; undefined when there is none. */
export async function dataIn(folder: string): Promise<string | undefined> {
  const names = await readdir(folder, {recursive: true})
  return names.find((path) => extname(path) === DATA && !basename(path).startsWith('.'))
}

/**
 * Removes the documents that a dataset has from an unpacked source. The library would patch the references of these
 * documents too, although it does not create them.
 */
export async function newDocuments(client: SanityClient, folder: string): Promise<NewDocuments> {
  const name = await dataIn(folder)
  // The library says what is missing.
  if (name === undefined) return {source: folder, incomplete: []}
  const data = join(folder, name)
  const lines = (await readFile(data, 'utf8')).split('\n').map((text) => ({text, id: idOf(text)}))
  const present = await presentAmong(
    lines.map(({id}) => id).filter((id) => id !== ''),
    client,
  )
  const incomplete = lines.filter(
    ({text, id}) => present.has(id) && text.includes('"_sanityAsset"') && !hasAsset(present.get(id)),
  )
  // The library counts empty lines too, so its messages name the lines of the source.
  await writeFile(data, lines.map(({text, id}) => (present.has(id) ? '' : text)).join('\n'))
  return {source: dirname(data), incomplete: incomplete.map(({id}) => id)}
}

/** Fills a folder with the files of an export. Files of a folder are linked, except the one with the documents. */
export async function unpack(source: string, folder: string) {
  await mkdir(folder)
  if ((await stat(source)).isDirectory()) {
    for (const name of await readdir(source)) {
      const [from, to] = [resolve(source, name), join(folder, name)]
      await (extname(name) === DATA ? copyFile(from, to) : symlink(from, to))
    }
    return
  }
  const isTar = /\.(?:tar|tar\.gz|tgz)$/.test(source)
  await pipeline([
    createReadStream(source),
    ...(source.endsWith('gz') ? [createGunzip()] : []),
    isTar ? unpackTar(folder) : createWriteStream(join(folder, `data${DATA}`)),
  ])
}

/** The documents of a dataset that have one of some ids, drafts and versions included. */
async function presentAmong(ids: string[], client: SanityClient) {
  const raw = client.withConfig({perspective: 'raw', useCdn: false})
  const found = new Map<string, unknown>()
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const some = ids.slice(start, start + IDS_PER_QUERY)
    for (const document of documents.parse(await raw.fetch<unknown>('*[_id in $some]', {some})))
      found.set(document._id, document)
  }
  return found
}

/** The id of the document in a line; empty for a line that has none, or that the library rejects. */
function idOf(text: string): string {
  try {
    return line.safeParse(JSON.parse(text)).data?._id ?? ''
  } catch {
    return ''
  }
}

/** Whether a document refers to a picture or file. An import sets all such references of a document in one transaction. */
const hasAsset = (document: unknown) => /"_ref":"(?:image|file)-[0-9a-f]{40}-/.test(JSON.stringify(document))
