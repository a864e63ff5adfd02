import {z} from 'zod'
import {attempt} from '../lib/attempt.ts'

const KEY = 'stone-designs.unsaved-cells'
const texts = z.record(z.string(), z.string())

/** Name of a cell among those that are not stored. */
export const cellKey = (id: string, column: string) => `${id} ${column}`

/**
 * Texts of cells that the lake has not stored. The texts outlive a row that leaves the screen, another tool, and a
 * reload of the page. Each tab has its own.
 */
export function openUnsavedCells(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const stored = attempt(() => texts.parse(JSON.parse(storage.getItem(KEY) ?? '{}')))
  const cells = new Map(Object.entries(stored ?? {}))
  const listeners = new Set<() => void>()
  const keep = () => {
    for (const listener of listeners) listener()
    attempt(() => storage.setItem(KEY, JSON.stringify(Object.fromEntries(cells))))
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    textOf: (key: string) => cells.get(key),
    set(key: string, text: string) {
      cells.set(key, text)
      keep()
    },
    delete(key: string) {
      if (cells.delete(key)) keep()
    },
  }
}

export type UnsavedCells = ReturnType<typeof openUnsavedCells>
