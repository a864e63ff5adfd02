import {expect, test} from 'vitest'
import {Turns} from './turns.ts'

/** Takes slots and returns the names in the order of their turns. Each turn ends at once. */
async function order(turns: Turns, names: string[]) {
  const heard: string[] = []
  const all = names.map(async (name) => {
    const sender = name.startsWith('own') ? undefined : name.split(' ')[0]
    const slot = turns.take(sender)
    await slot.turn
    heard.push(name)
    await Promise.resolve()
    slot.free()
  })
  await Promise.all(all)
  return heard
}

test('senders take turns, however many slots one of them has', async () => {
  const names = ['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'c 1', 'b 2', 'own']
  expect(await order(new Turns(), names)).toEqual(['a 1', 'own', 'b 1', 'c 1', 'a 2', 'b 2', 'a 3', 'a 4'])
})

test('the senders of one /48 network of IPv6 take one turn together, and share it', async () => {
  const inNetwork = ['1', '2', '3'].flatMap((n) => [`2001:db8:7:${n}::/64 a`, `2001:db8:7:${n}::/64 b`])
  const heard = await order(new Turns(), [...inNetwork, 'b 1', 'b 2'])
  const short = heard.map((name) => (name.startsWith('b') ? 'b' : name.slice(11, 12)))
  expect(short).toEqual(['1', 'b', '2', 'b', '3', '1', '2', '3'])
})

test('a thousand queries without a sender wait, and those of senders besides', () => {
  const turns = new Turns()
  for (let n = 0; n < 1000; n += 1) turns.take(undefined)
  expect(() => turns.take(undefined)).toThrow(expect.objectContaining({type: 'unavailable'}))
  turns.take('a')
})

test('a query that leaves early frees its slot, and a turn ends once', async () => {
  const turns = new Turns()
  const [first, second, third] = ['a', 'a', 'a'].map((sender) => turns.take(sender))
  await first?.turn
  second?.free()
  first?.free()
  first?.free()
  await third?.turn
  const fourth = turns.take('a')
  let hasTurn = false
  void fourth.turn.then(() => (hasTurn = true))
  await Promise.resolve()
  expect(hasTurn).toBe(false)
  third?.free()
  await fourth.turn
})
