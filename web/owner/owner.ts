import {useSyncExternalStore} from 'react'

const KEY = 'owner'
const listeners = new Set<() => void>()

/** Whether this device belongs to the shop. Its visits and contacts are not counted. */
export function isOwnerDevice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

/**
 * Marks this device as the owner's.
 * @returns whether the mark could be stored
 */
export function markOwnerDevice(): boolean {
  try {
    localStorage.setItem(KEY, 'true')
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return isOwnerDevice()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** `isOwnerDevice`, kept up to date. False on the server and until hydration is done. */
export const useIsOwner = () => useSyncExternalStore(subscribe, isOwnerDevice, () => false)
