import {logProblem} from '../report/problem-log.ts'
import {track} from '../report/tracking.ts'
import {AD_CLICKS_KEY, type StoreTrouble} from './ad-clicks.ts'

/** Reports ad clicks that could not be stored or read. */
export const storeTrouble: StoreTrouble = {
  onWriteFailed() {
    track('write_store_failed', {key: AD_CLICKS_KEY})
    logProblem('Ad clicks could be stored neither in local storage nor in a cookie')
  },
  onReadFailed() {
    track('read_store_failed', {key: AD_CLICKS_KEY})
  },
}
