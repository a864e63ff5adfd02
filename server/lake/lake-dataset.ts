import {StoredDataset} from './dataset/dataset.ts'
import {Listeners} from './listen/listeners.ts'
import {LiveEvents} from './listen/live-events.ts'
import {tagsOfChange} from './query/answer/sync-tags.ts'
import {Queries} from './query/queries.ts'
import {keepReleaseClock, type ClockReports} from './releases/clock.ts'

/** Documents from which on the query process is started before the first question needs it: it takes seconds to fill. */
const MANY_DOCUMENTS = 2000
/** Milliseconds after the start of the lake. */
const QUERY_PROCESS_AFTER_MS = 1000

/**
 * A dataset of an open lake, with everything that follows its commits. Commits reach, in this order: the views, the
 * query process, the listeners, the live events, the release clock.
 */
export class LakeDataset extends StoredDataset {
  readonly queries = new Queries(this)
  readonly listeners = new Listeners(this)
  readonly liveEvents = new LiveEvents(this)
  #stopClock: () => void = () => undefined
  #start: NodeJS.Timeout | undefined

  /** Publishes releases when they are due, at once those that fell due while the lake was closed. */
  start(reports: ClockReports) {
    this.#stopClock = keepReleaseClock(this, reports)
    if (this.documents.size <= MANY_DOCUMENTS) return
    this.#start = setTimeout(() => this.queries.process.start(), QUERY_PROCESS_AFTER_MS).unref()
  }

  /** Calls `listener` with the sync tags of each commit, as live events name them. @returns ends the subscription */
  onTags(listener: (tags: string[]) => void): () => void {
    return this.onCommit(({changes}) => listener([...new Set(changes.flatMap(tagsOfChange))]))
  }

  /** Closes every stream, for example when readers' rights have changed. Readers that are still there connect again. */
  endStreams() {
    this.listeners.end()
    this.liveEvents.end()
  }

  /** Ends everything that runs on the dataset. Its documents can still be read. */
  end() {
    this.#stopClock()
    clearTimeout(this.#start)
    this.queries.close()
    this.endStreams()
  }
}
