import {StoredDataset, type DatasetOptions} from '../dataset/dataset.ts'
import {Listeners} from '../listen/listeners.ts'
import {LiveEvents} from '../listen/live-events.ts'
import type {Positions} from '../listen/positions.ts'
import {tagsOfChange} from '../query/answer/sync-tags.ts'
import {Queries} from '../query/queries.ts'
import {keepReleaseClock, type ClockReports} from '../releases/clock.ts'
import type {DatasetRow, Store} from '../storage/store.ts'

/**
 * Number of documents above which the query process starts before the first query needs it. Filling the process takes
 * seconds.
 */
const MANY_DOCUMENTS = 2000
/** Milliseconds between the start of the lake and that of the query process. */
const QUERY_PROCESS_AFTER_MS = 1000

interface LakeDatasetOptions extends DatasetOptions {
  positions: Positions
}

/**
 * A dataset of an open lake, with everything that follows its commits. Commits reach, in this order: the views, the
 * query process, the listeners, the live events, the release clock.
 */
export class LakeDataset extends StoredDataset {
  readonly queries: Queries
  readonly listeners: Listeners
  readonly liveEvents: LiveEvents
  readonly positions: Positions
  #releases: ReturnType<typeof keepReleaseClock> | undefined
  #start: NodeJS.Timeout | undefined

  constructor(row: DatasetRow, store: Store, {positions, ...options}: LakeDatasetOptions) {
    super(row, store, options)
    this.positions = positions
    this.queries = new Queries(this)
    this.listeners = new Listeners(this, positions)
    this.liveEvents = new LiveEvents(this, positions)
  }

  /** Id of the last event, as live events number them. */
  get position(): string {
    return this.positions.seal({sequence: this.sequence})
  }

  /** Starts the release clock. Releases that fell due while the lake was closed are published now. */
  start(reports: ClockReports) {
    this.#releases = keepReleaseClock(this, reports)
    if (this.documents.size <= MANY_DOCUMENTS) return
    this.#start = setTimeout(() => this.queries.process.start(), QUERY_PROCESS_AFTER_MS).unref()
  }

  /** Publishes the releases that are due, also when no timer has noticed that a test's clock moved. */
  publishDue() {
    this.#releases?.run()
  }

  /** Calls `listener` with the sync tags of each commit, as live events carry them. @returns a function that unsubscribes */
  onTags(listener: (tags: string[]) => void): () => void {
    return this.onCommit(({changes}) => listener([...new Set(changes.flatMap(tagsOfChange))]))
  }

  /** Closes every stream, for example after the rights of readers changed. Connected readers reconnect. */
  endStreams() {
    this.listeners.end()
    this.liveEvents.end()
  }

  /** Stops everything that runs on the dataset. Its documents stay readable. */
  end() {
    this.#releases?.stop()
    clearTimeout(this.#start)
    this.queries.close()
    this.endStreams()
  }
}
