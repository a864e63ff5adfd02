import {execFileSync, spawnSync} from 'node:child_process'
import {closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {onTestFinished} from 'vitest'
import {hasCode} from '../disk/system-error.ts'

/** Whether this machine lets tests mount disks: Linux, as root, and no container that forbids it. */
export const canMount =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0

/**
 * A disk for one test, which can become full and read-only as real ones do.
 * @param size `size=8m`, or another option of tmpfs
 */
export function newDisk(size: string) {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `mode=700,${size}`, 'none', folder])
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmdirSync(folder)
  })
  const ballast = join(folder, 'ballast')
  return {
    folder,
    /** Leaves not one byte free. */
    fill() {
      const file = openSync(ballast, 'w')
      for (const bytes of [1_000_000, 4096, 1]) writeUntilFull(file, Buffer.alloc(bytes))
      closeSync(file)
    },
    empty: () => rmSync(ballast),
    /** Fails while a file is open for writing. */
    remount: (option: string) => execFileSync('mount', ['-o', `remount,${option}`, folder]),
  }
}

function writeUntilFull(file: number, part: Uint8Array) {
  try {
    for (;;) if (writeSync(file, part) < part.length) return
  } catch (error) {
    if (!hasCode(error, 'ENOSPC')) throw error
  }
}
