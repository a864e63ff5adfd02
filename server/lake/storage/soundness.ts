import {join} from 'node:path'
import {Worker} from 'node:worker_threads'
import {LakeError} from '../model/errors.ts'
import type {Advice} from '../model/advice.ts'
import {LAKE_FILE, type LakeDatabase} from './lake-database.ts'
import {every} from '../../process/periodic.ts'
import {damaged, isDamage, isOfSqlite} from './disk-failure.ts'

const SOUND = 'The database was read whole in the background: it is sound.'

/** A database up to this size is read whole before the lake opens, in about 200 ms. Larger ones: soon after. */
const MAX_BYTES_AT_START = 64 * 1024 * 1024
/** The first visitors come first. */
const BACKGROUND_DELAY_MS = 10_000
/** Reading 600 MB takes some seconds of another thread. */
const CHECK_EVERY_MS = 3_600_000

/**
 * Reads a database that is not too large for that, and finds out whether its pages are as SQLite wrote them.
 * @returns whether it was read
 * @throws LakeError `unavailable` when it is damaged
 */
export function checkSoundness(database: LakeDatabase, dataDir: string): boolean {
  const pragma = (name: string) =>
    Number(Object.values(database.sql.prepare(`PRAGMA ${name}`).get() ?? {})[0])
  if (pragma('page_count') * pragma('page_size') > MAX_BYTES_AT_START) return false
  const result = database.sql.prepare('PRAGMA quick_check(1)').get()?.quick_check
  if (result === 'ok') return true
  throw damaged(dataDir, String(result), database.advice)
}

/** Turns the failure of reading a damaged database into a sentence for the operator; returns other errors as they are. */
export function explainDamage(error: unknown, dataDir: string, advice: Advice): unknown {
  if (error instanceof SyntaxError) return damaged(dataDir, 'a document in it is no JSON', advice)
  if (isDamage(error)) return damaged(dataDir, error.message, advice)
  return isOfSqlite(error) ? unreadable(dataDir, error.message) : error
}

function unreadable(dataDir: string, details: string): LakeError {
  return new LakeError(
    'unavailable',
    `The lake's database in ${dataDir} cannot be read or written (${details}). It was left as it is. See whether the disk is sound, not full, and may be written to.`,
  )
}

interface Checks {
  /** Whether it has just been found sound; else it is read for the first time after `firstMs`. */
  isChecked: boolean
  firstMs?: number
  everyMs?: number
}

/**
 * Reads a database whole, beside everything else: after a start that left that for later, and then now and then.
 * @param onNotice told a sentence: once that it is sound, when nobody knew, and each time that it is damaged; nothing
 *   more is written to it then
 * @returns gives it up
 */
export function keepCheckingSoundness(
  database: LakeDatabase,
  dataDir: string,
  onNotice: (sentence: string) => void,
  {isChecked, firstMs = BACKGROUND_DELAY_MS, everyMs = CHECK_EVERY_MS}: Checks,
): () => void {
  let worker: Worker | undefined
  let isKnown = isChecked
  const stop = every(everyMs, check, isChecked ? {} : {firstAfterMs: firstMs})

  function check() {
    if (worker) return
    worker = new Worker(new URL('./soundness-worker.ts', import.meta.url), {
      workerData: join(dataDir, LAKE_FILE),
    })
    worker.unref()
    worker.on('message', (message: unknown) => found(String(message)))
    worker.on('error', (error) => onNotice(`The lake's database could not be checked: ${error.message}`))
    worker.on('exit', () => (worker = undefined))
  }

  function found(problem: string) {
    if (problem !== '') {
      const {message} = damaged(dataDir, problem, database.advice)
      const sentence = `${message} Nothing more is saved. ${database.advice.damagedWhileOpen}`
      database.distrust(sentence)
      onNotice(sentence)
    } else if (!isKnown) onNotice(SOUND)
    isKnown = true
  }

  return () => {
    stop()
    void worker?.terminate()
  }
}
