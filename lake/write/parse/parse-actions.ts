import {z} from 'zod'
import {RELEASE_ACTIONS} from './parse-release-actions.ts'
import {listOf, parse} from './parse-body.ts'
import {object, operations} from './parse-patch.ts'
import {VARIANT_ACTIONS} from './parse-variant-actions.ts'
import type {Action} from '../../model/actions.ts'
import type {JsonObject} from '../../model/types.ts'

const publishedId = z.string()
const draftId = z.string()
const revision = z.string().optional()
/** Removes the history of the deleted documents too. */
const purge = z.boolean().optional()
const ACTION = z.discriminatedUnion('actionType', [
  z.object({
    actionType: z.literal('sanity.action.document.create'),
    publishedId,
    attributes: object,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({
    actionType: z.literal('sanity.action.document.edit'),
    publishedId,
    draftId,
    patch: z.strictObject(operations),
  }),
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
  z.object({actionType: z.literal('sanity.action.document.version.discard'), versionId: z.string(), purge}),
  z.object({
    actionType: z.literal('sanity.action.document.version.create'),
    publishedId,
    document: object.optional(),
    baseId: z.string().optional(),
    versionId: z.string().optional(),
    ifBaseRevisionId: revision,
  }),
  z.object({actionType: z.literal('sanity.action.document.version.replace'), document: object}),
  z.object({
    actionType: z.literal('sanity.action.document.version.unpublish'),
    publishedId,
    versionId: z.string(),
  }),
  ...RELEASE_ACTIONS,
  ...VARIANT_ACTIONS,
])

/** @throws LakeError `badRequest`, naming the field that is wrong */
export function parseActions(body: JsonObject): Action[] {
  return listOf(body, 'actions').map((sent, index) => parse(ACTION, sent, `actions[${index}]`))
}
