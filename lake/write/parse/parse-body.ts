import type {z} from 'zod'
import {LakeError} from '../../model/errors.ts'
import type {Json, JsonObject} from '../../model/types.ts'

/** Reads a list from the body of a request. @throws LakeError `badRequest` */
export function listOf(body: JsonObject, name: string): Json[] {
  const list = body[name]
  if (Array.isArray(list)) return list
  throw new LakeError('badRequest', `The body must have "${name}", an array`)
}

/**
 * @param location where the value is in the body, for the message
 * @throws LakeError `badRequest`, naming the field that is wrong
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  sent: Json | undefined,
  location: string,
): z.output<Schema> {
  const parsed = schema.safeParse(sent)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = [location, ...(issue?.path ?? [])].join('.')
  throw new LakeError('badRequest', `${where}: ${issue?.message ?? 'is not valid'}`)
}
