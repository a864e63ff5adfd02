import {z} from 'zod'
import {object, operations} from './parse-patch.ts'

const revision = z.string().optional()
const variantId = z.string()
const patch = z.strictObject(operations)
/** See `VariantKey`. */
const variantKey = {publishedId: z.string(), variantId, bundleId: z.string().optional()}

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

/** The actions on variants of documents and on definitions of variants, as clients send them. */
export const VARIANT_ACTIONS = [
  ...DEFINITION_ACTIONS,
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
  z.object({
    actionType: z.literal('sanity.action.document.variant.delete'),
    ...variantKey,
    purge: z.boolean().optional(),
  }),
  z.object({
    actionType: z.literal('sanity.action.document.variant.publish'),
    ...variantKey,
    bundleId: z.string(),
    ifVersionRevisionId: revision,
    ifPublishedVariantRevisionId: revision,
  }),
  z.object({actionType: z.literal('sanity.action.document.variant.unpublish'), ...variantKey}),
] as const
