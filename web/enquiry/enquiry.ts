import {openDeviceList} from '../device/device-list.ts'

/** As many as one message can name. */
export const MAX_ENQUIRY = 30

/** The pieces that the visitor wants to ask about. */
export const enquiry = openDeviceList({key: 'enquiry', limit: MAX_ENQUIRY})
