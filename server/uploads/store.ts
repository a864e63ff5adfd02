import type {Permission} from './policy.ts'

/** A form to upload with: where to post it, and the fields that go before the file. */
interface Upload {
  url: string
  fields: Record<string, string>
}

/** Where uploads go. A browser cannot tell the kinds apart: all are posted the same form. */
export interface UploadStore {
  hasRoom(bytes: number): Promise<boolean>
  /** @param origin of this server, as the browser that asks knows it */
  presign(permission: Omit<Permission, 'bucket'>, origin: string): Promise<Upload>
  /** Absolute address of a file, for people to keep. */
  publicUrl(slug: string): string
  /** Answers a POST Object request as S3 does. Absent where another server takes the posts. */
  receive?: (request: Request) => Promise<Response>
  /** Answers GET and HEAD of a file's address on this server. */
  serve(request: Request, slug: string): Promise<Response>
}

/** Keys are prefix and slug, in our own store as in a bucket, so that files can move from one to the other. */
export const KEY_PREFIX = 'uploads/'
