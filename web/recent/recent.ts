import {openDeviceList} from '../device/device-list.ts'

/** The products that this device opened last. */
export const recent = openDeviceList({storageKey: 'recent', limit: 12})
