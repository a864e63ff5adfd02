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
  /** Also tell of drafts and versions. */
  includeDrafts: boolean
  /** The last event that a reader coming back has seen. */
  lastEventId: string | undefined
}

/** Readers who may see the same are told the same. */
interface Audience {
  sight: Sight
  includeDrafts: boolean
  sinks: Set<EventSink>
}

/** A reader that has missed more fetches everything afresh. */
const MAX_MISSED_TRANSACTIONS = 200
/** While it is looked up what a reader has missed, everybody waits. */
const MAX_MISSED_MS = 50

/** The live events of one dataset. Readers with equal rights form an audience and get the same events. */
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
   * A stream that names, after each commit, what the commit touched: `{"tags": […]}`, to be compared with the
   * `syncTags` of answers. Holds no content, and is the same for every anonymous visitor.
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

  /** Closes every stream. Readers that are still there connect again. */
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

/** `undefined` when the position is not one of this dataset's, or too long ago. */
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
  const told = changes.filter((change) => isTold(change, sight, includeDrafts))
  const tagsOf = (change: Change) =>
    includeDrafts || isOfPublishedVariant(change) ? tagsOfVersions(dataset, change) : tagsOfChange(change)
  const tags = new Set(told.flatMap(tagsOf))
  if (tags.size === 0) return undefined
  return eventText({event: 'message', id: String(sequence), data: JSON.stringify({tags: [...tags]})})
}

/** Whether an answer that a reader may have can depend on what has changed. */
function isTold(change: Change, sight: Sight, includeDrafts: boolean): boolean {
  const {documentId} = change
  // Visitors see neither by itself, but their answers can be made of them.
  if (isDefinitionId(documentId)) return sight !== 'nothing'
  if (isOfPublishedVariant(change)) return isVisible(sight, publishedId(documentId))
  return isVisible(sight, documentId) && (includeDrafts || isPublishedId(documentId))
}

function isOfPublishedVariant({previous, next}: Change): boolean {
  const document = next ?? previous
  return document !== undefined && isPublishedVariant(document)
}
