import type {Bucket} from './bucket-client.ts'
import {openBucketFiles} from './bucket-files.ts'
import {openDiskFiles} from './disk-files.ts'
import type {StoredFiles} from './store.ts'

/** Place of a store: a folder on this machine, or a bucket. */
type StorePlace = {kind: 'local'; dir: string} | ({kind: 'bucket'} & Bucket)

/** Opens the files of a store without receiving any. */
export const openStoredFiles = (place: StorePlace): StoredFiles =>
  place.kind === 'local' ? openDiskFiles(place.dir) : openBucketFiles(place)
