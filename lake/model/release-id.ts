import {invalid} from './errors.ts'
import {isScopeId} from './variant-id.ts'

export const RELEASE_TYPE = 'system.release'

const DOCUMENTS = '_.releases.'
const VERSIONS = 'versions.'
const RELEASE_ID = /^[A-Za-z0-9_-]{1,64}$/
/** Perspectives use these names for something else. */
const RESERVED = new Set(['drafts', 'previewDrafts', 'published', 'raw'])

/** `_.releases.r1`, the document of the release `r1`. */
export const releaseDocumentId = (releaseId: string) => `${DOCUMENTS}${releaseId}`

export const isReleaseDocumentId = (id: string) => id.startsWith(DOCUMENTS)

/** `r1` of `_.releases.r1`. */
export const releaseIdOfDocument = (id: string) => id.slice(DOCUMENTS.length)

/** Prefix of the ids of a release's versions: `versions.r1.`. */
export const versionPrefix = (releaseId: string) => `${VERSIONS}${releaseId}.`

/** `r1` of `versions.r1.x`; undefined when the id is not a version's. */
export function releaseIdOf(versionId: string): string | undefined {
  if (!versionId.startsWith(VERSIONS)) return undefined
  const end = versionId.indexOf('.', VERSIONS.length)
  return end < 0 ? undefined : versionId.slice(VERSIONS.length, end)
}

/** @throws LakeError `validationError` when the id is malformed, reserved, or has the form of a variant's scope id */
export function checkReleaseId(releaseId: string) {
  if (RELEASE_ID.test(releaseId) && !RESERVED.has(releaseId) && !isScopeId(releaseId)) return
  throw invalid(
    `"${releaseId.slice(0, 64)}" cannot be the id of a release. Use 1 to 64 letters (a-z), digits, "_" and "-". These ids are reserved: ${[...RESERVED].join(', ')}, and "variant-" with 12 characters after it.`,
    releaseId.slice(0, 64),
  )
}
