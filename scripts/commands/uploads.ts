import {openPeopleAside} from '@stone-designs/lake/admin'
import type {Config} from '../../server/config.ts'
import {uploadsOf, filesBefore} from '../../server/uploads/index.ts'
import {loadConfig} from '../project/settings.ts'
import {root} from '../project/root.ts'
import {command} from '../terminal/command.ts'
import {localTime} from '../terminal/local-time.ts'
import {PlainError, visible} from '../terminal/terminal.ts'

const HELP = `npm run uploads [-- list | delete <name> … | expire]

Lists and deletes the files that visitors and staff have uploaded. The shop may be running; a change takes effect at once.
Without an action, lists the files, oldest first: when they came, their size, type and name.
  delete <name> …  deletes files for good. A name is the last part of the file's address. The address answers that the file
                   was taken down. Browsers that have opened the file may show their copy for a year
  expire           names the files that are older than UPLOAD_DAYS (.env.example), and deletes them with --yes
  --days <number>  instead of UPLOAD_DAYS
  --yes            deletes what expire has named

Backups that were made before still have a deleted file, until they are old enough to be removed. A restore of such a
backup does not bring the file back.`

const DAY_MS = 86_400_000

interface Choices {
  days?: string | undefined
  yes?: boolean | undefined
}

type Files = ReturnType<typeof uploadsOf>

async function main(choices: Choices, [action = 'list', ...names]: string[]) {
  const config = loadConfig(root)
  const files = uploadsOf(config)
  switch (action) {
    case 'list':
      assertNone(names)
      return list(files)
    case 'delete':
      if (names.length === 0) throw new PlainError('Name the files to delete: npm run uploads lists them.')
      return remove(config, files, names.map(nameOf))
    case 'expire':
      assertNone(names)
      return expire(config, files, choices)
    default:
      throw new PlainError(`There is no "${action}". See --help.`)
  }
}

function assertNone([surplus]: string[]) {
  if (surplus !== undefined) throw new PlainError(`"${surplus}" is one word too many. See --help.`)
}

/** A whole address can be pasted too. */
const nameOf = (word: string) =>
  word
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) ?? ''

async function list(files: Files) {
  const all = await files.list()
  if (all.length === 0) return console.log('There are no uploaded files.')
  for (const {slug, type, bytes, storedAt} of all.toReversed())
    console.log(`${localTime(storedAt)}  ${sizeOf(bytes).padStart(9)}  ${type.padEnd(15)}  ${visible(slug)}`)
}

const sizeOf = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`

/** @returns the exit code: 1 when a file was not there */
async function remove(config: Config, files: Files, names: string[]): Promise<number> {
  let code = 0
  for (const name of names) {
    if (await files.delete(name)) {
      record(config, {subject: name, count: 1})
      console.log(`${name} is deleted.`)
    } else {
      console.error(`There is no file "${name}". npm run uploads lists them.`)
      code = 1
    }
  }
  return code
}

async function expire(config: Config, files: Files, {days, yes}: Choices) {
  const age = daysOf(days) ?? config.uploadDays
  if (age === undefined)
    throw new PlainError(
      'Uploaded files are kept for ever. Say how old they may get: --days 365, or UPLOAD_DAYS in .env.',
    )
  const old = filesBefore(Date.now() - age * DAY_MS, await files.list())
  if (old.length === 0) return console.log(`No uploaded file is more than ${age} days old.`)
  for (const {slug, storedAt} of old) console.log(`${localTime(storedAt)}  ${visible(slug)}`)
  if (!yes)
    return console.log(`\nFiles from more than ${age} days ago: ${old.length}. To delete them, add --yes.`)
  const deleted: string[] = []
  try {
    for (const {slug} of old) if (await files.delete(slug)) deleted.push(slug)
  } finally {
    const subject = `more than ${age} days old: ${deleted.join(', ')}`
    if (deleted.length > 0) record(config, {subject, count: deleted.length})
    console.log(`\nFiles deleted: ${deleted.length}.`)
  }
}

function daysOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text)
  throw new PlainError(`"${text}" is not a number of days. See --help.`)
}

/** Hosted Sanity has a record of its own, which nothing can be added to. */
function record({content, dataDir}: Config, entry: {subject: string; count: number}) {
  if (content.kind === 'hosted') return
  const {people, close} = openPeopleAside(dataDir)
  people.audit.record({event: 'upload deleted', ...entry})
  close()
}

await command(HELP, {days: {type: 'string'}, yes: {type: 'boolean'}}, main, {takesWords: true})
