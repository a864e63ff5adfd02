import {join} from 'node:path'
import {Worker} from 'node:worker_threads'
import {BrokenLake} from '../model/errors.ts'
import type {Advice} from '../model/advice.ts'
import {LAKE_FILE, type LakeDatabase} from './lake-database.ts'
import {every} from '../../lib/process/periodic.ts'
import {isDamage} from '../../lib/disk/sqlite-error.ts'
import {damaged, isOfSqlite} from './disk-failure.ts'

const SOUND = 'The background check has read the whole database: it is sound.'

/** Largest database, in bytes, that is checked before the lake opens. Larger ones wait. */
const MAX_BYTES_AT_START = 64 * 1024 * 1024
/** Milliseconds after the start until the first check, so that it does not slow down the first visitors. */
const BACKGROUND_DELAY_MS = 10_000
/** Milliseconds between checks. Checking 600 MB takes some seconds on another thread. */
const CHECK_EVERY_MS = 3_600_000

/**
 * Checks the pages of a database, unless it is too large to do so at the start.
 * @returns whether it was checked
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

/** Turns an error of reading a damaged database into a sentence for the operator. Returns other errors unchanged. */
export function explainDamage(error: unknown, dataDir: string, advice: Advice): unknown {
  if (error instanceof SyntaxError) return damaged(dataDir, 'a document in it is not valid JSON', advice)
  if (isDamage(error)) return damaged(dataDir, error.message, advice)
  return isOfSqlite(error) ? unreadable(dataDir, error.message) : error
}

function unreadable(dataDir: string, details: string): BrokenLake {
  return new BrokenLake(
    `The lake's database in ${dataDir} cannot be read or written (${details}). Nothing was changed. Check that the disk works, has free space, and is writable.`,
  )
}

interface Checks {
  /** Whether the database has just been checked. Otherwise the first check runs after `firstMs`. */
  isChecked: boolean
  firstMs?: number
  everyMs?: number
}

/**
 * Checks the whole database on another thread, again and again. After damage is found, all writes to it fail.
 * @param onNotice called with a sentence when the first check finds the database sound, and whenever it is damaged
 * @returns stops the checks
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
      const sentence = `${message} No more changes are saved. ${database.advice.damagedWhileOpen}`
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
