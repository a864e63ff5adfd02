import {z} from 'zod'

/** A document that is not as its schema says, such as one that an import or an older schema wrote. */
export interface Unreadable {
  _id: string
  /** Number and name, as far as there are some. */
  label: string
  /** The fields that are wrong, such as `image.hotspot.x`. */
  fields: string[]
}

const unreadable = new WeakMap<object, Unreadable[]>()

/**
 * Schema of a list in an answer of the lake: reads every item that is as its schema says, and leaves out the others, so
 * that one document never stops the rest. `unreadableIn` names those that were left out.
 */
export const readEach = <Item>(item: z.ZodType<Item>) =>
  z.array(z.unknown()).transform((items): Item[] => {
    const found = items.map((each) => ({each, parsed: item.safeParse(each)}))
    const read = found.flatMap(({parsed}) => (parsed.success ? [parsed.data] : []))
    unreadable.set(
      read,
      found.flatMap(({each, parsed}) => (parsed.success ? [] : [named(each, parsed.error)])),
    )
    return read
  })

/** The documents that `readEach` left out of a list. */
export const unreadableIn = (list: readonly unknown[]): readonly Unreadable[] => unreadable.get(list) ?? []

const word = z
  .union([z.string().max(60), z.number()])
  .optional()
  .catch(undefined)
const name = z
  .object({_id: word, productId: word, ref: word, name: word, title: word, cells: z.unknown().optional()})
  .catch({cells: {}})
const cells = z.object({name: word}).catch({})

function named(each: unknown, {issues}: z.ZodError): Unreadable {
  const known = name.parse(each)
  const words = [known.productId ?? known.ref, known.name ?? known.title ?? cells.parse(known.cells).name]
  const _id = String(known._id ?? '')
  const label = words.filter((part) => part !== undefined && part !== '').join(' · ')
  return {_id, label: label || _id, fields: [...new Set(issues.map(({path}) => path.join('.')))]}
}
