import {cp, readFile, rename, rm} from 'node:fs/promises'
import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {inspect, parseArgs} from 'node:util'
import {diskFailure} from '../../lib/disk/disk-failure.ts'
import {makeFolder} from '../../lib/disk/folders.ts'
import {endOnSignal} from '../../lib/process/end-on-signal.ts'
import {openLake, type Lake} from '../lake.ts'
import {badRequest, LakeError} from '../model/errors.ts'
import {lockLake} from '../storage/database.ts'
import {LAKE_FILE} from '../storage/lake-database.ts'
import {restoredBeside} from '../storage/restored.ts'
import {assetsIn, problemsOf, skipSequences, snapshot} from '../storage/snapshot.ts'
import {exportArchive, importArchive, type Existing} from './archive.ts'
import {createLake, type LocalLake} from './create-lake.ts'

const HELP = `lake dev                 serves a lake for a Studio, a site and scripts on this machine
  --import <file>        first imports an archive of "sanity dataset export", an .ndjson file or an unpacked folder
  --export-on-exit <f>   writes such an archive when the lake stops
  --memory               keeps everything in memory; nothing is written to the disk
  --port <n>             default 4580; 0 finds a free port
  --cert, --key <file>   a certificate, as of mkcert: HTTP/2, which a Studio in a browser needs for many event streams
lake import <file>       imports an archive: documents that exist are an error
  --replace, --missing   replaces documents that exist, or keeps them
lake export <file>       writes a dataset with its assets into a .tar.gz
lake snapshot <folder>   copies the whole lake, also while it runs
lake restore <folder>    replaces the lake by such a copy; the former one is renamed, not deleted
lake check               reads the database and looks for the bytes of every asset

  --data <folder>        where the lake is kept; default .lake
  --project <id>         default: local
  --dataset <name>       default: production
  --token <token>        an administrator's token; default: the one in the folder, or a new one`

const OPTIONS = {
  import: {type: 'string'},
  'export-on-exit': {type: 'string'},
  memory: {type: 'boolean', default: false},
  port: {type: 'string', default: '4580'},
  cert: {type: 'string'},
  key: {type: 'string'},
  replace: {type: 'boolean', default: false},
  missing: {type: 'boolean', default: false},
  data: {type: 'string', default: '.lake'},
  project: {type: 'string', default: 'local'},
  dataset: {type: 'string', default: 'production'},
  token: {type: 'string'},
  help: {type: 'boolean', short: 'h', default: false},
} as const

type Choices = ReturnType<typeof parseArgs<{options: typeof OPTIONS}>>['values']

const print = (text: string) => void process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  // Nobody may read the output any more, as of `lake dev | head`. The lake goes on, and is exported at its end.
  process.stdout.on('error', () => undefined)
  const {values, positionals} = parseArgs({options: OPTIONS, allowPositionals: true})
  const [action = '', path, ...rest] = positionals
  if (values.help || action === '') return print(HELP)
  if (rest.length > 0) throw badRequest(`"${rest.join(' ')}" is one word too many. See --help.`)
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(values.project))
    throw badRequest('A project id has lower-case letters, digits and "-".')
  const actions = {
    dev: () => serve(values),
    import: () => onDisk(values, (lake) => importInto(lake, named(path), values)),
    export: () => onDisk(values, (lake) => exportFrom(lake, named(path))),
    snapshot: () => copyTo(values.data, named(path)),
    restore: () => restoreFrom(values.data, named(path)),
    check: () => check(values.data),
  }
  const run = new Map<string, () => Promise<void>>(Object.entries(actions)).get(action)
  if (!run) throw badRequest(`There is no "${action}". There are ${Object.keys(actions).join(', ')}.`)
  await run()
}

function named(path: string | undefined): string {
  if (path === undefined) throw badRequest('Name the file or folder. See --help.')
  return resolve(path)
}

async function serve(choices: Choices) {
  const {project: projectId, dataset, token, memory, data} = choices
  const port = Number(choices.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw badRequest(`"${choices.port}" is no port. Use a number up to 65535.`)
  const seed = choices.import === undefined ? undefined : resolve(choices.import)
  const place = memory ? {memory} : {dataDir: resolve(data)}
  const tls = await certificateOf(choices)
  const lake = await createLake({...place, seed, projectId, dataset, token, port, tls, onNotice: print})
  print(greeting(lake, memory ? 'in memory' : `in ${data}`))
  const target = choices['export-on-exit']
  const close = async () => {
    if (target !== undefined) await exportFrom(lake.lake, resolve(target))
    await lake.close()
  }
  endOnSignal(close, {fail: reportAndExit, longestMs: 600_000})
}

async function certificateOf({cert, key}: Choices) {
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined || key === undefined) throw badRequest('--cert and --key go together.')
  const [certificate, secret] = await Promise.all(
    [cert, key].map((path) =>
      readFile(path).catch(() => {
        throw badRequest(`There is no ${path}. Check the path.`)
      }),
    ),
  )
  return certificate && secret && {cert: certificate, key: secret}
}

function greeting({url, token, projectId, dataset, lake}: LocalLake, where: string): string {
  const {size} = lake.dataset(dataset).documents
  return `
The lake is open ${where}: ${size} documents in the dataset ${dataset}.

  address   ${url}
  token     ${token}

  sanity.config.ts     projectId: '${projectId}', dataset: '${dataset}', apiHost: '${url}'
  client               createClient({projectId: '${projectId}', dataset: '${dataset}', apiHost: '${url}',
                         useProjectHostname: false, useCdn: false, apiVersion: '2025-02-19', token: '…'})
  sign in to a Studio  http://localhost:3333/#token=${token}

Ctrl-C stops it.`
}

/** Opens the lake in the folder for one piece of work. */
async function onDisk(
  {data, project: projectId, dataset, token}: Choices,
  work: (lake: Lake) => Promise<void>,
) {
  const publicBase = 'http://localhost:4580'
  const lake = openLake({dataDir: resolve(data), publicBase, projectId, dataset, token, onNotice: print})
  try {
    await work(lake)
  } finally {
    lake.close()
  }
}

async function importInto(lake: Lake, source: string, {replace, missing}: Choices) {
  if (replace && missing) throw badRequest('Either --replace or --missing, not both.')
  const existing: Existing = replace ? 'replace' : missing ? 'keep' : 'fail'
  const {documents, assets} = await importArchive(lake, source, {existing})
  print(`${documents} documents and ${assets} assets imported.`)
}

async function exportFrom(lake: Lake, file: string) {
  const {documents, assets} = await exportArchive(lake, file)
  print(`${documents} documents and ${assets} assets are in ${file}`)
}

/** @throws LakeError when there is no lake in the folder */
function databaseIn(folder: string): string {
  const file = join(folder, LAKE_FILE)
  if (existsSync(file)) return file
  throw badRequest(`There is no lake in ${folder}.`)
}

async function copyTo(data: string, folder: string) {
  const database = databaseIn(data)
  if (existsSync(folder)) throw badRequest(`${folder} exists already. Name a new folder.`)
  makeFolder(folder)
  try {
    // The database first: every asset that it names is there by then.
    await snapshot(database, join(folder, LAKE_FILE))
    const assets = join(data, 'assets')
    if (existsSync(assets)) await cp(assets, join(folder, 'assets'), {recursive: true})
  } catch (error) {
    await rm(folder, {recursive: true, force: true})
    throw error
  }
  print(`The lake is copied to ${folder}`)
}

async function restoreFrom(data: string, folder: string) {
  const problems = problemsOf(databaseIn(folder))
  if (problems.length > 0)
    throw badRequest(`The copy is damaged; nothing was changed: ${problems.join('; ')}`)
  const unlock = lockLake(data)
  const [whole, restored] = [resolve(data), restoredBeside(resolve(data))]
  const part = `${whole}.restoring`
  const aside = `${whole}-before-${new Date().toISOString().slice(0, 23).replaceAll(/[:.]/g, '-')}`
  try {
    await rm(part, {recursive: true, force: true})
    await cp(folder, part, {recursive: true})
    skipSequences(join(part, LAKE_FILE))
    for (const name of ['lake-token', 'event-secret'])
      if (existsSync(join(whole, name))) await cp(join(whole, name), join(part, name))
    // Should the process end between the next renames, the next start completes the restore.
    await rename(part, restored)
    await rename(whole, aside)
    await rename(restored, whole)
  } finally {
    unlock()
    await rm(part, {recursive: true, force: true})
  }
  print(`The lake is restored. The former one is ${aside}`)
}

async function check(data: string) {
  const database = databaseIn(data)
  const problems = problemsOf(database)
  const lost = assetsIn(database).filter(
    ({sha1}) => !existsSync(join(data, 'assets', sha1.slice(0, 2), sha1)),
  )
  for (const problem of problems) print(`damaged: ${problem}`)
  for (const {id} of lost) print(`without bytes: ${id}`)
  if (problems.length + lost.length > 0) process.exitCode = 1
  else print('The lake is sound.')
}

/** Prints a sentence where there is one, and a stack trace for a bug. */
function reportAndExit(error: unknown): never {
  const isPlain =
    error instanceof LakeError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  process.stderr.write(`${isPlain ? error.message : (diskFailure(error) ?? inspect(error))}\n`)
  process.exit(1)
}

await main().catch(reportAndExit)
