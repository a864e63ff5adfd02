import {createWriteStream} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import type {GetObjectCommandOutput, S3Client} from '@aws-sdk/client-s3'
import {identify} from './file-kind.ts'
import {S3Error} from './s3-error.ts'
import {INCOMING_PREFIX, KEY_PREFIX} from './store.ts'

/** Why an object may not be read, as a sentence. It is no more. */
export class Refused extends Error {
  override name = 'Refused'
}

interface Gate {
  client: S3Client
  bucket: string
  /** Bytes of the largest file. */
  maxBytes: number
}

/**
 * Lets pass what was looked at. Forms post to `incoming/`, which nobody reads: whoever asks for a file first has this
 * server look at its bytes, as the own store does while it receives them. What is sound moves to `uploads/`, with the
 * type that it has; what is not is deleted. That it was looked at is told by where it is, and while a form is still
 * good, other bytes sent with it do not get there.
 *
 * @returns whether there is an object of that slug to be read; throws `Refused`
 */
export function openGate(gate: Gate): (slug: string) => Promise<boolean> {
  const admissions = new Map<string, Promise<boolean>>()
  return async (slug) => {
    if (await isThere(slug, gate)) return true
    // Those who ask at the same time wait for one look.
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
  const {client, bucket, maxBytes} = gate
  const {CopyObjectCommand, DeleteObjectCommand, GetObjectCommand} = await import('@aws-sdk/client-s3')
  const posted = {Bucket: bucket, Key: INCOMING_PREFIX + slug}
  const range = `bytes=0-${maxBytes}`
  const object = await unlessMissing(client.send(new GetObjectCommand({...posted, Range: range})))
  // It may have been moved since it was asked for.
  if (!object) return isThere(slug, gate)
  const found = await typeOf(object, maxBytes).catch((error: unknown) => {
    if (error instanceof S3Error) return error
    throw error
  })
  if (!(found instanceof S3Error)) {
    const move = new CopyObjectCommand({
      Bucket: bucket,
      Key: KEY_PREFIX + slug,
      CopySource: `${bucket}/${posted.Key}`,
      // Bytes that were posted since were not looked at.
      CopySourceIfMatch: object.ETag,
      MetadataDirective: 'REPLACE',
      ContentType: found,
      CacheControl: 'public, max-age=31536000, immutable',
    })
    // Another process of ours may have been faster.
    if (!(await unlessMissing(client.send(move)))) return isThere(slug, gate)
  }
  await client.send(new DeleteObjectCommand(posted))
  if (found instanceof S3Error) throw new Refused(found.message, {cause: found})
  return true
}

/** @throws S3Error `InvalidRequest` for what is neither an image nor a PDF */
async function typeOf({Body, ContentType = ''}: GetObjectCommandOutput, maxBytes: number): Promise<string> {
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
    // S3 says 403 instead of 404 to a key that may not list.
    const hint = httpStatusCode === 403 ? ' (has its key s3:GetObject and s3:ListBucket?)' : ''
    throw new Error(`The bucket does not say what is in it${hint}`, {cause: error})
  }
}
