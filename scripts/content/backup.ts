import {mkdir, rename, rm} from 'node:fs/promises'
import {dirname, join, relative, resolve} from 'node:path'
import {snapshot} from '../../server/lake/storage/snapshot.ts'
import {errorCode, PlainError, type Say} from '../terminal/terminal.ts'
import {copyDurably, fingerprint, forEach, syncFolder, syncFolders, type Fingerprint} from './copy.ts'
import {databasesIn, holdsNothing, plainFilesIn} from './data-folder.ts'
import {assetsWithoutBytes, problemsIn, writeManifest} from './manifest.ts'

interface Backup {
  /** Absolute. */
  dataDir: string
  /** The folder to make, absolute; its parent too is made when missing. */
  target: string
  say: Say
}

export interface BackedUp {
  files: number
  bytes: number
  /** Asset documents whose bytes the data folder itself does not have. */
  assetsWithoutBytes: string[]
}

/**
 * Copies all state of a data folder while a server may be running on it, and reads the copy back. The folder appears
 * under its name only when it is whole and checked.
 *
 * What is promised holds because of the order. Databases come first, each as of one moment, and the lake's last among
 * them: a lead leaves the outbox only when it is in the lake, so it is in one of the two. Files come after, and bytes
 * are on disk before any document tells of them and are never changed, so those of every document are found.
 * @throws PlainError when the target is taken, or the copy is not sound
 */
export async function backupData({dataDir, target, say}: Backup): Promise<BackedUp> {
  if (await holdsNothing(dataDir)) throw new PlainError(`There is nothing in ${dataDir} to back up.`)
  if (!(await holdsNothing(target))) throw new PlainError(`${target} is not empty. Name another folder.`)
  if (!relative(resolve(dataDir), resolve(target)).startsWith('..'))
    throw new PlainError('A backup inside the data folder is lost with it. Name a folder elsewhere.')
  const part = `${target}.part`
  await rm(part, {recursive: true, force: true})
  try {
    const files = await copyAll(dataDir, part, say)
    const manifest = {version: 1 as const, madeAt: new Date().toISOString(), files}
    await writeManifest(part, manifest)
    const problems = await problemsIn(part, manifest, (path) => say(`checking ${path}`))
    if (problems.length > 0)
      throw new PlainError(`The backup is not sound, and was removed:\n  ${problems.join('\n  ')}`)
    await syncFolders(part)
    await rm(target, {recursive: true, force: true})
    await rename(part, target)
    await syncFolder(dirname(target))
    const all = Object.values(files)
    return {
      files: all.length,
      bytes: all.reduce((sum, {bytes}) => sum + bytes, 0),
      assetsWithoutBytes: assetsWithoutBytes(target, manifest),
    }
  } catch (error) {
    await rm(part, {recursive: true, force: true})
    throw error
  }
}

async function copyAll(dataDir: string, part: string, say: Say): Promise<Record<string, Fingerprint>> {
  const files: Record<string, Fingerprint> = {}
  await mkdir(part, {recursive: true, mode: 0o700})
  for (const path of await databasesIn(dataDir)) {
    say(path)
    const copy = join(part, path)
    await mkdir(dirname(copy), {recursive: true, mode: 0o700})
    await snapshot(join(dataDir, path), copy)
    files[path] = await fingerprint(copy)
  }
  await forEach(await plainFilesIn(dataDir), async (path) => {
    say(path)
    const copied = await copyDurably(join(dataDir, path), join(part, path)).catch(unlessGone)
    if (copied) files[path] = copied
  })
  return files
}

/** A log that was put away under another name meanwhile. An asset's bytes that go are found missing by the check. */
function unlessGone(error: unknown) {
  if (errorCode(error) !== 'ENOENT') throw error
}
