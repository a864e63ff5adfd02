import {
  bytesOf,
  eventStream,
  eventText,
  MAX_QUEUED_FOR_VISITORS,
  type EventSink,
  type StreamRights,
} from './event-stream.ts'
import type {Positions} from './positions.ts'
import {isVisible, readAccessOf, type ReadAccess} from '../query/view/permissions.ts'
import {tagsOfChange, tagsOfVersions} from '../query/answer/sync-tags.ts'
import {isPublishedId, publishedId} from '../model/documents.ts'
import {isPublishedVariant} from '../model/variant-key.ts'
import {isDefinitionId} from '../model/variant-id.ts'
import type {Change, Identity, Transaction} from '../model/types.ts'
import type {StoredDataset} from '../dataset/dataset.ts'

export interface LiveRequest extends StreamRights {
  identity: Identity | undefined
  /** Whether the reader also gets the tags of drafts and versions. */
  includeDrafts: boolean
  /** Last event that a reconnecting reader has received. */
  lastEventId: string | undefined
}

/** Readers with equal rights. The readers get the same events. */
interface Audience {
  readAccess: ReadAccess
  includeDrafts: boolean
  sinks: Set<EventSink>
}

/** Maximum number of missed transactions that are replayed. A reader that missed more gets `restart`. */
const MAX_MISSED_TRANSACTIONS = 200
/** Milliseconds to read missed transactions, which blocks everything else. */
const MAX_MISSED_MS = 50

/** The live events of one dataset. */
export class LiveEvents {
  readonly #dataset: StoredDataset
  readonly #positions: Positions
  readonly #audiences = new Map<string, Audience>()

  constructor(dataset: StoredDataset, positions: Positions) {
    this.#dataset = dataset
    this.#positions = positions
    dataset.onCommit((transaction) => {
      for (const audience of this.#audiences.values()) {
        const text = audience.sinks.size > 0 ? this.#messageOf(audience, transaction) : undefined
        const bytes = text && bytesOf([text])
        if (bytes) for (const sink of audience.sinks) sink.send(bytes)
      }
    })
  }

  /**
   * Opens a stream of the sync tags of each commit: `{"tags": […]}`, to compare with the `syncTags` of answers. It holds
   * no content, and is the same for every anonymous visitor.
   */
  stream(request: LiveRequest): Response {
    const {identity, includeDrafts, lastEventId, isAllowed, onEnd} = request
    const readAccess = readAccessOf(this.#dataset, identity)
    const key = `${readAccess} ${includeDrafts}`
    const audience = this.#audiences.get(key) ?? {readAccess, includeDrafts, sinks: new Set<EventSink>()}
    this.#audiences.set(key, audience)
    return eventStream(
      (sink) => {
        this.#greet(audience, sink, lastEventId)
        audience.sinks.add(sink)
        return () => audience.sinks.delete(sink)
      },
      {isAllowed, onEnd, maxQueuedBytes: identity ? undefined : MAX_QUEUED_FOR_VISITORS},
    )
  }

  /** Closes every stream. Connected readers reconnect. */
  end() {
    for (const {sinks} of this.#audiences.values()) for (const sink of sinks) sink.close()
  }

  #greet(audience: Audience, sink: EventSink, lastEventId: string | undefined) {
    const id = this.#positions.seal({sequence: this.#dataset.sequence})
    const missed = lastEventId === undefined ? [] : this.#missedMessages(audience, lastEventId)
    sink.send(eventText({event: 'welcome', id: missed ? (lastEventId ?? id) : id, data: '{}'}))
    if (!missed) sink.send(eventText({event: 'restart', id, data: '{}'}))
    for (const text of missed ?? []) sink.send(text)
  }

  /** Messages since an event; `undefined` when its id is not a position of this dataset, or too old. */
  #missedMessages(audience: Audience, lastEventId: string): string[] | undefined {
    const position = this.#positions.open(lastEventId)
    const {past} = this.#dataset
    if (!position || !past.isPosition(position.sequence)) return undefined
    return past
      .missedSince(position.sequence, MAX_MISSED_TRANSACTIONS, performance.now() + MAX_MISSED_MS)
      ?.map((transaction) => this.#messageOf(audience, transaction))
      .filter((text) => text !== undefined)
  }

  #messageOf(audience: Audience, transaction: Transaction): string | undefined {
    const tags = tagsFor(this.#dataset, audience, transaction)
    if (tags.length === 0) return undefined
    const id = this.#positions.seal({sequence: transaction.sequence})
    return eventText({event: 'message', id, data: JSON.stringify({tags})})
  }
}

function tagsFor(
  dataset: StoredDataset,
  {readAccess, includeDrafts}: Audience,
  {changes}: Transaction,
): string[] {
  const relevant = changes.filter((change) => isRelevant(change, readAccess, includeDrafts))
  const tagsOf = (change: Change) =>
    includeDrafts || isOfPublishedVariant(change) ? tagsOfVersions(dataset, change) : tagsOfChange(change)
  return [...new Set(relevant.flatMap(tagsOf))]
}

/** Whether a change can affect an answer that the reader may have. */
function isRelevant(change: Change, readAccess: ReadAccess, includeDrafts: boolean): boolean {
  const {documentId} = change
  // Visitors cannot read definitions and variants themselves, but their answers may depend on both.
  if (isDefinitionId(documentId)) return readAccess !== 'nothing'
  if (isOfPublishedVariant(change)) return isVisible(readAccess, publishedId(documentId))
  return isVisible(readAccess, documentId) && (includeDrafts || isPublishedId(documentId))
}

function isOfPublishedVariant({previous, next}: Change): boolean {
  const document = next ?? previous
  return document !== undefined && isPublishedVariant(document)
}
