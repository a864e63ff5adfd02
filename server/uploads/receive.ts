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
 * @param sender whose turn it takes to check the bytes
 * @throws S3Error
 */
export async function receiveObject(
  request: Request,
  receiver: Receiver,
  sender: string,
): Promise<{slug: string; about: About}> {
  const {credentials, blobs, bounds, now} = receiver
  let incoming: IncomingFile | undefined
  try {
    const {form, slug} = await readForm(request, bounds, async (fields, file) => {
      const form = admitPost(fields, credentials, now())
      const slug = slugOf(form, receiver)
      incoming = await blobs.openIncoming(form.byteRange.max)
      if (!incoming) throw new S3Error('ServiceUnavailable', 'The upload store is full.')
      await copy(file, incoming, form.byteRange)
      return {form, slug}
    })
    if (!incoming) throw new S3Error('InternalError')
    return {slug, about: await keep({incoming, slug, form, sender}, receiver)}
  } catch (error) {
    await dropBody(request, bounds)
    if (hasCode(error, 'ENOSPC', 'EDQUOT')) throw new S3Error('ServiceUnavailable', 'The disk is full.')
    throw error
  } finally {
    await incoming?.discard()
  }
}

function slugOf({key}: AdmittedForm, {keyPrefix}: Receiver): string {
  const slug = key.slice(keyPrefix.length)
  if (key.startsWith(keyPrefix) && isSlug(slug)) return slug
  throw new S3Error('InvalidArgument', 'This store does not take such keys.', {
    ArgumentName: 'key',
    ArgumentValue: key,
  })
}

/** Counts bytes beyond the limit without writing them, so that the response can name the size of the file. */
async function copy(
  file: AsyncIterable<Uint8Array>,
  incoming: IncomingFile,
  {min, max}: AdmittedForm['byteRange'],
): Promise<void> {
  let size = 0
  for await (const chunk of file) {
    size += chunk.byteLength
    if (size <= max) await incoming.write(chunk)
  }
  if (size > max) throw new S3Error('EntityTooLarge', undefined, {ProposedSize: size, MaxSizeAllowed: max})
  if (size < min) throw new S3Error('EntityTooSmall', undefined, {ProposedSize: size, MinSizeAllowed: min})
}

interface Received {
  incoming: IncomingFile
  slug: string
  form: AdmittedForm
  sender: string
}

async function keep(
  {incoming, slug, form, sender}: Received,
  {blobs, parsers, now}: Receiver,
): Promise<About> {
  const received = await incoming.finish()
  const {type, cleaned} = await parsers.identify(incoming.path, form.contentType, sender)
  const {bytes, md5} = cleaned ? await incoming.replace(cleaned) : received
  const about = {type, bytes, md5, storedAt: now()}
  if (await incoming.commit(slug, about)) return about
  // A client that lost the response sends the same file again. Other bytes would differ from those that are cached.
  const present = await blobs.find(slug)
  if (present === 'deleted') throw new S3Error('AccessDenied', 'This file was taken down.')
  if (present?.about.md5 === md5) return present.about
  throw new S3Error('PreconditionFailed', undefined, {Condition: 'If-None-Match'})
}
