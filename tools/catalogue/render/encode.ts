import {mkdir} from 'node:fs/promises'
import {dirname} from 'node:path'
import sharp from 'sharp'
import {FOR_EVERYBODY, writeWhole} from '../../../lib/disk/whole-file.ts'

/** Maximum bytes of a master. The lake stores every master, so they must stay small. */
export const MAX_BYTES = 400_000

/**
 * Turns a raw render into a master: WebP in sRGB without metadata, at quality 80, or lower if the file is too large.
 * @returns the size of the master in bytes
 * @throws Error when the render cannot be read, or the file stays too large
 */
export async function encode(png: string, master: string): Promise<number> {
  await mkdir(dirname(master), {recursive: true})
  for (const quality of [80, 72, 64, 54]) {
    const bytes = await sharp(png).toColourspace('srgb').webp({quality, effort: 5}).toBuffer()
    if (bytes.length > MAX_BYTES) continue
    await writeWhole(master, bytes, FOR_EVERYBODY)
    return bytes.length
  }
  throw new Error(`${master}: over ${MAX_BYTES} bytes even at low quality`)
}
