import {beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest'
import {HttpError} from '../http/http-error.ts'
import {openAdmission} from './admission.ts'

let alarms: string[]
let now: number

beforeEach(() => {
  alarms = []
  now = 0
})

const open = () => openAdmission({onNotice: (sentence) => void alarms.push(sentence), now: () => now})

/** Status and waiting time of the refusal, or 200. */
async function outcomeOf(work: () => Promise<unknown> | (() => void)): Promise<unknown> {
  try {
    await work()
    return 200
  } catch (error) {
    return error instanceof HttpError && error.retryAfter !== undefined ? error.status : error
  }
}

describe('a rate limit', () => {
  const LIMIT = {perClient: 10, overall: 20, seconds: 60}

  test('refuses a client who has used it, and nobody else', async () => {
    const points = open().rateLimit('points', LIMIT)
    await points.take('a', 10)
    expect(await outcomeOf(() => points.take('a'))).toBe(429)
    expect(await outcomeOf(() => points.take('b'))).toBe(200)
  })

  test('names the time to wait in words and seconds', async () => {
    const points = open().rateLimit('points', LIMIT)
    await points.take('a', 10)
    await expect(points.take('a')).rejects.toThrow('Please try again in 60 seconds.')
  })

  test('begins again after its window', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const points = open().rateLimit('points', LIMIT)
    await points.take('a', 10)
    vi.advanceTimersByTime(59_000)
    expect(await outcomeOf(() => points.take('a'))).toBe(429)
    vi.advanceTimersByTime(2000)
    expect(await outcomeOf(() => points.take('a'))).toBe(200)
  })

  test('keeps a quarter of the overall limit for clients who have used little', async () => {
    const points = open().rateLimit('points', LIMIT)
    await points.take('a', 10)
    await points.take('b', 5)
    expect(await outcomeOf(() => points.take('b'))).toBe(503)
    expect(await outcomeOf(() => points.take('c'))).toBe(200)
  })

  test('refuses everybody when all clients together have used the overall limit', async () => {
    const points = open().rateLimit('points', LIMIT)
    for (let clientKey = 0; clientKey < 20; clientKey += 1) await points.take(`client ${clientKey}`)
    expect(await outcomeOf(() => points.take('another'))).toBe(503)
  })

  test('loses nothing to a refusal for all clients', async () => {
    const points = open().rateLimit('points', {perClient: 10, overall: 4, seconds: 60})
    await points.take('a', 3)
    expect(await outcomeOf(() => points.take('a'))).toBe(503)
    await points.giveBack('a', 3)
    expect(await outcomeOf(() => points.take('a', 3))).toBe(200)
  })

  test('counts work that is done already, such as milliseconds', async () => {
    const points = open().rateLimit('points', LIMIT)
    await points.take('a')
    await points.charge('a', 500)
    expect(await outcomeOf(() => points.take('a'))).toBe(503)
    expect(await outcomeOf(() => points.take('b'))).toBe(503)
  })

  test('leaves the rest to smaller amounts when a large one is refused', async () => {
    const points = open().rateLimit('points', LIMIT)
    await points.take('a', 4)
    expect(await outcomeOf(() => points.take('a', 7))).toBe(429)
    expect(await outcomeOf(() => points.take('a', 6))).toBe(200)
  })

  test('is checked without being used', async () => {
    const points = open().rateLimit('points', LIMIT)
    await points.take('a', 9)
    for (let n = 0; n < 5; n += 1) expect(await outcomeOf(() => points.check('a'))).toBe(200)
    await points.take('a')
    expect(await outcomeOf(() => points.check('a'))).toBe(429)
    expect(await outcomeOf(() => points.check('b'))).toBe(200)
  })

  test('has no limit of all clients where it is infinite', async () => {
    const points = open().rateLimit('points', {perClient: 3, overall: Infinity, seconds: 60})
    for (let n = 0; n < 100; n += 1) await points.take(`client ${n}`, 3)
    expect(await outcomeOf(() => points.take('another', 3))).toBe(200)
    expect(await outcomeOf(() => points.take('another'))).toBe(429)
  })

  test('has a sentence of its own', async () => {
    const sentence = (wait: string) => `No more points. Wait ${wait}.`
    const points = open().rateLimit('points', {...LIMIT, sentence})
    await points.take('a', 10)
    await expect(points.take('a')).rejects.toThrow('No more points. Wait 60 seconds.')
  })

  test('takes back what was given back', async () => {
    const points = open().rateLimit('points', LIMIT)
    await points.take('a', 10)
    await points.giveBack('a', 10)
    expect(await outcomeOf(() => points.take('a', 10))).toBe(200)
  })
})

describe('a concurrency limit', () => {
  const LIMIT = {perClient: 2, overall: 4, retrySeconds: 30}

  test('refuses a client who holds everything, until something is given back', async () => {
    const slots = open().concurrencyLimit('slots', LIMIT)
    const [leave] = [slots.hold('a'), slots.hold('a')]
    expect(await outcomeOf(() => slots.hold('a'))).toBe(429)
    leave()
    leave()
    expect(await outcomeOf(() => slots.hold('a'))).toBe(200)
    expect(await outcomeOf(() => slots.hold('a'))).toBe(429)
  })

  test('keeps a quarter for clients who hold little, and refuses everybody at the overall limit', async () => {
    const slots = open().concurrencyLimit('slots', LIMIT)
    for (const clientKey of ['a', 'a', 'b']) slots.hold(clientKey)
    expect(await outcomeOf(() => slots.hold('b'))).toBe(503)
    expect(await outcomeOf(() => slots.hold('c'))).toBe(200)
    expect(await outcomeOf(() => slots.hold('d'))).toBe(503)
  })

  test('admits one amount of any size of a client who holds nothing', async () => {
    const bytes = open().concurrencyLimit('bytes', {perClient: 100, overall: 1000, retrySeconds: 5})
    const leave = bytes.hold('a', 5000)
    expect(await outcomeOf(() => bytes.hold('a', 1))).toBe(429)
    expect(await outcomeOf(() => bytes.hold('b', 1))).toBe(503)
    leave()
    expect(await outcomeOf(() => bytes.hold('b', 1))).toBe(200)
  })
})

describe('a /48 network of IPv6', () => {
  const inNetwork = (n: number) => `2001:db8:7:${n.toString(16)}::/64`
  const clients = Array.from({length: 8}, (_, n) => inNetwork(n))

  test('uses as much as eight clients, and other networks are not affected', async () => {
    const points = open().rateLimit('points', {perClient: 10, overall: 1000, seconds: 60})
    for (const clientKey of clients) await points.take(clientKey, 10)
    expect(await outcomeOf(() => points.take(inNetwork(99)))).toBe(429)
    expect(await outcomeOf(() => points.check(inNetwork(99)))).toBe(429)
    expect(await outcomeOf(() => points.take('2001:db8:8:0::/64'))).toBe(200)
    expect(await outcomeOf(() => points.take('203.0.113.7'))).toBe(200)
    await points.giveBack(inNetwork(0), 2)
    expect(await outcomeOf(() => points.take(inNetwork(99), 3))).toBe(429)
    expect(await outcomeOf(() => points.take(inNetwork(99), 2))).toBe(200)
    // An amount that was refused because of the network does not count for its client.
    await points.giveBack(inNetwork(1), 10)
    expect(await outcomeOf(() => points.take(inNetwork(99), 8))).toBe(200)
  })

  test('cannot use up what is kept for clients who use little, however many modest clients it has', async () => {
    const points = open().rateLimit('points', {perClient: 10, overall: 80, seconds: 60})
    for (let n = 0; n < 60; n += 1) await points.take(inNetwork(n))
    expect(await outcomeOf(() => points.take(inNetwork(99)))).toBe(503)
    for (let n = 0; n < 20; n += 1) await points.take(`2001:db9:${n}:0::/64`)
    expect(await outcomeOf(() => points.take('203.0.113.7'))).toBe(503)
  })

  test('cannot hold what is kept for clients who hold little', async () => {
    const slots = open().concurrencyLimit('slots', {perClient: 10, overall: 80, retrySeconds: 5})
    for (let n = 0; n < 60; n += 1) slots.hold(inNetwork(n))
    expect(await outcomeOf(() => slots.hold(inNetwork(99)))).toBe(503)
    for (let n = 0; n < 20; n += 1) slots.hold(`client ${n}`)
    expect(await outcomeOf(() => slots.hold('203.0.113.7'))).toBe(503)
  })

  test('holds as much as eight clients', async () => {
    const slots = open().concurrencyLimit('slots', {perClient: 2, overall: 100, retrySeconds: 5})
    const [leave] = clients.flatMap((clientKey) => [slots.hold(clientKey), slots.hold(clientKey)])
    expect(await outcomeOf(() => slots.hold(inNetwork(99)))).toBe(429)
    expect(await outcomeOf(() => slots.hold('2001:db8:8:0::/64'))).toBe(200)
    leave?.()
    expect(await outcomeOf(() => slots.hold(inNetwork(99)))).toBe(200)
  })
})

test('counts each decision and what is held, by the name of the limit', async () => {
  const admission = open()
  const points = admission.rateLimit('points', {perClient: 1, overall: 2, seconds: 60})
  const slots = admission.concurrencyLimit('slots', {perClient: 1, overall: 5, retrySeconds: 5})
  for (const clientKey of ['a', 'a', 'b', 'c']) await outcomeOf(() => points.take(clientKey))
  slots.hold('a')
  expect(admission.counts()).toEqual({
    points: {admitted: 2, refusedToClient: 1, refusedOverall: 1, held: 0},
    slots: {admitted: 1, refusedToClient: 0, refusedOverall: 0, held: 1},
  })
})

test('two limits cannot have one name', () => {
  const admission = open()
  admission.concurrencyLimit('slots', {perClient: 1, overall: 5, retrySeconds: 5})
  expect(() => admission.rateLimit('slots', {perClient: 1, overall: 5, seconds: 5})).toThrow('called slots')
})

test('the alarm comes once an hour for each limit, and not for one greedy client', async () => {
  const points = open().rateLimit('enquiries', {perClient: 1, overall: 1, seconds: 86_400})
  await points.take('a')
  expect(alarms).toEqual([])
  for (const clientKey of ['b', 'c']) await outcomeOf(() => points.take(clientKey))
  expect(alarms).toEqual([expect.stringContaining('enquiries reached the limit of 1 for all clients')])
  now += 3_600_000
  await outcomeOf(() => points.take('d'))
  expect(alarms).toHaveLength(2)
})
