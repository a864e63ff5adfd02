import {LakeError} from '../model/errors.ts'
import {isObject} from '../model/json.ts'
import {isReleaseDocumentId, releaseIdOfDocument} from '../model/release-id.ts'
import {unfinishedReleases} from './unfinished.ts'
import type {StoredDataset} from '../dataset/dataset.ts'
import type {StoredDocument} from '../model/types.ts'

/** Longest time, in milliseconds, until the wall clock is read again: clocks can be set, and machines can sleep. */
const MAX_WAIT_MS = 60_000
/** Milliseconds until the next attempt after a failure that is not the release's own, such as a full disk. */
const RETRY_MS = 30_000

/**
 * Publishes the scheduled releases of a dataset at their time, in order. Overdue releases are published before this
 * returns. A release that cannot be published becomes active again, with the reason in its `error`.
 * @param reports `onError` is called with failures that are not the release's own, `onNotice` with a sentence about
 *   overdue releases
 * @returns stops the clock
 */
export function keepReleaseClock(dataset: StoredDataset, {onError, onNotice}: ClockReports): () => void {
  let timer: NodeJS.Timeout | undefined
  const plan = (soonestMs: number) => {
    clearTimeout(timer)
    const [next] = scheduledIn(dataset)
    if (!next) return
    const delay = Math.max(soonestMs, timeOf(next) - Date.now())
    timer = setTimeout(run, Math.min(delay, MAX_WAIT_MS)).unref()
  }
  const run = () => {
    const isDone = publishDue(dataset, onError)
    plan(isDone ? 0 : RETRY_MS)
  }
  const overdue = scheduledIn(dataset).filter((release) => timeOf(release) <= Date.now())
  run()
  if (overdue.length > 0) onNotice(noticeOf(dataset, overdue))
  // The timer is set, nothing is published: a commit made while listeners are notified would reach them out of order.
  const stopListening = dataset.onCommit(({changes}) => {
    if (changes.some(({documentId}) => isReleaseDocumentId(documentId))) plan(0)
  })
  return () => {
    clearTimeout(timer)
    stopListening()
  }
}

export interface ClockReports {
  onError: (error: unknown) => void
  onNotice: (sentence: string) => void
}

/** The sentence about releases that fell due while the lake was closed. */
function noticeOf({documents}: StoredDataset, overdue: StoredDocument[]): string {
  const outcomes = overdue.map(({_id, metadata}) => {
    const title = isObject(metadata) && typeof metadata.title === 'string' ? metadata.title : ''
    const isPublished = documents.get(_id)?.state === 'published'
    return `"${title || releaseIdOfDocument(_id)}" ${isPublished ? 'published' : 'not published (the release has the reason)'}`
  })
  return `Releases that fell due while the lake was closed: ${outcomes.join(', ')}.`
}

/** @returns false when a release has to be tried again */
function publishDue(dataset: StoredDataset, onError: (error: unknown) => void): boolean {
  for (const release of scheduledIn(dataset)) {
    if (timeOf(release) > Date.now()) break
    try {
      publish(dataset, release)
    } catch (error) {
      onError(error)
      return false
    }
  }
  return true
}

function publish(dataset: StoredDataset, release: StoredDocument) {
  const releaseId = releaseIdOfDocument(release._id)
  const author = schedulerOf(dataset, release)
  try {
    dataset.commit({actions: [{actionType: 'lake.release.publishDue', releaseId}], author})
  } catch (error) {
    if (!(error instanceof LakeError) || error.status >= 500) throw error
    const {message} = error
    dataset.commit({actions: [{actionType: 'lake.release.fail', releaseId, message}], author})
  }
}

/** The scheduled releases, ordered by their time. */
function scheduledIn(dataset: StoredDataset): StoredDocument[] {
  return unfinishedReleases(dataset)
    .filter(({state}) => state === 'scheduled')
    .sort((a, b) => timeOf(a) - timeOf(b) || (a._id < b._id ? -1 : 1))
}

/** Milliseconds since 1970. */
const timeOf = ({publishAt}: StoredDocument) => Date.parse(typeof publishAt === 'string' ? publishAt : '')

/** Id of the person who scheduled the release, who becomes the author of its publication. */
function schedulerOf({past}: StoredDataset, {_rev, userId}: StoredDocument): string {
  return past.transaction(_rev)?.author ?? (typeof userId === 'string' ? userId : 'lake')
}
