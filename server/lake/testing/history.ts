import {afterEach, beforeEach} from 'vitest'
import {lakeApp} from '../app.ts'
import {openLake, type Lake} from '../lake.ts'
import type {Action} from '../model/actions.ts'
import type {JsonObject, Mutation} from '../model/types.ts'

interface Events {
  events: {[id: string]: {type: string}[]}
  nextCursor: string
}

/** A lake for each test of a file, with functions that write to it and that read its history over HTTP. */
export function newLakeForEachTest() {
  let lake: Lake

  beforeEach(() => {
    lake = openLake({
      dataDir: ':memory:',
      publicBase: 'http://localhost/lake',
      projectId: 'shop',
      dataset: 'production',
      token: 'administrators-token',
    })
  })

  afterEach(() => lake.close())

  function write(transactionId: string, mutations: Mutation[], author = 'owner') {
    lake.dataset('production').commit({mutations, author, transactionId})
  }

  function act(transactionId: string, ...actions: Action[]) {
    lake.dataset('production').commit({actions, author: 'owner', transactionId})
  }

  /** @param token empty for a request without a token */
  async function request(path: string, token = 'administrators-token') {
    const headers: Record<string, string> = token ? {authorization: `Bearer ${token}`} : {}
    const response = await lakeApp(lake).request(`/v2025-02-19/data/history/production${path}`, {headers})
    return {status: response.status, text: await response.text()}
  }

  async function lines(path: string): Promise<JsonObject[]> {
    const {text} = await request(path)
    return text
      .split('\n')
      .filter(Boolean)
      .map((line): JsonObject => JSON.parse(line))
  }

  return {
    write,
    act,
    request,
    lines,
    idsOf: async (path: string) => (await lines(path)).map(({id}) => id),
    async eventsOf(this: void, id: string, query = ''): Promise<Events> {
      const events: Events = JSON.parse((await request(`/events/documents/${id}${query}`)).text)
      return events
    },
    documentOf: (id: string) => lake.dataset('production').documents.get(id),
  }
}
