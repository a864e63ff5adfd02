import {randomUUID} from 'node:crypto'
import {closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {open, rename, rm} from 'node:fs/promises'
import {dirname} from 'node:path'
import {syncFolder, syncFolderSync} from './folders.ts'

/** Rights of a file of the project, less the process's umask. */
export const FOR_EVERYBODY = 0o666

/** Suffix of a file that is being written. A crash can leave such a file; a start may delete it. */
export const UNFINISHED = '.part'

const unfinished = (path: string) => `${path}.${randomUUID()}${UNFINISHED}`

/**
 * Writes a file that only this user can read. Readers find the old content or all of the new, also after a power cut.
 * @param mode rights of the file, less the process's umask
 * @throws system errors; the file is then as it was
 */
export async function writeWhole(path: string, bytes: string | Uint8Array, mode = 0o600): Promise<void> {
  const temporary = unfinished(path)
  try {
    await writeSynced(temporary, bytes, mode)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, {force: true})
    throw error
  }
  await syncFolder(dirname(path))
}

async function writeSynced(path: string, bytes: string | Uint8Array, mode: number) {
  await using file = await open(path, 'wx', mode)
  await file.writeFile(bytes)
  await file.sync()
}

/** Does the same synchronously, for a start. */
export function writeWholeSync(path: string, bytes: string | Uint8Array) {
  const temporary = unfinished(path)
  try {
    const file = openSync(temporary, 'wx', 0o600)
    try {
      writeFileSync(file, bytes)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, {force: true})
    throw error
  }
  syncFolderSync(dirname(path))
}
