import {readdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {parseAssetId} from '../model/asset-document.ts'
import {isMissing} from '../../disk/system-error.ts'

/** Milliseconds that looking for the bytes of all assets may hold up a start; a million take longer. */
const PATIENCE_MS = 500

/**
 * Removes uploads that a crash cut off.
 * @param dataDir folder of the lake
 * @returns how many there were
 */
export function removeCutOffUploads(dataDir: string): number {
  const incoming = join(dataDir, 'assets', 'incoming')
  const names = namesIn(incoming)
  for (const name of names) rmSync(join(incoming, name), {force: true})
  return names.length
}

/**
 * Asset documents whose bytes are not on the disk, as far as that can be found in half a second.
 * @param ids of asset documents
 */
export function withoutBytes(dataDir: string, ids: Iterable<string>): string[] {
  const end = performance.now() + PATIENCE_MS
  const shelves = new Map<string, Set<string>>()
  const missing: string[] = []
  for (const id of ids) {
    const sha1 = parseAssetId(id)
    if (sha1 === undefined) continue
    const name = sha1.slice(0, 2)
    const shelf = shelves.get(name) ?? new Set(namesIn(join(dataDir, 'assets', name)))
    shelves.set(name, shelf)
    if (!shelf.has(sha1)) missing.push(id)
    if (performance.now() > end) break
  }
  return missing
}

/** Whether there are bytes of assets on the disk, whoever knows of them. */
export function holdsBytes(dataDir: string): boolean {
  const shelves = namesIn(join(dataDir, 'assets')).filter((name) => /^[0-9a-f]{2}$/.test(name))
  return shelves.some((shelf) => namesIn(join(dataDir, 'assets', shelf)).length > 0)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
