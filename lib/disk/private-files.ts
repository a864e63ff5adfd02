import {chmodSync, lstatSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {makeFolder} from './folders.ts'
import {hasCode, isMissing} from './system-error.ts'

/** Makes this process create files that only this user can read. For programs that write into the data folder. */
export function keepNewFilesPrivate() {
  process.umask(0o077)
}

/**
 * Makes a folder that only this user can open. An existing folder loses the rights of other users, and so do all files
 * and folders in it.
 * @returns a sentence for the log when the rights cannot be changed, as on a disk without owners
 * @throws system errors when the folder cannot be read or made
 */
export function closeToOthers(folder: string): string | undefined {
  makeFolder(folder)
  // Other users cannot enter a closed folder, so the rights of the files in it do not matter.
  if (!isOpenToOthers(lstatSync(folder).mode)) return undefined
  try {
    for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true}))
      if (entry.isFile() || entry.isDirectory()) takeRights(join(entry.parentPath, entry.name))
    // Last, because the next start skips a closed folder.
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
    // A running server may have deleted the file meanwhile.
    if (!isMissing(error)) throw error
  }
}
