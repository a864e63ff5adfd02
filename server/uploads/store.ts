import type {Permission} from './policy.ts'

/** An upload form: its address, and the fields before the file. */
interface Upload {
  url: string
  fields: Record<string, string>
}

/** Permission of one form: one file of one type and a range of sizes, for a limited time. */
export interface Allowed extends Omit<Permission, 'bucket' | 'key'> {
  slug: string
}

/** A file that can be read at its address. */
export interface StoredFile {
  slug: string
  /** Media type. */
  type: string
  bytes: number
  /** Milliseconds since 1970. */
  storedAt: number
}

/** The files of a store, for staff. Several processes may use them at once, such as a server and a command beside it. */
export interface StoredFiles {
  /** All files, newest first. */
  list(): Promise<StoredFile[]>
  /**
   * Deletes a file for good. Its address says so from then on, and no other file can take it.
   * @returns false when there is no such file
   */
  delete(slug: string): Promise<boolean>
  isDeleted(slug: string): Promise<boolean>
}

/** A store of uploads. Every kind accepts the same form, so a browser needs no distinction. */
export interface UploadStore {
  hasRoom(bytes: number): Promise<boolean>
  /** @param origin of this server, as the browser knows it */
  presign(allowed: Allowed, origin: string): Promise<Upload>
  /** Responds to a POST Object request as S3 does. Absent where another server receives the posts. */
  receive?: (request: Request, clientKey: string) => Promise<Response>
  /** Responds to GET and HEAD of a file's address on this server. A file that must be checked first uses the client's turn. */
  serve(request: Request, slug: string, clientKey: string): Promise<Response>
}

/** A key is this prefix and the slug, both in the local store and in a bucket, so files can move between them. */
export const KEY_PREFIX = 'uploads/'

/** Prefix of objects that forms post to a bucket. Such an object has not been checked and is not readable. */
export const INCOMING_PREFIX = 'incoming/'

/** Prefix of empty objects in a bucket that remember the names of deleted files. */
export const DELETED_PREFIX = 'deleted/'
