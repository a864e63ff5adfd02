import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {Worker} from 'node:worker_threads'
import {LakeError} from '../errors.ts'
import {LAKE_FILE} from './database.ts'

const SOUND = 'The database was read whole in the background: it is sound.'

/** A database up to this size is read whole before the lake opens, in about 200 ms. Larger ones: soon after. */
const MAX_BYTES_AT_START = 64 * 1024 * 1024
/** The first visitors come first. */
const BACKGROUND_DELAY_MS = 10_000
/** @see https://www.sqlite.org/rescode.html */
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

/**
 * Reads a database that is not too large for that, and finds out whether its pages are as SQLite wrote them.
 * @returns whether it was read
 * @throws LakeError `unavailable` when it is damaged
 */
export function checkSoundness(database: DatabaseSync, dataDir: string): boolean {
  const pragma = (name: string) => Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0])
  if (pragma('page_count') * pragma('page_size') > MAX_BYTES_AT_START) return false
  const result = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
  if (result === 'ok') return true
  throw damaged(dataDir, String(result))
}

/** The failure of reading a damaged database as a sentence for whoever started the server; others as they are. */
export function explainDamage(error: unknown, dataDir: string): unknown {
  if (error instanceof SyntaxError) return damaged(dataDir, 'a document in it is no JSON')
  if (!(error instanceof Error) || !('errcode' in error)) return error
  // The lower byte: the upper ones say more of where it was met.
  const code = Number(error.errcode) % 256
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB ? damaged(dataDir, error.message) : error
}

function damaged(dataDir: string, details: string): LakeError {
  // SQLite puts the name of the database first, in asterisks.
  const [detail = details] = details.split('\n').filter((line) => !line.startsWith('***'))
  return new LakeError(
    'unavailable',
    `The lake's database in ${dataDir} is damaged (${detail}). It was left as it is. Restore a backup: npm run content -- restore <folder of the backup> --replace`,
  )
}

/**
 * Reads a large database whole, a while after the start and beside everything else.
 * @param onNotice told a sentence: that it is sound, damaged, or could not be read
 * @returns gives it up
 */
export function checkSoundnessLater(
  dataDir: string,
  onNotice: (sentence: string) => void,
  delayMs = BACKGROUND_DELAY_MS,
): () => void {
  let worker: Worker | undefined
  const timer = setTimeout(() => {
    const file = join(dataDir, LAKE_FILE)
    worker = new Worker(new URL('./soundness-worker.ts', import.meta.url), {workerData: file})
    worker.unref()
    worker.on('message', (message: unknown) => {
      const problem = String(message)
      onNotice(problem === '' ? SOUND : damaged(dataDir, problem).message)
    })
    worker.on('error', (error) => onNotice(`The lake's database could not be checked: ${error.message}`))
  }, delayMs)
  timer.unref()
  return () => {
    clearTimeout(timer)
    void worker?.terminate()
  }
}
