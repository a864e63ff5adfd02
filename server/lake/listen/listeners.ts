import {randomUUID} from 'node:crypto'
import {channelError} from './channel-error.ts'
import {eventStream, eventText, type EventSink, type StreamRights} from './event-stream.ts'
import {isPublishedId} from '../model/documents.ts'
import {listenFilter, type ListenFilter} from './listen-filter.ts'
import {isShell} from '../model/purged.ts'
import {isVisible, sightOf, type Sight} from '../query/view/permissions.ts'
import type {Change, Dataset, Identity, JsonObject, Transaction} from '../model/types.ts'

export interface ListenRequest extends StreamRights {
  query: string
  params: JsonObject
  identity: Identity | undefined
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  /** Whether drafts and versions are listened to. */
  includeAllVersions: boolean
  includeEffects: boolean
  /** The last event that a reader coming back has seen, when it can make use of being told the rest. */
  resumeAfter?: string
}

/** Listeners with equal requests: they are told the same, so it is made once. */
interface Group {
  request: ListenRequest
  sight: Sight
  isKept: ListenFilter
  sinks: Set<EventSink>
}

/** A reader that has missed more starts afresh. */
const MAX_MISSED_TRANSACTIONS = 500
/** What was missed is looked up while everybody waits: so long at most, shorter for who has no token. */
const MAX_MISSED_MS = 200
const MAX_MISSED_BY_VISITORS_MS = 50
/** For so long the filters of all who listen without a token may hold up the answer to one commit. */
const VISITORS_MS = 100

/** Everybody who listens to queries of one dataset. Equal requests form a group and are answered once. */
export class Listeners {
  readonly #dataset: Dataset
  readonly #groups = new Map<string, Group>()

  constructor(dataset: Dataset) {
    this.#dataset = dataset
    dataset.onCommit((transaction) => this.#notify(transaction))
  }

  /**
   * A stream of what happens to the documents of a query: `welcome` first, then a `mutation` for each document in
   * each transaction. Events are sent after the commit and before the commit is acknowledged.
   * @throws LakeError for a query that cannot be listened to
   */
  listen(request: ListenRequest): Response {
    const {resumeAfter, isAllowed, onEnd, ...what} = request
    const key = JSON.stringify({...what, identity: request.identity?.id})
    const groups = this.#groups
    const group = groups.get(key) ?? newGroup(this.#dataset, request)
    return eventStream(
      (sink) => {
        // Nothing can be committed between these lines, so no change falls between the greeting and the first event.
        greet(this.#dataset, group, sink, resumeAfter)
        group.sinks.add(sink)
        groups.set(key, group)
        return () => {
          group.sinks.delete(sink)
          if (group.sinks.size === 0 && groups.get(key) === group) groups.delete(key)
        }
      },
      {isAllowed, onEnd},
    )
  }

  /** Closes every stream. Readers that are still there connect again. */
  end() {
    for (const {sinks} of this.#groups.values()) for (const sink of sinks) sink.close()
  }

  /** People with a token first. Visitors' filters share a time budget. */
  #notify(transaction: Transaction) {
    const all = [...this.#groups.values()]
    for (const group of all) if (group.request.identity) tell(group, transaction, Infinity)
    const deadline = performance.now() + VISITORS_MS
    for (const group of all) if (!group.request.identity) tell(group, transaction, deadline)
  }
}

function newGroup(dataset: Dataset, request: ListenRequest): Group {
  const {query, params, identity} = request
  const sight = sightOf(dataset, identity)
  const isKept = listenFilter(query, params, {
    dereference: (id) => (isVisible(sight, id) ? dataset.documents.get(id) : undefined),
    identity: identity?.id ?? 'anonymous',
    projectId: dataset.projectId,
    dataset: dataset.name,
  })
  return {request, sight, isKept, sinks: new Set()}
}

function greet(dataset: Dataset, group: Group, sink: EventSink, resumeAfter: string | undefined) {
  const data = JSON.stringify({listenerName: randomUUID()})
  const id = String(dataset.sequence)
  if (resumeAfter === undefined) return sink.send(eventText({event: 'welcome', id, data}))
  const missed = missedOrNothing(dataset, group, resumeAfter)
  if (!missed) return sink.send(eventText({event: 'reset', id, data}))
  sink.send(eventText({event: 'welcomeback', id: resumeAfter, data}))
  for (const text of missed) sink.send(text)
}

/** Neither what takes too long to read nor a filter that takes too long can tell what was missed. */
function missedOrNothing(...what: Parameters<typeof missedEvents>): string[] | undefined {
  try {
    return missedEvents(...what)
  } catch {
    return undefined
  }
}

/** What a reader has missed since an event; `undefined` when that cannot be told. */
function missedEvents(dataset: Dataset, group: Group, resumeAfter: string): string[] | undefined {
  const [, sequence, place] = /^(\d{1,15})(?:\.(\d{1,6}))?$/.exec(resumeAfter) ?? []
  if (sequence === undefined || !dataset.isPosition(Number(sequence))) return undefined
  // An event in the middle of a transaction: the rest of that transaction was missed too.
  const since = place === undefined ? Number(sequence) : Number(sequence) - 1
  if (since < dataset.oldestPosition) return undefined
  const limitMs = group.request.identity ? MAX_MISSED_MS : MAX_MISSED_BY_VISITORS_MS
  const deadline = performance.now() + limitMs
  const transactions = dataset.transactionsSince(since, MAX_MISSED_TRANSACTIONS + 1, deadline)
  if (transactions.length > MAX_MISSED_TRANSACTIONS) return undefined
  const missed: string[] = []
  for (const transaction of transactions) {
    if (performance.now() > deadline) return undefined
    if (transaction.changes.some((change) => isForgotten(group, change))) return undefined
    const seen = transaction.sequence === Number(sequence) ? Number(place) : 0
    for (const text of eventsOf(group, transaction, deadline).slice(seen)) missed.push(text)
  }
  return missed
}

/** @param deadline past it, readers are sent away: they connect again, and start afresh */
function tell(group: Group, transaction: Transaction, deadline: number) {
  if (performance.now() > deadline) {
    for (const sink of group.sinks) sink.close()
    return
  }
  try {
    for (const text of eventsOf(group, transaction, deadline)) for (const sink of group.sinks) sink.send(text)
  } catch (error) {
    const text = channelError(error)
    for (const sink of group.sinks) {
      sink.send(text)
      sink.close()
    }
  }
}

/** Of a purged document the log has forgotten all events but the last: neither they nor their places can be told. */
function isForgotten(group: Group, {documentId, previous}: Change): boolean {
  return previous !== undefined && isShell(previous) && isHeardOf(group, documentId)
}

const isHeardOf = ({sight, request}: Group, documentId: string) =>
  isVisible(sight, documentId) && (request.includeAllVersions || !/^(drafts|versions)\./.test(documentId))

type Transition = 'appear' | 'update' | 'disappear'

function eventsOf(group: Group, transaction: Transaction, deadline: number): string[] {
  const told: {change: Change; transition: Transition}[] = []
  for (const change of transaction.changes) {
    const transition = transitionOf(group, change, deadline)
    if (transition) told.push({change, transition})
  }
  return told.map(({change, transition}, index) =>
    eventText({
      event: 'mutation',
      id: `${transaction.sequence}.${index + 1}`,
      data: JSON.stringify({
        ...mutationEvent(group.request, transaction, change),
        transition,
        transactionTotalEvents: told.length,
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
  if (!isVisible(group.sight, documentId)) return undefined
  if (!group.request.includeAllVersions && !isPublishedId(documentId)) return undefined
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
    // Told after the commit, so a query already sees it; readers need not wait.
    visibility: 'query',
    previousRev: change.previous?._rev,
    resultRev: transaction.id,
    ...(request.includeMutations && {mutations: change.mutations}),
    ...(request.includeEffects && {effects: change.effects}),
    ...(request.includePreviousRevision && {previous: change.previous ?? null}),
    ...(request.includeResult && change.next && {result: change.next}),
  }
}
