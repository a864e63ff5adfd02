import {z} from 'zod'
import {isObject} from './json.ts'
import type {Insert, Json, JsonObject} from './types.ts'

export const object = z.custom<JsonObject>(isObject, 'must be an object')

const json = z.custom<Json>((value) => value !== undefined)
const amounts = z.record(z.string(), z.number())
const sentInsert = z.strictObject({
  items: z.array(json),
  before: z.string().optional(),
  after: z.string().optional(),
  replace: z.string().optional(),
})

/** The operations of a patch as clients send them, without the target. */
export const operations = {
  ifRevisionID: z.string().optional(),
  set: object.optional(),
  setIfMissing: object.optional(),
  unset: z.array(z.string()).optional(),
  inc: amounts.optional(),
  dec: amounts.optional(),
  insert: sentInsert.transform(toInsert).optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
}

function toInsert(
  {items, before, after, replace}: z.output<typeof sentInsert>,
  issues: z.RefinementCtx,
): Insert {
  const given = [before, after, replace].filter((path) => path !== undefined)
  if (given.length !== 1) issues.addIssue('needs exactly one of "before", "after" and "replace"')
  if (before !== undefined) return {before, items}
  if (after !== undefined) return {after, items}
  return {replace: replace ?? '', items}
}
