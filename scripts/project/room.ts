import {freeBytes} from '../../lib/disk/free-space.ts'
import {PlainError} from '../terminal/terminal.ts'

/**
 * Checks that a disk has room for a build or a seed. Call it only before a build or a seed is made: a shop that has
 * both starts on a full disk too.
 * @param folder one on that disk
 * @throws PlainError with both numbers
 */
export async function assertRoom(
  folder: string,
  {what, bytes}: {what: string; bytes: number},
): Promise<void> {
  const free = await freeBytes(folder)
  if (free >= bytes) return
  const [needed, left] = [bytes, free].map((count) => Math.round(count / 1e6))
  throw new PlainError(
    `${what} needs ${needed} MB, but only ${left} MB are free on the disk that holds ${folder}. Free some space and run the command again.`,
  )
}
