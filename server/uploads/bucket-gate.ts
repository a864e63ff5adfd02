import {createWriteStream} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pipeline} from 'node:stream/promises'
import {FairQueue} from '../../lib/process/fair-queue.ts'
import {SharedWork} from '../../lib/process/shared-work.ts'
import type {BucketClient} from './bucket-client.ts'
import type {Identified} from './file-kind.ts'
import {busy, WAITING} from './parsers.ts'
import {S3Error} from './s3-error.ts'
import {DELETED_PREFIX, INCOMING_PREFIX, KEY_PREFIX} from './store.ts'

/** An object that was deleted because its bytes are not allowed. The message is a sentence for its reader. */
export class RejectedFile extends Error {
  override name = 'RejectedFile'
}

interface Gate {
  client: BucketClient
  /** Bytes of the largest file. */
  maxBytes: number
  /** @throws S3Error as `identify` of `parsers.ts` does */
  identify: (path: string, announced: string, clientKey: string) => Promise<Identified>
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
 * @returns finds a file for a client, whose turn the check uses
 * @throws RejectedFile when the object was deleted by the check
 */
export function openGate(gate: Gate): (slug: string, clientKey: string) => Promise<FileState> {
  const admissions = new SharedWork<FileState>()
  const places = new FairQueue({by: 'time', slots: CHECKS_AT_ONCE, ...WAITING})

  async function admitInTurn(slug: string, clientKey: string): Promise<FileState> {
    if (await gate.client.has(DELETED_PREFIX + slug)) return 'deleted'
    // A missing file should not wait for the checks of others.
    if (!(await gate.client.has(INCOMING_PREFIX + slug))) return inPlace(slug, gate)
    return places.run({clientKey}, () => admit(slug, clientKey, gate), busy)
  }

  return async (slug, clientKey) => {
    if (await gate.client.has(KEY_PREFIX + slug)) return 'readable'
    return admissions.run(slug, undefined, {start: () => admitInTurn(slug, clientKey)})
  }
}

/** Another request, or another process of this shop, may have moved the object meanwhile. */
const inPlace = async (slug: string, {client}: Gate): Promise<FileState> =>
  (await client.has(KEY_PREFIX + slug)) ? 'readable' : 'missing'

async function admit(slug: string, clientKey: string, gate: Gate): Promise<FileState> {
  const {client} = gate
  const posted = INCOMING_PREFIX + slug
  const object = await client.send(posted, {headers: {range: `bytes=0-${gate.maxBytes}`}})
  if (!object) return inPlace(slug, gate)
  const checked = await check(object, clientKey, gate).catch((error: unknown) => {
    // A busy server says nothing about the bytes.
    if (error instanceof S3Error && error.code === 'InvalidRequest') return error
    throw error
  })
  const etag = object.headers.get('etag') ?? ''
  if (!(checked instanceof S3Error) && !(await move(slug, {checked, etag}, client)))
    return inPlace(slug, gate)
  await client.delete(posted)
  if (checked instanceof S3Error) throw new RejectedFile(checked.message, {cause: checked})
  if (!(await client.has(DELETED_PREFIX + slug))) return 'readable'
  // Somebody deleted the file while it waited or was checked.
  await client.delete(KEY_PREFIX + slug)
  return 'deleted'
}

/** Puts a checked file to its readable place. @returns false when the posted object is gone or has changed */
async function move(
  slug: string,
  {checked: {type, cleaned}, etag}: {checked: Identified; etag: string},
  client: BucketClient,
): Promise<boolean> {
  const headers = {'content-type': type, 'cache-control': 'public, max-age=31536000, immutable'}
  if (cleaned) {
    await client.put(KEY_PREFIX + slug, new Uint8Array(cleaned), headers)
    return true
  }
  const copied = await client.send(KEY_PREFIX + slug, {
    method: 'PUT',
    headers: {
      ...headers,
      'x-amz-copy-source': `${client.name}/${INCOMING_PREFIX}${slug}`,
      // Bytes that were posted meanwhile have not been checked.
      'x-amz-copy-source-if-match': etag,
      'x-amz-metadata-directive': 'REPLACE',
    },
  })
  const result = await copied?.text()
  // S3 may send the status 200 before it copies, and the failure behind it.
  if (result?.includes('<Error>')) throw new Error(`The bucket could not copy ${slug}: ${result}`)
  return copied !== undefined
}

/** @throws S3Error `InvalidRequest` unless the object is an image or a PDF */
async function check(
  {body, headers}: Response,
  clientKey: string,
  {maxBytes, identify}: Gate,
): Promise<Identified> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  try {
    const path = join(folder, 'file')
    const file = createWriteStream(path)
    await pipeline(body ?? [], file)
    if (file.bytesWritten > maxBytes) throw new S3Error('InvalidRequest', 'The file is larger than 20 MB.')
    return await identify(path, headers.get('content-type') ?? '', clientKey)
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}
