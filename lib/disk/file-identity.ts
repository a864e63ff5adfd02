import {existsSync, statSync} from 'node:fs'

/** Bytes on the disk that are not the bytes that were written. The message is for the log. */
export class DamagedFile extends Error {
  override name = 'DamagedFile'
}

/** A file of an open database, as last seen. */
interface Seen {
  inode: number | undefined
  /** In bytes; 0 for a log, which is emptied now and then. */
  size: number
}

/**
 * Milliseconds between two looks at the log. Reading a file's times makes the next write record them to the nanosecond,
 * which costs a fifth of a commit, and every commit writes to the log. Between two looks only its existence is checked.
 */
const LOG_LOOK_MS = 1000

/**
 * The files of an open SQLite database, by inode and size. SQLite goes on writing to a file that was deleted, replaced or
 * truncated, and everything written is lost when the file is closed.
 */
export class FileIdentity {
  readonly #files: Map<string, Seen>
  /** On the clock of `performance.now()`. */
  #logSeenAt = performance.now()

  /** @param others further files that must stay, such as the lock that keeps other processes off */
  constructor(file: string, ...others: string[]) {
    this.#files = new Map([file, `${file}-wal`, ...others].map((path) => [path, look(path)]))
  }

  /** @throws DamagedFile when something written now could not be read back after the next start */
  check() {
    const isTimeForLog = performance.now() - this.#logSeenAt > LOG_LOOK_MS
    if (isTimeForLog) this.#logSeenAt = performance.now()
    for (const [path, {inode, size}] of this.#files) {
      if (!isTimeForLog && isLog(path) && existsSync(path)) continue
      const now = look(path)
      if (now.inode !== inode || now.size < size)
        throw new DamagedFile(
          `${path} was deleted, replaced or truncated while it was open, so nothing more is saved.`,
        )
      this.#files.set(path, now)
    }
  }
}

function look(path: string): Seen {
  const {ino, size} = statSync(path, {throwIfNoEntry: false}) ?? {ino: undefined, size: 0}
  return {inode: ino, size: isLog(path) ? 0 : size}
}

const isLog = (path: string) => path.endsWith('-wal')
