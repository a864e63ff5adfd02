import {chmodSync, lstatSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {makeFolder} from './folders.ts'
import {hasCode, isMissing} from './system-error.ts'

/** What this process creates from now on is for this user alone. For programs that write into the data folder. */
export function keepNewFilesPrivate() {
  process.umask(0o077)
}

/**
 * Makes a folder for this user alone or, where it is open to others, takes their rights to it and to all that it holds.
 * @returns a sentence for the log when that could not be done, as on a disk without owners
 * @throws system errors when the folder cannot be read or made
 */
export function closeToOthers(folder: string): string | undefined {
  makeFolder(folder)
  // Nobody else gets past a closed folder, so the rights of what it holds do not matter.
  if (!isOpenToOthers(lstatSync(folder).mode)) return undefined
  try {
    for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true}))
      if (entry.isFile() || entry.isDirectory()) takeRights(join(entry.parentPath, entry.name))
    // Last, since a folder that is closed is not looked into again.
    takeRights(folder)
    return undefined
  } catch (error) {
    if (!hasCode(error, 'EPERM', 'EROFS', 'ENOTSUP')) throw error
    return `Other users of this machine can read ${folder}, and that could not be changed. Make this user its owner, or set DATA_DIR to a folder of this user.`
  }
}

const isOpenToOthers = (mode: number) => (mode & 0o077) !== 0

function takeRights(path: string) {
  try {
    const {mode} = lstatSync(path)
    if (isOpenToOthers(mode)) chmodSync(path, mode & 0o700)
  } catch (error) {
    // Files come and go while a command runs beside the server.
    if (!isMissing(error)) throw error
  }
}
