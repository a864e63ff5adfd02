import {createReadStream} from 'node:fs'
import {mkdtemp, rm, stat} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'
import {PlainError, type Say} from '../terminal/terminal.ts'
import {inTemporaryFolder} from './export.ts'
import {newDocuments} from './new-documents.ts'

/** Treatment of documents that exist. `fail` stores nothing of a batch that has one of them. */
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
 * @throws PlainError when the source does not exist
 */
export async function importContent({client, source, existing, addresses, say}: Import) {
  const found = await stat(source).catch(() => undefined)
  if (!found) throw new PlainError(`There is no ${source}. Check the path.`)
  // When it fails, the library does not remove the unpacked files.
  const scratch = await mkdtemp(join(tmpdir(), 'content-import-'))
  try {
    const kept =
      existing === 'keep'
        ? await newDocuments(client, {source, folder: join(scratch, 'new')})
        : {source: found.isDirectory() ? source : createReadStream(source), incomplete: []}
    const {numDocs, warnings} = await inTemporaryFolder(scratch, () =>
      sanityImport(kept.source, {
        client,
        operation: OPERATION[existing],
        releasesOperation: RELEASES[existing],
        onProgress: ({step, current, total}) =>
          say(current === undefined ? step : `${step} ${current} of ${String(total)}`),
        ...(addresses && {
          assetFetch: (input, init) => fetch(input.replace(addresses.publicBase, addresses.localBase), init),
        }),
      }),
    )
    const {incomplete} = kept
    return {documents: numDocs, warnings: warnings.map(({message}) => message), incomplete}
  } finally {
    await rm(scratch, {recursive: true, force: true})
  }
}
