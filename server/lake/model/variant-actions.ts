import type {JsonObject, PatchOperations} from './types.ts'

/** Of which document, of which variant, and in what: `drafts` or a release; absent: published. */
interface InPlace {
  publishedId: string
  /** `loyal` of `_.variants.loyal`. */
  variantId: string
  bundleId?: string | undefined
}

/** One step in the life of a variant of a document. */
export type VariantAction =
  | (InPlace & {
      /** Either `document` or `baseId`. */
      actionType: 'sanity.action.document.variant.create'
      document?: JsonObject | undefined
      baseId?: string | undefined
      ifBaseRevisionId?: string | undefined
    })
  | (InPlace & {actionType: 'sanity.action.document.variant.edit'; patch: PatchOperations})
  | (InPlace & {actionType: 'sanity.action.document.variant.delete'; purge?: boolean | undefined})
  | (InPlace & {
      actionType: 'sanity.action.document.variant.publish'
      bundleId: string
      ifVersionRevisionId?: string | undefined
      ifPublishedVariantRevisionId?: string | undefined
    })
  | (InPlace & {actionType: 'sanity.action.document.variant.unpublish'})

/** One step in the life of a variant's definition: of when it applies. */
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
