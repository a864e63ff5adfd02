import {eventStream, eventText, type EventSink} from './event-stream.ts'
import {isVisible, sightOf, type Sight} from '../query/permissions.ts'
import {tagsOfChange} from '../query/sync-tags.ts'
import type {Dataset, Identity, Transaction} from '../types.ts'

export interface LiveRequest {
  identity: Identity | undefined
  /** Also tell of drafts and versions. */
  includeDrafts: boolean
  /** Whether the reader may still have the stream. */
  isAllowed?: () => boolean
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

/**
 * A stream that names, after each commit, what it touched: `{"tags": […]}`, to be compared with the `syncTags` of
 * answers. Holds no content, and is the same for every anonymous visitor.
 */
export function liveEvents(dataset: Dataset, request: LiveRequest): Response {
  const {identity, includeDrafts, lastEventId, isAllowed} = request
  const audiences = audiencesOf(dataset)
  const sight = sightOf(dataset, identity)
  const key = `${sight} ${includeDrafts}`
  const audience = audiences.get(key) ?? {sight, includeDrafts, sinks: new Set<EventSink>()}
  audiences.set(key, audience)
  return eventStream((sink) => {
    greet(dataset, audience, sink, lastEventId)
    audience.sinks.add(sink)
    return () => audience.sinks.delete(sink)
  }, isAllowed)
}

const audiencesOfDatasets = new WeakMap<Dataset, Map<string, Audience>>()

function audiencesOf(dataset: Dataset): Map<string, Audience> {
  const known = audiencesOfDatasets.get(dataset)
  if (known) return known
  const audiences = new Map<string, Audience>()
  audiencesOfDatasets.set(dataset, audiences)
  dataset.onCommit((transaction) => {
    for (const audience of audiences.values()) {
      const text = audience.sinks.size > 0 ? messageOf(audience, transaction) : undefined
      if (text) for (const sink of audience.sinks) sink.send(text)
    }
  })
  return audiences
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
  if (!/^\d{1,15}$/.test(lastEventId) || Number(lastEventId) > dataset.sequence) return undefined
  if (Number(lastEventId) < dataset.oldestPosition) return undefined
  const missed = dataset.transactionsSince(Number(lastEventId), MAX_MISSED_TRANSACTIONS + 1)
  if (missed.length > MAX_MISSED_TRANSACTIONS) return undefined
  return missed.map((transaction) => messageOf(audience, transaction)).filter((text) => text !== undefined)
}

function messageOf({sight, includeDrafts}: Audience, {sequence, changes}: Transaction): string | undefined {
  const told = changes.filter(
    ({documentId}) =>
      isVisible(sight, documentId) && (includeDrafts || !/^(drafts|versions)\./.test(documentId)),
  )
  const tags = new Set(told.flatMap(tagsOfChange))
  if (tags.size === 0) return undefined
  return eventText({event: 'message', id: String(sequence), data: JSON.stringify({tags: [...tags]})})
}

/** Ends every stream of a dataset; readers that are still there connect again. */
export function endLiveEvents(dataset: Dataset) {
  for (const {sinks} of audiencesOfDatasets.get(dataset)?.values() ?? [])
    for (const sink of sinks) sink.close()
}
