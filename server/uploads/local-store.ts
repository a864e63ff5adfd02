import {UPLOAD_OBJECTS} from '../../contract/services/paths.ts'
import {uploadPath} from '../../contract/site/file.ts'
import {openBlobs} from './blobs.ts'
import {presignPost} from './policy.ts'
import {receiveObject, type Receiver} from './receive.ts'
import {serveFile} from './serve.ts'
import {KEY_PREFIX, type UploadStore} from './store.ts'

export interface LocalStoreOptions {
  /** Folder of the files; made when missing. */
  dir: string
  /** Signs upload forms. A new secret invalidates earlier forms, but no file. */
  secret: string
}

interface LocalStoreSetting extends Pick<Receiver, 'bounds' | 'parsers' | 'now'> {
  /** Origin of this server, without a trailing slash. */
  publicUrl: string
  /** Maximum bytes of all files together. */
  totalBytes: number
  /** Bytes of the disk to leave free for the content. */
  freeBytes: number
}

const BUCKET = 'uploads'
const KEY_ID = 'STONEDESIGNSUPLOADS'
const REGION = 'local'

/** Opens a store on this machine's disk that behaves like S3. */
export function openLocalStore({dir, secret}: LocalStoreOptions, setting: LocalStoreSetting): UploadStore {
  const {publicUrl, bounds, totalBytes, freeBytes, parsers, now} = setting
  const blobs = openBlobs(dir, {maxTotalBytes: totalBytes, minFreeBytes: freeBytes})
  const credentials = {accessKeyId: KEY_ID, secretAccessKey: secret, region: REGION}
  const receiver = {keyPrefix: KEY_PREFIX, credentials, blobs, parsers, bounds, now}
  return {
    hasRoom: (bytes) => blobs.hasRoom(bytes),
    async presign({slug, ...permission}, origin) {
      const asked = {...permission, bucket: BUCKET, key: `${KEY_PREFIX}${slug}`}
      const fields = presignPost(asked, credentials, now())
      return {url: origin + UPLOAD_OBJECTS, fields}
    },
    serve: (request, slug) => serveFile(request, slug, blobs),
    async receive(request, clientKey) {
      const {slug, about} = await receiveObject(request, receiver, clientKey)
      const headers = {ETag: `"${about.md5}"`, Location: publicUrl + uploadPath(slug)}
      return new Response(null, {status: 204, headers})
    },
  }
}
