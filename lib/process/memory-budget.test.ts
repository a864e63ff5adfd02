import {expect, test} from 'vitest'
import {MemoryBudget} from './memory-budget.ts'

/** The names of the helpers that have their memory by now. */
function waitingAt(budget: MemoryBudget) {
  const started: string[] = []
  const claim = async (name: string, megabytes: number, signal?: AbortSignal) => {
    const claimed = await budget.claim(megabytes, signal)
    started.push(name)
    return claimed
  }
  return {started, claim}
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('helpers of strangers beside those of the owner start in turn, and never take more together than there is', async () => {
  const {started, claim} = waitingAt(new MemoryBudget(1000))
  const [first] = await Promise.all([claim('picture', 250), claim('upload', 500)])
  void claim('PDF', 500)
  void claim('small', 100)
  await turn()
  expect(started).toEqual(['picture', 'upload'])
  first.release()
  await turn()
  expect(started).toEqual(['picture', 'upload', 'PDF'])
})

test('a helper grows only as far as there is memory', async () => {
  const budget = new MemoryBudget(1000)
  const [one, other] = await Promise.all([budget.claim(250), budget.claim(250)])
  expect(one.resize(800)).toBe(false)
  expect(one.resize(750)).toBe(true)
  expect(other.resize(251)).toBe(false)
  one.release()
  expect(other.resize(1000)).toBe(true)
})

test('on a machine with too little memory, one helper runs at a time, within a smaller bound', async () => {
  const budget = new MemoryBudget(600)
  budget.takeFixed(500)
  expect(budget.bound(1500)).toBe(400)
  const {started, claim} = waitingAt(budget)
  const first = await claim('first', 1500)
  void claim('second', 250)
  await turn()
  expect([first.megabytes, started]).toEqual([400, ['first']])
  first.release()
  await turn()
  expect(started).toEqual(['first', 'second'])
})

test('a helper that nobody waits for any more leaves the queue, and the next one starts', async () => {
  const {started, claim} = waitingAt(new MemoryBudget(1000))
  await claim('first', 700)
  const leaving = new AbortController()
  const left = claim('large', 900, leaving.signal)
  void claim('small', 200)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(started).toEqual(['first', 'small'])
})

test('whoever keeps idle processes is told when somebody has to wait', async () => {
  const budget = new MemoryBudget(1000)
  const idle = await budget.claim(600)
  budget.onShortage(() => idle.release())
  expect((await budget.claim(800)).megabytes).toBe(800)
})
