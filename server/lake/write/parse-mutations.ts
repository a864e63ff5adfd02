import {z} from 'zod'
import {LakeError} from '../errors.ts'
import {isObject} from '../json.ts'
import type {Action, Insert, Json, JsonObject, Mutation, Target} from '../types.ts'

const json = z.custom<Json>((value) => value !== undefined)
const object = z.custom<JsonObject>(isObject, 'must be an object')
const amounts = z.record(z.string(), z.number())
const place = z.strictObject({
  items: z.array(json),
  before: z.string().optional(),
  after: z.string().optional(),
  replace: z.string().optional(),
})

/** The operations of a patch, without its target. */
const operations = {
  ifRevisionID: z.string().optional(),
  set: object.optional(),
  setIfMissing: object.optional(),
  unset: z.array(z.string()).optional(),
  inc: amounts.optional(),
  dec: amounts.optional(),
  insert: place.transform(toInsert).optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
}
const target = {
  id: z.union([z.string(), z.array(z.string())]).optional(),
  query: z.string().optional(),
  params: object.optional(),
}

const MUTATIONS = {
  create: object.transform((create): Mutation => ({create})),
  createOrReplace: object.transform((createOrReplace): Mutation => ({createOrReplace})),
  createIfNotExists: object.transform((createIfNotExists): Mutation => ({createIfNotExists})),
  delete: z
    .strictObject({...target, purge: z.boolean().optional()})
    .transform((sent, context): Mutation => ({delete: toTarget(sent, context)})),
  patch: z
    .strictObject({...target, ...operations})
    .transform(({id, query, params, ...operations}, context): Mutation => ({
      patch: {...operations, ...toTarget({id, query, params}, context)},
    })),
}

const publishedId = z.string()
const draftId = z.string()
const revision = z.string().optional()
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
  }),
  z.object({actionType: z.literal('sanity.action.document.discard'), draftId}),
  z.object({actionType: z.literal('sanity.action.document.replaceDraft'), publishedId, attributes: object}),
  z.object({actionType: z.literal('sanity.action.document.version.discard'), versionId: z.string()}),
  z.object({
    actionType: z.literal('sanity.action.document.version.create'),
    publishedId,
    document: object.optional(),
    baseId: z.string().optional(),
    versionId: z.string().optional(),
    ifBaseRevisionId: revision,
  }),
  z.object({actionType: z.literal('sanity.action.document.version.replace'), document: object}),
])

/** @throws LakeError `badRequest`, naming the field that is wrong */
export function parseMutations(body: JsonObject): Mutation[] {
  return listOf(body, 'mutations').map((sent, index) => {
    const name = isObject(sent) && Object.keys(sent).length === 1 ? Object.keys(sent)[0] : undefined
    if (!isObject(sent) || !isMutationName(name)) {
      const names = Object.keys(MUTATIONS).join(', ')
      throw new LakeError('badRequest', `mutations[${index}] must be an object with exactly one of ${names}`)
    }
    return parse(MUTATIONS[name], sent[name], `mutations[${index}].${name}`)
  })
}

/** @throws LakeError `badRequest`, naming the field that is wrong */
export function parseActions(body: JsonObject): Action[] {
  return listOf(body, 'actions').map((sent, index) => parse(ACTION, sent, `actions[${index}]`))
}

/** What mutations and actions have in common around their lists. @throws LakeError `badRequest` */
export function parseOptions(body: JsonObject) {
  return parse(OPTIONS, body, 'body')
}

const OPTIONS = z.object({transactionId: z.string().optional(), dryRun: z.boolean().optional()})

function listOf(body: JsonObject, name: string): Json[] {
  const list = body[name]
  if (Array.isArray(list)) return list
  // The client sends a single action as it is.
  if (isObject(list)) return [list]
  throw new LakeError('badRequest', `The body needs "${name}", an array`)
}

function isMutationName(name: string | undefined): name is keyof typeof MUTATIONS {
  return name !== undefined && Object.hasOwn(MUTATIONS, name)
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  sent: Json | undefined,
  place: string,
): z.output<Schema> {
  const parsed = schema.safeParse(sent)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = [place, ...(issue?.path ?? [])].join('.')
  throw new LakeError('badRequest', `${where}: ${issue?.message ?? 'is not valid'}`)
}

type Issues = z.RefinementCtx

function toTarget({id, query, params}: z.output<z.ZodObject<typeof target>>, issues: Issues): Target {
  if (id !== undefined && query === undefined) return {id}
  if (query !== undefined && id === undefined) return {query, ...(params && {params})}
  issues.addIssue('needs either "id" or "query"')
  return z.NEVER
}

function toInsert({items, before, after, replace}: z.output<typeof place>, issues: Issues): Insert {
  const given = [before, after, replace].filter((path) => path !== undefined)
  if (given.length !== 1) issues.addIssue('needs exactly one of "before", "after" and "replace"')
  if (before !== undefined) return {before, items}
  if (after !== undefined) return {after, items}
  return {replace: replace ?? '', items}
}
