import {z} from 'zod'
import {ACTION, type Action} from '../model/actions.ts'
import {badRequest} from '../model/errors.ts'
import {isObject} from '../model/json.ts'
import {object, operations} from '../model/patch.ts'
import type {Json, JsonObject, Mutation, Target} from '../model/types.ts'

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
    .transform(({purge, ...sent}, context): Mutation => ({delete: {...toTarget(sent, context), purge}})),
  patch: z
    .strictObject({...target, ...operations})
    .transform(({id, query, params, ...operations}, context): Mutation => ({
      patch: {...operations, ...toTarget({id, query, params}, context)},
    })),
}

/** @throws LakeError `badRequest`, naming the field that is wrong */
export function parseMutations(body: JsonObject): Mutation[] {
  return listOf(body, 'mutations').map((sent, index) => {
    const name = isObject(sent) && Object.keys(sent).length === 1 ? Object.keys(sent)[0] : undefined
    if (!isObject(sent) || !isMutationName(name)) {
      const names = Object.keys(MUTATIONS).join(', ')
      throw badRequest(`mutations[${index}] must be an object with exactly one of ${names}`)
    }
    return parse(MUTATIONS[name], sent[name], `mutations[${index}].${name}`)
  })
}

/** @throws LakeError `badRequest`, naming the field that is wrong */
export function parseActions(body: JsonObject): Action[] {
  return listOf(body, 'actions').map((sent, index) => parse(ACTION, sent, `actions[${index}]`))
}

/**
 * Reads the options that requests with mutations and with actions have in common.
 * @throws LakeError `badRequest`
 */
export function parseOptions(body: JsonObject) {
  return parse(OPTIONS, body, 'body')
}

const OPTIONS = z.object({transactionId: z.string().optional(), dryRun: z.boolean().optional()})

function isMutationName(name: string | undefined): name is keyof typeof MUTATIONS {
  return name !== undefined && Object.hasOwn(MUTATIONS, name)
}

function toTarget(
  {id, query, params}: z.output<z.ZodObject<typeof target>>,
  issues: z.RefinementCtx,
): Target {
  if (id !== undefined && query === undefined) return {id}
  if (query !== undefined && id === undefined) return {query, ...(params && {params})}
  issues.addIssue('needs either "id" or "query"')
  return z.NEVER
}

/** Reads a list from the body of a request. @throws LakeError `badRequest` */
function listOf(body: JsonObject, name: string): Json[] {
  const list = body[name]
  if (Array.isArray(list)) return list
  throw badRequest(`The body must have "${name}", an array`)
}

/**
 * @param location where the value is in the body, for the message
 * @throws LakeError `badRequest`, naming the field that is wrong
 */
function parse<Schema extends z.ZodType>(
  schema: Schema,
  sent: Json | undefined,
  location: string,
): z.output<Schema> {
  const parsed = schema.safeParse(sent)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = [location, ...(issue?.path ?? [])].join('.')
  throw badRequest(`${where}: ${issue?.message ?? 'is not valid'}`)
}
