import {CLOCK_FILE, LAKE_FILE, LOCK_FILE} from '../lake/admin.ts'
import {existsSync} from 'node:fs'
import {readdir, stat} from 'node:fs/promises'
import {join} from 'node:path'

/** Default folder of the automatic backups, inside the data folder. A backup leaves it out. */
export const BACKUPS_WITHIN = 'backups'

/**
 * Name of the file that lists a backup's files. All other files of the backup are those of a data folder. A data folder
 * that was copied from a backup contains this list too. A backup of that folder leaves the list out.
 */
export const MANIFEST = 'backup.json'

/** Folders that a backup leaves out: pictures and PDFs that are made on request, and uploads that are being received. */
const PASSING_FOLDERS = new Set(['pictures', 'incoming', 'pdf'])
/**
 * Files that a backup leaves out: SQLite's own files, whose content is in the snapshot, incomplete files, the clock, and
 * the last good copies of pages, which are rendered again.
 */
const PASSING_FILE = /(?:-wal|-shm|-journal|\.part)$|^page-copies\.db$/
const DATABASE = /\.(?:sqlite|db)$/

const isPassing = (name: string) => name === LOCK_FILE || name === CLOCK_FILE || PASSING_FILE.test(name)

/** The files that are the state of a data folder: their paths in it, with `/` on every system. */
async function filesIn(folder: string, within = ''): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(join(folder, within), {withFileTypes: true})) {
    const path = within === '' ? entry.name : `${within}/${entry.name}`
    if (path === BACKUPS_WITHIN || path === MANIFEST) continue
    if (entry.isDirectory() && !PASSING_FOLDERS.has(entry.name)) found.push(...(await filesIn(folder, path)))
    if (entry.isFile() && !isPassing(entry.name)) found.push(path)
  }
  return found.sort()
}

export const isDatabase = (path: string) => DATABASE.test(path)

/** The files of the state except the databases. */
export async function plainFilesIn(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter((path) => !isDatabase(path))
}

/** The databases, in the order in which they must be copied: the lake's is the last. */
export async function databasesIn(folder: string): Promise<string[]> {
  const found = (await filesIn(folder)).filter(isDatabase)
  return [...found.filter((path) => path !== LAKE_FILE), ...found.filter((path) => path === LAKE_FILE)]
}

/** Whether a folder is missing, or holds nothing that belongs in a backup. */
export async function holdsNothing(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return true
  return (await readdir(folder)).every(isPassing)
}

/** Bytes of the databases, and of all other files of the state. */
export async function sizeOfData(folder: string): Promise<{databases: number; files: number}> {
  const size = {databases: 0, files: 0}
  for (const path of await filesIn(folder)) {
    const found = await stat(join(folder, path)).catch(() => undefined)
    size[isDatabase(path) ? 'databases' : 'files'] += found?.size ?? 0
  }
  return size
}
