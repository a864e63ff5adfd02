import {CLOCK_FILE, LAKE_FILE, LOCK_FILE} from '@stone-designs/lake/admin'
import {existsSync} from 'node:fs'
import {readdir, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {SECRET_FILES} from '../../lib/disk/secret-file.ts'

/** Default folder of the automatic backups, inside the data folder. A backup leaves it out. */
export const BACKUPS_WITHIN = 'backups'

/**
 * Name of the file that lists a backup's files. All other files of the backup are files of a data folder. A data folder
 * that was copied from a backup contains this list too. A backup of that folder leaves the list out.
 */
export const MANIFEST = 'backup.json'

/** Folders that a backup leaves out: images and PDFs that are made on request, and uploads that are being received. */
const PASSING_FOLDERS = new Set(['pictures', 'incoming', 'pdf'])
/**
 * Files that a backup leaves out: SQLite's own files, whose content is in the snapshot, incomplete files, the clock, and
 * the stale copies of pages, which are rendered again.
 */
const PASSING_FILE = /(?:-wal|-shm|-journal|\.part)$|^page-copies\.db$/
const DATABASE = /\.(?:sqlite|db)$/

const isPassing = (name: string) => name === LOCK_FILE || name === CLOCK_FILE || PASSING_FILE.test(name)

/** Secrets open the running shop to whoever has a copy of them. A start makes those that are missing. */
const isSecret = (path: string) => SECRET_FILES.some((name) => name === path)

interface Found {
  /** Path in the folder, with `/` on every system. */
  path: string
  isLink: boolean
}

/** The files and symbolic links that are the state of a data folder. */
async function stateOf(folder: string, within = ''): Promise<Found[]> {
  const found: Found[] = []
  for (const entry of await readdir(join(folder, within), {withFileTypes: true})) {
    const path = within === '' ? entry.name : `${within}/${entry.name}`
    if (path === BACKUPS_WITHIN || path === MANIFEST || isSecret(path)) continue
    if (PASSING_FOLDERS.has(entry.name) && !entry.isFile()) continue
    if (entry.isDirectory()) found.push(...(await stateOf(folder, path)))
    const isLink = entry.isSymbolicLink()
    if ((entry.isFile() || isLink) && !isPassing(entry.name)) found.push({path, isLink})
  }
  return found
}

const pathsOf = (found: Found[]) => found.map(({path}) => path).sort()

const filesIn = async (folder: string) => pathsOf((await stateOf(folder)).filter(({isLink}) => !isLink))

/** Paths of the symbolic links in the state. A backup cannot hold them. */
export const linksIn = async (folder: string) => pathsOf((await stateOf(folder)).filter(({isLink}) => isLink))

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

/** Bytes of each database, and of each other file of the state, by path. */
export async function sizesIn(folder: string): Promise<Record<'databases' | 'files', Map<string, number>>> {
  const sizes = {databases: new Map<string, number>(), files: new Map<string, number>()}
  for (const path of await filesIn(folder)) {
    const found = await stat(join(folder, path)).catch(() => undefined)
    sizes[isDatabase(path) ? 'databases' : 'files'].set(path, found?.size ?? 0)
  }
  return sizes
}

/** Bytes of the whole state. */
export async function sizeOfData(folder: string): Promise<number> {
  const {databases, files} = await sizesIn(folder)
  return [...databases.values(), ...files.values()].reduce((sum, bytes) => sum + bytes, 0)
}
