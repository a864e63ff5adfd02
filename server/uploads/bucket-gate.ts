import {createWriteStream} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import type {GetObjectCommandOutput, S3Client} from '@aws-sdk/client-s3'
import {S3Error} from './s3-error.ts'
import {INCOMING_PREFIX, KEY_PREFIX} from './store.ts'

/** An object that was deleted because its bytes are not allowed. The message is a sentence for its reader. */
export class Refused extends Error {
  override name = 'Refused'
}

interface Gate {
  client: S3Client
  bucket: string
  /** Bytes of the largest file. */
  maxBytes: number
  /** @throws S3Error as `identify` of `parsers.ts` does */
  identify: (path: string, announced: string) => Promise<string>
}

/**
 * Serves a file only after its bytes have been checked. Forms post to `incoming/`, which is not readable. The first
 * request for a file checks its bytes, by the rules of the local store. A sound file moves to `uploads/` with its true
 * type; any other is deleted. So every object in `uploads/` has been checked, and a form that has not expired cannot
 * replace its bytes.
 *
 * @returns whether an object of that slug can be read
 * @throws Refused when the object was deleted by the check
 */
export function openGate(gate: Gate): (slug: string) => Promise<boolean> {
  const admissions = new Map<string, Promise<boolean>>()
  return async (slug) => {
    if (await isThere(slug, gate)) return true
    // Simultaneous requests wait for one check.
    const current = admissions.get(slug)
    if (current) return current
    const admission = admit(slug, gate).finally(() => admissions.delete(slug))
    admissions.set(slug, admission)
    return admission
  }
}

async function isThere(slug: string, {client, bucket}: Gate): Promise<boolean> {
  const {HeadObjectCommand} = await import('@aws-sdk/client-s3')
  const command = new HeadObjectCommand({Bucket: bucket, Key: KEY_PREFIX + slug})
  return (await unlessMissing(client.send(command))) !== undefined
}

async function admit(slug: string, gate: Gate): Promise<boolean> {
  const {client, bucket} = gate
  const {CopyObjectCommand, DeleteObjectCommand, GetObjectCommand} = await import('@aws-sdk/client-s3')
  const posted = {Bucket: bucket, Key: INCOMING_PREFIX + slug}
  const range = `bytes=0-${gate.maxBytes}`
  const object = await unlessMissing(client.send(new GetObjectCommand({...posted, Range: range})))
  // Another request may have moved the object meanwhile.
  if (!object) return isThere(slug, gate)
  const found = await typeOf(object, gate).catch((error: unknown) => {
    // A busy server says nothing about the bytes.
    if (error instanceof S3Error && error.code === 'InvalidRequest') return error
    throw error
  })
  if (!(found instanceof S3Error)) {
    const move = new CopyObjectCommand({
      Bucket: bucket,
      Key: KEY_PREFIX + slug,
      CopySource: `${bucket}/${posted.Key}`,
      // Bytes that were posted meanwhile have not been checked.
      CopySourceIfMatch: object.ETag,
      MetadataDirective: 'REPLACE',
      ContentType: found,
      CacheControl: 'public, max-age=31536000, immutable',
    })
    // Another process of this shop may have been faster.
    if (!(await unlessMissing(client.send(move)))) return isThere(slug, gate)
  }
  await client.send(new DeleteObjectCommand(posted))
  if (found instanceof S3Error) throw new Refused(found.message, {cause: found})
  return true
}

/** @throws S3Error `InvalidRequest` unless the object is an image or a PDF */
async function typeOf(object: GetObjectCommandOutput, {maxBytes, identify}: Gate): Promise<string> {
  const {Body, ContentType = ''} = object
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  try {
    const path = join(folder, 'file')
    const file = createWriteStream(path)
    if (Body instanceof Readable) await pipeline(Body, file)
    if (file.bytesWritten > maxBytes) throw new S3Error('InvalidRequest', 'The file is larger than 20 MB.')
    return await identify(path, ContentType)
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

async function unlessMissing<T>(sent: Promise<T>): Promise<T | undefined> {
  const {S3ServiceException} = await import('@aws-sdk/client-s3')
  try {
    return await sent
  } catch (error) {
    if (!(error instanceof S3ServiceException)) throw error
    const {httpStatusCode} = error.$metadata
    if (httpStatusCode === 404) return undefined
    // S3 sends 403 instead of 404 to a key that may not list objects.
    const hint = httpStatusCode === 403 ? ': give its key s3:GetObject and s3:ListBucket' : ''
    throw new Error(`The bucket cannot be read${hint}`, {cause: error})
  }
}
