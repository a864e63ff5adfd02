import {createWriteStream} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import type {GetObjectCommandOutput, S3Client} from '@aws-sdk/client-s3'
import {FairQueue} from '../../lib/process/fair-queue.ts'
import {isInBucket, REQUEST_MS, unlessMissing} from './bucket-client.ts'
import type {Identified} from './file-kind.ts'
import {busy, WAITING} from './parsers.ts'
import {S3Error} from './s3-error.ts'
import {DELETED_PREFIX, INCOMING_PREFIX, KEY_PREFIX} from './store.ts'

/** An object that was deleted because its bytes are not allowed. The message is a sentence for its reader. */
export class RejectedFile extends Error {
  override name = 'RejectedFile'
}

interface Gate {
  client: S3Client
  bucket: string
  /** Bytes of the largest file. */
  maxBytes: number
  /** @throws S3Error as `identify` of `parsers.ts` does */
  identify: (path: string, announced: string, sender: string) => Promise<Identified>
}

type FileState = 'readable' | 'deleted' | 'missing'

/** Files that are downloaded or read at once, so that one is there when the parser is free. More wait in the bucket. */
const CHECKS_AT_ONCE = 2

/**
 * Serves a file only after its bytes have been checked. Forms post to `incoming/`, which is not readable. The first
 * request for a file checks its bytes, by the rules of the local store. A sound file moves to `uploads/` with its true
 * type and without metadata; any other is deleted. So every object in `uploads/` has been checked, and a form that has
 * not expired cannot replace its bytes.
 *
 * @returns finds a file for a sender, whose turn the check uses
 * @throws RejectedFile when the object was deleted by the check
 */
export function openGate(gate: Gate): (slug: string, sender: string) => Promise<FileState> {
  const admissions = new Map<string, Promise<FileState>>()
  const places = new FairQueue({by: 'time', slots: CHECKS_AT_ONCE, ...WAITING})

  async function admitInTurn(slug: string, sender: string): Promise<FileState> {
    if (await isThere(DELETED_PREFIX + slug, gate)) return 'deleted'
    // A missing file should not wait for the checks of others.
    if (!(await isThere(INCOMING_PREFIX + slug, gate))) return inPlace(slug, gate)
    return places.run({sender}, () => admit(slug, sender, gate), busy)
  }

  return async (slug, sender) => {
    if (await isThere(KEY_PREFIX + slug, gate)) return 'readable'
    // Simultaneous requests wait for one check.
    const current = admissions.get(slug)
    if (current) return current
    const admission = admitInTurn(slug, sender).finally(() => admissions.delete(slug))
    admissions.set(slug, admission)
    return admission
  }
}

const isThere = (key: string, {client, bucket}: Gate) => isInBucket(client, bucket, key)

/** Another request, or another process of this shop, may have moved the object meanwhile. */
const inPlace = async (slug: string, gate: Gate): Promise<FileState> =>
  (await isThere(KEY_PREFIX + slug, gate)) ? 'readable' : 'missing'

async function admit(slug: string, sender: string, gate: Gate): Promise<FileState> {
  const {client, bucket} = gate
  const {DeleteObjectCommand, GetObjectCommand} = await import('@aws-sdk/client-s3')
  const posted = {Bucket: bucket, Key: INCOMING_PREFIX + slug}
  const range = `bytes=0-${gate.maxBytes}`
  const object = await unlessMissing(client.send(new GetObjectCommand({...posted, Range: range})))
  if (!object) return inPlace(slug, gate)
  const checked = await check(object, sender, gate).catch((error: unknown) => {
    // A busy server says nothing about the bytes.
    if (error instanceof S3Error && error.code === 'InvalidRequest') return error
    throw error
  })
  if (!(checked instanceof S3Error) && !(await move(slug, {checked, etag: object.ETag}, gate)))
    return inPlace(slug, gate)
  await client.send(new DeleteObjectCommand(posted))
  if (checked instanceof S3Error) throw new RejectedFile(checked.message, {cause: checked})
  if (!(await isThere(DELETED_PREFIX + slug, gate))) return 'readable'
  // Somebody deleted the file while it waited or was checked.
  await client.send(new DeleteObjectCommand({Bucket: bucket, Key: KEY_PREFIX + slug}))
  return 'deleted'
}

/** Puts a checked file to its readable place. @returns false when the posted object is gone or has changed */
async function move(
  slug: string,
  {checked, etag}: {checked: Identified; etag: string | undefined},
  {client, bucket}: Gate,
): Promise<boolean> {
  const {CopyObjectCommand, PutObjectCommand} = await import('@aws-sdk/client-s3')
  const readable = {
    Bucket: bucket,
    Key: KEY_PREFIX + slug,
    ContentType: checked.type,
    CacheControl: 'public, max-age=31536000, immutable',
  }
  if (checked.cleaned) {
    await client.send(new PutObjectCommand({...readable, Body: checked.cleaned}))
    return true
  }
  const copy = new CopyObjectCommand({
    ...readable,
    CopySource: `${bucket}/${INCOMING_PREFIX}${slug}`,
    // Bytes that were posted meanwhile have not been checked.
    CopySourceIfMatch: etag,
    MetadataDirective: 'REPLACE',
  })
  return (await unlessMissing(client.send(copy))) !== undefined
}

/** @throws S3Error `InvalidRequest` unless the object is an image or a PDF */
async function check(
  object: GetObjectCommandOutput,
  sender: string,
  {maxBytes, identify}: Gate,
): Promise<Identified> {
  const {Body, ContentType = ''} = object
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  try {
    const path = join(folder, 'file')
    const file = createWriteStream(path)
    const signal = AbortSignal.timeout(REQUEST_MS)
    if (Body instanceof Readable) await pipeline(Body, file, {signal})
    if (file.bytesWritten > maxBytes) throw new S3Error('InvalidRequest', 'The file is larger than 20 MB.')
    return await identify(path, ContentType, sender)
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}
