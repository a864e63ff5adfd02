import {LakeError} from '../model/errors.ts'
import {isObject} from '../model/json.ts'
import {isReleaseDocumentId, releaseIdOfDocument} from '../model/release-id.ts'
import {unfinishedReleases} from './unfinished.ts'
import type {StoredDataset} from '../dataset/dataset.ts'
import type {StoredDocument} from '../model/types.ts'

/** The wall clock is looked at at least so often while something is scheduled: it can be set, and machines sleep. */
const MAX_WAIT_MS = 60_000
/** After a failure that is not the release's fault, such as a full disk. */
const RETRY_MS = 30_000

/**
 * Publishes the scheduled releases of a dataset when their time comes, the earliest first. Those that fell due
 * while nobody kept the clock are published before this returns. A release that cannot be published becomes
 * active again and says why in its `error`.
 * @param tell `onError` is told of failures that are no fault of the release; `onNotice` what was published late
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
  // Only plans: a commit from within the telling of another would be told out of order.
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

/** What became of the releases that fell due while nobody kept the clock. */
function noticeOf({documents}: StoredDataset, overdue: StoredDocument[]): string {
  const outcomes = overdue.map(({_id, metadata}) => {
    const title = isObject(metadata) && typeof metadata.title === 'string' ? metadata.title : ''
    const isPublished = documents.get(_id)?.state === 'published'
    return `"${title || releaseIdOfDocument(_id)}" ${isPublished ? 'published' : 'not published, see there'}`
  })
  return `Releases that fell due while the lake was closed: ${outcomes.join(', ')}.`
}

/** @returns false when some could not be tried */
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

/** Ordered by their time. */
function scheduledIn(dataset: StoredDataset): StoredDocument[] {
  return unfinishedReleases(dataset)
    .filter(({state}) => state === 'scheduled')
    .sort((a, b) => timeOf(a) - timeOf(b) || (a._id < b._id ? -1 : 1))
}

/** Milliseconds since 1970. */
const timeOf = ({publishAt}: StoredDocument) => Date.parse(typeof publishAt === 'string' ? publishAt : '')

/** Who scheduled the release: what is done at its time is done in their name. */
function schedulerOf({past}: StoredDataset, {_rev, userId}: StoredDocument): string {
  return past.transaction(_rev)?.author ?? (typeof userId === 'string' ? userId : 'lake')
}
