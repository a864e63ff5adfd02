import {logProblem} from '../failures.ts'
import {track} from '../tracking.ts'
import {AD_CLICKS_KEY, type StoreTrouble} from './ad-clicks.ts'

/** Says what became of the ad clicks when neither storage nor cookie works. */
export const storeTrouble: StoreTrouble = {
  onWriteFailed() {
    track('write_store_failed', {key: AD_CLICKS_KEY})
    logProblem('Ad clicks could be stored neither in local storage nor in a cookie')
  },
  onReadFailed() {
    track('read_store_failed', {key: AD_CLICKS_KEY})
  },
}
