import {expect, onTestFinished, test} from 'vitest'
import {EventReader} from '../testing/events.ts'
import {startTestServer, TEST_TOKEN} from '../testing/server.ts'

test.each([
  ['listen/other?query=*&enableResume=true', ['welcome', 'mutation'], 'reset'],
  ['live/events/other', ['welcome', 'message'], 'restart'],
])(
  'a reader that reconnects to a deleted and recreated dataset starts afresh: %s',
  async (path, heard, afresh) => {
    const server = await startTestServer()
    onTestFinished(() => server.close())
    const authorization = `Bearer ${TEST_TOKEN}`
    const events = async (count: number, lastEventId?: string) => {
      const headers = {authorization, ...(lastEventId !== undefined && {'last-event-id': lastEventId})}
      const reader = await EventReader.open(`${server.base}/v1/data/${path}`, headers)
      onTestFinished(() => reader.close())
      return {reader, take: () => reader.take(count)}
    }
    const write = (...ids: string[]) => {
      for (const _id of ids)
        server.lake.dataset('other').commit({mutations: [{create: {_id, _type: 't'}}], author: 'me'})
    }
    server.lake.createDataset('other', 'public')
    write('before')
    const first = await events(2)
    write('heard')
    const received = await first.take()
    expect(received.map(({event}) => event)).toEqual(heard)
    server.lake.deleteDataset('other')
    server.lake.createDataset('other', 'public')
    write('anew')
    for (const {id} of received) {
      const kinds = (await (await events(afresh === 'reset' ? 1 : 2, id)).take()).map(({event}) => event)
      expect(kinds.at(-1)).toBe(afresh)
    }
  },
)
