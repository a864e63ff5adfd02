import {expect, test} from 'vitest'
import {Turns} from './turns.ts'

/** Takes places, and gives the names of those whose turn comes, in order, each leaving at once. */
async function order(turns: Turns, names: string[]) {
  const heard: string[] = []
  const all = names.map(async (name) => {
    const sender = name.startsWith('own') ? undefined : name.split(' ')[0]
    const place = turns.take(sender)
    await place.turn
    heard.push(name)
    await Promise.resolve()
    place.leave()
  })
  await Promise.all(all)
  return heard
}

test('senders have their turns one after another, however many places one of them has', async () => {
  const names = ['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'c 1', 'b 2', 'own']
  expect(await order(new Turns(), names)).toEqual(['a 1', 'own', 'b 1', 'c 1', 'a 2', 'b 2', 'a 3', 'a 4'])
})

test('a sender has eight places; who has no sender has as many as it takes', () => {
  const turns = new Turns()
  const refusal = {type: 'tooManyRequests'}
  const places = Array.from({length: 8}, () => turns.take('a'))
  expect(() => turns.take('a')).toThrow(expect.objectContaining(refusal))
  for (let n = 0; n < 8; n += 1) turns.take('b')
  expect(() => turns.take('b')).toThrow(expect.objectContaining(refusal))
  places[3]?.leave()
  turns.take('a')
  expect(() => turns.take('a')).toThrow(expect.objectContaining(refusal))
  for (let n = 0; n < 500; n += 1) turns.take(undefined)
})

test('senders together have a hundred places, which are none of those without a sender', () => {
  const turns = new Turns()
  for (let n = 0; n < 200; n += 1) turns.take(undefined)
  for (let n = 0; n < 100; n += 1) turns.take(`s${n}`)
  expect(() => turns.take('another')).toThrow(expect.objectContaining({type: 'unavailable'}))
  turns.take(undefined)
})

test('who leaves before the turn gives the place to others, and a turn is ended once', async () => {
  const turns = new Turns()
  const [first, second, third] = ['a', 'a', 'a'].map((sender) => turns.take(sender))
  await first?.turn
  second?.leave()
  first?.leave()
  first?.leave()
  await third?.turn
  const fourth = turns.take('a')
  let hasTurn = false
  void fourth.turn.then(() => (hasTurn = true))
  await Promise.resolve()
  expect(hasTurn).toBe(false)
  third?.leave()
  await fourth.turn
})
