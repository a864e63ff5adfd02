import {describe, expect, onTestFinished, test, vi} from 'vitest'
import {FairSlots} from './fair-slots.ts'

const busy = () => new RangeError('Too many wait.')

/** Slots, and the names of those who got one, in order. */
function openSlots({slots = 1, slotsWithoutSender = 0} = {}) {
  const opened = new FairSlots({slots, slotsWithoutSender, maxWaiting: 4, maxWaitingOfSender: 2})
  const got: string[] = []
  const take = async (name: string, sender?: string, signal?: AbortSignal) => {
    const leave = await opened.take({sender, signal}, busy)
    got.push(name)
    return leave
  }
  return {opened, got, take}
}

test('the owner goes first, then the sender who has held slots for the shortest time', async () => {
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

test('a slot of the owner is not given to senders', async () => {
  const {got, take} = openSlots({slotsWithoutSender: 1})
  const leave = await take('sender', 'a')
  const waiting = take('waiting', 'b')
  await take('owner')
  expect(got).toEqual(['sender', 'owner'])
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

test('is busy when too many wait, of one sender or altogether', async () => {
  const {take} = openSlots()
  const leave = await take('first', 'a')
  const waiting = ['a', 'a', 'b'].map(async (sender) => (await take(sender, sender))())
  await expect(take('a', 'a')).rejects.toThrow('Too many wait.')
  waiting.push(take('c', 'c').then((taken) => taken()))
  await expect(take('owner')).rejects.toThrow('Too many wait.')
  leave()
  expect(await Promise.all(waiting)).toHaveLength(4)
})

describe('a /48 network of IPv6 with many senders', () => {
  const senders = Array.from({length: 80}, (_, n) => `2001:db8:7:${n.toString(16)}::/64`)

  test('leaves a quarter of the queue to others', async () => {
    const slots = new FairSlots({slots: 1, slotsWithoutSender: 0, maxWaiting: 80, maxWaitingOfSender: 10})
    await slots.take({sender: 'a'}, busy)
    const isBusy = (sender: string) =>
      Promise.race([
        slots.take({sender}, busy).then(
          () => false,
          () => true,
        ),
        new Promise((resolve) => setImmediate(resolve, false)),
      ])
    const outcomes = await Promise.all(senders.map(isBusy))
    expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(20)
    expect(await isBusy('203.0.113.7')).toBe(false)
  })

  test('takes no more turns than eight senders', async () => {
    vi.useFakeTimers({toFake: ['performance']})
    onTestFinished(() => void vi.useRealTimers())
    const slots = new FairSlots({slots: 1, slotsWithoutSender: 0, maxWaiting: 200, maxWaitingOfSender: 50})
    const got: string[] = []
    const work = async (sender: string) => {
      const leave = await slots.take({sender}, busy)
      got.push(sender)
      vi.advanceTimersByTime(1)
      leave()
    }
    const visitor = Array.from({length: 4}, () => '203.0.113.7')
    await Promise.all([...senders, ...visitor].map(work))
    // Without a turn for the network, each of its 80 senders goes before the visitor's second task.
    expect(got.lastIndexOf('203.0.113.7')).toBeLessThan(45)
  })
})
