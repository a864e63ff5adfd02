import {readdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {UNFINISHED} from '../disk/whole-file.ts'
import {isBackupName} from './rotation.ts'

/** Removes what interrupted backups left in a folder of backups. It holds people's data too. The folder may be missing. */
export async function removeInterrupted(dir: string) {
  for (const name of await readdir(dir).catch(() => []))
    if (name.endsWith(UNFINISHED) && isBackupName(name.slice(0, -UNFINISHED.length)))
      await rm(join(dir, name), {recursive: true, force: true})
}
