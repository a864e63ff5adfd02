import type {S3Client} from '@aws-sdk/client-s3'
import {fileNotFound} from './serve.ts'
import {isSlug} from './slug.ts'
import {KEY_PREFIX, type UploadStore} from './store.ts'

export interface BucketOptions {
  bucket: string
  region: string
  /** Address of an S3-compatible service. Unset: Amazon's. */
  endpoint?: string | undefined
  /**
   * Where the bucket is read by everybody, such as a CDN, without a trailing slash: a file is at `/uploads/{slug}` below
   * it. Unset: the bucket stays private, and this server sends readers on to signed addresses.
   */
  readUrl?: string | undefined
}

const READ_SECONDS = 900

/** A real bucket, through the vendor's own SDK and its own ways of finding credentials. The SDK loads on first use. */
export function openBucketStore(
  {bucket, region, endpoint, readUrl}: BucketOptions,
  publicUrl: string,
): UploadStore {
  let client: Promise<S3Client> | undefined
  const connect = () =>
    (client ??= import('@aws-sdk/client-s3').then(
      ({S3Client}) => new S3Client({region, ...(endpoint ? {endpoint, forcePathStyle: true} : {})}),
    ))

  async function signedAddress(slug: string, isDownload: boolean): Promise<string> {
    const {GetObjectCommand} = await import('@aws-sdk/client-s3')
    const {getSignedUrl} = await import('@aws-sdk/s3-request-presigner')
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: `${KEY_PREFIX}${slug}`,
      // A slug holds nothing that a header could trip over.
      ...(isDownload ? {ResponseContentDisposition: `attachment; filename="${slug}"`} : {}),
    })
    return getSignedUrl(await connect(), command, {expiresIn: READ_SECONDS})
  }

  return {
    // The bucket's own limits are its owner's affair.
    hasRoom: async () => true,
    async presign({key, contentType, byteRange, expiresInSeconds}) {
      const {createPresignedPost} = await import('@aws-sdk/s3-presigned-post')
      return createPresignedPost(await connect(), {
        Bucket: bucket,
        Key: key,
        Fields: {'Content-Type': contentType},
        Conditions: [['content-length-range', byteRange.min, byteRange.max]],
        Expires: expiresInSeconds,
      })
    },
    publicUrl: (slug) => `${readUrl ?? publicUrl}/uploads/${slug}`,
    async serve(request, slug) {
      if (!isSlug(slug)) return fileNotFound()
      const isDownload = new URL(request.url).searchParams.get('dl') === '1'
      const location =
        readUrl && !isDownload ? `${readUrl}/uploads/${slug}` : await signedAddress(slug, isDownload)
      return new Response(null, {status: 302, headers: {Location: location, 'Cache-Control': 'no-store'}})
    },
  }
}
