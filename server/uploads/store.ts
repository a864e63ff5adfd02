import type {Permission} from './policy.ts'

/** A form to upload with: where to post it, and the fields that go before the file. */
interface Upload {
  url: string
  fields: Record<string, string>
}

/** What one form may do: upload one file of one type, of a length in bytes, for a while. */
export interface Allowed extends Omit<Permission, 'bucket' | 'key'> {
  slug: string
}

/** Where uploads go. A browser cannot tell the kinds apart: all are posted the same form. */
export interface UploadStore {
  hasRoom(bytes: number): Promise<boolean>
  /** @param origin of this server, as the browser that asks knows it */
  presign(allowed: Allowed, origin: string): Promise<Upload>
  /** Answers a POST Object request as S3 does. Absent where another server takes the posts. */
  receive?: (request: Request) => Promise<Response>
  /** Answers GET and HEAD of a file's address on this server. */
  serve(request: Request, slug: string): Promise<Response>
}

/** Keys are prefix and slug, in our own store as in a bucket, so that files can move from one to the other. */
export const KEY_PREFIX = 'uploads/'

/** Where forms post to in a bucket: what is there has not been looked at, and is read by nobody. */
export const INCOMING_PREFIX = 'incoming/'
