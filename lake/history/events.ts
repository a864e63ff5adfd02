import {draftId, isDraftId} from '../model/documents.ts'
import {releaseIdOf} from '../model/release-id.ts'
import type {LifeEvent} from '../storage/lives.ts'
import type {JsonObject} from '../model/types.ts'

/**
 * The events of a document for the Studio's history panel: creations, publications and deletions. Edits are not
 * included, because the Studio derives them from the transactions.
 * @param life the changes of the published document, its draft and its versions, oldest first
 * @returns oldest first; `documentId` is always the published id
 */
export function eventsOf(publishedId: string, life: LifeEvent[], context: EventContext): LoggedEvent[] {
  const alive = aliveBefore(life, context.existing)
  let shown = life.find(({documentId}) => documentId === publishedId)?.previousRev
  return inTransactions(life).flatMap((changes) => {
    const events = eventsOfTransaction(publishedId, changes, {...context, alive, shown})
    for (const {documentId, deleted, transactionId} of changes) {
      if (deleted) alive.delete(documentId)
      else alive.add(documentId)
      if (documentId === publishedId) shown = deleted ? undefined : transactionId
    }
    const sequence = changes[0]?.sequence ?? 0
    return events.map((event) => ({sequence, event}))
  })
}

/** An event, and the position of its transaction in the log. */
export interface LoggedEvent {
  sequence: number
  event: JsonObject
}

/** The state before a transaction. */
interface Before {
  /** Ids of the document and its versions that existed. */
  alive: ReadonlySet<string>
  /** Revision of the published document. The Studio shows it in the history of a version made then. */
  shown: string | undefined
}

interface EventContext {
  /**
   * Ids of the document and its versions that exist now. The log may have lost all changes of a version.
   */
  existing: string[]
  /** The reason why a version was published together with others; undefined when it was published alone. */
  publishCause: (versionId: string, sequence: number) => string | undefined
}

/** Ids of the documents that existed before the log begins. */
function aliveBefore(life: LifeEvent[], existing: string[]): Set<string> {
  const firsts = [...Map.groupBy(life, ({documentId}) => documentId).values()].flatMap(
    ([first]) => first ?? [],
  )
  const touched = new Set(firsts.map(({documentId}) => documentId))
  return new Set([
    ...existing.filter((id) => !touched.has(id)),
    ...firsts.filter(({previousRev}) => previousRev !== undefined).map(({documentId}) => documentId),
  ])
}

function eventsOfTransaction(
  publishedId: string,
  changes: LifeEvent[],
  {alive, shown, publishCause}: EventContext & Before,
): JsonObject[] {
  const [first] = changes
  if (!first) return []
  const common = {timestamp: first.timestamp, author: first.author, documentId: publishedId}
  const published = changes.find((change) => change.documentId === publishedId)
  const versions = changes.filter((change) => change.documentId !== publishedId)
  const revisionId = first.transactionId

  if (published?.deleted) return [{...common, ...endOf(publishedId, versions, alive)}]
  const gone = versions.find((change) => change.deleted)
  if (published && gone) {
    return [
      {
        ...common,
        type: 'publishDocumentVersion',
        revisionId,
        versionId: gone.documentId,
        versionRevisionId: gone.previousRev ?? revisionId,
        publishCause: publishCause(gone.documentId, gone.sequence) ?? 'document.publish',
        ...releaseOf(gone.documentId),
      },
    ]
  }
  const events = versions.flatMap((change) => versionEvents(change, shown))
  if (!published) return events.map((event) => ({...common, ...event}))
  const isNew = published.previousRev === undefined
  const live = {type: isNew ? 'createLiveDocument' : 'updateLiveDocument', revisionId}
  return [...events, live].map((event) => ({...common, ...event}))
}

/** The event for a deletion of the published document: the whole document is deleted, or becomes a draft. */
function endOf(publishedId: string, versions: LifeEvent[], alive: ReadonlySet<string>): JsonObject {
  const draft = versions.find((change) => isDraftId(change.documentId))
  const versionId = draftId(publishedId)
  if (draft ? draft.deleted : !alive.has(versionId)) return {type: 'deleteDocumentGroup'}
  const version = versions.find(({documentId, deleted}) => deleted && releaseIdOf(documentId) !== undefined)
  return {
    type: 'unpublishDocument',
    versionId,
    ...(draft && {versionRevisionId: draft.transactionId}),
    ...(version && releaseOf(version.documentId)),
  }
}

/** The event for a deletion of a draft or version. */
export function deletionOf({documentId, previousRev, transactionId}: LifeEvent): JsonObject {
  const versionRevisionId = previousRev ?? transactionId
  return {versionId: documentId, ...releaseOf(documentId), type: 'deleteDocumentVersion', versionRevisionId}
}

function versionEvents(change: LifeEvent, shown: string | undefined): JsonObject[] {
  const {documentId, previousRev, deleted, transactionId} = change
  if (deleted) return [deletionOf(change)]
  const common = {versionId: documentId, ...releaseOf(documentId)}
  if (previousRev !== undefined) return []
  const created = {...common, type: 'createDocumentVersion', versionRevisionId: transactionId}
  return [shown === undefined ? created : {...created, revisionId: shown}]
}

function releaseOf(versionId: string): {releaseId?: string} {
  const releaseId = releaseIdOf(versionId)
  return releaseId === undefined ? {} : {releaseId}
}

function inTransactions(life: LifeEvent[]): LifeEvent[][] {
  return [...Map.groupBy(life, ({sequence}) => sequence).values()]
}
