import {readdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {UNFINISHED} from '../../lib/disk/whole-file.ts'
import {isBackupName, timeOf} from './rotation.ts'

/**
 * Removes what interrupted backups left in a folder of backups. It holds people's data too. The folder may be missing.
 * @param begunBefore milliseconds since 1970. A backup that began later may still be running
 */
export async function removeInterrupted(dir: string, begunBefore = Infinity) {
  for (const name of await readdir(dir).catch(() => [])) {
    const backup = name.slice(0, -UNFINISHED.length)
    if (name.endsWith(UNFINISHED) && isBackupName(backup) && timeOf(backup).getTime() < begunBefore)
      await rm(join(dir, name), {recursive: true, force: true})
  }
}
