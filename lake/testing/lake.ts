import {afterEach, beforeEach} from 'vitest'
import {lakeApp} from '../app.ts'
import {openLake, type Lake} from '../lake.ts'
import type {JsonObject, Mutation} from '../model/types.ts'

interface Sent {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

const bearer = (token: string) => ({authorization: `Bearer ${token}`})
export const administrator = bearer('administrators-token')
/** Body of a mutation that creates the document `n`. */
export const create = {mutations: [{create: {_id: 'n', _type: 'product'}}]}

/** The product `a` and a draft of it. */
const PRODUCT: Mutation[] = [
  {create: {_id: 'a', _type: 'product', name: 'Basin'}},
  {create: {_id: 'drafts.a', _type: 'product'}},
]

/**
 * A lake in memory for each test of a file, with functions that send requests.
 * @param content mutations of the first transaction; none when empty
 */
export function newLakeForEachTest(content = PRODUCT) {
  let lake: Lake
  let failures: unknown[]

  beforeEach(() => {
    failures = []
    lake = openLake({
      dataDir: ':memory:',
      publicBase: 'http://localhost/lake',
      projectId: 'shop',
      dataset: 'production',
      token: 'administrators-token',
      onError: (error) => failures.push(error),
    })
    if (content.length > 0) write(...content)
  })

  afterEach(() => lake.close())

  function write(...mutations: Mutation[]) {
    return lake.dataset('production').commit({mutations, author: 'x'})
  }

  return {
    write,
    async ask(this: void, path: string, {method, body, headers}: Sent = {}) {
      const response = await lakeApp(lake).request(`/v2025-02-19${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers,
        body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type') === 'application/json'
      const answer: JsonObject = isJson ? JSON.parse(text) : {}
      return {status: response.status, text, answer, headers: response.headers}
    },
    /** Sends a request without a version in the path, and returns the response unread. */
    request: async (path: string | Request, init?: RequestInit) => lakeApp(lake).request(path, init),
    get lake() {
      return lake
    },
    get failures() {
      return failures
    },
  }
}
