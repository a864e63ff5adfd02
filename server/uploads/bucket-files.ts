import type {S3Client} from '@aws-sdk/client-s3'
import {bucketClient, isInBucket, type Bucket} from './bucket-client.ts'
import {typeOfExtension} from './file-types.ts'
import {isSlug} from './slug.ts'
import {DELETED_PREFIX, INCOMING_PREFIX, KEY_PREFIX, type StoredFile, type StoredFiles} from './store.ts'

/**
 * Opens the files of a bucket: those that were checked, and those that nobody has opened yet. A deleted file leaves an
 * empty object of its name in `deleted/`.
 */
export function openBucketFiles(options: Bucket): StoredFiles {
  const {bucket} = options
  const connect = bucketClient(options)
  return {
    async list() {
      const client = await connect()
      const waiting = await objectsIn(client, bucket, INCOMING_PREFIX)
      const checked = await objectsIn(client, bucket, KEY_PREFIX)
      const bySlug = new Map([...waiting, ...checked].map((file) => [file.slug, file]))
      return [...bySlug.values()].sort((a, b) => b.storedAt - a.storedAt || (a.slug < b.slug ? -1 : 1))
    },
    async delete(slug) {
      if (!isSlug(slug)) return false
      const client = await connect()
      const keys = [KEY_PREFIX + slug, INCOMING_PREFIX + slug]
      const found = await Promise.all(keys.map((key) => isInBucket(client, bucket, key)))
      if (!found.includes(true)) return false
      const {DeleteObjectCommand, PutObjectCommand} = await import('@aws-sdk/client-s3')
      // First, so that an interrupted deletion can be repeated, and no form can bring the file back.
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: DELETED_PREFIX + slug,
          Body: `${new Date().toISOString()}\n`,
        }),
      )
      for (const Key of keys) await client.send(new DeleteObjectCommand({Bucket: bucket, Key}))
      return true
    },
    isDeleted: async (slug) => isSlug(slug) && isInBucket(await connect(), bucket, DELETED_PREFIX + slug),
  }
}

async function objectsIn(client: S3Client, bucket: string, prefix: string): Promise<StoredFile[]> {
  const {paginateListObjectsV2} = await import('@aws-sdk/client-s3')
  const files: StoredFile[] = []
  for await (const {Contents = []} of paginateListObjectsV2({client}, {Bucket: bucket, Prefix: prefix})) {
    for (const {Key = '', Size = 0, LastModified} of Contents) {
      const slug = Key.slice(prefix.length)
      if (!isSlug(slug)) continue
      const type = typeOfExtension(slug.split('.').at(-1) ?? '') ?? ''
      files.push({slug, type, bytes: Size, storedAt: LastModified?.getTime() ?? 0})
    }
  }
  return files
}
