/**
 * Pieces that this device remembers, newest first, each as `{category}/{number}`: both hold letters, digits
 * and hyphens only.
 */
export interface DeviceList {
  /** The same array until something changes. */
  read: () => readonly string[]
  /** Puts a piece first; the oldest beyond the limit are forgotten. */
  add: (piece: string) => void
  remove: (piece: string) => void
  clear: () => void
  /** Calls back after each change, one made in another tab included. @returns ends that */
  subscribe: (changed: () => void) => () => void
}

const VERSION = 1
const PIECE = /^[a-z0-9-]+\/[A-Za-z0-9-]+$/
const NONE: readonly string[] = []

export const pieceOf = (category: string, productId: string) => `${category}/${productId}`

export function partsOf(piece: string) {
  const [category = '', productId = ''] = piece.split('/')
  return {category, productId}
}

/** What a stored text holds; nothing where another version, or somebody else, wrote it. */
export function parseList(text: string | null, limit: number): readonly string[] {
  try {
    const stored: {version?: unknown; pieces?: unknown} | null = JSON.parse(text ?? 'null')
    if (stored?.version !== VERSION || !Array.isArray(stored.pieces)) return NONE
    const pieces = stored.pieces.filter((piece) => typeof piece === 'string' && PIECE.test(piece))
    return [...new Set<string>(pieces)].slice(0, limit)
  } catch {
    return NONE
  }
}

interface ListOptions {
  /** Where it is kept in local storage. Without storage it lasts as long as the page. */
  key: string
  limit: number
}

/** A list of pieces on this device. Nothing is read before the first call. */
export function openDeviceList({key, limit}: ListOptions): DeviceList {
  const listeners = new Set<() => void>()
  let pieces: readonly string[] | undefined

  function read() {
    if (pieces) return pieces
    try {
      pieces = parseList(localStorage.getItem(key), limit)
    } catch {
      pieces = NONE
    }
    return pieces
  }

  function write(next: readonly string[]) {
    pieces = next.slice(0, limit)
    try {
      localStorage.setItem(key, JSON.stringify({version: VERSION, pieces}))
    } catch {
      // A full or forbidden storage: the list lives on in this page.
    }
    for (const changed of listeners) changed()
  }

  function onStorage(event: StorageEvent) {
    // Without a key the whole storage was cleared.
    if (event.key !== key && event.key !== null) return
    pieces = undefined
    for (const changed of listeners) changed()
  }

  return {
    read,
    add: (piece) => write([piece, ...read().filter((each) => each !== piece)]),
    remove: (piece) => write(read().filter((each) => each !== piece)),
    clear: () => write(NONE),
    subscribe(changed) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}
