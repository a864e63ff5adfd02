import {randomUUID} from 'node:crypto'
import {channelError} from './channel-error.ts'
import {
  bytesOf,
  eventStream,
  eventText,
  MAX_QUEUED_FOR_VISITORS,
  type EventSink,
  type StreamRights,
} from './event-stream.ts'
import {isPublishedId} from '../model/documents.ts'
import {listenFilter, type ListenFilter} from './listen-filter.ts'
import {isTombstone} from '../model/purged.ts'
import type {Positions} from './positions.ts'
import {ANONYMOUS, isVisible, readAccessOf, type ReadAccess} from '../query/view/permissions.ts'
import type {Change, Identity, JsonObject, StoredDocument, Transaction} from '../model/types.ts'
import type {StoredDataset} from '../dataset/dataset.ts'
import {isAsset} from '../query/view/shown-assets.ts'

export interface ListenRequest extends StreamRights {
  query: string
  params: JsonObject
  identity: Identity | undefined
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  /** Whether the listener also gets drafts and versions. */
  includeAllVersions: boolean
  includeEffects: boolean
  /** Last event that a reconnecting reader has received, when the reader supports resuming. */
  resumeAfter?: string
}

/** Listeners with equal requests. The listeners get the same events, so each event is made once. */
interface Group {
  dataset: StoredDataset
  positions: Positions
  request: ListenRequest
  readAccess: ReadAccess
  isKept: ListenFilter
  sinks: Set<EventSink>
}

/** Maximum number of missed transactions that are replayed. A reader that missed more gets `reset`. */
const MAX_MISSED_TRANSACTIONS = 500
/** Milliseconds to read missed transactions, which blocks everything else. Visitors have less. */
const MAX_MISSED_MS = 200
const MAX_MISSED_BY_VISITORS_MS = 50
/** Milliseconds that the filters of all visitors together may delay the acknowledgement of one commit. */
const VISITORS_MS = 100

/** All listeners of one dataset, grouped by request. */
export class Listeners {
  readonly #dataset: StoredDataset
  readonly #positions: Positions
  readonly #groups = new Map<string, Group>()

  constructor(dataset: StoredDataset, positions: Positions) {
    this.#dataset = dataset
    this.#positions = positions
    dataset.onCommit((transaction) => this.#notify(transaction))
  }

  /**
   * Opens a stream of changes to the documents of a query: `welcome` first, then a `mutation` for each document in each
   * transaction. Events are sent after the commit and before its acknowledgement.
   * @throws LakeError for a query that cannot be listened to
   */
  listen(request: ListenRequest): Response {
    const {resumeAfter, isAllowed, onEnd, ...what} = request
    const {identity} = request
    // The role of a person may change while a stream of the former role is still open.
    const key = JSON.stringify({
      ...what,
      identity: identity?.id,
      readAccess: readAccessOf(this.#dataset, identity),
    })
    const groups = this.#groups
    const group = groups.get(key) ?? newGroup(this.#dataset, this.#positions, request)
    return eventStream(
      (sink) => {
        // No commit can happen between these lines, so no change is lost between the greeting and the first event.
        greet(this.#dataset, group, sink, resumeAfter)
        group.sinks.add(sink)
        groups.set(key, group)
        return () => {
          group.sinks.delete(sink)
          if (group.sinks.size === 0 && groups.get(key) === group) groups.delete(key)
        }
      },
      {isAllowed, onEnd, maxQueuedBytes: identity ? undefined : MAX_QUEUED_FOR_VISITORS},
    )
  }

  /** Closes every stream. Connected readers reconnect. */
  end() {
    for (const {sinks} of this.#groups.values()) for (const sink of sinks) sink.close()
  }

  /** Notifies signed-in readers first. The filters of visitors share a time budget. */
  #notify(transaction: Transaction) {
    const all = [...this.#groups.values()]
    for (const group of all) if (group.request.identity) notify(group, transaction, Infinity)
    const deadline = performance.now() + VISITORS_MS
    for (const group of all) if (!group.request.identity) notify(group, transaction, deadline)
  }
}

function newGroup(dataset: StoredDataset, positions: Positions, request: ListenRequest): Group {
  const {query, params, identity} = request
  const readAccess = readAccessOf(dataset, identity)
  const isKept = listenFilter(query, params, {
    dereference: (id) => dataset.views.view('raw', readAccess).get(id),
    identity: identity?.id ?? ANONYMOUS,
    projectId: dataset.projectId,
    dataset: dataset.name,
  })
  return {dataset, positions, request, readAccess, isKept, sinks: new Set()}
}

function greet(dataset: StoredDataset, group: Group, sink: EventSink, resumeAfter: string | undefined) {
  const data = JSON.stringify({listenerName: randomUUID()})
  const id = group.positions.seal({sequence: dataset.sequence})
  if (resumeAfter === undefined) return sink.send(eventText({event: 'welcome', id, data}))
  const missed = missedEventsIfAny(dataset, group, resumeAfter)
  if (!missed) return sink.send(eventText({event: 'reset', id, data}))
  // As one chunk, because a reader that has begun to read may have any amount in its queue.
  sink.send([eventText({event: 'welcomeback', id: resumeAfter, data}), ...missed].join(''))
}

/** Missed events; `undefined` also when reading them or filtering them takes too long. */
function missedEventsIfAny(...what: Parameters<typeof missedEvents>): string[] | undefined {
  try {
    return missedEvents(...what)
  } catch {
    return undefined
  }
}

/** Events that a reader has missed; `undefined` when they cannot be reconstructed. */
function missedEvents(dataset: StoredDataset, group: Group, resumeAfter: string): string[] | undefined {
  const position = group.positions.open(resumeAfter)
  const {past} = dataset
  if (!position || !past.isPosition(position.sequence)) return undefined
  const {sequence, index} = position
  // After an event in the middle of a transaction, the rest of that transaction was missed too.
  const since = index === undefined ? sequence : sequence - 1
  if (since < past.horizon.sequence) return undefined
  const limitMs = group.request.identity ? MAX_MISSED_MS : MAX_MISSED_BY_VISITORS_MS
  const deadline = performance.now() + limitMs
  const transactions = past.missedSince(since, MAX_MISSED_TRANSACTIONS, deadline)
  if (!transactions) return undefined
  const missed: string[] = []
  for (const transaction of transactions) {
    if (performance.now() > deadline) return undefined
    if (transaction.changes.some((change) => isPurged(group, change))) return undefined
    const seen = transaction.sequence === sequence ? index : 0
    for (const text of eventsOf(group, transaction, deadline).slice(seen)) missed.push(text)
  }
  const length = missed.reduce((sum, text) => sum + text.length, 0)
  return group.request.identity || length <= MAX_QUEUED_FOR_VISITORS ? missed : undefined
}

/** Sends a transaction to a group. @param deadline after which the readers are disconnected; they reconnect afresh */
function notify(group: Group, transaction: Transaction, deadline: number) {
  if (performance.now() > deadline) {
    for (const sink of group.sinks) sink.close()
    return
  }
  try {
    const bytes = bytesOf(eventsOf(group, transaction, deadline))
    if (!bytes) return
    for (const sink of group.sinks)
      if (performance.now() > deadline) sink.close()
      else sink.send(bytes)
  } catch (error) {
    const text = channelError(error)
    for (const sink of group.sinks) {
      sink.send(text)
      sink.close()
    }
  }
}

/** Whether events of a document are missing from the log. Purging a document removes all its events except the last. */
function isPurged(group: Group, {documentId, previous}: Change): boolean {
  return previous !== undefined && isTombstone(previous) && isInScope(group, documentId)
}

const isInScope = ({readAccess, request}: Group, documentId: string) =>
  isVisible(readAccess, documentId) && (request.includeAllVersions || isPublishedId(documentId))

/** Whether a document is an image or a file that the readers may not know of. */
const isHidden = ({dataset, readAccess}: Group, document: StoredDocument | undefined) =>
  document !== undefined && isAsset(document) && !dataset.views.view('raw', readAccess).get(document._id)

type Transition = 'appear' | 'update' | 'disappear'

function eventsOf(group: Group, transaction: Transaction, deadline: number): string[] {
  const sent: {change: Change; transition: Transition}[] = []
  for (const change of transaction.changes) {
    const transition = transitionOf(group, change, deadline)
    if (transition) sent.push({change, transition})
  }
  return sent.map(({change, transition}, index) =>
    eventText({
      event: 'mutation',
      id: group.positions.seal({sequence: transaction.sequence, index: index + 1}),
      data: JSON.stringify({
        ...mutationEvent(group.request, transaction, change),
        transition,
        transactionTotalEvents: sent.length,
        transactionCurrentEvent: index + 1,
      }),
    }),
  )
}

function transitionOf(
  group: Group,
  {documentId, previous, next}: Change,
  deadline: number,
): Transition | undefined {
  if (!isInScope(group, documentId) || isHidden(group, previous ?? next)) return undefined
  const before = previous !== undefined && group.isKept(previous, deadline)
  const after = next !== undefined && group.isKept(next, deadline)
  if (before && after) return 'update'
  if (after) return 'appear'
  return before ? 'disappear' : undefined
}

function mutationEvent(request: ListenRequest, transaction: Transaction, change: Change) {
  return {
    eventId: `${transaction.id}#${change.documentId}`,
    documentId: change.documentId,
    transactionId: transaction.id,
    identity: transaction.author,
    timestamp: transaction.timestamp,
    // The commit is done, so queries see it already and readers need not wait.
    visibility: 'query',
    previousRev: change.previous?._rev,
    resultRev: transaction.id,
    ...(request.includeMutations && {mutations: change.mutations}),
    ...(request.includeEffects && {effects: change.effects}),
    ...(request.includePreviousRevision && {previous: change.previous ?? null}),
    ...(request.includeResult && change.next && {result: change.next}),
  }
}
