import {uploadPath} from '../../contract/site/file.ts'
import {bucketClient, type Bucket} from './bucket-client.ts'
import {openGate, RejectedFile} from './bucket-gate.ts'
import type {UploadParsers} from './parsers.ts'
import {presignPost} from './policy.ts'
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
 * Opens a bucket.
 * @param options `maxBytes`: size of the largest file
 */
export function openBucketStore(
  {readUrl, ...place}: BucketOptions,
  {maxBytes, parsers}: {maxBytes: number; parsers: UploadParsers},
): UploadStore {
  const client = bucketClient(place)
  const find = openGate({client, maxBytes, identify: (...file) => parsers.identify(...file)})

  function signedAddress(slug: string, {method, isDownload}: {method: string; isDownload: boolean}) {
    const query = {
      'X-Amz-Expires': String(READ_SECONDS),
      // A slug contains no character that needs escaping in a header.
      ...(isDownload && {'response-content-disposition': `attachment; filename="${slug}"`}),
    }
    return client.sign(KEY_PREFIX + slug, query, method)
  }

  return {
    // The owner sets limits at the bucket itself.
    hasRoom: async () => true,
    async presign({slug, ...permission}) {
      const asked = {...permission, bucket: client.name, key: INCOMING_PREFIX + slug}
      return {url: client.url, fields: presignPost(asked, await client.credentials(), Date.now())}
    },
    async serve(request, slug, clientKey) {
      if (!isSlug(slug)) return fileNotFound()
      try {
        const found = await find(slug, clientKey)
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
          ? readUrl + uploadPath(slug)
          : await signedAddress(slug, {method: request.method, isDownload})
      return new Response(null, {status: 302, headers: {Location: location, 'Cache-Control': 'no-store'}})
    },
  }
}
