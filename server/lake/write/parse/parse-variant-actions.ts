import {z} from 'zod'
import {object, operations} from './parse-patch.ts'

const revision = z.string().optional()
const variantId = z.string()
const patch = z.strictObject(operations)
/** Of which document, and in what it is: `drafts` or a release; absent: published. */
const place = {publishedId: z.string(), variantId, bundleId: z.string().optional()}

/** The actions on definitions of variants as clients send them. */
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

/** The actions on variants, of documents and as such, as clients send them. */
export const VARIANT_ACTIONS = [
  ...DEFINITION_ACTIONS,
  z
    .object({
      actionType: z.literal('sanity.action.document.variant.create'),
      ...place,
      document: object.optional(),
      baseId: z.string().optional(),
      ifBaseRevisionId: revision,
    })
    .refine(
      ({document, baseId}) => (document === undefined) !== (baseId === undefined),
      'needs either "document", the variant as it is to be, or "baseId", what it is to be made of',
    ),
  z.object({actionType: z.literal('sanity.action.document.variant.edit'), ...place, patch}),
  z.object({
    actionType: z.literal('sanity.action.document.variant.delete'),
    ...place,
    purge: z.boolean().optional(),
  }),
  z.object({
    actionType: z.literal('sanity.action.document.variant.publish'),
    ...place,
    bundleId: z.string(),
    ifVersionRevisionId: revision,
    ifPublishedVariantRevisionId: revision,
  }),
  z.object({actionType: z.literal('sanity.action.document.variant.unpublish'), ...place}),
] as const
