import {existsSync, readFileSync} from 'node:fs'
import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {documentsIn, LAKE_FILE} from '@stone-designs/lake/admin'
import {z} from 'zod'
import {writeWhole} from '../../lib/disk/whole-file.ts'
import {readManifest, isDatabase} from '../../server/backups/index.ts'
import type {Config} from '../../server/config.ts'
import {contentClient} from '../content/client.ts'
import {restoreData} from '../content/restore.ts'

/** Enquiries that a restore from before an upgrade would lose. They are beside the data folder until they are in it. */
const fileOf = ({dataDir}: Config) => `${dataDir}.arrived.json`

const lead = z.looseObject({_id: z.string(), _type: z.literal('lead')})

/**
 * Gives a data folder back the form that it had before an upgrade. Enquiries that arrived or changed since are kept: the
 * next start saves them again. No shop may be running on the folder.
 * @param backup folder of the backup from before the upgrade
 * @returns what happened, in words; undefined when the form is still the same, and nothing had to be done
 */
export async function giveBack(config: Config, backup: string): Promise<string | undefined> {
  const {dataDir} = config
  const {files, madeAt} = await readManifest(backup)
  if (
    Object.keys(files).every(
      (path) => !isDatabase(path) || formOf(join(dataDir, path)) === formOf(join(backup, path)),
    )
  )
    return undefined
  const known = new Map(leadsIn(join(backup, LAKE_FILE)).map((each) => [each._id, JSON.stringify(each)]))
  const arrived = leadsIn(join(dataDir, LAKE_FILE)).filter(
    (each) => known.get(each._id) !== JSON.stringify(each),
  )
  if (arrived.length > 0) await writeWhole(fileOf(config), JSON.stringify(arrived))
  const {putAside, waiting} = await restoreData({
    source: backup,
    dataDir,
    replace: true,
    say: () => undefined,
  })
  const kept =
    waiting === 'unreadable'
      ? `${arrived.length} enquiries since then are kept; those that still waited are in the former folder`
      : `${arrived.length + waiting} enquiries since then are kept`
  return `The data are those of ${madeAt}; ${kept}. All other changes since then are in ${putAside ?? 'no folder'}.`
}

/** Number of the form of a database, which a migration raises. A newer version may have moved its content elsewhere. */
function formOf(file: string): number {
  if (!existsSync(file)) return -1
  using database = new DatabaseSync(file, {readOnly: true})
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}

function leadsIn(lakeFile: string) {
  if (!existsSync(lakeFile)) return []
  return documentsIn(lakeFile, 'lead').map((json) => lead.parse(JSON.parse(json)))
}

/** Saves enquiries that a return from a newer version kept. */
export async function takeIn(config: Config, origin: string): Promise<void> {
  const file = fileOf(config)
  if (config.content.kind === 'hosted' || !existsSync(file)) return
  const found = z.array(lead).parse(JSON.parse(readFileSync(file, 'utf8')))
  const transaction = (await contentClient(config, origin)).transaction()
  for (const {_rev: _former, ...document} of found) transaction.createOrReplace(document)
  await transaction.commit({visibility: 'async'})
  await rm(file)
  console.log(`${found.length} enquiries from the time of the newer version are saved.`)
}
