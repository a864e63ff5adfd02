import {openDeviceList} from '../device/device-list.ts'

/** Maximum number of products: one message can name this many. */
export const MAX_ENQUIRY = 30

/** The products that the visitor wants to ask about. */
export const enquiry = openDeviceList({storageKey: 'enquiry', limit: MAX_ENQUIRY, keepsAll: true})
