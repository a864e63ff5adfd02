import {z} from 'zod'
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
const releaseId = z.string()
const alone = <Name extends string>(name: Name) =>
  z.object({actionType: z.literal(`sanity.action.release.${name}`), releaseId})

/** The actions on releases as clients send them. */
const RELEASE_ACTIONS = [
  z.object({actionType: z.literal('sanity.action.release.create'), releaseId, metadata: object.default({})}),
  z.object({
    actionType: z.literal('sanity.action.release.edit'),
    releaseId,
    patch: z.strictObject(operations),
  }),
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
