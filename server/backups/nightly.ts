import {existsSync} from 'node:fs'
import {readdir} from 'node:fs/promises'
import {join, relative} from 'node:path'
import {z} from 'zod'
import {diskFailure} from '../../lib/disk/disk-failure.ts'
import {makeFolder} from '../../lib/disk/folders.ts'
import type {HealthCheck} from '../health/index.ts'
import {memoryOfHelpers} from '../../lib/process/memory-budget.ts'
import {every} from '../../lib/process/periodic.ts'
import {damageOf, lossOf, markDamaged, markLost} from './damaged.ts'
import {MANIFEST} from './data-folder.ts'
import {makeRoom} from './make-room.ts'
import {backupName, backupOf, futureOf, isBackupName, newestOf, timeOf} from './rotation.ts'
import {removeInterrupted} from './interrupted.ts'
import {commandAfter, runProgram} from './run-program.ts'

const HOUR_MS = 3_600_000
/** Milliseconds from a start to the first check: a short run makes no backup. */
const FIRST_AFTER_MS = 15 * 60_000
/** Hour of the day, local time, from which the day's backup is made: few visitors come at night. */
const FIRST_HOUR = 2
export interface BackupSettings {
  dataDir: string
  /** Folder of the backups. */
  dir: string
  /** Shell command that runs after each backup, and again every hour until it succeeds; `$1` is the backup's folder. */
  command?: string | undefined
}

interface Reports {
  onNotice: (sentence: string) => void
  /** Called with the folder of each new backup. */
  onBackup?: (folder: string) => void
}

export interface Backups {
  /** Whether the last backup failed, or the command has not finished for it. */
  isFailing(): Promise<boolean>
  /** Time of the newest backup; undefined when there is none. */
  newestAt(): Promise<Date | undefined>
  /** Makes the backup of the day, unless there is one. Then runs the command, unless it has finished for that backup. */
  run(): Promise<void>
  /** Does the same. Resolves when the backup is made: the command may take hours. */
  makeToday(): Promise<void>
  /** Damaged older backups, and assets that the newest one lacks because the data folder has lost their bytes. */
  damage: HealthCheck
  close(): void
}

/** Makes a backup every night, checks it, and removes those that are not needed any more. */
export function keepBackups(
  settings: BackupSettings,
  {onNotice, onBackup = () => undefined}: Reports,
): Backups {
  const {dataDir, dir, command} = settings
  const after = commandAfter({dir, command})
  if (!relative(dataDir, dir).startsWith('..') && command === undefined) onNotice(warningOf(dir))
  const closing = new AbortController()
  const newest = async () => newestOf(new Date(), await completeIn(dir))
  let isFailing: boolean | Promise<boolean> = isUnfinished()
  let running: {made: Promise<void>; finished: Promise<void>} | undefined

  async function isUnfinished() {
    const name = await newest()
    return name !== undefined && !(await after.hasFinished(name))
  }

  function fail(error: unknown) {
    if (closing.signal.aborted) return
    isFailing = true
    const sentence = diskFailure(error) ?? (error instanceof Error ? error.message : String(error))
    onNotice(`The automatic backup failed: ${sentence}`)
  }

  async function finish(made: Promise<string>) {
    try {
      await after.run(await made, closing.signal)
      isFailing = false
    } catch (error) {
      fail(error)
    } finally {
      running = undefined
    }
  }

  function begin() {
    const made = makeBackup(settings, {onNotice, onBackup, signal: closing.signal})
    // `finish` reports the failure.
    return {made: made.then(ignore, ignore), finished: finish(made)}
  }

  // A second backup at the same time would remove what the first one has copied. Nor is one made during the command,
  // because it could remove the backup that the command reads.
  const current = () => (running ??= begin())
  const run = () => current().finished

  async function runAtNight() {
    if (new Date().getHours() >= FIRST_HOUR) await run()
  }

  const stop = every(HOUR_MS, runAtNight, {firstAfterMs: FIRST_AFTER_MS})
  return {
    isFailing: async () => isFailing,
    async newestAt() {
      const name = await newest()
      return name === undefined ? undefined : timeOf(name)
    },
    run,
    makeToday: () => current().made,
    damage: {name: 'backup', isVital: false, problem: () => problemOf(dir)},
    close() {
      stop()
      closing.abort()
    },
  }
}

const ignore = () => undefined

async function problemOf(dir: string): Promise<string | undefined> {
  const names = await completeIn(dir)
  const newest = newestOf(new Date(), names)
  const loss = newest === undefined ? undefined : await lossOf(join(dir, newest))
  const found = [damageOf(dir, names), loss].filter((sentence) => sentence !== undefined)
  return found.length === 0 ? undefined : found.join(' ')
}

interface Making extends Required<Reports> {
  signal: AbortSignal
}

/** Makes the backup of the day, unless there is one, and first removes those that it makes surplus. @returns the name of the day's backup */
async function makeBackup(settings: BackupSettings, {onNotice, onBackup, signal}: Making): Promise<string> {
  const {dataDir, dir} = settings
  const names = await namesIn(dir)
  const now = new Date()
  const made = backupOf(now, names)
  if (made !== undefined) return made
  const name = backupName(now)
  const target = join(dir, name)
  const previous = names.filter(isBackupName).toSorted().at(-1)
  const removed = await makeRoom({dataDir, dir, names, name, previous, now})
  if (removed.length > 0)
    onNotice(
      `The disk of ${dir} is too small for all backups, so the oldest ones were removed: ${removed.join(', ')}. To keep them longer, set BACKUP_DIR to a folder on a larger disk.`,
    )
  const folders = [dataDir, target, ...(previous === undefined ? [] : [join(dir, previous)])]
  const {files, assetsWithoutBytes, damagedInPrevious} = await runBackup(folders, signal)
  onBackup(target)
  await markLost(target, assetsWithoutBytes)
  const loss = await lossOf(target)
  if (loss !== undefined) onNotice(loss)
  if (previous !== undefined && damagedInPrevious.length > 0) {
    await markDamaged(dir, {name: previous, paths: damagedInPrevious, names})
    onNotice(damageOf(dir, names) ?? '')
  }
  const future = futureOf(now, names)
  if (future.length > 0)
    onNotice(
      `These backups have dates in the future, because the clock was wrong when they were made: ${future.join(', ')}. They do not count. Delete them in ${dir} when you do not need them.`,
    )
  onNotice(`A backup was made and checked: ${target} (${files} files).`)
  return name
}

const warningOf = (dir: string) =>
  `Backups are made inside the data folder, in ${dir}, and would be lost together with it. Set BACKUP_DIR to a folder on another disk, or BACKUP_COMMAND to a command that copies them away (.env.example).`

/** The names in the folder of backups, without what an interrupted backup left, which is removed. */
async function namesIn(dir: string): Promise<string[]> {
  makeFolder(dir)
  await removeInterrupted(dir)
  return completeIn(dir)
}

/** The names of complete backups. The folder may be missing. */
async function completeIn(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => [])
  return names.filter((name) => existsSync(join(dir, name, MANIFEST)))
}

/** Output of the process of a backup. */
const backedUp = z.object({
  files: z.number(),
  assetsWithoutBytes: z.array(z.string()),
  damagedInPrevious: z.array(z.string()),
})

/** Megabytes for the lists of a backup's files. The files themselves are read in parts. */
const HEAP_MB = 256

/** Makes a backup in a process of its own. @param folders its arguments */
async function runBackup(folders: string[], signal: AbortSignal) {
  const program = join(import.meta.dirname, 'backup-process.ts')
  const bound = `--max-old-space-size=${HEAP_MB}`
  const claim = await memoryOfHelpers.claim(HEAP_MB, signal)
  try {
    const output = await runProgram(process.execPath, [bound, program, ...folders], signal)
    return backedUp.parse(JSON.parse(output))
  } finally {
    claim.release()
  }
}
