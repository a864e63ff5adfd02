import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {namesIn} from './asset-files.ts'

/** The SHA-1 of the original that an image was made from. @param key of an image in the cache */
export const originalOf = (key: string) => key.slice(0, 40)

/** The SHA-1 of each original that has images in a folder whose cache is not open. */
export const madeFrom = (folder: string) => new Set(keysIn(folder).map(originalOf))

/** Deletes images of a folder whose cache is not open. */
export function removeMade(folder: string, isGone: (sha1: string) => boolean) {
  for (const key of keysIn(folder))
    if (isGone(originalOf(key))) rmSync(join(folder, key.slice(0, 2), key), {force: true})
}

const keysIn = (folder: string) => namesIn(folder).flatMap((shelf) => namesIn(join(folder, shelf)))
