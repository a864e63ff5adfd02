import type {S3Client} from '@aws-sdk/client-s3'

export interface Bucket {
  bucket: string
  region: string
  /** Address of an S3-compatible service. Unset: Amazon's. */
  endpoint?: string | undefined
}

/** Milliseconds until the service must have answered, and again until all bytes of the answer are there. */
export const REQUEST_MS = 60_000

/** Returns a function that makes a client at its first call. The AWS SDK loads then, and finds its credentials itself. */
export function bucketClient({region, endpoint}: Bucket): () => Promise<S3Client> {
  let client: Promise<S3Client> | undefined
  return () =>
    (client ??= import('@aws-sdk/client-s3').then(
      ({S3Client}) =>
        new S3Client({
          region,
          requestHandler: {requestTimeout: REQUEST_MS, throwOnRequestTimeout: true},
          ...(endpoint ? {endpoint, forcePathStyle: true} : {}),
        }),
    ))
}

/**
 * The answer to a request for an object, or undefined when there is none.
 * @throws Error that names the missing permission
 */
export async function unlessMissing<T>(sent: Promise<T>): Promise<T | undefined> {
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

/** Whether an object exists. */
export async function isInBucket(client: S3Client, bucket: string, key: string): Promise<boolean> {
  const {HeadObjectCommand} = await import('@aws-sdk/client-s3')
  return (await unlessMissing(client.send(new HeadObjectCommand({Bucket: bucket, Key: key})))) !== undefined
}
