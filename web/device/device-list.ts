import {useSyncExternalStore} from 'react'

/**
 * Products that this device remembers, newest first. Each is a key, `{category}/{productId}`: both parts hold letters,
 * digits and hyphens only.
 */
export interface DeviceList {
  /** The keys. The array stays the same until the list changes. */
  read: () => readonly string[]
  /** Puts a product first. A full list drops its oldest, or takes no further product. */
  add: (key: string) => void
  remove: (key: string) => void
  clear: () => void
  /** Calls back after each change, also after one in another tab. @returns stops the calls */
  subscribe: (changed: () => void) => () => void
}

const VERSION = 1
const KEY = /^[a-z0-9-]+\/[A-Za-z0-9-]+$/
const NONE: readonly string[] = []

export const productKey = (category: string, productId: string) => `${category}/${productId}`

export function partsOfKey(key: string) {
  const [category = '', productId = ''] = key.split('/')
  return {category, productId}
}

/** The keys in a stored text. Empty when another version, or another script, wrote it. */
export function parseList(text: string | null, limit: number): readonly string[] {
  try {
    const stored: {version?: unknown; pieces?: unknown} | null = JSON.parse(text ?? 'null')
    if (stored?.version !== VERSION || !Array.isArray(stored.pieces)) return NONE
    const keys = stored.pieces.filter((key) => typeof key === 'string' && KEY.test(key))
    return [...new Set<string>(keys)].slice(0, limit)
  } catch {
    return NONE
  }
}

interface ListOptions {
  /** Key in local storage. Without storage the list lasts as long as the page. */
  storageKey: string
  limit: number
  /** A full list takes no further product. Absent: it drops its oldest. */
  keepsAll?: boolean
}

/** A list of products on this device. It reads storage on the first call, not before. */
export function openDeviceList({storageKey, limit, keepsAll}: ListOptions): DeviceList {
  const listeners = new Set<() => void>()
  let keys: readonly string[] | undefined

  function read() {
    if (keys) return keys
    try {
      keys = parseList(localStorage.getItem(storageKey), limit)
    } catch {
      keys = NONE
    }
    return keys
  }

  function write(next: readonly string[]) {
    keys = next.slice(0, limit)
    try {
      localStorage.setItem(storageKey, JSON.stringify({version: VERSION, pieces: keys}))
    } catch {
      // Storage is full or forbidden. The list lives on in this page.
    }
    for (const changed of listeners) changed()
  }

  function onStorage(event: StorageEvent) {
    // The event has no key when the whole storage was cleared.
    if (event.key !== storageKey && event.key !== null) return
    keys = undefined
    for (const changed of listeners) changed()
  }

  return {
    read,
    add(key) {
      const others = read().filter((each) => each !== key)
      if (!keepsAll || others.length < limit) write([key, ...others])
    },
    remove: (key) => write(read().filter((each) => each !== key)),
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

/** The current keys of a list. Empty on the server and until hydration is done. */
export const useDeviceList = (list: DeviceList) => useSyncExternalStore(list.subscribe, list.read, () => NONE)
