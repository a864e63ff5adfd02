import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {UNFINISHED} from '../../lib/disk/whole-file.ts'
import {readManifest} from './manifest.ts'

export interface ListedBackup {
  folder: string
  /** ISO 8601, UTC. */
  madeAt: string
  files: number
  bytes: number
}

/** The backups in some folders, oldest first. A folder may be missing. */
export async function listBackups(folders: readonly string[]): Promise<ListedBackup[]> {
  const found: ListedBackup[] = []
  for (const dir of new Set(folders)) {
    for (const name of await readdir(dir).catch(() => [])) {
      const folder = join(dir, name)
      const isComplete = !name.endsWith(UNFINISHED)
      const manifest = isComplete ? await readManifest(folder).catch(() => undefined) : undefined
      if (!manifest) continue
      const files = Object.values(manifest.files)
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      found.push({folder, madeAt: manifest.madeAt, files: files.length, bytes})
    }
  }
  return found.sort((a, b) => (a.madeAt < b.madeAt ? -1 : 1))
}
