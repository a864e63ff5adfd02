import {useSyncExternalStore} from 'react'
import type {DeviceList} from './device-list.ts'

const NONE: readonly string[] = []

/** The current keys of a list. Empty on the server and until hydration is done. */
export const useDeviceList = (list: DeviceList) => useSyncExternalStore(list.subscribe, list.read, () => NONE)
