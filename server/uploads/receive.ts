import {hasCode} from '../../lib/disk/system-error.ts'
import type {Blobs, IncomingFile} from './blobs.ts'
import type {About} from './disk-files.ts'
import {dropBody, readForm, type FormBounds} from './form.ts'
import type {UploadParsers} from './parsers.ts'
import {admitPost, type AdmittedForm, type Credentials} from './policy.ts'
import {S3Error} from './s3-error.ts'
import {isSlug} from './slug.ts'

export interface Receiver {
  /** Prefix of all keys in this store. The slug follows it. */
  keyPrefix: string
  credentials: Credentials
  blobs: Blobs
  parsers: UploadParsers
  bounds: FormBounds
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Receives a POST Object request. The policy is checked before a byte of the file is written, and the bytes are checked
 * before the file is visible.
 *
 * @param clientKey whose turn it takes to check the bytes
 * @throws S3Error
 */
export async function receiveObject(
  request: Request,
  receiver: Receiver,
  clientKey: string,
): Promise<{slug: string; about: About}> {
  const {credentials, blobs, parsers, bounds, now} = receiver
  let incoming: IncomingFile | undefined
  try {
    const keep = await readForm(request, bounds, async (fields, file) => {
      const form = admitPost(fields, credentials, now())
      const slug = slugOf(form, receiver)
      const stored = (incoming = await blobs.openIncoming(form.byteRange.max))
      if (!stored) throw new S3Error('ServiceUnavailable', 'The upload store is full.')
      const received = await stored.write(within(file, form.byteRange))
      return async () => {
        const {type, cleaned} = await parsers.identify(stored.path, form.contentType, clientKey)
        const about = {type, ...(cleaned ? await stored.write([cleaned]) : received), storedAt: now()}
        return {slug, about: (await stored.commit(slug, about)) ? about : await presentAt(slug, about, blobs)}
      }
    })
    return await keep()
  } catch (error) {
    await dropBody(request, bounds)
    if (hasCode(error, 'ENOSPC', 'EDQUOT')) throw new S3Error('ServiceUnavailable', 'The disk is full.')
    throw error
  } finally {
    await incoming?.discard()
  }
}

/**
 * The file that has the slug of a sent one. A client that lost the response sends the same file again.
 * @throws S3Error unless it has the same bytes: other bytes would differ from the cached ones
 */
async function presentAt(slug: string, {md5}: About, blobs: Blobs): Promise<About> {
  const present = await blobs.find(slug)
  if (present === 'deleted') throw new S3Error('AccessDenied', 'This file was taken down.')
  if (present?.about.md5 === md5) return present.about
  throw new S3Error('PreconditionFailed', undefined, {Condition: 'If-None-Match'})
}

function slugOf({key}: AdmittedForm, {keyPrefix}: Receiver): string {
  const slug = key.slice(keyPrefix.length)
  if (key.startsWith(keyPrefix) && isSlug(slug)) return slug
  throw new S3Error('InvalidArgument', 'This store does not take such keys.', {
    ArgumentName: 'key',
    ArgumentValue: key,
  })
}

/** Counts bytes beyond the limit without passing them on, so that the response can name the size of the file. */
async function* within(
  file: AsyncIterable<Uint8Array>,
  {min, max}: AdmittedForm['byteRange'],
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of file) {
    size += chunk.byteLength
    if (size <= max) yield chunk
  }
  if (size > max) throw new S3Error('EntityTooLarge', undefined, {ProposedSize: size, MaxSizeAllowed: max})
  if (size < min) throw new S3Error('EntityTooSmall', undefined, {ProposedSize: size, MinSizeAllowed: min})
}
