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

test('a sender has eight slots, and queries without a sender have more', () => {
  const turns = new Turns()
  const refusal = {type: 'tooManyRequests'}
  const slots = Array.from({length: 8}, () => turns.take('a'))
  expect(() => turns.take('a')).toThrow(expect.objectContaining(refusal))
  for (let n = 0; n < 8; n += 1) turns.take('b')
  expect(() => turns.take('b')).toThrow(expect.objectContaining(refusal))
  slots[3]?.free()
  turns.take('a')
  expect(() => turns.take('a')).toThrow(expect.objectContaining(refusal))
  for (let n = 0; n < 500; n += 1) turns.take(undefined)
})

test('all senders together have a hundred slots, apart from those without a sender', () => {
  const turns = new Turns()
  for (let n = 0; n < 200; n += 1) turns.take(undefined)
  for (let n = 0; n < 100; n += 1) turns.take(`s${n}`)
  expect(() => turns.take('another')).toThrow(expect.objectContaining({type: 'unavailable'}))
  turns.take(undefined)
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
