import {newLakeForEachTest} from './lake.ts'
import type {Action} from '../model/actions.ts'
import type {JsonObject, Mutation} from '../model/types.ts'

interface Events {
  events: {[id: string]: {type: string}[]}
  nextCursor: string
}

/** A lake without documents for each test of a file, with functions that write to it and that read its history over HTTP. */
export function newHistoryForEachTest() {
  const shop = newLakeForEachTest([])
  const production = () => shop.lake.dataset('production')

  function write(transactionId: string, mutations: Mutation[], author = 'owner') {
    production().commit({mutations, author, transactionId})
  }

  function act(transactionId: string, ...actions: Action[]) {
    production().commit({actions, author: 'owner', transactionId})
  }

  /** @param token empty for a request without a token */
  async function request(path: string, token = 'administrators-token') {
    const headers: Record<string, string> = token ? {authorization: `Bearer ${token}`} : {}
    const {status, text} = await shop.ask(`/data/history/production${path}`, {headers})
    return {status, text}
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
    documentOf: (id: string) => production().documents.get(id),
  }
}
