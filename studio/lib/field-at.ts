import type {SchemaType} from 'sanity'
import type {Key} from '../../schemas/fields/translated.ts'

/** The field of a type to which a path leads. */
export function fieldAt(
  type: SchemaType | undefined,
  [key, ...rest]: readonly Key[],
): SchemaType | undefined {
  if (key === undefined || type === undefined) return type
  if (typeof key !== 'string') return type.jsonType === 'array' ? fieldAt(type.of[0], rest) : undefined
  if (type.jsonType !== 'object') return undefined
  return fieldAt(type.fields.find(({name}) => name === key)?.type, rest)
}
