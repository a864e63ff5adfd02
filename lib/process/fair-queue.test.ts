import {describe, expect, onTestFinished, test, vi} from 'vitest'
import {FairQueue} from './fair-queue.ts'

const busy = () => new RangeError('Too many wait.')

/** Slots, and the names of the users who got a slot, in order. */
function openSlots({slots = 1, slotsWithoutClient = 0} = {}) {
  const opened = new FairQueue({by: 'time', slots, slotsWithoutClient, maxWaiting: 4, maxWaitingOfClient: 2})
  const got: string[] = []
  const take = async (name: string, clientKey?: string, signal?: AbortSignal) => {
    const leave = await opened.take({clientKey, signal}, busy)
    got.push(name)
    return leave
  }
  return {opened, got, take}
}

test('the owner goes first, then the client who has held slots for the shortest time', async () => {
  const {got, take} = openSlots()
  const leave = await take('first', 'a')
  const end = performance.now() + 2
  while (performance.now() < end);
  const others = [take('second', 'a'), take('other', 'b'), take('owner')].map(async (taken) =>
    (await taken)(),
  )
  expect(leave()).toBeGreaterThan(0)
  await Promise.all(others)
  expect(got).toEqual(['first', 'owner', 'other', 'second'])
})

test('a slot of the owner is not given to clients', async () => {
  const {got, take} = openSlots({slotsWithoutClient: 1})
  const leave = await take('client', 'a')
  const waiting = take('waiting', 'b')
  await take('owner')
  expect(got).toEqual(['client', 'owner'])
  leave()
  await waiting
})

test('one who waits leaves the queue when nobody waits for the result', async () => {
  const {opened, got, take} = openSlots()
  const leave = await take('first', 'a')
  const leaving = new AbortController()
  const gone = take('gone', 'b', leaving.signal)
  leaving.abort()
  await expect(gone).rejects.toMatchObject({name: 'AbortError'})
  leave()
  expect(opened.counts).toEqual({running: 0, waiting: 0, dropped: 1})
  expect(got).toEqual(['first'])
})

test('is busy when too many wait, of one client or altogether', async () => {
  const {take} = openSlots()
  const leave = await take('first', 'a')
  const waiting = ['a', 'a', 'b'].map(async (clientKey) => (await take(clientKey, clientKey))())
  await expect(take('a', 'a')).rejects.toThrow('Too many wait.')
  waiting.push(take('c', 'c').then((taken) => taken()))
  await expect(take('owner')).rejects.toThrow('Too many wait.')
  leave()
  expect(await Promise.all(waiting)).toHaveLength(4)
})

test('is busy only for those without a client when too many of them wait', async () => {
  const queue = new FairQueue({by: 'turns', maxWaitingWithoutClient: 1})
  const leave = await queue.take({}, busy)
  const owner = queue.run({}, async () => 'owner', busy)
  await expect(queue.take({}, busy)).rejects.toThrow('Too many wait.')
  const clientKey = queue.run({clientKey: 'a'}, async () => 'client', busy)
  leave()
  expect(await Promise.all([owner, clientKey])).toEqual(['owner', 'client'])
})

test('work that fails frees its slot, and its time is told', async () => {
  const queue = new FairQueue({by: 'time'})
  const times: number[] = []
  const onTime = (milliseconds: number) => times.push(milliseconds)
  const work = () => Promise.reject(new Error('broken'))
  await expect(queue.run({clientKey: 'a', onTime}, work)).rejects.toThrow('broken')
  expect(times).toEqual([expect.any(Number)])
  expect(await queue.run({clientKey: 'a'}, async () => 'done')).toBe('done')
})

describe('a queue by turns', () => {
  /** Takes slots and returns the names in the order of their turns. Each turn ends at once. */
  async function order(names: string[]) {
    const queue = new FairQueue({by: 'turns'})
    const heard: string[] = []
    const work = (name: string) => async () => {
      heard.push(name)
      await Promise.resolve()
    }
    const clientKeyOf = (name: string) => (name.startsWith('own') ? undefined : name.split(' ')[0])
    await Promise.all(names.map((name) => queue.run({clientKey: clientKeyOf(name)}, work(name))))
    return heard
  }

  test('gives clients turns, however many slots one of them has', async () => {
    const names = ['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'c 1', 'b 2', 'own']
    expect(await order(names)).toEqual(['a 1', 'own', 'b 1', 'c 1', 'a 2', 'b 2', 'a 3', 'a 4'])
  })

  test('lets the clients of one /48 network of IPv6 take one turn together, and share it', async () => {
    const inNetwork = ['1', '2', '3'].flatMap((n) => [`2001:db8:7:${n}::/64 a`, `2001:db8:7:${n}::/64 b`])
    const heard = await order([...inNetwork, 'b 1', 'b 2'])
    const short = heard.map((name) => (name.startsWith('b') ? 'b' : name.slice(11, 12)))
    expect(short).toEqual(['1', 'b', '2', 'b', '3', '1', '2', '3'])
  })

  test('lets a client who has a turn wait behind one who has had none', async () => {
    const queue = new FairQueue({by: 'turns'})
    const heard: string[] = []
    const hear = (name: string) => queue.run({clientKey: name}, async () => heard.push(name))
    const leave = await queue.take({clientKey: 'a'})
    const waiting = ['a', 'b'].map(hear)
    leave()
    await Promise.all(waiting)
    expect(heard).toEqual(['b', 'a'])
  })
})

describe('a /48 network of IPv6 with many clients', () => {
  const clients = Array.from({length: 80}, (_, n) => `2001:db8:7:${n.toString(16)}::/64`)

  test('leaves a quarter of the queue to others', async () => {
    const slots = new FairQueue({by: 'time', maxWaiting: 80, maxWaitingOfClient: 10})
    await slots.take({clientKey: 'a'}, busy)
    const isBusy = (clientKey: string) =>
      Promise.race([
        slots.take({clientKey}, busy).then(
          () => false,
          () => true,
        ),
        new Promise((resolve) => setImmediate(resolve, false)),
      ])
    const outcomes = await Promise.all(clients.map(isBusy))
    expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(20)
    expect(await isBusy('203.0.113.7')).toBe(false)
  })

  test('takes no more turns than eight clients', async () => {
    vi.useFakeTimers({toFake: ['performance']})
    onTestFinished(() => void vi.useRealTimers())
    const slots = new FairQueue({by: 'time', maxWaiting: 200, maxWaitingOfClient: 50})
    const got: string[] = []
    const work = async (clientKey: string) => {
      const leave = await slots.take({clientKey}, busy)
      got.push(clientKey)
      vi.advanceTimersByTime(1)
      leave()
    }
    const visitor = Array.from({length: 4}, () => '203.0.113.7')
    await Promise.all([...clients, ...visitor].map(work))
    // Without a turn for the network, each of its 80 clients goes before the visitor's second task.
    expect(got.lastIndexOf('203.0.113.7')).toBeLessThan(45)
  })
})
