import {existsSync} from 'node:fs'
import {readFile, stat, writeFile} from 'node:fs/promises'
import {join} from 'node:path'

/** Name of the file that marks a damaged backup and lists its damaged files. The mark disappears with the backup. */
const MARK = 'damaged.txt'

/** Name of the file in a backup that lists the assets whose bytes the data folder had lost. */
const LOST = 'lost-assets.txt'
/** Lost assets that a sentence names. */
const MOST_NAMED = 3

/**
 * Marks a damaged backup, and the backups that share the bytes of its damaged files.
 * @param name of the backup in which the damage was found
 * @param paths of its damaged files
 * @param names of all backups in the folder
 */
export async function markDamaged(
  dir: string,
  {name, paths, names}: {name: string; paths: readonly string[]; names: readonly string[]},
) {
  const bytesOf = async (backup: string, path: string) =>
    (await stat(join(dir, backup, path)).catch(() => undefined))?.ino
  const damaged = new Map<string, string[]>([[name, [...paths]]])
  for (const path of paths) {
    const bytes = await bytesOf(name, path)
    for (const other of names) {
      if (other === name || bytes === undefined || (await bytesOf(other, path)) !== bytes) continue
      damaged.set(other, [...(damaged.get(other) ?? []), path])
    }
  }
  for (const [backup, files] of damaged)
    await writeFile(join(dir, backup, MARK), `${files.join('\n')}\n`, {mode: 0o600})
}

/** Whether nothing is known to be missing or damaged in a backup. */
export const isSound = (dir: string, name: string) =>
  !existsSync(join(dir, name, MARK)) && !existsSync(join(dir, name, LOST))

/** Says which backups are marked as damaged; undefined when none is. */
export function damageOf(dir: string, names: readonly string[]): string | undefined {
  const damaged = names.filter((name) => existsSync(join(dir, name, MARK))).toSorted()
  if (damaged.length === 0) return undefined
  return `Files in these older backups are damaged: ${damaged.join(', ')}. They cannot be restored; the newest backup is sound. Check the disk of ${dir}, and delete the damaged backups.`
}

/** Lists the assets without bytes in a new backup. */
export async function markLost(backup: string, assets: readonly string[]) {
  if (assets.length > 0) await writeFile(join(backup, LOST), `${assets.join('\n')}\n`, {mode: 0o600})
}

/** Says which assets had lost their bytes when a backup was made; undefined when none had. */
export async function lossOf(backup: string): Promise<string | undefined> {
  const text = await readFile(join(backup, LOST), 'utf8').catch(() => '')
  const assets = text.split('\n').filter((line) => line !== '')
  if (assets.length === 0) return undefined
  const named = assets.slice(0, MOST_NAMED).join(', ')
  const more = assets.length > MOST_NAMED ? `, and ${assets.length - MOST_NAMED} more` : ''
  return `The bytes of these assets are missing or damaged in the data folder: ${named}${more}. All are listed in ${join(backup, LOST)}. Copy their files, assets/<first two characters of the hash>/<hash>, from an older backup into the data folder before that backup is removed. The hash is the long part of the id. Check the disk of the data folder.`
}
