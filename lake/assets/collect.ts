import {mkdir, readFile, rm, stat, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {every} from '../../lib/process/periodic.ts'
import type {Lake} from '../lake.ts'
import type {ByteStore} from './byte-store.ts'

/** Milliseconds after the start until the first run, so that it does not slow down the start. */
const FIRST_AFTER_MS = 60_000
const EVERY_MS = 3_600_000

/** Milliseconds for which unneeded bytes are kept, because a backup that is being made may still include them. */
const GRACE_MS = 24 * 3_600_000

/**
 * Deletes, once an hour, the bytes of assets that nothing needs, and reports what it deleted. A lake without a single
 * document deletes nothing: its database may be lost, and then the bytes are all that remains.
 * @returns stops it
 */
export function keepCollecting(lake: Lake): () => void {
  const {dataDir, onNotice = () => undefined} = lake.options
  let isFirst = true

  async function collect(stopped: AbortSignal) {
    const isFirstRun = isFirst
    isFirst = false
    if (!lake.datasets().some(({documents}) => documents.size > 0)) return
    // A clock that jumped would end the day of grace at once.
    if (lake.clock.problem() !== undefined) return
    const needOf = (sha1: string) => lake.needOf(sha1)
    const bytes = lake.assets.store
    const folder = join(dataDir, 'assets')
    const collected = await collectBytes({folder, bytes, needOf, now: Date.now, stopped})
    const sentence = sentenceOf(collected, isFirstRun)
    if (sentence) onNotice(sentence)
  }
  return every(EVERY_MS, collect, {firstAfterMs: FIRST_AFTER_MS, onError: (error) => lake.onError(error)})
}

/** @param isFirst whether the sentence includes what is kept */
export function sentenceOf({removed, kept}: Collected, isFirst: boolean): string {
  const amount = ({files, size}: Amount) =>
    `${files} deleted pictures and files (${(size / 1e6).toFixed(1)} MB)`
  const sentences = [
    removed.files > 0 &&
      `The bytes of ${amount(removed)} were removed: no document and no history needs them.`,
    isFirst && kept.files > 0 && `The bytes of ${amount(kept)} are kept: the history can restore them.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}

interface Collection {
  /** Folder of the byte store. Its subfolder `unneeded` has a mark for each file that will be deleted. */
  folder: string
  bytes: ByteStore
  needOf: Lake['needOf']
  /** Milliseconds since 1970. */
  now: () => number
  stopped?: AbortSignal | undefined
}

export interface Collected {
  removed: Amount
  /** Bytes of deleted assets that the history can restore. */
  kept: Amount
}

interface Amount {
  files: number
  /** In bytes. */
  size: number
}

/**
 * Deletes bytes that no document and no log entry has needed for a day. The bytes belong to assets that were purged, or
 * that retention removed from the log, or whose document was never written because of a crash. After a crash, the next
 * run continues.
 */
export async function collectBytes({folder, bytes, needOf, now, stopped}: Collection): Promise<Collected> {
  const marks = join(folder, 'unneeded')
  await mkdir(marks, {recursive: true})
  const removed = {files: 0, size: 0}
  const kept = {files: 0, size: 0}
  for await (const sha1 of bytes.kept()) {
    if (stopped?.aborted) break
    const mark = join(marks, sha1)
    const need = needOf(sha1)
    const size = need === 'document' ? 0 : await sizeOf(bytes.pathOf(sha1))
    if (need) {
      await rm(mark, {force: true})
      if (need === 'history') add(kept, size)
      continue
    }
    const since = await timeOf(mark)
    // A mark of the future was written while the clock was wrong.
    if (since === undefined || since > now()) await writeFile(mark, String(now()))
    // The need is checked again right before the deletion, because the file may have been uploaded again meanwhile.
    else if (now() - since >= GRACE_MS && !needOf(sha1) && bytes.remove(sha1)) {
      await rm(mark, {force: true})
      add(removed, size)
    }
  }
  return {removed, kept}
}

function add(amount: Amount, size: number) {
  amount.files += 1
  amount.size += size
}

const sizeOf = async (path: string) => (await stat(path)).size

/** Time of a mark; `undefined` when there is none, or when a crash left it incomplete. */
async function timeOf(mark: string): Promise<number | undefined> {
  const text = await readFile(mark, 'utf8').catch(() => '')
  return /^\d+$/.test(text) ? Number(text) : undefined
}
