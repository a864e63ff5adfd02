import {beforeEach, expect, test, vi} from 'vitest'
import {openOutbox, type Letter} from './outbox.ts'

const DAY_MS = 24 * 60 * 60_000
let stored: Map<string, string>
let now: number
let answers: (number | 'no answer' | {status: number; waitMs: number})[]
let sent: string[]
let bodies: string[]
let planned: {work: () => void; ms: number}[]

beforeEach(() => {
  stored = new Map()
  now = 1_732_147_200_000
  answers = []
  sent = []
  bodies = []
  planned = []
})

const letter = (id: string): Letter => ({
  id,
  address: '/forms/submissions',
  type: 'application/json',
  body: '{}',
})

/** Opens an outbox as a page does. Stored letters are there. */
const open = (storage: Parameters<typeof openOutbox>[0]['storage'] = working) =>
  openOutbox({
    storage,
    now: () => now,
    later: (work, ms) => planned.push({work, ms}),
    async send({id, body}) {
      sent.push(id)
      bodies.push(body)
      const answer = answers.shift() ?? 204
      if (answer === 'no answer') throw new TypeError('Failed to fetch')
      return typeof answer === 'number' ? {status: answer} : answer
    },
  })

const working = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
}

const waiting = (): string[] => JSON.parse(stored.get('outbox') ?? '[]').map(({id}: Letter) => id)

test('an accepted letter is dropped', async () => {
  expect(await open().post(letter('a'))).toBe(204)
  expect(waiting()).toEqual([])
  expect(planned).toEqual([])
})

test('a letter is stored before it is sent, so that leaving the page loses nothing', () => {
  void open().post(letter('a'))
  expect(waiting()).toEqual(['a'])
})

test('a kept letter is sent once, in its completed form', async () => {
  const outbox = open()
  outbox.keep({...letter('a'), body: 'without address'})
  expect(waiting()).toEqual(['a'])
  await outbox.flush()
  expect(sent).toEqual([])
  await outbox.post({...letter('a'), body: 'with address'})
  expect(bodies).toEqual(['with address'])
  expect(waiting()).toEqual([])
})

test('the next page sends a kept letter that was never completed', async () => {
  open().keep(letter('a'))
  now += 30_000
  await open().flush()
  expect(sent).toEqual(['a'])
  expect(waiting()).toEqual([])
})

test.each([['no answer'], [500], [503], [429], [408]] as const)(
  'after %s it waits, also for the next page',
  async (answer) => {
    answers = [answer]
    expect(await open().post(letter('a'))).toBe(answer === 'no answer' ? 0 : answer)
    expect(waiting()).toEqual(['a'])
    now += 5_000
    await open().flush()
    expect(sent).toEqual(['a', 'a'])
    expect(waiting()).toEqual([])
  },
)

test.each([400, 404, 413, 415])('a letter rejected with %i is not sent again', async (status) => {
  answers = [status]
  await open().post(letter('a'))
  expect(waiting()).toEqual([])
})

test('pauses double up to a quarter of an hour', async () => {
  answers = Array.from({length: 12}, () => 503)
  const outbox = open()
  await outbox.post(letter('a'))
  const pauses: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const {ms = 0} = planned.pop() ?? {}
    pauses.push(ms)
    now += ms
    planned = []
    await open().flush()
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900].map((seconds) => seconds * 1000))
})

test.each([429, 503])(
  'status %i keeps the letter for the time that the server asks for, at most an hour',
  async (status) => {
    answers = [
      {status, waitMs: 600_000},
      {status, waitMs: 86_400_000},
    ]
    const outbox = open()
    expect(await outbox.post(letter('a'))).toBe(status)
    expect(waiting()).toEqual(['a'])
    expect(planned[0]?.ms).toBe(600_000)
    now += 599_999
    await outbox.flush()
    expect(sent).toEqual(['a'])
    now += 1
    await outbox.flush()
    expect(sent).toEqual(['a', 'a'])
    now += 3_600_000
    await open().flush()
    expect(sent).toEqual(['a', 'a', 'a'])
    expect(waiting()).toEqual([])
  },
)

test('a new letter does not wait for the timer of an older one that waits longer', async () => {
  answers = [{status: 503, waitMs: 3_600_000}, 'no answer']
  const outbox = open()
  await outbox.post(letter('old'))
  await outbox.post(letter('new'))
  expect(planned.map(({ms}) => ms)).toEqual([3_600_000, 5000])
  const [, next] = planned.splice(0)
  now += 5000
  next?.work()
  await vi.waitFor(() => expect(sent).toEqual(['old', 'new', 'new']))
  // The letter that still waits has a timer again.
  await vi.waitFor(() => expect(planned.map(({ms}) => ms)).toEqual([3_595_000]))
})

test('nothing is sent before it is due', async () => {
  answers = ['no answer']
  await open().post(letter('a'))
  now += 4_999
  await open().flush()
  expect(sent).toEqual(['a'])
})

test('a letter with the id of a waiting letter is the same letter', async () => {
  answers = ['no answer', 'no answer']
  const outbox = open()
  await outbox.post(letter('a'))
  await outbox.post(letter('a'))
  expect(waiting()).toEqual(['a'])
})

test('another tab does not send a letter that is being sent', async () => {
  const first = open()
  const attempt = first.post(letter('a'))
  await open().flush()
  await attempt
  expect(sent).toEqual(['a'])
})

test('an enquiry is sent after the clock was corrected by ten months, and after nine days without network', async () => {
  answers = ['no answer', 'no answer', 'no answer']
  await open().post(letter('a'))
  now += 9 * DAY_MS
  await open().flush(true)
  expect(waiting()).toEqual(['a'])
  now += 300 * DAY_MS
  await open().post(letter('b'))
  expect(waiting()).toEqual(['a', 'b'])
  await open().flush(true)
  expect(sent).toEqual(['a', 'a', 'b', 'a'])
  now += 5_000
  await open().flush(true)
  expect(waiting()).toEqual([])
})

test('a letter that the receiver is too busy for is dropped after an attempt past a week, never by another letter', async () => {
  answers = Array.from({length: 60}, () => 503)
  const outbox = open()
  for (let number = 0; number < 60; number += 1) await outbox.post(letter(`letter-${number}`))
  expect(waiting()).toHaveLength(60)
  now += 7 * DAY_MS
  answers = [204, ...Array.from({length: 60}, () => 503)]
  await outbox.post(letter('late'))
  expect(waiting()).toHaveLength(60)
  await outbox.flush()
  expect(waiting()).toEqual([])
})

test.each([
  ['is not there', undefined],
  [
    'is full',
    {
      getItem: () => null,
      setItem() {
        throw new Error('QuotaExceededError')
      },
    },
  ],
])('letters wait in memory when storage %s', async (_, storage) => {
  answers = ['no answer']
  const outbox = open(storage)
  await outbox.post(letter('a'))
  now += 5_000
  await outbox.flush()
  expect(sent).toEqual(['a', 'a'])
})

test.each(['no JSON', '{"id": 1}', '[null, 7, {"id": "x"}]'])(
  'ignores foreign text in storage: %s',
  async (text) => {
    stored.set('outbox', text)
    expect(await open().post(letter('a'))).toBe(204)
    expect(sent).toEqual(['a'])
  },
)

test('a letter that was written while the clock was a month ahead is sent at once when the clock is right', async () => {
  now += 30 * DAY_MS
  answers = ['no answer']
  await open().post(letter('a'))
  now -= 30 * DAY_MS
  await open().flush()
  expect(sent).toEqual(['a', 'a'])
  expect(waiting()).toEqual([])
})

test('no timer is longer than the longest wait, whatever time is stored', async () => {
  now += 30 * DAY_MS
  open().keep(letter('far'))
  now -= 30 * DAY_MS
  await open().post(letter('near'))
  expect(planned.map(({ms}) => ms)).toEqual([60 * 60_000])
})

test('a letter that had no answer eight times is sent once when the network is back', async () => {
  answers = Array.from({length: 8}, () => 'no answer' as const)
  await open().post(letter('a'))
  for (let attempt = 1; attempt < 8; attempt += 1) {
    now += 15 * 60_000
    await open().flush()
  }
  expect(sent).toHaveLength(8)
  now += 5_000
  // Two tabs hear of the network.
  await Promise.all([open().flush(true), open().flush(true)])
  expect(sent).toHaveLength(9)
  expect(waiting()).toEqual([])
})

test('a letter that the server has answered keeps its time when the network is back', async () => {
  answers = ['no answer', {status: 503, waitMs: 600_000}]
  await open().post(letter('a'))
  now += 5_000
  await open().flush(true)
  now += 599_999
  await open().flush(true)
  expect(sent).toHaveLength(2)
  now += 1
  await open().flush(true)
  expect(sent).toHaveLength(3)
  expect(waiting()).toEqual([])
})

test('a network that comes back right after an attempt gets the letter five seconds after that attempt', async () => {
  answers = Array.from({length: 8}, () => 'no answer' as const)
  await open().post(letter('a'))
  for (let attempt = 1; attempt < 8; attempt += 1) {
    now += 15 * 60_000
    await open().flush()
  }
  now += 1_000
  planned = []
  await open().flush(true)
  expect(sent).toHaveLength(8)
  const [next] = planned
  expect(next?.ms).toBe(4_000)
  now += 4_000
  next?.work()
  await vi.waitFor(() => expect(waiting()).toEqual([]))
  expect(sent).toHaveLength(9)
})

test('a server that is down gets a letter every five seconds at most, however many pages are opened', async () => {
  answers = Array.from({length: 100}, () => 'no answer' as const)
  await open().post(letter('a'))
  for (let page = 0; page < 100; page += 1) {
    now += 1_000
    await Promise.all([open().flush(true), open().flush(true)])
  }
  expect(sent.length).toBeLessThanOrEqual(21)
})

test('a page without letters stores nothing', async () => {
  await open().flush(true)
  expect([...stored.keys()]).toEqual([])
})
