import {createReadStream} from 'node:fs'
import {mkdtemp, rm, stat} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'
import {PlainError, type Say} from '../terminal/terminal.ts'
import {inTemporaryFolder} from './export.ts'

/** What to do with documents that are there already: `fail` changes none, not even the new ones of their batch. */
export type Existing = 'fail' | 'keep' | 'replace'

const OPERATION = {fail: 'create', keep: 'createIfNotExists', replace: 'createOrReplace'} as const
const RELEASES = {fail: 'fail', keep: 'ignore', replace: 'replace'} as const

interface Import {
  client: SanityClient
  /** A `.tar.gz` or `.ndjson` file, or the folder of one that is unpacked. */
  source: string
  existing: Existing
  /** The embedded lake's public address and the one that works on this machine; hosted: absent. */
  addresses?: {publicBase: string; localBase: string} | undefined
  say: Say
}

/**
 * Brings documents and assets in the form of `sanity dataset export` into a dataset.
 * @returns how many documents were taken, and sentences about what is not as it was
 * @throws PlainError when the source cannot be read
 */
export async function importContent({client, source, existing, addresses, say}: Import) {
  const found = await stat(source).catch(() => undefined)
  if (!found) throw new PlainError(`There is no ${source}.`)
  // On failure the library leaves what it unpacked.
  const workshop = await mkdtemp(join(tmpdir(), 'content-import-'))
  try {
    const {numDocs, warnings} = await inTemporaryFolder(workshop, () =>
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
    await rm(workshop, {recursive: true, force: true})
  }
}
