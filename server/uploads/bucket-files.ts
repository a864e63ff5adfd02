import {SaxesParser} from 'saxes'
import {bucketClient, type Bucket, type BucketClient} from './bucket-client.ts'
import {typeOfExtension} from './file-types.ts'
import {isSlug} from './slug.ts'
import {DELETED_PREFIX, INCOMING_PREFIX, KEY_PREFIX, type StoredFile, type StoredFiles} from './store.ts'

/**
 * Opens the files of a bucket: checked files, and files that nobody has opened yet. A deleted file leaves an empty
 * object of its name in `deleted/`.
 */
export function openBucketFiles(place: Bucket): StoredFiles {
  const client = bucketClient(place)
  return {
    async list() {
      const waiting = await objectsIn(client, INCOMING_PREFIX)
      const checked = await objectsIn(client, KEY_PREFIX)
      const bySlug = new Map([...waiting, ...checked].map((file) => [file.slug, file]))
      return [...bySlug.values()].sort((a, b) => b.storedAt - a.storedAt || (a.slug < b.slug ? -1 : 1))
    },
    async delete(slug) {
      if (!isSlug(slug)) return false
      const keys = [KEY_PREFIX + slug, INCOMING_PREFIX + slug]
      const found = await Promise.all(keys.map((key) => client.has(key)))
      if (!found.includes(true)) return false
      // First, so that an interrupted deletion can be repeated, and no form can bring the file back.
      await client.put(DELETED_PREFIX + slug, `${new Date().toISOString()}\n`)
      for (const key of keys) await client.delete(key)
      return true
    },
    isDeleted: async (slug) => isSlug(slug) && client.has(DELETED_PREFIX + slug),
  }
}

async function objectsIn(client: BucketClient, prefix: string): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  let query: string | undefined = `?list-type=2&prefix=${prefix}`
  while (query !== undefined) {
    const response = await client.send(query)
    if (!response) throw new Error(`There is no bucket ${client.name}. Make it, or correct UPLOAD_BUCKET.`)
    const {objects, next} = readList(await response.text())
    for (const {Key = '', Size, LastModified = ''} of objects) {
      const slug = Key.slice(prefix.length)
      if (!isSlug(slug)) continue
      const type = typeOfExtension(slug.split('.').at(-1) ?? '') ?? ''
      files.push({slug, type, bytes: Number(Size), storedAt: Date.parse(LastModified)})
    }
    query = next && `?list-type=2&prefix=${prefix}&continuation-token=${encodeURIComponent(next)}`
  }
  return files
}

/** The objects of a page of a list, by the names of their elements, and the token of the next page. */
function readList(xml: string): {objects: Record<string, string>[]; next: string | undefined} {
  const list: Record<string, string> = {}
  const objects: Record<string, string>[] = []
  let current = list
  let text = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({name}) => {
    text = ''
    if (name === 'Contents') objects.push((current = {}))
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({name}) => {
    if (name === 'Contents') current = list
    else current[name] = text
    text = ''
  })
  parser.write(xml).close()
  return {objects, next: list['NextContinuationToken'] || undefined}
}
