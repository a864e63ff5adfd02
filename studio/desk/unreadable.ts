import {z} from 'zod'
import {schemaTypesIn} from '../../schemas/index.ts'
import {forms} from '../languages/texts.ts'

/** A field, an entry of a list, or a type of document, as the schema declares it. */
export interface Field {
  name?: string | undefined
  type: string
  fields?: Field[] | undefined
  of?: Field[] | undefined
}

const field: z.ZodType<Field> = z.object({
  name: z.string().optional(),
  type: z.string(),
  fields: z.array(z.lazy(() => field)).optional(),
  of: z.array(z.lazy(() => field)).optional(),
})

const isNoText = (at: string) => `coalesce(string(${at}), 0) != ${at}`
/** Neither a price nor a place in a list is negative, or has more than ten digits. */
const isNoNumber = (at: string) => `!coalesce(${at} >= 0 && ${at} <= 9999999999, false)`
const isNoObject = (at: string) => `defined(coalesce(string(${at}), count(${at})))`
const lacksNumbers = (at: string, names: readonly string[]) =>
  `defined(${at}) && !coalesce(${names.map((name) => `${at}.${name} >= 0`).join(' && ')}, false)`

const isNoImage = (at: string) =>
  [
    `${at}._type != "image" && !defined(${at}.asset)`,
    `defined(${at}.asset) && ${isNoText(`${at}.asset._ref`)}`,
    lacksNumbers(`${at}.hotspot`, ['x', 'y', 'width', 'height']),
    lacksNumbers(`${at}.crop`, ['top', 'bottom', 'left', 'right']),
  ].join(' || ')

/** GROQ condition of a value that is not of its kind, by kind. All other kinds are texts. */
const KINDS: Readonly<Record<string, (at: string) => string>> = {
  number: isNoNumber,
  boolean: (at) => `!(${at} in [true, false])`,
  slug: (at) => isNoText(`${at}.current`),
  reference: (at) => isNoText(`${at}._ref`),
  image: isNoImage,
  object: isNoObject,
  array: (at) => `!defined(count(${at}))`,
}

/** GROQ condition of a field that holds, or that has inside, something of another kind than its form writes. */
function isWrong({type, fields = [], of}: Field, at: string): string {
  const conditions = [
    (KINDS[type] ?? isNoText)(at),
    ...fields.map((inner) => isWrong(inner, `${at}.${inner.name}`)),
    ...(of ?? []).map((entry) => `count(${at}[!defined(@) || ${isWrong(entry, '@')}]) > 0`),
  ]
  return `defined(${at}) && (${conditions.map((condition) => `(${condition})`).join(' || ')})`
}

/** Older enquiries are left out: there may be tens of thousands. The Enquiries tool names theirs. */
const RECENT = 'string(dateTime(now()) - 60 * 60 * 24 * 60)'

/** The types of document. */
export const TYPES = z.array(field).parse(schemaTypesIn(forms))

/** Filter of the documents that a form could not have written. Made of the schema, so a new field is looked at, too. */
export const UNREADABLE = `_type in ${JSON.stringify(TYPES.map(({name}) => name))} && select(${TYPES.map(
  ({name, fields = []}) => {
    const wrong = fields.map((each) => `(${isWrong(each, String(each.name))})`).join(' || ')
    return `_type == "${name}" => ${name === 'lead' ? `_createdAt > ${RECENT} && (!defined(receivedAt) || ${wrong})` : wrong}`
  },
).join(', ')})`
