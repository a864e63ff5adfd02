import {existsSync, statSync} from 'node:fs'
import type {DatabaseSync} from 'node:sqlite'
import {DamagedFile} from './disk-failure.ts'

/** A file of an open database as it was last seen. */
interface Seen {
  inode: number | undefined
  /** In bytes. A log is emptied now and then. */
  size: number
}

/**
 * Who asks for the times of a file makes the next write to it note them to the nanosecond, which costs a fifth of a
 * commit. So the log, to which every commit writes, is only asked for at each, and looked at once in so long.
 */
const LOG_LOOK_MS = 1000

interface Place {
  files: Map<string, Seen>
  /** On the clock of `performance`. */
  logSeenAt: number
}

const places = new WeakMap<DatabaseSync, Place>()
const distrusted = new WeakMap<DatabaseSync, string>()

/** Notes where a database that has just been opened is. @param others files by which processes keep off each other */
export function notePlace(database: DatabaseSync, file: string, ...others: string[]) {
  const files = new Map([file, `${file}-wal`, ...others].map((path) => [path, look(path)]))
  places.set(database, {files, logSeenAt: performance.now()})
}

/** From now on nothing is written to a database. @param reason a sentence for the log */
export function distrust(database: DatabaseSync, reason: string) {
  distrusted.set(database, reason)
}

/**
 * A file that was deleted, or replaced by another, takes what is written until it is closed, and then it is gone with
 * all of that; one that was cut off takes it among pages that are missing. Without the lock, another process may write too.
 * @throws DamagedFile when what is written to the database would not be found again
 */
export function checkPlace(database: DatabaseSync) {
  const reason = distrusted.get(database)
  if (reason !== undefined) throw new DamagedFile(reason)
  const place = places.get(database)
  if (!place) return
  const isTimeForLog = performance.now() - place.logSeenAt > LOG_LOOK_MS
  if (isTimeForLog) place.logSeenAt = performance.now()
  for (const [path, {inode, size}] of place.files) {
    if (!isTimeForLog && isLog(path) && existsSync(path)) continue
    const now = look(path)
    if (now.inode === inode && now.size >= size) place.files.set(path, now)
    else throw new DamagedFile(changedSentence(path))
  }
}

function look(path: string): Seen {
  const {ino, size} = statSync(path, {throwIfNoEntry: false}) ?? {ino: undefined, size: 0}
  return {inode: ino, size: isLog(path) ? 0 : size}
}

const isLog = (path: string) => path.endsWith('-wal')

const changedSentence = (path: string) =>
  `${path} was deleted, replaced or cut off while the lake was open, so nothing more is saved. What the lake knows it still tells: export it (npm run content -- export) before you stop the server.`
