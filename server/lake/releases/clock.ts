import {LakeError} from '../errors.ts'
import {isReleaseDocumentId, releaseIdOfDocument} from './release-id.ts'
import {unfinishedReleases} from './unfinished.ts'
import type {StoredDataset} from '../storage/dataset.ts'
import type {StoredDocument} from '../types.ts'

/** The wall clock is looked at at least so often while something is scheduled: it can be set, and machines sleep. */
const MAX_WAIT_MS = 60_000
/** After a failure that is not the release's fault, such as a full disk. */
const RETRY_MS = 30_000

/**
 * Publishes the scheduled releases of a dataset when their time comes, the earliest first. Those that fell due
 * while nobody kept the clock are published before this returns. A release that cannot be published becomes
 * active again and says why in its `error`.
 * @param onError told of failures that are no fault of the release
 * @returns stops the clock
 */
export function keepReleaseClock(dataset: StoredDataset, onError: (error: unknown) => void): () => void {
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
  run()
  // Only plans: a commit from within the telling of another would be told out of order.
  const stopListening = dataset.onCommit(({changes}) => {
    if (changes.some(({documentId}) => isReleaseDocumentId(documentId))) plan(0)
  })
  return () => {
    clearTimeout(timer)
    stopListening()
  }
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
function schedulerOf(dataset: StoredDataset, {_rev, userId}: StoredDocument): string {
  const {store, key} = dataset.past
  return store.transactionById(key, _rev)?.author ?? (typeof userId === 'string' ? userId : 'lake')
}
