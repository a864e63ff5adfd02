import {z} from 'zod'
import {object, operations} from './parse-patch.ts'

const releaseId = z.string()
const alone = <Name extends string>(name: Name) =>
  z.object({actionType: z.literal(`sanity.action.release.${name}`), releaseId})

/** The actions on releases as clients send them. */
export const RELEASE_ACTIONS = [
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
