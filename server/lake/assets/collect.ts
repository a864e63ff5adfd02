import {mkdir, readFile, rm, stat, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {every} from '../../process/periodic.ts'
import type {Lake} from '../lake.ts'
import type {ByteStore} from './byte-store.ts'

/** A start has better things to do. */
const FIRST_AFTER_MS = 60_000
const EVERY_MS = 3_600_000

/** Milliseconds for which unneeded bytes are kept: a backup that is being made may still need them. */
const GRACE_MS = 24 * 3_600_000

/**
 * Deletes, once an hour, the bytes of assets that nothing needs, and says so. Where there is not one document, nothing
 * is deleted: the database may be lost, and the bytes all that is left.
 * @returns ends it
 */
export function keepCollecting(lake: Lake): () => void {
  const {dataDir, onNotice = () => undefined} = lake.options
  let isFirst = true

  async function collect(stopped: AbortSignal) {
    const isFirstRun = isFirst
    isFirst = false
    if (!lake.datasets().some(({documents}) => documents.size > 0)) return
    const needOf = (sha1: string) => lake.needOf(sha1)
    const bytes = lake.assets.store
    const folder = join(dataDir, 'assets')
    const collected = await collectBytes({folder, bytes, needOf, now: Date.now, stopped})
    const sentence = sentenceOf(collected, isFirstRun)
    if (sentence) onNotice(sentence)
  }
  return every(EVERY_MS, collect, {firstAfterMs: FIRST_AFTER_MS, onError: (error) => lake.onError(error)})
}

/** @param isFirst whether to tell, too, what is kept */
export function sentenceOf({removed, kept}: Collected, isFirst: boolean): string {
  const told = ({files, size}: Amount) =>
    `${files} deleted pictures and files (${(size / 1e6).toFixed(1)} MB)`
  const sentences = [
    removed.files > 0 && `The bytes of ${told(removed)} are gone: no document and no history names them.`,
    isFirst && kept.files > 0 && `The bytes of ${told(kept)} are kept: history can bring them back.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}

interface Collection {
  /** Folder of the byte store: what waits to go is marked in its `unneeded`. */
  folder: string
  bytes: ByteStore
  needOf: Lake['needOf']
  /** Milliseconds since the epoch. */
  now: () => number
  stopped?: AbortSignal | undefined
}

export interface Collected {
  removed: Amount
  /** Bytes of deleted assets that the history can bring back. */
  kept: Amount
}

interface Amount {
  files: number
  /** In bytes. */
  size: number
}

/**
 * Deletes bytes that no document and no history has named for a day: those of assets that retention has forgotten or
 * that were purged, and those whose upload a crash cut off before its document was there. A crash in the middle
 * leaves nothing that the next run does not go on with.
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
    if (since === undefined) await writeFile(mark, String(now()))
    // Asked again without a pause before the deletion: somebody may have uploaded it meanwhile.
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

/** When a mark was made; `undefined` when there is none, or it was cut off. */
async function timeOf(mark: string): Promise<number | undefined> {
  const text = await readFile(mark, 'utf8').catch(() => '')
  return /^\d+$/.test(text) ? Number(text) : undefined
}
