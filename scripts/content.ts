import {basename, resolve} from 'node:path'
import {localOrigin, type Config} from '../server/config.ts'
import {LAKE_PATH} from '../server/content/content-source.ts'
import {keepNewFilesPrivate} from '../server/disk/private-files.ts'
import {root} from './build.ts'
import {command} from './command.ts'
import {contentClient} from './content-client.ts'
import {explained} from './content-failure.ts'
import {backupData} from './content/backup.ts'
import {exportContent} from './content/export.ts'
import {importContent, type Existing} from './content/import.ts'
import {restoreData} from './content/restore.ts'
import {loadConfig} from './settings.ts'
import {PlainError, step} from './terminal.ts'

const HELP = `npm run content -- export [file] | import <file> | backup [folder] | restore <folder>

  export [file]      writes documents, drafts and assets into a .tar.gz, in the form of "sanity dataset export"
  import <file>      brings such a file, an .ndjson, or the folder of one into the dataset
  backup [folder]    copies the whole data folder, people and uploads included, while the shop runs; then checks the copy
                     (it goes on holding what is purged later: delete old backups when somebody asks to be forgotten)
  restore <folder>   makes the data folder what it was when that backup was made; the shop must not be running

export and import speak to the running shop, or to hosted Sanity when SANITY_PROJECT_ID is set.

  --dataset <name>   export, import: another dataset than the one in the settings
  --replace          export: an existing file; import: documents that are there already;
                     restore: a data folder that is not empty (it is put aside, not deleted)
  --missing          import: only documents that are not there yet
  --yes              import: needed for hosted Sanity, as it is your live content`

const OPTIONS = {
  dataset: {type: 'string'},
  replace: {type: 'boolean'},
  missing: {type: 'boolean'},
  yes: {type: 'boolean'},
} as const

interface Choices {
  dataset?: string | undefined
  replace?: boolean | undefined
  missing?: boolean | undefined
  yes?: boolean | undefined
}

const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-')

async function main(choices: Choices, [action = '', path, ...rest]: string[]) {
  if (rest.length > 0) throw new PlainError(`"${rest.join(' ')}" is one word too many. See --help.`)
  keepNewFilesPrivate()
  const config = loadConfig(root)
  switch (action) {
    case 'export':
      return exportTo(config, path, choices)
    case 'import':
      return importFrom(config, needed(path, 'import <file>'), choices)
    case 'backup':
      return backup(config, path)
    case 'restore':
      return restore(config, needed(path, 'restore <folder>'), choices)
    default:
      throw new PlainError(
        action === '' ? HELP : `There is no "${action}". There are export, import, backup and restore.`,
      )
  }
}

function needed(path: string | undefined, usage: string): string {
  if (path === undefined) throw new PlainError(`Say which one: npm run content -- ${usage}`)
  return resolve(path)
}

async function exportTo(config: Config, path: string | undefined, {dataset, replace = false}: Choices) {
  const client = await clientOf(config, dataset)
  const file = resolve(path ?? `${client.config().dataset}-${stamp()}.tar.gz`)
  const assetBase = config.content.kind === 'embedded' ? localBase(config) : undefined
  const {documents, assets} = await step('Exporting', (say) =>
    exportContent({client, file, replace, assetBase, say}).catch((error: unknown) => {
      throw explained(error, client, {what: 'the export', again: 'export again'})
    }),
  )
  console.log(`${documents} documents and ${assets} assets are in ${file}`)
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
  const {documents, warnings} = await step(`Importing ${basename(source)}`, (say) =>
    importContent({client, source, existing: existing(choices), addresses, say}).catch((error: unknown) => {
      throw explained(error, client, {
        what: 'the import',
        again: 'import again (--missing keeps what is there, --replace replaces it)',
      })
    }),
  )
  for (const warning of warnings) console.warn(warning)
  const kept = choices.missing ? '; those that were there already are as they were' : ''
  console.log(`${documents} documents imported${kept}.`)
}

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

async function backup({dataDir}: Config, path: string | undefined) {
  const target = resolve(path ?? `${dataDir}-backups/${stamp()}`)
  const done = await step('Backing up', (say) => backupData({dataDir, target, say}))
  console.log(`${done.files} files, ${(done.bytes / 1e6).toFixed(1)} MB, copied and checked: ${target}`)
  return tellOfLost(done.assetsWithoutBytes)
}

async function restore({content, dataDir}: Config, source: string, {replace = false}: Choices) {
  if (content.kind === 'hosted')
    throw new PlainError('On hosted Sanity the content is not in the data folder: use import instead.')
  const done = await step('Restoring', (say) => restoreData({source, dataDir, replace, say}))
  console.log(`The data folder is as it was at ${done.madeAt} (${done.files} files).`)
  if (done.putAside) console.log(`What was there before is in ${done.putAside}`)
  return tellOfLost(done.assetsWithoutBytes)
}

/** @returns the exit code */
function tellOfLost(assets: string[]): number {
  if (assets.length === 0) return 0
  const some = assets.slice(0, 10).join('\n  ')
  console.warn(
    `The bytes of ${assets.length} assets are missing or damaged in the data folder itself:\n  ${some}`,
  )
  return 1
}

await command(HELP, OPTIONS, main, {takesWords: true})
