import {z} from 'zod'

const KEY = 'stone-designs.unsaved-cells'
const texts = z.record(z.string(), z.string())

/** Name of a cell among those that are not stored. */
export const cellKey = (id: string, column: string) => `${id} ${column}`

/**
 * Texts of cells that the lake has not stored. They outlive a row that leaves the screen, another tool, and a reload
 * of the page. Each tab has its own.
 */
export function openUnsavedCells(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const cells = new Map(Object.entries(stored(storage)))
  const listeners = new Set<() => void>()
  const keep = () => {
    for (const listener of listeners) listener()
    try {
      storage.setItem(KEY, JSON.stringify(Object.fromEntries(cells)))
    } catch {
      // The browser's storage is full or turned off: the texts stay while the page is open.
    }
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

function stored(storage: Pick<Storage, 'getItem'>): Record<string, string> {
  try {
    return texts.parse(JSON.parse(storage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

export type UnsavedCells = ReturnType<typeof openUnsavedCells>
