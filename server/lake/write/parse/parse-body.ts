import type {z} from 'zod'
import {LakeError} from '../../model/errors.ts'
import {isObject} from '../../model/json.ts'
import type {Json, JsonObject} from '../../model/types.ts'

/** A list in the body of a request. @throws LakeError `badRequest` */
export function listOf(body: JsonObject, name: string): Json[] {
  const list = body[name]
  if (Array.isArray(list)) return list
  // The client sends a single action as it is.
  if (isObject(list)) return [list]
  throw new LakeError('badRequest', `The body needs "${name}", an array`)
}

/**
 * @param place of the value in the body, for the message
 * @throws LakeError `badRequest`, naming the field that is wrong
 */
export function parse<Schema extends z.ZodType>(
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
