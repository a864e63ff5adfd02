import {createServer, type IncomingMessage} from 'node:http'
import {once} from 'node:events'
import {expect, onTestFinished, test} from 'vitest'
import {Rejected} from '../live/ask.ts'
import {deleteUploadedFile, listUploadedFiles, sizeText} from './uploaded-files.ts'

const FILES = {
  files: [
    {
      slug: 'gate-1.png',
      type: 'image/png',
      bytes: 1,
      storedAt: '2026-11-21T10:00:00Z',
      url: 'https://shop.example/file/gate-1.png',
    },
  ],
  count: 1,
  mayDelete: true,
  keptDays: null,
}

/** A server that answers everything with one status. */
async function serverWith(status: number) {
  const seen: string[] = []
  const server = createServer((request: IncomingMessage, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    response.writeHead(status, {'content-type': 'application/json'})
    response.end(status === 204 ? undefined : JSON.stringify(FILES))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {server: {apiHost: `http://127.0.0.1:${port}/lake`, token: 'a-token'}, seen}
}

const signal = new AbortController().signal

test('the list is requested from the server of the lake, with the token of the session', async () => {
  const {server, seen} = await serverWith(200)
  expect(await listUploadedFiles(server, signal)).toEqual(FILES)
  expect(seen).toEqual(['GET /upload-service/files Bearer a-token'])
})

test.each([204, 404])('a file counts as deleted when the server answers %i', async (status) => {
  const {server, seen} = await serverWith(status)
  await deleteUploadedFile(server, 'gate-1.png')
  expect(seen).toEqual(['DELETE /upload-service/files/gate-1.png Bearer a-token'])
})

test.each([403, 503])('a request that the server rejects with %i throws the status', async (status) => {
  const {server} = await serverWith(status)
  await expect(listUploadedFiles(server, signal)).rejects.toThrow(Rejected)
  await expect(deleteUploadedFile(server, 'a')).rejects.toMatchObject({status})
})

test.each([
  [1, '1 kB'],
  [48_400, '48 kB'],
  [2_440_000, '2.4 MB'],
])('%i bytes are %s for people', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words)
})
