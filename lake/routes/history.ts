import {Hono, type Context} from 'hono'
import {isDraftId, publishedId} from '../model/documents.ts'
import {badRequest, LakeError} from '../model/errors.ts'
import {documentEvents} from '../history/document-events.ts'
import type {Past} from '../dataset/past.ts'
import {datasetOf, flag, requireIdentity, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'
import {ndjson} from '../http/ndjson.ts'
import type {LakeDataset} from '../opening/lake-dataset.ts'
import {isVisible, readAccessOf} from '../query/view/permissions.ts'
import {releaseEventsOf} from '../history/release-events.ts'
import type {Horizon, LoggedChange, LoggedTransaction, LogRange} from '../storage/store.ts'
import type {JsonObject, StoredDocument} from '../model/types.ts'

const MAX_EVENTS = 100
/** Milliseconds of one request. After that no further document is read, because reading blocks everything else. */
const LIMIT_MS = 3000

/**
 * `GET /data/history/:dataset/…`. The Studio's history panel reads it. Needs a token.
 * @see https://www.sanity.io/docs/http-reference/history
 */
export function historyRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()

  const transactions = '/data/history/:dataset/transactions'
  routes.on('GET', [transactions, `${transactions}/`, `${transactions}/:ids`], (context) => {
    const dataset = datasetOf(lake, context)
    const {past} = dataset
    const canRead = canReadIn(dataset, context)
    const documentIds = idsIn(context)
    const view = {
      documentIds: flag(context, 'includeIdentifiedDocumentsOnly') ? documentIds : [],
      mutations: !flag(context, 'excludeMutations'),
      effects: effectFormat(context) === 'mendoza',
    }
    const logged = past.transactions({...rangeOf(context, past), documentIds})
    return ndjson(lines())

    function* lines() {
      for (const transaction of logged) {
        const all = past.changesOf(transaction.sequence)
        const seen = all.filter(({documentId}) => canRead(documentId))
        if (seen.length > 0 || all.length === 0) yield transactionLine(transaction, seen, view)
      }
    }
  })

  routes.get('/data/history/:dataset/documents/:ids', (context) => {
    const dataset = datasetOf(lake, context)
    const {past} = dataset
    const canRead = canReadIn(dataset, context)
    const asked = [context.req.query('revision'), context.req.query('time'), flag(context, 'lastRevision')]
    if (asked.filter(Boolean).length > 1)
      throw badRequest('Only one of "revision", "time" and "lastRevision" may be given')
    const current = atCurrentRevision(context, past)?.filter(({_id}) => canRead(_id))
    if (current) return context.json({documents: current})
    const at = momentOf(context, past)
    const ids = idsIn(context).filter(canRead)
    const deadline = performance.now() + LIMIT_MS
    const documents = ids.flatMap((id) => {
      if (performance.now() > deadline)
        throw new LakeError('queryTooExpensive', 'These histories are long: request fewer documents at once')
      if (at === 'last') return past.lastRevision(id) ?? []
      return past.documentAt(id, at) ?? publishedBy(context, past, {id, ids, at}) ?? []
    })
    return context.json({documents})
  })

  routes.get('/data/history/:dataset/events/documents/:id', (context) => {
    const dataset = datasetOf(lake, context)
    const canRead = canReadIn(dataset, context)
    const id = context.req.param('id')
    const {events, nextCursor} = pageOf(context, canRead(id) ? documentEvents(dataset.past, id) : [])
    return context.json({events: {[id]: events}, nextCursor})
  })

  routes.get('/data/history/:dataset/events/releases/:id', (context) => {
    const dataset = datasetOf(lake, context)
    const canRead = canReadIn(dataset, context)
    const events = releaseEventsOf(dataset.past, context.req.param('id')).filter(
      ({documentId}) => typeof documentId !== 'string' || canRead(documentId),
    )
    return context.json(pageOf(context, events))
  })

  return routes
}

/** Returns a test of whether the reader may read a document. @throws LakeError `unauthorized` for an anonymous reader */
function canReadIn(dataset: LakeDataset, context: Context<LakeEnv>) {
  const readAccess = readAccessOf(dataset, requireIdentity(context))
  return (id: string) => isVisible(readAccess, id)
}

/**
 * A published document, requested by the id of a draft that did not exist at that revision. The Studio sends such a
 * request when an editor selects, in the draft's history, a revision that a script published directly.
 */
function publishedBy(
  context: Context<LakeEnv>,
  past: Past,
  {id, ids, at}: {id: string; ids: string[]; at: number},
): StoredDocument | undefined {
  const published = publishedId(id)
  if (!isDraftId(id) || ids.includes(published)) return undefined
  const document = past.documentAt(published, at)
  return document?._rev === context.req.query('revision') ? document : undefined
}

/** One page of events, newest first. @param events oldest first */
function pageOf(context: Context<LakeEnv>, events: JsonObject[]) {
  // The cursor counts the older events that remain, so later events do not move it.
  const end = Math.min(count(context, 'nextCursor') ?? events.length, events.length)
  const start = Math.max(0, end - Math.min(count(context, 'limit') ?? MAX_EVENTS, MAX_EVENTS))
  return {events: events.slice(start, end).reverse(), nextCursor: start > 0 ? String(start) : ''}
}

interface LineView {
  /** Ids to include the changes of; empty for all. */
  documentIds: string[]
  mutations: boolean
  effects: boolean
}

function transactionLine({id, timestamp, author}: LoggedTransaction, all: LoggedChange[], view: LineView) {
  const {documentIds} = view
  const changes = all.filter((change) => documentIds.length === 0 || documentIds.includes(change.documentId))
  return {
    id,
    timestamp,
    author,
    documentIDs: changes.map((change) => change.documentId),
    ...(view.mutations && {mutations: changes.flatMap((change) => change.mutations)}),
    ...(view.effects && {
      effects: Object.fromEntries(changes.map((change) => [change.documentId, change.effects])),
    }),
  }
}

/** Parameters of Sanity's history that no Studio sends. An ignored one would return transactions that it excludes. */
const UNSUPPORTED = ['authors', 'fromTime', 'toTime']

/** @throws LakeError `badRequest` for a parameter that is not supported, `notFound` for an unknown transaction */
function rangeOf(context: Context<LakeEnv>, past: Past): LogRange {
  const unsupported = UNSUPPORTED.find((name) => context.req.query(name))
  if (unsupported !== undefined)
    throw badRequest(
      `"${unsupported}" is not supported. Use "fromTransaction" and "toTransaction", and filter the lines`,
    )
  const from = context.req.query('fromTransaction')
  const to = context.req.query('toTransaction')
  return {
    // The Studio sends an empty string for "from the beginning".
    fromSequence: from ? sequenceOf(past, from) : undefined,
    toSequence: to ? sequenceOf(past, to) : undefined,

    newestFirst: flag(context, 'reverse'),
    limit: count(context, 'limit'),
  }
}

/** Position in the log that a request for documents names. */
function momentOf(context: Context<LakeEnv>, past: Past): number | 'last' {
  const revision = context.req.query('revision')
  if (revision) return sequenceOf(past, revision)
  const toTime = time(context, 'time')
  if (toTime !== undefined) {
    if (toTime < past.horizon.time) throw forgotten(past.horizon)
    const [newest] = past.transactions({toTime, newestFirst: true, limit: 1})
    return newest?.sequence ?? past.horizon.sequence
  }
  if (flag(context, 'lastRevision')) return 'last'
  throw badRequest('One of "revision", "time" and "lastRevision" is needed')
}

function sequenceOf(past: Past, transactionId: string): number {
  const transaction = past.transaction(transactionId)
  if (transaction) return transaction.sequence
  if (past.horizon.sequence > 0) throw forgotten(past.horizon, transactionId)
  throw new LakeError('notFound', `There is no transaction "${transactionId.slice(0, 128)}"`)
}

/** Documents at their current revision. A document may be older than its last transaction in the log. */
function atCurrentRevision(context: Context<LakeEnv>, past: Past): StoredDocument[] | undefined {
  const revision = context.req.query('revision')
  if (!revision || past.transaction(revision)) return undefined
  const found = idsIn(context).flatMap((id) => past.documents.get(id) ?? [])
  const current = found.filter(({_rev}) => _rev === revision)
  return current.length > 0 ? current : undefined
}

function forgotten({time}: Horizon, transactionId?: string) {
  const what =
    transactionId === undefined
      ? 'The content at that time is not known'
      : `There is no transaction "${transactionId.slice(0, 128)}"`
  return new LakeError('notFound', `${what}: the history up to ${time} is no longer kept`)
}

/** Requested ids, without duplicates. */
function idsIn(context: Context<LakeEnv>): string[] {
  return [...new Set(list(context.req.param('ids')))]
}

function list(text: string | undefined): string[] {
  return (text ?? '').split(',').filter((item) => item !== '')
}

function count(context: Context<LakeEnv>, name: string): number | undefined {
  const text = context.req.query(name)
  if (!text) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw badRequest(`"${name}" must be a whole number`)
}

function time(context: Context<LakeEnv>, name: string): string | undefined {
  const text = context.req.query(name)
  if (!text) return undefined
  const date = new Date(text)
  if (!Number.isNaN(date.getTime())) return date.toISOString()
  throw badRequest(`"${name}" must be a time such as 2026-01-31T12:00:00Z`)
}

function effectFormat(context: Context<LakeEnv>): string | undefined {
  const format = context.req.query('effectFormat')
  if (!format || format === 'mendoza') return format
  throw badRequest('The only "effectFormat" is mendoza')
}
