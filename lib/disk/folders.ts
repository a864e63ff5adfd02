import {accessSync, closeSync, constants, existsSync, fsyncSync, mkdirSync, openSync} from 'node:fs'
import {open, stat} from 'node:fs/promises'
import {dirname, resolve} from 'node:path'
import {diskFailure} from './disk-failure.ts'
import {hasCode} from './system-error.ts'

/**
 * Makes a folder and its missing parents, for this user alone. The folders survive a power cut. Node's own recursive
 * mkdir never ends in a file system that makes no folders, such as /proc.
 */
export function makeFolder(path: string) {
  const folder = resolve(path)
  const missing: string[] = []
  for (let each = folder; !existsSync(each) && dirname(each) !== each; each = dirname(each))
    missing.unshift(each)
  // Also for a folder that is there: a file, or a link that leads nowhere, may have its name.
  if (missing.length === 0) mkdirSync(folder, {recursive: true})
  for (const each of missing) {
    try {
      mkdirSync(each, {mode: 0o700})
    } catch (error) {
      // Another process may have made it meanwhile.
      if (!hasCode(error, 'EEXIST') || !existsSync(each)) throw error
    }
    syncFolderSync(dirname(each))
  }
}

/** Why nothing can be made in a folder, or the folder itself; undefined when it can. Makes nothing. */
export function whyUnusable(path: string): string | undefined {
  let each = resolve(path)
  while (!existsSync(each) && dirname(each) !== each) each = dirname(each)
  try {
    // A file has no such part.
    accessSync(`${each}/.`, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return diskFailure(error) ?? `${each}: ${String(error)}`
  }
}

/** What network disks and FUSE answer to the sync of a folder. They keep the names of files in a way of their own. */
const NOT_OFFERED = ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'EBADF', 'ENOSYS', 'EISDIR']
let isNoticed = false

/** @throws errors of the disk other than that it syncs no folders */
function tolerate(folder: string, error: unknown) {
  if (!hasCode(error, ...NOT_OFFERED)) throw error
  if (isNoticed) return
  isNoticed = true
  process.stderr.write(
    `The disk of ${folder} does not sync folders, as some network disks do not. After a power cut, files that were just made may be missing there.\n`,
  )
}

/**
 * A file that was created in a folder, or renamed into it, survives a power cut only once the folder is synced. Does
 * nothing on a disk that syncs no folders, which is noticed once.
 */
export async function syncFolder(folder: string) {
  try {
    await using handle = await open(folder, 'r')
    await handle.sync()
  } catch (error) {
    tolerate(folder, error)
  }
}

/** Does the same synchronously. */
export function syncFolderSync(folder: string) {
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    tolerate(folder, error)
  }
}

/** When a folder was made; now, where the file system does not know. */
export async function birthOf(folder: string): Promise<Date> {
  const {birthtimeMs} = await stat(folder)
  return birthtimeMs > 0 ? new Date(birthtimeMs) : new Date()
}
