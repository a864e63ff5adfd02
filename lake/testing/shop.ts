import {existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect} from 'vitest'
import {z} from 'zod'
import {lakeApp} from '../app.ts'
import {openLake} from '../lake.ts'

const TOKEN = 'assets-test-token-of-forty-characters-00'
export const authorization = `Bearer ${TOKEN}`

const assetDocument = z.looseObject({
  _id: z.string(),
  path: z.string(),
  url: z.string(),
  mimeType: z.string(),
  extension: z.string(),
  metadata: z.record(z.string(), z.unknown()).default({}),
})

/** A lake on the disk with its HTTP API, for uploads and reads without a port. */
export function openAssetShop() {
  const folder = mkdtempSync(join(tmpdir(), 'lake-assets-'))
  const lake = openLake({
    dataDir: folder,
    publicBase: 'http://shop.example/lake',
    projectId: 'stone',
    dataset: 'production',
    token: TOKEN,
    onError: (error) => {
      throw error
    },
  })
  const app = lakeApp(lake)

  async function upload(
    body: BodyInit,
    query = '',
    kind = 'images',
    headers: Record<string, string> = {authorization},
  ) {
    return app.request(`/v2025-02-19/assets/${kind}/production${query}`, {method: 'POST', headers, body})
  }

  /** Uploads bytes and returns the document of the asset. */
  async function uploaded(body: Uint8Array<ArrayBuffer>, query = '', kind = 'images') {
    const response = await upload(body, query, kind)
    const text = await response.text()
    expect([response.status, response.status === 200 ? '' : text]).toEqual([200, ''])
    return z.object({document: assetDocument}).parse(JSON.parse(text)).document
  }

  /** Sends the requests of one visitor, who may leave before they are answered. */
  function visit(clientAddress: string, paths: string[]) {
    const leaving = new AbortController()
    const requests = paths.map((path) => new Request(`http://localhost/${path}`, {signal: leaving.signal}))
    // A request that was garbage-collected no longer passes the abort on.
    const leave = () => {
      leaving.abort()
      requests.length = 0
    }
    return {answers: requests.map(async (request) => app.fetch(request, {clientAddress})), leave}
  }

  return {
    folder,
    lake,
    app,
    visit,
    upload,
    uploaded,
    get: async (path: string, headers: Record<string, string> = {}) => app.request(`/${path}`, {headers}),
    /** Files of a folder, which is made with its first one. */
    filesIn: (name: string) =>
      existsSync(join(folder, name))
        ? readdirSync(join(folder, name), {recursive: true, encoding: 'utf8'}).sort()
        : [],
    close: () => {
      lake.close()
      rmSync(folder, {recursive: true})
    },
  }
}
