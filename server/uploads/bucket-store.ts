import {bucketClient, type Bucket} from './bucket-client.ts'
import {openGate, RejectedFile} from './bucket-gate.ts'
import type {UploadParsers} from './parsers.ts'
import {S3Error} from './s3-error.ts'
import {fileBusy, fileDeleted, fileNotFound, fileRejected} from './serve.ts'
import {isSlug} from './slug.ts'
import {INCOMING_PREFIX, KEY_PREFIX, type UploadStore} from './store.ts'

export interface BucketOptions extends Bucket {
  /**
   * Public address of the bucket, such as a CDN, without a trailing slash; a file is at `/uploads/{slug}` below it.
   * Unset: the bucket stays private, and this server redirects readers to signed addresses.
   */
  readUrl?: string | undefined
}

const READ_SECONDS = 900

/**
 * Opens a bucket through the AWS SDK, which finds its credentials itself. The SDK loads on first use.
 * @param options `maxBytes`: size of the largest file
 */
export function openBucketStore(
  {readUrl, ...place}: BucketOptions,
  {maxBytes, parsers}: {maxBytes: number; parsers: UploadParsers},
): UploadStore {
  const {bucket} = place
  const identify: UploadParsers['identify'] = (...file) => parsers.identify(...file)
  const connect = bucketClient(place)

  let gate: Promise<ReturnType<typeof openGate>> | undefined
  const find = async (slug: string, sender: string) =>
    (await (gate ??= connect().then((client) => openGate({client, bucket, maxBytes, identify}))))(
      slug,
      sender,
    )

  /** A signed address is valid for one method. */
  async function signedAddress(slug: string, {method, isDownload}: {method: string; isDownload: boolean}) {
    const {GetObjectCommand, HeadObjectCommand} = await import('@aws-sdk/client-s3')
    const {getSignedUrl} = await import('@aws-sdk/s3-request-presigner')
    const object = {
      Bucket: bucket,
      Key: `${KEY_PREFIX}${slug}`,
      // A slug contains no character that needs escaping in a header.
      ...(isDownload ? {ResponseContentDisposition: `attachment; filename="${slug}"`} : {}),
    }
    const command = method === 'HEAD' ? new HeadObjectCommand(object) : new GetObjectCommand(object)
    return getSignedUrl(await connect(), command, {expiresIn: READ_SECONDS})
  }

  return {
    // The owner sets limits at the bucket itself.
    hasRoom: async () => true,
    async presign({slug, contentType, byteRange, expiresInSeconds}) {
      const {createPresignedPost} = await import('@aws-sdk/s3-presigned-post')
      return createPresignedPost(await connect(), {
        Bucket: bucket,
        Key: `${INCOMING_PREFIX}${slug}`,
        Fields: {'Content-Type': contentType},
        Conditions: [['content-length-range', byteRange.min, byteRange.max]],
        Expires: expiresInSeconds,
      })
    },
    async serve(request, slug, sender) {
      if (!isSlug(slug)) return fileNotFound()
      try {
        const found = await find(slug, sender)
        if (found === 'deleted') return fileDeleted()
        if (found === 'missing') return fileNotFound()
      } catch (error) {
        if (error instanceof RejectedFile) return fileRejected(error.message)
        if (error instanceof S3Error) return fileBusy(error)
        throw error
      }
      const isDownload = new URL(request.url).searchParams.get('dl') === '1'
      const location =
        readUrl && !isDownload
          ? `${readUrl}/uploads/${slug}`
          : await signedAddress(slug, {method: request.method, isDownload})
      return new Response(null, {status: 302, headers: {Location: location, 'Cache-Control': 'no-store'}})
    },
  }
}
