import {readdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {parseAssetId} from '../model/asset-document.ts'
import {isMissing} from '../../lib/disk/system-error.ts'

/** Milliseconds for which the search for missing files may delay a start. A million assets would take longer. */
const PATIENCE_MS = 500

/**
 * Removes incomplete uploads that a crash left.
 * @param dataDir folder of the lake
 * @returns their number
 */
export function removeIncompleteUploads(dataDir: string): number {
  const incoming = join(dataDir, 'assets', 'incoming')
  const names = namesIn(incoming)
  for (const name of names) rmSync(join(incoming, name), {force: true})
  return names.length
}

/**
 * The ids of asset documents whose files are missing. The search ends after half a second.
 * @param ids of all asset documents
 */
export function assetsWithoutBytes(dataDir: string, ids: Iterable<string>): string[] {
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

/** Whether the folder has files of assets, with or without documents. */
export function hasBytes(dataDir: string): boolean {
  const shelves = namesIn(join(dataDir, 'assets')).filter((name) => /^[0-9a-f]{2}$/.test(name))
  return shelves.some((shelf) => namesIn(join(dataDir, 'assets', shelf)).length > 0)
}

/** Names in a folder; none when it is missing. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
