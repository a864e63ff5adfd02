import {mkdtemp, readFile, rm, stat} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'
import {PlainError, type Say} from '../terminal/terminal.ts'
import {inTemporaryFolder} from './export.ts'
import {dataIn, newDocuments, unpack} from './new-documents.ts'
import {assertOwnAssets} from './own-assets.ts'

/** Treatment of documents that exist. `fail` stores nothing of a batch that has an existing document. */
export type Existing = 'fail' | 'keep' | 'replace'

const OPERATION = {fail: 'create', keep: 'createIfNotExists', replace: 'createOrReplace'} as const
const RELEASES = {fail: 'fail', keep: 'ignore', replace: 'replace'} as const

interface Import {
  client: SanityClient
  /** A `.tar.gz` or `.ndjson` file, or the folder of an unpacked export. */
  source: string
  existing: Existing
  /** Address of the embedded lake for the public, and on this machine; absent for hosted Sanity. */
  addresses?: {publicBase: string; localBase: string} | undefined
  say: Say
}

/**
 * Imports documents and assets, in the form of `sanity dataset export`, into a dataset.
 * @returns the number of stored documents, a sentence for each difference from the source, and the ids of documents that
 *   were kept without the pictures and files that the source has for them
 * @throws PlainError when the source does not exist, or asks for files that are not in it
 */
export async function importContent({client, source, existing, addresses, say}: Import) {
  const found = await stat(source).catch(() => undefined)
  if (!found) throw new PlainError(`There is no ${source}. Check the path.`)
  // When it fails, the library does not remove the unpacked files.
  const scratch = await mkdtemp(join(tmpdir(), 'content-import-'))
  try {
    const folder = found.isDirectory() && existing !== 'keep' ? source : join(scratch, 'new')
    if (folder !== source) await unpack(source, folder)
    const data = await dataIn(folder)
    if (data !== undefined) {
      const lines = (await readFile(join(folder, data), 'utf8')).split('\n')
      const home = found.isDirectory() ? source : folder
      await assertOwnAssets(lines, dirname(join(home, data)), addresses?.publicBase)
    }
    const kept =
      existing === 'keep'
        ? await newDocuments(client, folder)
        : {source: data === undefined ? folder : dirname(join(folder, data)), incomplete: []}
    const {numDocs, warnings} = await inTemporaryFolder(scratch, () =>
      sanityImport(kept.source, {
        client,
        operation: OPERATION[existing],
        releasesOperation: RELEASES[existing],
        onProgress: ({step, current, total}) =>
          say(current === undefined ? step : `${step} ${current} of ${String(total)}`),
        // A redirect could lead into the network of this machine.
        assetFetch: (input, init) =>
          fetch(addresses ? input.replace(addresses.publicBase, addresses.localBase) : input, {
            ...init,
            redirect: 'error',
          }),
      }),
    )
    const {incomplete} = kept
    return {documents: numDocs, warnings: warnings.map(({message}) => message), incomplete}
  } finally {
    await rm(scratch, {recursive: true, force: true})
  }
}
