import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, rename, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {exportDataset} from '@sanity/export'
import {PlainError, type Say} from '../terminal/terminal.ts'

interface Export {
  /** Client of the dataset. Its token must have access to everything. */
  client: SanityClient
  /** Path of the `.tar.gz` file, which has the form of `sanity dataset export`. */
  file: string
  /** Whether an existing file may be replaced. */
  replace: boolean
  /** Address of the embedded lake on this machine, such as `http://localhost:3000/lake`; absent for hosted Sanity. */
  assetBase?: string | undefined
  say: Say
}

/**
 * Writes a dataset with its assets into one file. The file gets its name only when it is complete.
 * @returns the numbers of documents and assets
 * @throws PlainError when the file exists and may not be replaced, or an asset could not be read
 */
export async function exportContent({client, file, replace, assetBase, say}: Export) {
  if (!replace && existsSync(file))
    throw new PlainError(`${file} exists already. Use --replace, or name another file.`)
  await mkdir(dirname(file), {recursive: true})
  const wanted: unknown = await client
    .withConfig({perspective: 'raw'})
    .fetch('count(*[_type in ["sanity.imageAsset", "sanity.fileAsset"]])')
  // The library first unpacks every asset into the temporary folder. The disk of the target has room for them.
  const scratch = await mkdtemp(join(dirname(file), '.export-'))
  try {
    const {documentCount, assetCount} = await inTemporaryFolder(scratch, () =>
      exportDataset({
        client: assetBase === undefined ? client : askingForAddressesAt(client, assetBase),
        dataset: client.config().dataset ?? '',
        outputPath: join(scratch, 'export.tar.gz'),
        onProgress: ({step, current, total}) =>
          say(current === undefined ? step : `${step} ${current} of ${String(total)}`),
      }),
    )
    // The library only prints a warning about a missing asset.
    if (typeof wanted === 'number' && assetCount < wanted) {
      throw new PlainError(
        `Only ${assetCount} of ${wanted} assets could be read, so nothing was written. The lines above name the missing ones.`,
      )
    }
    await rename(join(scratch, 'export.tar.gz'), file)
    return {documents: documentCount, assets: assetCount}
  } finally {
    await rm(scratch, {recursive: true, force: true})
  }
}

/** A client that asks for documents with local asset addresses: the library downloads assets from these addresses. */
function askingForAddressesAt(client: SanityClient, assetBase: string) {
  return {
    config: () => client.config(),
    getUrl: (path: string) => `${client.getUrl(path)}?${new URLSearchParams({assetBase}).toString()}`,
  }
}

/** Sets the temporary folder of this process while `work` runs: the Sanity libraries unpack into that folder. */
export async function inTemporaryFolder<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
