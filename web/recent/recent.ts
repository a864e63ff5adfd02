import {openDeviceList} from '../device/device-list.ts'

/** The pieces that were opened last on this device. */
export const recent = openDeviceList({key: 'recent', limit: 12})
