import {z} from 'zod'
import {LakeError} from '../../model/errors.ts'
import {RELEASE_TYPE, releaseDocumentId, versionPrefix} from '../../model/release-id.ts'
import {releaseOfVariant} from '../../model/variant-key.ts'
import type {Stage} from '../stage/stage.ts'
import type {Json, StoredDocument} from '../../model/types.ts'

/** The states that a release rests in. Sanity's passing ones (`scheduling`, `publishing`, …) take no time here. */
export type ReleaseState = 'active' | 'scheduled' | 'published' | 'archived'

/** What actions on releases need from outside. */
export interface ReleaseTools {
  /** Id of the user who asks. */
  author: string
  /** A document as it last was, when it is no more; undefined when its history is no longer kept. */
  recall: (id: string) => StoredDocument | undefined
}

const time = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'must be a time such as 2026-01-31T12:00:00Z')

/** Further fields are the project's own business. */
const METADATA = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  releaseType: z.enum(['asap', 'scheduled', 'undecided']),
  intendedPublishAt: time.optional(),
  cardinality: z.enum(['one', 'many']).optional(),
})

/** @throws LakeError `validationError`, naming the field that is wrong */
export function checkMetadata(metadata: Json | undefined, releaseId: string) {
  const parsed = METADATA.safeParse(metadata)
  if (parsed.success) return
  const [issue] = parsed.error.issues
  const where = ['metadata', ...(issue?.path ?? [])].join('.')
  throw new LakeError(
    'validationError',
    `The release "${releaseId}" cannot have this ${where}: ${issue?.message ?? 'it is not valid'}`,
    {id: releaseDocumentId(releaseId)},
  )
}

/**
 * The document of a release that is in one of some states.
 * @param step what is to be done with it, as in "it can be archived when …"
 * @throws LakeError `documentNotFoundError`, `validationError` when it is in another state
 */
export function requireRelease(
  stage: Stage,
  releaseId: string,
  step: string,
  states: readonly ReleaseState[],
): StoredDocument {
  const release = stage.get(releaseDocumentId(releaseId))
  if (release?._type !== RELEASE_TYPE) {
    throw new LakeError('documentNotFoundError', `Release "${releaseId}" was not found`, {
      id: releaseDocumentId(releaseId),
    })
  }
  if (states.some((state) => state === release.state)) return release
  throw new LakeError(
    'validationError',
    `Release "${releaseId}" is ${stateOf(release)}: it can be ${step} only when it is ${states.join(' or ')}`,
    {id: release._id, state: stateOf(release)},
  )
}

function stateOf({state}: StoredDocument): string {
  return typeof state === 'string' ? state : 'in no known state'
}

/** The versions in a release, those of variants among them, ordered by `_id`. */
export function versionsIn(stage: Stage, releaseId: string): StoredDocument[] {
  const prefix = versionPrefix(releaseId)
  const found: StoredDocument[] = []
  for (const document of stage.documents()) {
    if (document._id.startsWith(prefix) || releaseOfVariant(document) === releaseId) found.push(document)
  }
  return found.sort((a, b) => (a._id < b._id ? -1 : 1))
}

/** What a release keeps of its versions once they are gone: under these ids history finds them. */
export function finalStatesOf(versions: StoredDocument[]): Json {
  return versions.map(({_id}) => ({id: _id}))
}
