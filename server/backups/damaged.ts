import {existsSync} from 'node:fs'
import {stat, writeFile} from 'node:fs/promises'
import {join} from 'node:path'

/** Name of the file that marks a damaged backup and lists its damaged files. It disappears with the backup. */
const MARK = 'damaged.txt'

/**
 * Marks a damaged backup, and those that share the bytes of its damaged files.
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

/** Says which backups are marked as damaged; undefined when none is. */
export function damageOf(dir: string, names: readonly string[]): string | undefined {
  const damaged = names.filter((name) => existsSync(join(dir, name, MARK))).toSorted()
  if (damaged.length === 0) return undefined
  return `Files in these older backups are damaged: ${damaged.join(', ')}. They cannot be restored; the newest backup is sound. Check the disk of ${dir}, and delete the damaged backups.`
}
