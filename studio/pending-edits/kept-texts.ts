import {z} from 'zod'
import {attempt} from '../lib/attempt.ts'
import {change} from './changes.ts'

const kept = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Revision of the document when they were typed. */
  revision: z.string(),
  changes: z.array(change),
})

/** Changes of a document that the lake has not stored. */
export type Kept = z.infer<typeof kept>

export type KeptTexts = ReturnType<typeof keptTexts>

/**
 * Keeps the pending edits of one document in the browser's storage, where they outlive a reload.
 * @param name the person and the document; nobody else is offered the changes
 */
export function keptTexts(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, name: string) {
  const key = `stone-designs.unsent.${name}`
  return {
    read: () => attempt(() => kept.parse(JSON.parse(storage.getItem(key) ?? ''))),
    write(changes: Kept) {
      attempt(() => storage.setItem(key, JSON.stringify(changes)))
    },
    forget: () => storage.removeItem(key),
  }
}
