import {execFile} from 'node:child_process'
import {existsSync} from 'node:fs'
import {readdir, rm} from 'node:fs/promises'
import {setPriority} from 'node:os'
import {join, relative} from 'node:path'
import {z} from 'zod'
import {freeBytes} from '../disk/free-space.ts'
import {makeFolder} from '../disk/folders.ts'
import type {HealthCheck} from '../health.ts'
import {every} from '../process/periodic.ts'
import {BackupError} from './backup-error.ts'
import {damageOf, markDamaged} from './damaged.ts'
import {sizeOfData} from './data-folder.ts'
import {backupName, futureOf, hasBackupOf, isBackupName, newestTime, surplusOf} from './rotation.ts'

const HOUR_MS = 3_600_000
/** Milliseconds from a start to the first check: a short run makes no backup. */
const FIRST_AFTER_MS = 15 * 60_000
/** Hour of the day, local time, from which the day's backup is made: few visitors come at night. */
const FIRST_HOUR = 2
/** Longest time for making and checking a backup, or for the command after it. */
const LONGEST_MS = 4 * HOUR_MS
/** Bytes of the disk that a backup leaves free for the content. */
const MIN_FREE_BYTES = 500_000_000
/** Priority of the process: visitors come first. */
const LOW_PRIORITY = 10
/** Characters of a command's output that go to the log. */
const MAX_OUTPUT = 500

export interface BackupSettings {
  dataDir: string
  /** Folder of the backups. */
  dir: string
  /** Shell command that runs after each backup; `$1` is the backup's folder. */
  command?: string | undefined
}

interface Reports {
  note: (sentence: string) => void
  /** Called with the folder of each new backup. */
  onBackup?: (folder: string) => void
}

export interface Backups {
  /** Whether the last attempt failed. */
  isFailing(): boolean
  /** Time of the newest backup; undefined when there is none. */
  newestAt(): Promise<Date | undefined>
  /** Makes the backup of the day, unless there is one. */
  run(): Promise<void>
  /** Damaged older backups. */
  damage: HealthCheck
  close(): void
}

/** Makes a backup every night, checks it, and removes those that are not needed any more. */
export function keepBackups(settings: BackupSettings, {note, onBackup = () => undefined}: Reports): Backups {
  const {dataDir, dir, command} = settings
  if (!relative(dataDir, dir).startsWith('..') && command === undefined) note(warningOf(dir))
  const closing = new AbortController()
  let isFailing = false
  let running: Promise<void> | undefined

  async function make() {
    const names = await namesIn(dir)
    const now = new Date()
    if (hasBackupOf(now, names)) return
    const target = join(dir, backupName(now))
    const previous = names.filter(isBackupName).toSorted().at(-1)
    await assertRoom(settings, previous !== undefined)
    const folders = [dataDir, target, ...(previous === undefined ? [] : [join(dir, previous)])]
    const {files, damagedInPrevious} = await runBackup(folders, closing.signal)
    onBackup(target)
    if (previous !== undefined && damagedInPrevious.length > 0) {
      await markDamaged(dir, {name: previous, paths: damagedInPrevious, names})
      note(damageOf(dir, names) ?? '')
    }
    for (const name of surplusOf(now, [...names, backupName(now)]))
      await rm(join(dir, name), {recursive: true, force: true})
    noteFuture(futureOf(now, names))
    note(`A backup was made and checked: ${target} (${files} files).`)
    if (command !== undefined) await runProgram('/bin/sh', ['-c', command, 'sh', target], closing.signal)
    isFailing = false
  }

  function noteFuture(names: string[]) {
    if (names.length === 0) return
    note(
      `These backups have dates in the future, because the clock was wrong when they were made: ${names.join(', ')}. They do not count. Delete them in ${dir} when you do not need them.`,
    )
  }

  // A second backup at the same time would remove what the first one has copied.
  const run = () =>
    (running ??= make()
      .catch((error: unknown) => {
        if (closing.signal.aborted) return
        isFailing = true
        note(`The automatic backup failed: ${error instanceof Error ? error.message : String(error)}`)
      })
      .finally(() => {
        running = undefined
      }))

  async function runAtNight() {
    if (new Date().getHours() >= FIRST_HOUR) await run()
  }

  const stop = every(HOUR_MS, runAtNight, {firstAfterMs: FIRST_AFTER_MS})
  return {
    isFailing: () => isFailing,
    newestAt: async () => newestTime(new Date(), await completeIn(dir)),
    run,
    damage: {name: 'backup', isVital: false, problem: async () => damageOf(dir, await completeIn(dir))},
    close() {
      stop()
      closing.abort()
    },
  }
}

const warningOf = (dir: string) =>
  `Backups are made inside the data folder, in ${dir}, and would be lost together with it. Set BACKUP_DIR to a folder on another disk, or BACKUP_COMMAND to a command that copies them away (.env.example).`

/** The names in the folder of backups, without what an interrupted backup left, which is removed. */
async function namesIn(dir: string): Promise<string[]> {
  makeFolder(dir)
  const names = await readdir(dir)
  for (const name of names)
    if (name.endsWith('.part') && isBackupName(name.slice(0, -'.part'.length)))
      await rm(join(dir, name), {recursive: true, force: true})
  return completeIn(dir)
}

/** The names of complete backups. The folder may be missing. */
async function completeIn(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => [])
  return names.filter((name) => existsSync(join(dir, name, 'backup.json')))
}

/** @throws BackupError when the disk is too full. With a previous backup, only databases and new files take space. */
async function assertRoom({dataDir, dir}: BackupSettings, hasPrevious: boolean) {
  const {databases, files} = await sizeOfData(dataDir)
  const needed = databases + (hasPrevious ? 0 : files) + MIN_FREE_BYTES
  const free = await freeBytes(dir)
  if (free >= needed) return
  throw new BackupError(
    `${dir} has ${megabytes(free)} MB free, and a backup needs ${megabytes(needed)} MB. Make room there, or set BACKUP_DIR to a folder on another disk.`,
  )
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6)

/** Output of the process of a backup. */
const backedUp = z.object({files: z.number(), damagedInPrevious: z.array(z.string())})

/** Makes a backup in a process of its own. @param folders its arguments */
async function runBackup(folders: string[], signal: AbortSignal) {
  const program = join(import.meta.dirname, 'backup-process.ts')
  return backedUp.parse(JSON.parse(await runProgram(process.execPath, [program, ...folders], signal)))
}

/** @returns standard output. @throws BackupError with the end of the output when the program fails */
function runProgram(program: string, args: string[], signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(program, args, {signal, timeout: LONGEST_MS}, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const output = `${stdout}\n${stderr}`.trim().slice(-MAX_OUTPUT)
      reject(new BackupError(output === '' ? error.message : output))
    })
    try {
      if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY)
    } catch {
      // It has ended already.
    }
  })
}
