import type {JsonObject, PatchOperations} from './types.ts'
import type {VariantKey} from './variant-id.ts'

/**
 * One step that a client requests in the life of a document, a release or a variant.
 * @see https://www.sanity.io/docs/http-actions
 */
export type Action = DocumentAction | VariantAction | DefinitionAction | ReleaseAction

/** One step in the life of a document, its draft or a version. */
export type DocumentAction =
  | {
      actionType: 'sanity.action.document.create'
      publishedId: string
      attributes: JsonObject
      ifExists: 'fail' | 'ignore'
    }
  | {
      actionType: 'sanity.action.document.edit'
      publishedId: string
      draftId: string
      patch: PatchOperations
    }
  | {
      actionType: 'sanity.action.document.publish'
      publishedId: string
      draftId: string
      ifPublishedRevisionId?: string
      ifDraftRevisionId?: string
    }
  | {actionType: 'sanity.action.document.unpublish'; publishedId: string; draftId: string}
  | {
      actionType: 'sanity.action.document.delete'
      publishedId: string
      includeDrafts: string[]
      /** Removes the document's history too: see `Stage.purge`. */
      purge?: boolean | undefined
    }
  | {actionType: 'sanity.action.document.discard'; draftId: string; purge?: boolean | undefined}
  | {actionType: 'sanity.action.document.replaceDraft'; publishedId: string; attributes: JsonObject}
  | {actionType: 'sanity.action.document.version.discard'; versionId: string; purge?: boolean | undefined}
  | {
      /** Either `document`, or `baseId` and `versionId`. */
      actionType: 'sanity.action.document.version.create'
      publishedId: string
      document?: JsonObject
      baseId?: string
      versionId?: string
      ifBaseRevisionId?: string
    }
  | {actionType: 'sanity.action.document.version.replace'; document: JsonObject}
  | {actionType: 'sanity.action.document.version.unpublish'; publishedId: string; versionId: string}

/** One step in the life of a release. `releaseId` is its name: `r1` of the document `_.releases.r1`. */
export type ReleaseAction =
  | {actionType: 'sanity.action.release.create'; releaseId: string; metadata: JsonObject}
  | {actionType: 'sanity.action.release.edit'; releaseId: string; patch: PatchOperations}
  | {actionType: 'sanity.action.release.publish'; releaseId: string}
  /** `publishAt`: ISO 8601. */
  | {actionType: 'sanity.action.release.schedule'; releaseId: string; publishAt: string}
  | {actionType: 'sanity.action.release.unschedule'; releaseId: string}
  | {actionType: 'sanity.action.release.archive'; releaseId: string}
  | {actionType: 'sanity.action.release.unarchive'; releaseId: string}
  | {actionType: 'sanity.action.release.delete'; releaseId: string}
  | {
      actionType: 'sanity.action.release.import'
      releaseId: string
      document: JsonObject
      ifExists: 'fail' | 'ignore' | 'replace'
    }
  /** Only the lake's release clock sends these two; the parser rejects them from clients. */
  | {actionType: 'lake.release.publishDue'; releaseId: string}
  | {actionType: 'lake.release.fail'; releaseId: string; message: string}

/** One step in the life of a variant of a document. */
export type VariantAction =
  | (VariantKey & {
      /** Either `document` or `baseId`. */
      actionType: 'sanity.action.document.variant.create'
      document?: JsonObject | undefined
      baseId?: string | undefined
      ifBaseRevisionId?: string | undefined
    })
  | (VariantKey & {actionType: 'sanity.action.document.variant.edit'; patch: PatchOperations})
  | (VariantKey & {actionType: 'sanity.action.document.variant.delete'; purge?: boolean | undefined})
  | (VariantKey & {
      actionType: 'sanity.action.document.variant.publish'
      bundleId: string
      ifVersionRevisionId?: string | undefined
      ifPublishedVariantRevisionId?: string | undefined
    })
  | (VariantKey & {actionType: 'sanity.action.document.variant.unpublish'})

/** One step in the life of a variant's definition, which says when the variant applies. */
export type DefinitionAction =
  | {
      actionType: 'sanity.action.variant.definition.create'
      variantId: string
      conditions: JsonObject
      priority: number
      metadata?: JsonObject | undefined
    }
  | {
      actionType: 'sanity.action.variant.definition.edit'
      variantId: string
      patch: PatchOperations
      ifRevisionId?: string | undefined
    }
  | {
      actionType: 'sanity.action.variant.definition.delete'
      variantId: string
      ifRevisionId?: string | undefined
    }
