import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {performance} from 'node:perf_hooks'
import {pathToFileURL} from 'node:url'
import {setFlagsFromString} from 'node:v8'
import {runInNewContext} from 'node:vm'
import {afterEach, expect, onTestFinished, test, vi} from 'vitest'
import {MemoryBudget} from './memory-budget.ts'
import {TaskPool} from './task-pool.ts'
import type {TaskStopped} from './task-stopped.ts'
import type {TestTasks} from './test-tasks.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const AMPLE = {timeMs: 60_000, memoryMb: 2000}
const open: {close(): void}[] = []
const deaths: TaskStopped[] = []
afterEach(() => {
  for (const pool of open.splice(0)) pool.close()
  deaths.length = 0
})

type Settings = Partial<ConstructorParameters<typeof TaskPool<TestTasks, {sentence: string}>>[0]>

function openPool(slots = 1, maxWaiting = 100, maxWaitingOfClient = 100, settings: Settings = {}) {
  const pool = new TaskPool<TestTasks, {sentence: string}>({
    program: new URL('./test-tasks.ts', import.meta.url),
    slots,
    maxWaiting,
    maxWaitingOfClient,
    ...settings,
    toError: ({sentence}) => new RangeError(sentence),
    onDeath: (stopped) => deaths.push(stopped),
  })
  open.push(pool)
  return pool
}

test('tasks run in one process that is used again, and give their results', async () => {
  const pool = openPool()
  expect(await pool.run('double', 21, AMPLE)).toBe(42)
  const first = await pool.run('processId', undefined, AMPLE)
  expect(first).not.toBe(process.pid)
  expect(await pool.run('processId', undefined, AMPLE)).toBe(first)
  const bytes = await pool.run('bytes', 5_000_000, AMPLE)
  expect(Buffer.compare(bytes, new Uint8Array(5_000_000).fill(7))).toBe(0)
  expect(pool.counts).toMatchObject({started: 1, processes: 1, running: 0, waiting: 0})
})

test('a Ctrl-C in the terminal does not reach the process of a task', async () => {
  // It is sent to the server's process group. A number below zero names the group that a process leads.
  const leader = await openPool().run('processId', undefined, AMPLE)
  expect(process.kill(-leader, 0)).toBe(true)
})

test('the result of a task is not kept when its process goes on', async () => {
  const pool = openPool()
  const result = new WeakRef(await pool.run('bytes', 1_000_000, AMPLE))
  await pool.run('double', 1, AMPLE)
  collectGarbage()
  expect(result.deref()).toBeUndefined()
  expect(pool.counts).toMatchObject({started: 1, processes: 1})
})

test('an error that a task foresees arrives as such, any other as a bug; the process stays', async () => {
  const pool = openPool()
  await expect(pool.run('refuse', 'No.', AMPLE)).rejects.toThrow(new RangeError('No.'))
  await expect(pool.run('fail', undefined, AMPLE)).rejects.toThrow(/a bug[^]*test-tasks/)
  expect(pool.counts).toMatchObject({started: 1})
})

test.each([
  ['never ends', 'time', 'spin'],
  ['takes much native memory', 'memory', 'fill'],
  ['takes much JavaScript memory', 'crash', 'hoard'],
  ['crashes', 'crash', 'crash'],
] as const)('a task that %s costs its own request only', async (_what, reason, name) => {
  const pool = openPool()
  const before = process.memoryUsage.rss()
  const bounds = {timeMs: reason === 'time' ? 200 : 60_000, memoryMb: reason === 'memory' ? 300 : 2000}
  const started = performance.eventLoopUtilization()
  const task = name === 'fill' ? pool.run(name, 3000, bounds) : pool.run(name, undefined, bounds)
  const next = pool.run('double', 4, AMPLE)
  await expect(task).rejects.toMatchObject({reason, isByInput: true})
  // The thread idles meanwhile, so the server answers other requests. A thread that waited for the task would never idle.
  expect(performance.eventLoopUtilization(started).utilization).toBeLessThan(0.5)
  expect(await next).toBe(8)
  expect(deaths).toMatchObject([{reason}])
  expect(pool.counts).toMatchObject({started: 2, deaths: {[reason]: 1}})
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20)
})

test('a process that is ended from outside is replaced', async () => {
  const pool = openPool()
  const id = await pool.run('processId', undefined, AMPLE)
  const lost = pool.run('spin', undefined, AMPLE)
  setTimeout(() => process.kill(id, 'SIGKILL'), 100)
  await expect(lost).rejects.toMatchObject({reason: 'lost', isByInput: false})
  expect(await pool.run('double', 1, AMPLE)).toBe(2)
})

test('a task writes no file and sees no setting of the server', async () => {
  const pool = openPool()
  await expect(pool.run('write', join(tmpdir(), 'never-written'), AMPLE)).rejects.toThrow(
    /API has been restricted/,
  )
  expect(await pool.run('environment', undefined, AMPLE)).not.toContain('PATH')
})

test('tasks of the owner go first and have a slot of their own; clients take turns by time', async () => {
  const pool = openPool()
  await pool.run('double', 1, AMPLE)
  const order: string[] = []
  const ask = async (name: string, clientKey?: string) => {
    await pool.run('wait', 30, AMPLE, {clientKey})
    order.push(name)
  }
  const greedy = Array.from({length: 5}, (_, n) => ask(`greedy ${n}`, 'greedy'))
  const others = [ask('modest', 'modest'), ask('owner 1'), ask('owner 2')]
  await Promise.all([...greedy, ...others])
  expect(order.indexOf('modest')).toBeLessThan(order.indexOf('greedy 2'))
  expect(order.indexOf('owner 2')).toBeLessThan(order.indexOf('greedy 2'))
})

test('a task is refused when too many wait, of one client or altogether', async () => {
  const pool = openPool(1, 4, 2)
  const asked = ['a', 'a', 'a', 'b', 'c'].map(async (clientKey) => pool.run('wait', 100, AMPLE, {clientKey}))
  await expect(pool.run('double', 1, AMPLE, {clientKey: 'a'})).rejects.toMatchObject({reason: 'busy'})
  await expect(pool.run('double', 1, AMPLE, {clientKey: 'd'})).rejects.toMatchObject({reason: 'busy'})
  await Promise.all(asked)
  expect(await pool.run('double', 1, AMPLE, {clientKey: 'a'})).toBe(2)
})

test('a task that nobody waits for any more leaves the queue, and ends when it runs for long', async () => {
  const pool = openPool()
  const leaving = new AbortController()
  const requester = {clientKey: 'a', signal: leaving.signal}
  const tasks = [1, 2].map(() => pool.run('spin', undefined, AMPLE, requester))
  leaving.abort()
  const [running, waiting] = await Promise.allSettled(tasks)
  expect(running).toMatchObject({status: 'rejected'})
  expect(waiting).toMatchObject({status: 'rejected', reason: {name: 'AbortError'}})
  expect(pool.counts).toMatchObject({dropped: 2, running: 0, waiting: 0})
  expect(deaths).toEqual([])
})

test('closing ends tasks that run or wait, and refuses new ones', async () => {
  const pool = openPool()
  await pool.run('double', 1, AMPLE)
  const asked = ['a', 'a'].map(async (clientKey) => pool.run('spin', undefined, AMPLE, {clientKey}))
  const all = Promise.allSettled(asked)
  await expect.poll(() => pool.counts).toMatchObject({running: 1, waiting: 1})
  pool.close()
  const closed = {status: 'rejected', reason: expect.objectContaining({reason: 'closed'})}
  expect(await all).toEqual([closed, closed])
  await expect(pool.run('double', 1, AMPLE)).rejects.toMatchObject({reason: 'closed'})
})

test('a program that does not start is tried once, and no task starts it again until minutes have passed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pool-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const path = join(folder, 'program.mjs')
  writeFileSync(path, "throw new Error('wrong ELF class')")
  const pool = openPool(1, 100, 100, {program: pathToFileURL(path)})
  expect(pool.isFailing).toBe(false)
  await vi.waitUntil(() => pool.isFailing, {timeout: 20_000})
  for (const _tap of [1, 2, 3])
    await expect(pool.run('double', 1, AMPLE)).rejects.toMatchObject({reason: 'start', isByInput: false})
  expect(pool.counts.started).toBe(1)
  expect(String(deaths)).toContain('wrong ELF class')
})

test('tasks that need more memory than is free wait for it, and all have their results', async () => {
  const memory = new MemoryBudget(700)
  const pool = openPool(3, 100, 100, {memory})
  const filled = await Promise.all([1, 2, 3].map(() => pool.run('fill', 300, {...AMPLE, memoryMb: 600})))
  expect(filled).toEqual([30, 30, 30])
  expect(deaths).toEqual([])
  expect(await memory.claim(700)).toMatchObject({megabytes: 700})
})
