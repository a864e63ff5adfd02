import {z} from 'zod'

const kept = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Revision of the document when they were typed. */
  revision: z.string(),
  /** New values of fields; `null` for a field that was emptied. */
  fields: z.record(z.string(), z.unknown()),
})

/** Fields of a document that somebody changed and that the lake has not stored. */
export type Kept = z.infer<typeof kept>

/**
 * Keeps the unsent changes of one document in the browser's storage, where they outlive a reload.
 * @param name the person and the document; nobody else is offered the changes
 */
export function keptTexts(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, name: string) {
  const key = `stone-designs.unsent.${name}`
  return {
    read(): Kept | undefined {
      try {
        return kept.parse(JSON.parse(storage.getItem(key) ?? ''))
      } catch {
        return undefined
      }
    },
    write(changes: Kept) {
      try {
        storage.setItem(key, JSON.stringify(changes))
      } catch {
        // The storage is full or turned off: the changes stay while the page is open.
      }
    },
    forget: () => storage.removeItem(key),
  }
}

type Values = Readonly<Record<string, unknown>>

/** Fields that the lake sets. */
const OF_THE_LAKE = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt', '_system'])

/** The fields that differ between two states of a document, with their new values. */
export function changedFields(before: Values, after: Values): Values {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter(
    (name) => !OF_THE_LAKE.has(name) && textOf(before[name]) !== textOf(after[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]))
}

/** The kept fields that a document does not have yet. */
export const missingIn = (document: Values, fields: Values): Values =>
  changedFields(Object.fromEntries(Object.keys(fields).map((name) => [name, document[name]])), fields)

/** Whether a document of the lake has the kept fields. A text that is only in the form leaves the revision as it was. */
export const isStored = (document: Values, {revision, fields}: Kept): boolean =>
  Object.keys(missingIn(document, fields)).length === 0 && document._rev !== revision

/** Text of a value, the same for every order of its fields. */
const textOf = (value: unknown) =>
  JSON.stringify(value ?? null, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
