import {eventStream, eventText, type EventSink, type StreamRights} from './event-stream.ts'
import {LakeError} from '../model/errors.ts'
import {isVisible, sightOf, type Sight} from '../query/view/permissions.ts'
import {tagsOfChange, tagsOfVersions} from '../query/answer/sync-tags.ts'
import {isPublishedId, publishedId} from '../model/documents.ts'
import {isPublishedVariant} from '../model/variant-key.ts'
import {isDefinitionId} from '../model/variant-id.ts'
import type {Change, Dataset, Identity, Transaction} from '../model/types.ts'

export interface LiveRequest extends StreamRights {
  identity: Identity | undefined
  /** Whether the reader also gets the tags of drafts and versions. */
  includeDrafts: boolean
  /** Last event that a reconnecting reader has received. */
  lastEventId: string | undefined
}

/** Readers with equal rights. They get the same events. */
interface Audience {
  sight: Sight
  includeDrafts: boolean
  sinks: Set<EventSink>
}

/** Maximum number of missed transactions that are replayed. A reader that missed more gets `restart`. */
const MAX_MISSED_TRANSACTIONS = 200
/** Milliseconds to read missed transactions, which blocks everything else. */
const MAX_MISSED_MS = 50

/** The live events of one dataset. */
export class LiveEvents {
  readonly #dataset: Dataset
  readonly #audiences = new Map<string, Audience>()

  constructor(dataset: Dataset) {
    this.#dataset = dataset
    dataset.onCommit((transaction) => {
      for (const audience of this.#audiences.values()) {
        const text = audience.sinks.size > 0 ? messageOf(dataset, audience, transaction) : undefined
        if (text) for (const sink of audience.sinks) sink.send(text)
      }
    })
  }

  /**
   * Opens a stream of the sync tags of each commit: `{"tags": […]}`, to compare with the `syncTags` of answers. It holds
   * no content, and is the same for every anonymous visitor.
   */
  stream(request: LiveRequest): Response {
    const {identity, includeDrafts, lastEventId, isAllowed, onEnd} = request
    const sight = sightOf(this.#dataset, identity)
    const key = `${sight} ${includeDrafts}`
    const audience = this.#audiences.get(key) ?? {sight, includeDrafts, sinks: new Set<EventSink>()}
    this.#audiences.set(key, audience)
    return eventStream(
      (sink) => {
        greet(this.#dataset, audience, sink, lastEventId)
        audience.sinks.add(sink)
        return () => audience.sinks.delete(sink)
      },
      {isAllowed, onEnd},
    )
  }

  /** Closes every stream. Connected readers reconnect. */
  end() {
    for (const {sinks} of this.#audiences.values()) for (const sink of sinks) sink.close()
  }
}

function greet(dataset: Dataset, audience: Audience, sink: EventSink, lastEventId: string | undefined) {
  const id = String(dataset.sequence)
  const missed = lastEventId === undefined ? [] : missedMessages(dataset, audience, lastEventId)
  sink.send(eventText({event: 'welcome', id: missed ? (lastEventId ?? id) : id, data: '{}'}))
  if (!missed) sink.send(eventText({event: 'restart', id, data: '{}'}))
  for (const text of missed ?? []) sink.send(text)
}

/** Messages since an event; `undefined` when its id is not a position of this dataset, or too old. */
function missedMessages(dataset: Dataset, audience: Audience, lastEventId: string): string[] | undefined {
  if (!/^\d{1,15}$/.test(lastEventId) || !dataset.isPosition(Number(lastEventId))) return undefined
  const missed = transactionsMissed(dataset, Number(lastEventId))
  if (!missed) return undefined
  return missed
    .map((transaction) => messageOf(dataset, audience, transaction))
    .filter((text) => text !== undefined)
}

function transactionsMissed(dataset: Dataset, sequence: number): Transaction[] | undefined {
  try {
    const deadline = performance.now() + MAX_MISSED_MS
    const missed = dataset.transactionsSince(sequence, MAX_MISSED_TRANSACTIONS + 1, deadline)
    return missed.length > MAX_MISSED_TRANSACTIONS ? undefined : missed
  } catch (error) {
    if (error instanceof LakeError) return undefined
    throw error
  }
}

function messageOf(
  dataset: Dataset,
  {sight, includeDrafts}: Audience,
  {sequence, changes}: Transaction,
): string | undefined {
  const relevant = changes.filter((change) => isRelevant(change, sight, includeDrafts))
  const tagsOf = (change: Change) =>
    includeDrafts || isOfPublishedVariant(change) ? tagsOfVersions(dataset, change) : tagsOfChange(change)
  const tags = new Set(relevant.flatMap(tagsOf))
  if (tags.size === 0) return undefined
  return eventText({event: 'message', id: String(sequence), data: JSON.stringify({tags: [...tags]})})
}

/** Whether a change can affect an answer that the reader may have. */
function isRelevant(change: Change, sight: Sight, includeDrafts: boolean): boolean {
  const {documentId} = change
  // Visitors cannot read definitions and variants themselves, but their answers may depend on both.
  if (isDefinitionId(documentId)) return sight !== 'nothing'
  if (isOfPublishedVariant(change)) return isVisible(sight, publishedId(documentId))
  return isVisible(sight, documentId) && (includeDrafts || isPublishedId(documentId))
}

function isOfPublishedVariant({previous, next}: Change): boolean {
  const document = next ?? previous
  return document !== undefined && isPublishedVariant(document)
}
