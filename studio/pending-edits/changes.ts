import {getValueAtPath} from 'sanity'
import {z} from 'zod'
import {fieldOf, type Key} from '../../schemas/fields/translated.ts'

export const change = z.object({
  path: z.array(z.union([z.string(), z.object({_key: z.string()})])),
  /** The former and the new value; `null` for none. */
  before: z.unknown(),
  after: z.unknown(),
})

/** A field, or an entry of a list, that somebody changed. */
export type Change = z.infer<typeof change>

/** A change that a document does not have. */
export interface Missing extends Change {
  /** The document's own value at this path. */
  now: unknown
  /** Somebody else has changed it since. */
  isTouched: boolean
  /** The document still has the object around the changed value. */
  hasPlace: boolean
}

type Values = Readonly<Record<string, unknown>>

/** Fields that the lake sets. */
const OF_THE_LAKE = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt', '_system', '_originalId'])

/** The smallest changes between two states of a document. */
export function changesBetween(before: Values, after: Values): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => !OF_THE_LAKE.has(name))
    .flatMap((name) => changesAt([name], before[name], after[name]))
}

function changesAt(path: Key[], before: unknown, after: unknown): Change[] {
  if (textOf(before) === textOf(after)) return []
  if (isDivisible(before) && isDivisible(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => changesAt([...path, name], before[name], after[name]))
  }
  const [old, made] = [entriesOf(before), entriesOf(after)]
  if (!old || !made || (old.size === 0 && made.size === 0) || isReordered(old, made))
    return [{path, before: before ?? null, after: after ?? null}]
  const keys = [...new Set([...old.keys(), ...made.keys()])]
  return keys.flatMap((_key) => changesAt([...path, {_key}], old.get(_key), made.get(_key)))
}

/** The changes that a document does not have yet. */
export function missingIn(document: Values, changes: readonly Change[]): Missing[] {
  return changes.flatMap((change) => {
    if (!isMissing(document, change)) return []
    const now = getValueAtPath(document, change.path) ?? null
    const hasPlace = hasPlaceFor(document, change)
    return [{...change, now, hasPlace, isTouched: !hasPlace || textOf(now) !== textOf(change.before)}]
  })
}

interface State {
  /** Revision of the document when the changes were typed. */
  revision: string
  changes: readonly Change[]
}

/** The changes that the lake has not stored. At the old revision, none is stored, even when the form shows it. */
export const unstoredIn = (document: Values, {revision, changes}: State): Change[] =>
  changes.filter((change) => document._rev === revision || isMissing(document, change))

const isMissing = (document: Values, {path, after}: Change) =>
  textOf(getValueAtPath(document, path)) !== textOf(after)

/** The changes, each translated text with the English text that it translates. */
export function together<Each extends Change>(changes: readonly Each[]): Each[][] {
  const groups = Map.groupBy(changes, ({path}) =>
    JSON.stringify(path.filter((key, index) => !(index === 2 && key === 'english'))),
  )
  return [...groups.values()]
}

/** All changes, where a later change of a field replaces the earlier one. */
export function joined(earlier: readonly Change[], later: readonly Change[]): Change[] {
  const all = new Map([...earlier, ...later].map((change) => [JSON.stringify(change.path), change]))
  return [...all.values()]
}

/** Whether the document still has the object around the changed value. A list may be missing: its first entry makes it. */
function hasPlaceFor(document: Values, {path}: Change): boolean {
  const outer = getValueAtPath(document, path.slice(0, isEntry(path) ? -2 : -1))
  return outer !== undefined && outer !== null
}

/** Whether a path leads to an entry of a list. */
export const isEntry = (path: readonly Key[]) => typeof path.at(-1) === 'object'

/** The texts of a value, without those that the person does not see. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isDivisible(value)) return []
  const shown = Object.entries(value).filter(([name]) => !name.startsWith('_') && name !== 'english')
  return shown.flatMap(([, part]) => textsIn(part))
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether each field of an object has a meaning without the others: the fields of a reference, or of the cut of a
 * picture, have none.
 */
const isDivisible = (value: unknown): value is Values =>
  isObject(value) && !('_ref' in value) && !String(value._type).startsWith('sanity.')

/** The entries of a list by their keys. Undefined for other values, and for lists without keys. */
function entriesOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (value === undefined || value === null) return new Map()
  if (!Array.isArray(value)) return undefined
  const entries = value.flatMap((entry: unknown) => {
    const key = fieldOf(entry, '_key')
    return typeof key === 'string' ? [[key, entry] as const] : []
  })
  const byKey = new Map(entries)
  return byKey.size === value.length ? byKey : undefined
}

function isReordered(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): boolean {
  const remaining = [...before.keys()].filter((key) => after.has(key))
  return textOf(remaining) !== textOf([...after.keys()].filter((key) => before.has(key)))
}

/** Text of a value, the same for every order of its fields. */
const textOf = (value: unknown) =>
  JSON.stringify(value ?? null, (_name, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
