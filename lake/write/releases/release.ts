import {z} from 'zod'
import {invalid, LakeError} from '../../model/errors.ts'
import {RELEASE_TYPE, releaseDocumentId, versionPrefix} from '../../model/release-id.ts'
import {releaseOfVariant} from '../../model/variant-key.ts'
import type {Stage} from '../stage/stage.ts'
import type {Json, StoredDocument} from '../../model/types.ts'

/** The states of a release. Sanity's transitional ones (`scheduling`, `publishing`, …) do not occur here. */
export type ReleaseState = 'active' | 'scheduled' | 'published' | 'archived'

/** The inputs of actions on releases that come from outside the stage. */
export interface ReleaseTools {
  /** Id of the user who sent the action. */
  author: string
  /** Returns the last state of a deleted document; undefined when its history is no longer kept. */
  recall: (id: string) => StoredDocument | undefined
}

const time = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'must be a time such as 2026-01-31T12:00:00Z')

/** Unknown fields are stored as they are, for the project's own use. */
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
  throw invalid(
    `The release "${releaseId}" cannot have this ${where}: ${issue?.message ?? 'it is not valid'}`,
    releaseDocumentId(releaseId),
  )
}

/**
 * The document of a release, if the release is in one of the given states.
 * @param step the participle in the message "it can be archived only when …"
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

/** The versions in a release, including variants, ordered by `_id`. */
export function versionsIn(stage: Stage, releaseId: string): StoredDocument[] {
  const prefix = versionPrefix(releaseId)
  const found: StoredDocument[] = []
  for (const document of stage.documents()) {
    if (document._id.startsWith(prefix) || releaseOfVariant(document) === releaseId) found.push(document)
  }
  return found.sort((a, b) => (a._id < b._id ? -1 : 1))
}

/** The ids of a release's versions, kept after the versions are deleted, so that history can find them. */
export function finalStatesOf(versions: StoredDocument[]): Json {
  return versions.map(({_id}) => ({id: _id}))
}
