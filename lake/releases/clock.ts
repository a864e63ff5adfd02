import {LakeError} from '../model/errors.ts'
import {isObject} from '../model/json.ts'
import {isReleaseDocumentId, RELEASE_TYPE, releaseIdOfDocument} from '../model/release-id.ts'
import type {PlausibleClock} from '../../lib/process/plausible-clock.ts'
import type {StoredDataset} from '../dataset/dataset.ts'
import type {StoredDocument} from '../model/types.ts'

/** Longest time, in milliseconds, until the wall clock is read again: clocks can be set, and machines can sleep. */
const MAX_WAIT_MS = 60_000
/** Milliseconds until the next attempt after a failure that is not the release's own, such as a full disk. */
const RETRY_MS = 30_000

/**
 * Publishes the scheduled releases of a dataset at their time, in order. Overdue releases are published before this
 * returns. A release that cannot be published becomes active again, with the reason in its `error`. While the clock is
 * implausible, releases wait.
 * @param reports `clock` judges the clock of the machine. `onError` is called with failures that are not the release's own,
 *   `onNotice` with a sentence about overdue releases.
 * @returns `stop` stops the clock; `run` publishes what is due at once, for a clock that tests set
 */
export function keepReleaseClock(dataset: StoredDataset, {clock, onError, onNotice}: ClockReports) {
  let timer: NodeJS.Timeout | undefined
  const plan = (soonestMs: number) => {
    clearTimeout(timer)
    const [next] = scheduledIn(dataset)
    if (!next) return
    const delay = Math.max(soonestMs, timeOf(next) - dataset.now())
    timer = setTimeout(run, Math.min(delay, MAX_WAIT_MS)).unref()
  }
  const run = () => {
    const isDone = publishDue(dataset, {clock, onError})
    plan(isDone ? 0 : RETRY_MS)
  }
  const overdue = dueIn(dataset)
  run()
  if (overdue.length > 0) onNotice(noticeOf(dataset, overdue))
  // Only sets the timer. Publishing here would commit while listeners are notified, so they would get commits out of order.
  const stopListening = dataset.onCommit(({changes}) => {
    if (changes.some(({documentId}) => isReleaseDocumentId(documentId))) plan(0)
  })
  const stop = () => {
    clearTimeout(timer)
    stopListening()
  }
  return {run, stop}
}

export interface ClockReports {
  clock: Pick<PlausibleClock, 'problem'>
  onError: (error: unknown) => void
  onNotice: (sentence: string) => void
}

const OUTCOMES = new Map<unknown, string>([
  ['published', 'published'],
  ['scheduled', 'waiting'],
])

/** The sentence about releases that fell due while the lake was closed. */
function noticeOf({documents}: StoredDataset, overdue: StoredDocument[]): string {
  const outcomes = overdue.map(({_id, metadata}) => {
    const title = isObject(metadata) && typeof metadata.title === 'string' ? metadata.title : ''
    const outcome = OUTCOMES.get(documents.get(_id)?.state) ?? 'not published (the release has the reason)'
    return `"${title || releaseIdOfDocument(_id)}" ${outcome}`
  })
  return `Releases that fell due while the lake was closed: ${outcomes.join(', ')}.`
}

/** @returns false when a release has to be tried again */
function publishDue(dataset: StoredDataset, {clock, onError}: Omit<ClockReports, 'onNotice'>): boolean {
  const due = dueIn(dataset)
  // Read while nothing is due, too, so that the time between two readings stays short.
  if (clock.problem() !== undefined) return due.length === 0
  for (const release of due) {
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
  return [...dataset.idsOfType(RELEASE_TYPE)]
    .flatMap((id) => dataset.documents.get(id) ?? [])
    .filter(({_id, state}) => isReleaseDocumentId(_id) && state === 'scheduled')
    .sort((a, b) => timeOf(a) - timeOf(b) || (a._id < b._id ? -1 : 1))
}

const dueIn = (dataset: StoredDataset) =>
  scheduledIn(dataset).filter((release) => timeOf(release) <= dataset.now())

/** Milliseconds since 1970. */
const timeOf = ({publishAt}: StoredDocument) => Date.parse(typeof publishAt === 'string' ? publishAt : '')

/** Id of the person who scheduled the release, who becomes the author of its publication. */
function schedulerOf({past}: StoredDataset, {_rev, userId}: StoredDocument): string {
  return past.transaction(_rev)?.author ?? (typeof userId === 'string' ? userId : 'lake')
}
