import {captureAdClicks} from './ad-clicks.ts'
import {storeTrouble} from './store-trouble.ts'

/** Stores the ad clicks in an address, and reports when that fails. @param at time of the visit, in milliseconds since 1970 */
export const capture = (search: string, at: number): void => captureAdClicks(search, at, storeTrouble)
