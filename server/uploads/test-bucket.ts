import {createHash} from 'node:crypto'
import {once} from 'node:events'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {buffer} from 'node:stream/consumers'

interface StoredObject {
  bytes: Buffer
  type: string
}

/**
 * Starts an S3 service with one bucket in memory, which understands what the server sends: HEAD, GET, PUT, copy, DELETE
 * and lists. `bucket.slow.test.ts` sends the same to Ceph's gateway.
 * @param bucket its name
 */
export async function startTestBucket(bucket: string) {
  const objects = new Map<string, StoredObject>()
  /** Downloads. None ends before `until`. */
  const downloads = {underWay: 0, most: 0, until: Promise.resolve()}
  const server = createServer((request, response) => {
    void respond(request, response)
  })

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://localhost')
    const key = decodeURIComponent(url.pathname.slice(`/${bucket}/`.length))
    if (url.searchParams.has('list-type')) return response.end(listOf(url.searchParams.get('prefix') ?? ''))
    if (request.method === 'PUT') return response.end(await put(request, key))
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const found = objects.get(key)
    if (!found) return response.writeHead(404).end()
    const etag = `"${createHash('md5').update(found.bytes).digest('hex')}"`
    response.writeHead(200, {etag, 'content-type': found.type, 'content-length': found.bytes.length})
    if (request.method === 'HEAD') return response.end()
    downloads.underWay += 1
    downloads.most = Math.max(downloads.most, downloads.underWay)
    await downloads.until
    downloads.underWay -= 1
    return response.end(found.bytes)
  }

  async function put(request: IncomingMessage, key: string): Promise<string> {
    const type = request.headers['content-type'] ?? ''
    const source = request.headers['x-amz-copy-source']
    const copied = typeof source === 'string' ? objects.get(source.slice(bucket.length + 1)) : undefined
    objects.set(key, {bytes: copied?.bytes ?? (await buffer(request)), type})
    return copied ? '<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>' : ''
  }

  const listOf = (prefix: string) => {
    const found = [...objects].filter(([key]) => key.startsWith(prefix))
    const contents = found.map(
      ([key, {bytes}]) =>
        `<Contents><Key>${key}</Key><LastModified>2026-11-21T10:00:00.000Z</LastModified><Size>${bytes.length}</Size></Contents>`,
    )
    return `<ListBucketResult>${contents.join('')}</ListBucketResult>`
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bucket has no port')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    objects,
    downloads,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
