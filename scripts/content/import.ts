import {createReadStream} from 'node:fs'
import {mkdtemp, rm, stat} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'
import {PlainError, type Say} from '../terminal/terminal.ts'
import {inTemporaryFolder} from './export.ts'

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
 * @returns the number of documents, and a sentence for each difference from the source
 * @throws PlainError when the source does not exist
 */
export async function importContent({client, source, existing, addresses, say}: Import) {
  const found = await stat(source).catch(() => undefined)
  if (!found) throw new PlainError(`There is no ${source}. Check the path.`)
  // When it fails, the library does not remove the unpacked files.
  const scratch = await mkdtemp(join(tmpdir(), 'content-import-'))
  try {
    const {numDocs, warnings} = await inTemporaryFolder(scratch, () =>
      sanityImport(found.isDirectory() ? source : createReadStream(source), {
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
    return {documents: numDocs, warnings: warnings.map(({message}) => message)}
  } finally {
    await rm(scratch, {recursive: true, force: true})
  }
}
