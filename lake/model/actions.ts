import {z} from 'zod'
import {object, operations} from './patch.ts'

const publishedId = z.string()
const draftId = z.string()
const versionId = z.string()
const revision = z.string().optional()
const patch = z.strictObject(operations)
/** Removes the history of the deleted documents too: see `Stage.purge`. */
const purge = z.boolean().optional()

/** One step in the life of a document, its draft or a version. */
const DOCUMENT_ACTIONS = [
  z.object({
    actionType: z.literal('sanity.action.document.create'),
    publishedId,
    attributes: object,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({actionType: z.literal('sanity.action.document.edit'), publishedId, draftId, patch}),
  z.object({
    actionType: z.literal('sanity.action.document.publish'),
    publishedId,
    draftId,
    ifPublishedRevisionId: revision,
    ifDraftRevisionId: revision,
  }),
  z.object({actionType: z.literal('sanity.action.document.unpublish'), publishedId, draftId}),
  z.object({
    actionType: z.literal('sanity.action.document.delete'),
    publishedId,
    includeDrafts: z.array(z.string()).default([]),
    purge,
  }),
  z.object({actionType: z.literal('sanity.action.document.discard'), draftId, purge}),
  z.object({actionType: z.literal('sanity.action.document.replaceDraft'), publishedId, attributes: object}),
  z.object({actionType: z.literal('sanity.action.document.version.discard'), versionId, purge}),
  /** Either `document`, or `baseId` and `versionId`. */
  z.object({
    actionType: z.literal('sanity.action.document.version.create'),
    publishedId,
    document: object.optional(),
    baseId: z.string().optional(),
    versionId: versionId.optional(),
    ifBaseRevisionId: revision,
  }),
  z.object({actionType: z.literal('sanity.action.document.version.replace'), document: object}),
  z.object({actionType: z.literal('sanity.action.document.version.unpublish'), publishedId, versionId}),
] as const

/** The name of a release: `r1` of the document `_.releases.r1`. */
const releaseId = z.string()
const alone = <Name extends string>(name: Name) =>
  z.object({actionType: z.literal(`sanity.action.release.${name}`), releaseId})

/** One step in the life of a release. */
const RELEASE_ACTIONS = [
  z.object({actionType: z.literal('sanity.action.release.create'), releaseId, metadata: object.default({})}),
  z.object({actionType: z.literal('sanity.action.release.edit'), releaseId, patch}),
  /** `publishAt`: ISO 8601. */
  z.object({actionType: z.literal('sanity.action.release.schedule'), releaseId, publishAt: z.string()}),
  alone('publish'),
  alone('unschedule'),
  alone('archive'),
  alone('unarchive'),
  alone('delete'),
  z
    .object({
      actionType: z.literal('sanity.action.release.import'),
      releaseId,
      attributes: object.optional(),
      document: object.optional(),
      ifExists: z.enum(['fail', 'ignore', 'replace']).default('fail'),
    })
    .transform(({attributes, document = attributes, ...action}, issues) => {
      if (document) return {...action, document}
      issues.addIssue('needs "attributes", the release to import')
      return z.NEVER
    }),
] as const

const variantId = z.string()
/** See `VariantKey`. */
const variantKey = {publishedId, variantId, bundleId: z.string().optional()}

/** One step in the life of a variant of a document. */
const VARIANT_ACTIONS = [
  z
    .object({
      actionType: z.literal('sanity.action.document.variant.create'),
      ...variantKey,
      document: object.optional(),
      baseId: z.string().optional(),
      ifBaseRevisionId: revision,
    })
    .refine(
      ({document, baseId}) => (document === undefined) !== (baseId === undefined),
      'needs either "document", the new variant, or "baseId", the document to copy',
    ),
  z.object({actionType: z.literal('sanity.action.document.variant.edit'), ...variantKey, patch}),
  z.object({actionType: z.literal('sanity.action.document.variant.delete'), ...variantKey, purge}),
  z.object({
    actionType: z.literal('sanity.action.document.variant.publish'),
    ...variantKey,
    bundleId: z.string(),
    ifVersionRevisionId: revision,
    ifPublishedVariantRevisionId: revision,
  }),
  z.object({actionType: z.literal('sanity.action.document.variant.unpublish'), ...variantKey}),
] as const

/** One step in the life of a variant's definition, which says when the variant applies. */
const DEFINITION_ACTIONS = [
  z.object({
    actionType: z.literal('sanity.action.variant.definition.create'),
    variantId,
    conditions: object.default({}),
    priority: z.number().default(0),
    metadata: object.optional(),
  }),
  z.object({
    actionType: z.literal('sanity.action.variant.definition.edit'),
    variantId,
    patch,
    ifRevisionId: revision,
  }),
  z.object({
    actionType: z.literal('sanity.action.variant.definition.delete'),
    variantId,
    ifRevisionId: revision,
  }),
] as const

/**
 * One step that a client requests in the life of a document, a release or a variant.
 * @see https://www.sanity.io/docs/http-actions
 */
export const ACTION = z.discriminatedUnion('actionType', [
  ...DOCUMENT_ACTIONS,
  ...RELEASE_ACTIONS,
  ...VARIANT_ACTIONS,
  ...DEFINITION_ACTIONS,
])

export type DocumentAction = z.output<(typeof DOCUMENT_ACTIONS)[number]>
export type VariantAction = z.output<(typeof VARIANT_ACTIONS)[number]>
export type DefinitionAction = z.output<(typeof DEFINITION_ACTIONS)[number]>
/** Only the lake's release clock sends the last two. */
export type ReleaseAction =
  | z.output<(typeof RELEASE_ACTIONS)[number]>
  | {actionType: 'lake.release.publishDue'; releaseId: string}
  | {actionType: 'lake.release.fail'; releaseId: string; message: string}
export type Action = DocumentAction | VariantAction | DefinitionAction | ReleaseAction
