import {publishedId} from '../model/documents.ts'
import type {LoggedEvent} from './events.ts'
import type {Past, Step} from '../dataset/past.ts'
import {releaseDocumentId, releaseIdOf, versionPrefix} from '../model/release-id.ts'
import {definitionId, isDefinitionId, scopeIdOf, variantIdOfDefinition} from '../model/variant-id.ts'
import type {JsonObject, StoredDocument} from '../model/types.ts'

/** One step in the life of a release, as the Studio's activity panel names it. */
interface ReleaseStep {
  sequence: number
  type: string
  /** ISO 8601; only for `scheduleRelease`. */
  publishAt?: string
}

/**
 * The events of a release and of the documents in it, for the Studio's activity panel. Changes of the metadata are not
 * included, because the Studio derives them from the transactions.
 * @returns oldest first
 */
export function releaseEventsOf(past: Past, releaseId: string): JsonObject[] {
  const steps = releaseSteps(past, releaseId)
  const life = past.lifeOf(releaseDocumentId(releaseId))
  const ofRelease = steps.flatMap(({sequence, ...step}) => {
    const event = life.find((logged) => logged.sequence === sequence)
    if (!event) return []
    const {timestamp, author} = event
    return [{sequence, event: {...step, timestamp, author, releaseName: releaseId}}]
  })
  // Publishing and archiving a release change its versions too. The release's own event covers these changes.
  const stepsOfRelease = new Set(life.map(({sequence}) => sequence))
  const ofDocuments = prefixesOf(past, releaseId)
    .flatMap((prefix) => past.membershipOf(prefix))
    .filter(({sequence}) => !stepsOfRelease.has(sequence))
    .map(({sequence, timestamp, author, documentId, documentType, deleted, transactionId, previousRev}) => ({
      sequence,
      event: {
        type: deleted ? 'discardDocumentFromRelease' : 'addDocumentToRelease',
        timestamp,
        author,
        releaseName: releaseId,
        documentId: publishedId(documentId),
        documentType,
        versionId: documentId,
        versionRevisionId: deleted ? (previousRev ?? transactionId) : transactionId,
        ...(!deleted && {revisionId: transactionId}),
      },
    }))
  return [...ofRelease, ...ofDocuments].sort((a, b) => a.sequence - b.sequence).map(({event}) => event)
}

/** The prefixes of the ids of a release's versions and variants, for every variant that exists or did. */
function prefixesOf(past: Past, releaseId: string): string[] {
  const logged = past.membershipOf(definitionId('')).map(({documentId}) => documentId)
  const definitions = new Set([...logged, ...[...past.documents.keys()].filter(isDefinitionId)])
  const scopes = [...definitions].map((id) =>
    scopeIdOf({variantId: variantIdOfDefinition(id), bundleId: releaseId}),
  )
  return [releaseId, ...scopes].map(versionPrefix)
}

/** The reason why a version was published together with its release; undefined when it was published alone. */
export function releasePublishCause(past: Past, versionId: string, sequence: number): string | undefined {
  const releaseId = releaseIdOf(versionId)
  if (releaseId === undefined) return undefined
  const step = past.stepsOf(releaseDocumentId(releaseId)).find((step) => step.sequence === sequence)
  if (step?.next?.state !== 'published') return undefined
  return step.previous?.state === 'scheduled' ? 'release.schedule' : 'release.publish'
}

/**
 * The events of scheduling and unscheduling a version with its release.
 * @param life sequences and revisions of the version's own changes, oldest first
 * @returns oldest first
 */
export function versionScheduleEvents(
  past: Past,
  versionId: string,
  life: {sequence: number; transactionId: string; deleted: boolean}[],
): LoggedEvent[] {
  const releaseId = releaseIdOf(versionId)
  if (releaseId === undefined) return []
  const steps = releaseSteps(past, releaseId)
  const log = past.lifeOf(releaseDocumentId(releaseId))
  return steps.flatMap(({sequence, type, publishAt}, index) => {
    const version = life.findLast((change) => change.sequence < sequence)
    const logged = log.find((change) => change.sequence === sequence)
    if (!version || version.deleted || !logged) return []
    const common = {
      timestamp: logged.timestamp,
      author: logged.author,
      documentId: publishedId(versionId),
      releaseId,
      versionId,
      versionRevisionId: version.transactionId,
    }
    if (type === 'unscheduleRelease') {
      return [{sequence, event: {type: 'unscheduleDocumentVersion', ...common}}]
    }
    if (type !== 'scheduleRelease' || publishAt === undefined) return []
    const state = outcomeOf(steps[index + 1])
    return [{sequence, event: {type: 'scheduleDocumentVersion', ...common, publishAt, state}}]
  })
}

function outcomeOf(following: ReleaseStep | undefined) {
  if (!following) return 'pending'
  return following.type === 'publishRelease' ? 'published' : 'unscheduled'
}

function releaseSteps(past: Past, releaseId: string): ReleaseStep[] {
  return past.stepsOf(releaseDocumentId(releaseId)).flatMap((step) => {
    const type = typeOf(step)
    if (type === undefined) return []
    const publishAt = type === 'scheduleRelease' ? step.next?.publishAt : undefined
    return [{sequence: step.sequence, type, ...(typeof publishAt === 'string' && {publishAt})}]
  })
}

const BY_STATE = new Map([
  ['scheduled', 'scheduleRelease'],
  ['published', 'publishRelease'],
  ['archived', 'archiveRelease'],
])

function typeOf({previous, next}: Step): string | undefined {
  if (!next) return undefined
  if (!previous) return 'createRelease'
  if (isSameTime(previous, next)) return undefined
  if (next.state !== 'active') return typeof next.state === 'string' ? BY_STATE.get(next.state) : undefined
  return previous.state === 'scheduled' ? 'unscheduleRelease' : 'unarchiveRelease'
}

function isSameTime(previous: StoredDocument, next: StoredDocument) {
  return previous.state === next.state && previous.publishAt === next.publishAt
}
