import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, rename, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {exportDataset} from '@sanity/export'
import {PlainError, type Say} from '../terminal/terminal.ts'

interface Export {
  /** Of the dataset to export; its token must see everything. */
  client: SanityClient
  /** Where the `.tar.gz` goes, in the form of `sanity dataset export`. */
  file: string
  /** Whether a file that is there may be replaced. */
  replace: boolean
  /** Where this machine reaches the embedded lake, such as `http://localhost:3000/lake`; hosted: absent. */
  assetBase?: string | undefined
  say: Say
}

/**
 * Writes a dataset with its assets into one file. The file appears only when it is whole.
 * @returns how much is in it
 * @throws PlainError when a file is in the way, or an asset could not be had
 */
export async function exportContent({client, file, replace, assetBase, say}: Export) {
  if (!replace && existsSync(file))
    throw new PlainError(`${file} is there already. Run it with --replace, or name another.`)
  await mkdir(dirname(file), {recursive: true})
  const wanted: unknown = await client
    .withConfig({perspective: 'raw'})
    .fetch('count(*[_type in ["sanity.imageAsset", "sanity.fileAsset"]])')
  // The library unpacks every asset into the temporary folder first: beside the file there is room for them.
  const workshop = await mkdtemp(join(dirname(file), '.export-'))
  try {
    const {documentCount, assetCount} = await inTemporaryFolder(workshop, () =>
      exportDataset({
        client: assetBase === undefined ? client : askingForAddressesAt(client, assetBase),
        dataset: client.config().dataset ?? '',
        outputPath: join(workshop, 'export.tar.gz'),
        onProgress: ({step, current, total}) =>
          say(current === undefined ? step : `${step} ${current} of ${String(total)}`),
      }),
    )
    // The library only warns of an asset that is not there.
    if (typeof wanted === 'number' && assetCount < wanted) {
      throw new PlainError(
        `Only ${assetCount} of ${wanted} assets could be read, so nothing was written. The lines above name the missing ones.`,
      )
    }
    await rename(join(workshop, 'export.tar.gz'), file)
    return {documents: documentCount, assets: assetCount}
  } finally {
    await rm(workshop, {recursive: true, force: true})
  }
}

/** The library downloads assets from the addresses in the documents, which are those for the public. */
function askingForAddressesAt(client: SanityClient, assetBase: string) {
  return {
    config: () => client.config(),
    getUrl: (path: string) => `${client.getUrl(path)}?${new URLSearchParams({assetBase}).toString()}`,
  }
}

/** The Sanity libraries take no folder for what they unpack, but ask Node for the temporary one. */
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
