import {draftId, isDraftId, publishedId} from '../model/documents.ts'
import {deletionOf, eventsOf, type LoggedEvent} from './events.ts'
import type {Past} from '../dataset/past.ts'
import {releasePublishCause, versionScheduleEvents} from './release-events.ts'
import {versionPrefix} from '../model/release-id.ts'
import type {LifeEvent} from '../storage/lives.ts'
import {variantKeyOf} from '../model/variant-key.ts'
import {isVariantDocumentId, type VariantKey} from '../model/variant-id.ts'
import type {JsonObject} from '../model/types.ts'

/**
 * The events of a published document and all of its versions; or those of one draft or version alone, when `id` is its
 * id. A variant has its own history with the same events, as published, as a draft and in releases.
 * @see `core/store/events/README.md` of the Studio
 * @returns oldest first
 */
export function documentEvents(past: Past, id: string): JsonObject[] {
  const life = past.lifeOf(publishedId(id))
  if (!isVariantDocumentId(id)) {
    return groupEvents(
      past,
      id,
      life.filter(({documentId}) => !isVariantDocumentId(documentId)),
    )
  }
  const plainIds = plainIdsOfVariant(past, id, life)
  const storedIds = new Map([...plainIds].map(([stored, plain]) => [plain, stored]))
  const own = life.flatMap((event) => {
    const plain = plainIds.get(event.documentId)
    return plain === undefined ? [] : [{...event, documentId: plain}]
  })
  return groupEvents(past, plainIds.get(id) ?? id, own, storedIds).map(({versionId, ...event}) => {
    if (typeof versionId !== 'string') return event
    return {...event, versionId: storedIds.get(versionId) ?? versionId}
  })
}

/**
 * Maps each stored id of one variant (published, draft, in releases) to the id that the same version of the document
 * itself has.
 */
function plainIdsOfVariant(past: Past, id: string, life: LifeEvent[]): Map<string, string> {
  const keys = new Map<string, VariantKey>()
  for (const stored of new Set([id, ...life.map(({documentId}) => documentId)])) {
    const last = isVariantDocumentId(stored) ? past.lastRevision(stored) : undefined
    const key = last && variantKeyOf(last)
    if (key) keys.set(stored, key)
  }
  const own = keys.get(id)
  const ofVariant = [...keys].filter(([, {variantId}]) => variantId === own?.variantId)
  return new Map(ofVariant.map(([stored, key]) => [stored, plainIdOf(key)]))
}

function plainIdOf({publishedId, bundleId}: VariantKey): string {
  if (bundleId === undefined) return publishedId
  return bundleId === 'drafts' ? draftId(publishedId) : `${versionPrefix(bundleId)}${publishedId}`
}

/** @param storedIds stored ids of variants, by the ids that `life` has for them */
function groupEvents(
  past: Past,
  id: string,
  life: LifeEvent[],
  storedIds: ReadonlyMap<string, string> = new Map(),
): JsonObject[] {
  const published = publishedId(id)
  const isThere = (other: string) => past.documents.has(storedIds.get(other) ?? other)
  const events = eventsOf(published, life, {
    existing: [published, draftId(published)].filter(isThere),
    publishCause: (versionId, sequence) => releasePublishCause(past, versionId, sequence),
  })
  if (id === published) return events.map(({event}) => event)
  const own = life.filter(({documentId}) => documentId === id)
  return [
    ...events.flatMap((logged) => eventsOfVersion(id, logged, own)),
    ...versionScheduleEvents(past, id, own),
  ]
    .sort((a, b) => a.sequence - b.sequence)
    .map(({event}) => event)
}

/** Changes of the published document that no draft or version caused. */
const LIVE = new Set<unknown>(['createLiveDocument', 'updateLiveDocument'])

/**
 * The part of an event that concerns one draft or version. Unpublishing makes a draft, so it concerns the draft. A
 * deletion of the whole document concerns a version only if it still existed. Live changes stay with the draft: the
 * Studio restores a deleted document from the newest event of its draft, and an imported document never had one.
 */
function eventsOfVersion(id: string, logged: LoggedEvent, life: LifeEvent[]): LoggedEvent[] {
  const {sequence, event} = logged
  if (event.versionId === id) return [logged]
  const {type, ...common} = event
  if (LIVE.has(type) && isDraftId(id)) return [logged]
  if (type !== 'deleteDocumentGroup') return []
  const end = life.find((change) => change.sequence === sequence && change.deleted)
  return end ? [{sequence, event: {...common, ...deletionOf(end)}}] : []
}
