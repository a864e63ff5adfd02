import {closeSync, fsyncSync, mkdirSync, openSync} from 'node:fs'
import {open, stat} from 'node:fs/promises'
import {dirname, resolve} from 'node:path'

/** Makes a folder and its missing parents, for this user alone. They survive a power cut. */
export function makeFolder(path: string) {
  const folder = resolve(path)
  const first = mkdirSync(folder, {recursive: true, mode: 0o700})
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) syncFolderSync(dirname(made))
}

/** A file that was created in a folder, or renamed into it, survives a power cut only once the folder is synced. */
export async function syncFolder(folder: string) {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

export function syncFolderSync(folder: string) {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** When a folder was made; now, where the file system does not know. */
export async function birthOf(folder: string): Promise<Date> {
  const {birthtimeMs} = await stat(folder)
  return birthtimeMs > 0 ? new Date(birthtimeMs) : new Date()
}
