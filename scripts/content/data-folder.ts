import {LAKE_FILE, LOCK_FILE} from '../../server/lake/admin.ts'
import {existsSync} from 'node:fs'
import {readdir} from 'node:fs/promises'
import {join} from 'node:path'

/** Folders whose files another start makes anew or throws away: finished pictures, and what is being received. */
const PASSING_FOLDERS = new Set(['pictures', 'incoming'])
/** What SQLite keeps beside a database is part of its snapshot; what is half written is nothing yet. */
const PASSING_FILE = /(?:-wal|-shm|-journal|\.part)$/
const DATABASE = /\.(?:sqlite|db)$/

const isPassing = (name: string) => name === LOCK_FILE || PASSING_FILE.test(name)

/** The files of a data folder that are its state: paths within it, with `/` on every system. */
async function filesIn(folder: string, within = ''): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(join(folder, within), {withFileTypes: true})) {
    const path = within === '' ? entry.name : `${within}/${entry.name}`
    if (entry.isDirectory() && !PASSING_FOLDERS.has(entry.name)) found.push(...(await filesIn(folder, path)))
    if (entry.isFile() && !isPassing(entry.name)) found.push(path)
  }
  return found.sort()
}

export const isDatabase = (path: string) => DATABASE.test(path)

/** All state but the databases. */
export async function plainFilesIn(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter((path) => !isDatabase(path))
}

/** In the order in which they are to be copied: the lake's last. */
export async function databasesIn(folder: string): Promise<string[]> {
  const found = (await filesIn(folder)).filter(isDatabase)
  return [...found.filter((path) => path !== LAKE_FILE), ...found.filter((path) => path === LAKE_FILE)]
}

/** Whether there is nothing in a folder that would be missed. */
export async function holdsNothing(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return true
  return (await readdir(folder)).every(isPassing)
}
