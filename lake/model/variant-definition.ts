import {z} from 'zod'
import {invalid} from './errors.ts'
import {checkVariantId, VARIANT_TYPE, variantIdOfDefinition} from './variant-id.ts'
import type {StoredDocument} from './types.ts'

/** Clients send conditions in addresses as `key:value`, so neither part may hold a colon. */
const CONDITIONS = z.record(
  z
    .string()
    .regex(
      /^[a-z][a-z0-9_-]{0,63}$/,
      'the name of a condition starts with a small letter and has 1 to 64 small letters, digits, "_" and "-"',
    ),
  z
    .string()
    .regex(/\S/, 'the value of a condition cannot be empty')
    .regex(/^[^:]*$/, 'the value of a condition cannot contain a colon'),
)

const DEFINITION = z.object({
  _type: z.literal(VARIANT_TYPE),
  name: z.string(),
  conditions: CONDITIONS.default({}),
  priority: z.number().default(0),
  metadata: z.looseObject({}).optional(),
})

/** The conditions under which a variant applies, and its rank among others that apply. */
export interface Definition {
  variantId: string
  conditions: Record<string, string>
  /** The highest priority wins. */
  priority: number
  _createdAt: string
}

/**
 * Reads the document of a definition. Actions, mutations and imports can all write one.
 * @throws LakeError `validationError`, naming the field that is wrong
 */
export function readDefinition(document: StoredDocument): Definition {
  const variantId = variantIdOfDefinition(document._id)
  checkVariantId(variantId)
  const parsed = DEFINITION.safeParse(document)
  if (!parsed.success) throw wrong(document._id, parsed.error)
  const {name, conditions, priority} = parsed.data
  if (name === variantId) return {variantId, conditions, priority, _createdAt: document._createdAt}
  throw invalid(`The "name" of the definition "${document._id}" must be "${variantId}"`, document._id)
}

function wrong(id: string, {issues: [issue]}: z.ZodError) {
  const reason = issue?.code === 'invalid_key' ? issue.issues[0]?.message : issue?.message
  const where = issue && issue.path.length > 0 ? issue.path.join('.') : 'definition'
  return invalid(`"${id}" cannot have this ${where}: ${reason ?? 'it is not valid'}`, id)
}
