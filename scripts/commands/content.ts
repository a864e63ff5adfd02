import {basename, join, resolve} from 'node:path'
import {openPeopleAside} from '@stone-designs/lake/admin'
import {removeInterrupted, listBackups, backupName, backupData} from '../../server/backups/index.ts'
import {localOrigin, type Config} from '../../server/config.ts'
import {LAKE_PATH} from '../../server/content/index.ts'
import {root} from '../project/root.ts'
import {command} from '../terminal/command.ts'
import {contentClient} from '../content/client.ts'
import {explained} from '../content/failure.ts'
import {exportContent} from '../content/export.ts'
import {importContent, type Existing} from '../content/import.ts'
import {restoreData, type Restored} from '../content/restore.ts'
import {loadConfig} from '../project/settings.ts'
import {localTime} from '../terminal/local-time.ts'
import {PlainError, print, printWarning, step} from '../terminal/terminal.ts'

const HELP = `npm run content -- export [file] | import <file> | backup [folder] | restore <folder> | restore --list

  export [file]      writes documents, drafts and assets into a .tar.gz, as "sanity dataset export" does
  import <file>      imports such a file, an .ndjson file, or the folder of an unpacked export
  backup [folder]    copies the whole data folder, with people and uploads, while the shop runs; then checks the copy.
                     A backup keeps what is deleted later: when somebody asks you to delete their data, delete the
                     backups that hold it too.
  restore <folder>   replaces the data folder by a backup; stop the shop first. Everybody has to sign in again. Tokens that
                     were revoked, people who were removed, and passwords and roles that were changed after the backup
                     stay so. Enquiries that wait to be saved are kept
  restore --list     lists the backups: the automatic ones (BACKUP_DIR), and those in the folder where backup puts them

export and import use the running shop, or hosted Sanity when SANITY_PROJECT_ID is set.

  --dataset <name>   export, import: uses this dataset instead of the one in the settings
  --replace          export: replaces an existing file; import: replaces documents that exist;
                     restore: allows a data folder that is not empty (it is renamed, not deleted)
  --missing          import: skips documents that exist. It does not complete an import that stopped half-way;
                     --replace does
  --yes              import: needed for hosted Sanity, because that is your live content`

const OPTIONS = {
  dataset: {type: 'string'},
  replace: {type: 'boolean'},
  missing: {type: 'boolean'},
  yes: {type: 'boolean'},
  list: {type: 'boolean'},
} as const

interface Choices {
  dataset?: string | undefined
  replace?: boolean | undefined
  missing?: boolean | undefined
  yes?: boolean | undefined
  list?: boolean | undefined
}

async function main(choices: Choices, [action = '', path, ...rest]: string[]) {
  if (rest.length > 0) throw new PlainError(`"${rest.join(' ')}" is one word too many. See --help.`)
  const config = loadConfig(root)
  switch (action) {
    case 'export':
      return exportTo(config, path, choices)
    case 'import':
      return importFrom(config, needed(path, 'import <file>'), choices)
    case 'backup':
      return backup(config, path)
    case 'restore':
      if (choices.list) return list(config)
      return restore(config, needed(path, 'restore <folder>'), choices)
    default:
      throw new PlainError(
        action === '' ? HELP : `There is no "${action}". There are export, import, backup and restore.`,
      )
  }
}

function needed(path: string | undefined, usage: string): string {
  if (path === undefined) throw new PlainError(`Name the file or folder: npm run content -- ${usage}`)
  return resolve(path)
}

async function exportTo(config: Config, path: string | undefined, {dataset, replace = false}: Choices) {
  const client = await clientOf(config, dataset)
  const file = resolve(path ?? `${client.config().dataset}-${backupName(new Date())}.tar.gz`)
  const assetBase = config.content.kind === 'embedded' ? localBase(config) : undefined
  const {documents, assets} = await step('Exporting', (say) =>
    exportContent({client, file, replace, assetBase, say}).catch((error: unknown) => {
      throw explained(error, client, {what: 'the export', again: 'export again'})
    }),
  )
  print(`${documents} documents and ${assets} assets are in ${file}`)
}

async function importFrom(config: Config, source: string, {dataset, ...choices}: Choices) {
  const {content} = config
  if (content.kind === 'hosted' && !choices.yes) {
    throw new PlainError(
      `This would write to the hosted dataset ${content.projectId}/${dataset ?? content.dataset}. Run it with --yes if that is what you want.`,
    )
  }
  const client = await clientOf(config, dataset)
  const publicBase = `${config.publicUrl}${LAKE_PATH}`
  const addresses = content.kind === 'embedded' ? {publicBase, localBase: localBase(config)} : undefined
  const {documents, warnings, incomplete} = await step(`Importing ${basename(source)}`, (say) =>
    importContent({client, source, existing: existing(choices), addresses, say}).catch((error: unknown) => {
      throw explained(error, client, {
        what: 'the import',
        again:
          'import again (with --replace to replace documents that exist, which also completes an import that stopped half-way, or with --missing to keep them as they are)',
      })
    }),
  )
  for (const warning of warnings) printWarning(warning)
  const kept = choices.missing ? '; documents that existed were not changed' : ''
  print(`${documents} documents imported${kept}.`)
  if (incomplete.length === 0) return 0
  printWarning(
    `Documents without the pictures and files of the source: ${incomplete.length}\n  ${someOf(incomplete)}\nIf an import stopped half-way, complete it with --replace: it replaces all documents of the source.`,
  )
  return 1
}

/** Milliseconds after which a backup by hand is no longer running. */
const DAY_MS = 86_400_000

const someOf = (lines: string[]) => lines.slice(0, 10).join('\n  ')

function existing({replace, missing}: Choices): Existing {
  if (replace && missing) throw new PlainError('Either --replace or --missing, not both.')
  if (replace) return 'replace'
  return missing ? 'keep' : 'fail'
}

async function clientOf(config: Config, dataset: string | undefined) {
  const client = await contentClient(config)
  return dataset === undefined ? client : client.withConfig({dataset})
}

const localBase = (config: Config) => `${localOrigin(config)}${LAKE_PATH}`

async function backup({content, dataDir}: Config, path: string | undefined) {
  await removeInterrupted(besideOf(dataDir), Date.now() - DAY_MS)
  const target = resolve(path ?? join(besideOf(dataDir), backupName(new Date())))
  const done = await step('Backing up', (say) => backupData({dataDir, target, say}))
  if (content.kind === 'embedded') recordBackup(dataDir, target)
  print(`${done.files} files, ${(done.bytes / 1e6).toFixed(1)} MB, copied and checked: ${target}`)
  return reportLostAssets(done.assetsWithoutBytes)
}

/** Adds the backup to the record of access: it is a copy of everything. */
function recordBackup(dataDir: string, target: string) {
  const {people, close} = openPeopleAside(dataDir)
  try {
    people.audit.record({event: 'backed up', subject: target})
  } finally {
    close()
  }
}

/** Folder in which the command puts backups without a name. */
const besideOf = (dataDir: string) => `${dataDir}-backups`

async function list({dataDir, backups}: Config) {
  const found = await listBackups([besideOf(dataDir), ...(backups ? [backups.dir] : [])])
  if (found.length === 0) return print('There are no backups.')
  for (const {folder, madeAt, files, bytes} of found) {
    const size = `${(bytes / 1e6).toFixed(1)} MB`
    print(`${localTime(madeAt)}  ${String(files).padStart(6)} files  ${size.padStart(10)}  ${folder}`)
  }
}

async function restore(config: Config, source: string, {replace = false}: Choices) {
  const {dataDir} = config
  if (config.content.kind === 'hosted') await assertNoShop(config)
  const done = await step('Restoring', (say) => restoreData({source, dataDir, replace, say}))
  print(`The data folder is restored to its state of ${localTime(done.madeAt)} (${done.files} files).`)
  if (config.content.kind === 'hosted')
    print('The content itself is at Sanity, and was not changed. To replace it, use import.')
  if (done.putAside) print(`The former data folder is now ${done.putAside}`)
  if (done.waiting === 'unreadable')
    printWarning(
      'Enquiries that waited to be saved cannot be read. Their file stays in the former data folder: records.sqlite, or forms/outbox.db of version 0.1.0',
    )
  else if (done.waiting > 0) print(`Enquiries that wait to be saved were kept: ${done.waiting}`)
  if (done.access) reportAccess(done.access)
  return reportLostAssets(done.assetsWithoutBytes)
}

/** A shop with hosted Sanity has no lake whose lock would show that it is running. */
async function assertNoShop(config: Config) {
  const origin = localOrigin(config)
  const answers = await fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  )
  if (answers)
    throw new PlainError(`Something answers at ${origin}. Stop the shop first, then restore again.`)
}

function reportAccess({
  sessions,
  passkeys,
  tokens,
  people,
  changed,
  former,
}: NonNullable<Restored['access']>) {
  print(
    `Sessions and sign-in links of the backup are ended (sessions: ${sessions}). Everybody signs in again.`,
  )
  if (passkeys > 0)
    print(`Passkeys of the backup are removed (${passkeys}). Each person adds theirs again in the Studio.`)
  if (former !== 'read') {
    const reason =
      former === 'missing' ? 'There was no former database' : 'The former database cannot be read'
    printWarning(
      `${reason}, so people, passwords and tokens are those of the backup. Look at them: npm run people, npm run tokens`,
    )
  }
  const stays = (what: string, names: string[]) => {
    if (names.length > 0) print(`${what} after the backup, and still so: ${names.join(', ')}`)
  }
  stays('Tokens revoked', tokens)
  stays('People removed', people)
  stays('Passwords or roles changed', changed)
}

/** Warns about assets whose bytes are lost. @returns the exit code */
function reportLostAssets(assets: string[]): number {
  if (assets.length === 0) return 0
  printWarning(
    `The bytes of ${assets.length} assets are missing or damaged in the data folder itself:\n  ${someOf(assets)}`,
  )
  return 1
}

await command(HELP, OPTIONS, main, {takesWords: true})
