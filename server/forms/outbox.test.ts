import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {canMount, newDisk} from '../../lib/testing/own-disk.ts'
import type {Lead} from './lead.ts'
import {openRecordsDatabase} from '../records/database.ts'
import {openOutbox, type OutboxOptions} from './outbox.ts'

let dir: string
let problems: string[]

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'outbox-'))
  problems = []
})

afterEach(() => rmSync(dir, {recursive: true, force: true}))

const lead = (number: number): Lead => ({
  _id: `lead.00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  _type: 'lead',
  kind: 'submission',
  receivedAt: '2026-11-21T10:00:00.000Z',
  fields: [{_key: 'field-0', _type: 'field', name: 'page_url', value: 'https://shop.example/'}],
})

function open(saveLead: OutboxOptions['saveLead'], options: Partial<OutboxOptions> = {}) {
  const report = (problem: string) => problems.push(problem)
  const records = openRecordsDatabase(dir, report)
  const outbox = openOutbox({
    records,
    queue: 'enquiries',
    saveLead,
    report,
    retryMs: {first: 5, longest: 20},
    patienceMs: 50,
    ...options,
  })
  return {
    ...outbox,
    sql: records.sql,
    async close() {
      await outbox.close()
      records.close()
    },
  }
}

/** A store that fails until `comeBack` is called. */
function store() {
  const saved: Lead[] = []
  let isAway = true
  return {
    saved,
    comeBack: () => {
      isAway = false
    },
    save: async (lead: Lead) => {
      if (isAway) throw new Error('away')
      saved.push(lead)
    },
  }
}

test('a lead that can be saved is saved at once, and nothing waits', async () => {
  const {saved, save, comeBack} = store()
  comeBack()
  const outbox = open(save)
  await outbox.deliver(lead(1))
  expect(saved).toEqual([lead(1)])
  expect(outbox.waiting()).toBe(0)
  await outbox.close()
})

test('leads wait while the store fails, and are saved once each when it works again', async () => {
  const {saved, save, comeBack} = store()
  const outbox = open(save)
  for (const number of [1, 2, 3]) await outbox.deliver(lead(number))
  expect(outbox.waiting()).toBe(3)
  comeBack()
  await expect.poll(() => outbox.waiting()).toBe(0)
  expect(saved.map(({_id}) => _id).sort()).toEqual([1, 2, 3].map((number) => lead(number)._id))
  expect(problems.length).toBeGreaterThan(0)
  await outbox.close()
})

test('an outbox that cannot be written reports it and keeps trying', async () => {
  const {saved, save, comeBack} = store()
  const outbox = open(save)
  await outbox.deliver(lead(1))
  const disk = new DatabaseSync(join(dir, 'records.sqlite'), {timeout: 1000})
  onTestFinished(() => disk.close())
  disk.exec("CREATE TRIGGER full BEFORE UPDATE ON waiting BEGIN SELECT raise(ABORT, 'disk is full'); END")
  await expect.poll(() => problems).toContain('Waiting leads could not be saved, and are tried again')
  comeBack()
  await expect.poll(() => saved).toEqual([lead(1)])
  await outbox.close()
})

test.runIf(canMount)(
  'on a full disk an enquiry is refused, so that the browser keeps it; once there is room, it is accepted',
  async () => {
    const disk = newDisk('size=8m')
    dir = join(disk.folder, 'data')
    mkdirSync(dir)
    const {saved, save, comeBack} = store()
    const outbox = open(save, {retryMs: {first: 20, longest: 20}})
    await outbox.deliver(lead(1))
    disk.fill()
    const long = {...lead(2), pageUri: 'x'.repeat(90_000)}
    await expect(outbox.deliver(long)).rejects.toThrow('full')
    expect(outbox.waiting()).toBe(1)
    disk.empty()
    await outbox.deliver(long)
    comeBack()
    await expect.poll(() => saved.map(({_id}) => _id).sort()).toEqual([lead(1)._id, lead(2)._id])
    await outbox.close()
  },
)

test('on a disk that is read-only for a moment an enquiry is refused, and those that wait are saved afterwards', async () => {
  const {saved, save, comeBack} = store()
  const outbox = open(save)
  await outbox.deliver(lead(1))
  outbox.sql.exec('PRAGMA query_only = ON')
  await expect(outbox.deliver(lead(2))).rejects.toThrow('readonly')
  await expect.poll(() => problems).toContain('Waiting leads could not be saved, and are tried again')
  outbox.sql.exec('PRAGMA query_only = OFF')
  await outbox.deliver(lead(2))
  comeBack()
  await expect.poll(() => saved.map(({_id}) => _id).sort()).toEqual([lead(1)._id, lead(2)._id])
  await outbox.close()
})

const onDisk = () =>
  readdirSync(dir)
    .map((name) => readFileSync(join(dir, name), 'latin1'))
    .join('')

test('a lead is nowhere on the disk once it is saved, also while the outbox is open', async () => {
  const {save, comeBack} = store()
  const outbox = open(save)
  await outbox.deliver(lead(1))
  expect(onDisk()).toContain(lead(1)._id)
  comeBack()
  await expect.poll(() => outbox.waiting()).toBe(0)
  await expect.poll(onDisk).not.toContain(lead(1)._id)
  await outbox.close()
})

test('waiting leads survive a restart', async () => {
  const {saved, save, comeBack} = store()
  const before = open(save)
  await before.deliver(lead(1))
  await before.close()
  comeBack()
  const after = open(save)
  await expect.poll(() => saved).toEqual([lead(1)])
  await after.close()
})

test('a waiting lead survives a process that is killed', async () => {
  const script = `
    import {openOutbox} from ${JSON.stringify(import.meta.resolve('./outbox.ts'))}
    import {openRecordsDatabase} from ${JSON.stringify(import.meta.resolve('../records/database.ts'))}
    const away = () => Promise.reject(new Error('away'))
    const records = openRecordsDatabase(${JSON.stringify(dir)}, () => {})
    const outbox = openOutbox({records, queue: 'enquiries', saveLead: away, report: () => {}})
    await outbox.deliver(${JSON.stringify(lead(1))})
    process.kill(process.pid, 'SIGKILL')
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {stdio: 'inherit'})
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  const {saved, save, comeBack} = store()
  comeBack()
  const outbox = open(save)
  await expect.poll(() => saved).toEqual([lead(1)])
  await outbox.close()
})

test('a store that hangs does not delay the visitor', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  const outbox = open(() => new Promise(() => {}))
  const delivered = outbox.deliver(lead(1))
  await vi.advanceTimersByTimeAsync(50)
  await delivered
  expect(outbox.waiting()).toBe(1)
  await outbox.close()
})

test('a lead that can never be saved blocks no other', async () => {
  const saved: string[] = []
  let isAway = true
  const outbox = open(async ({_id}) => {
    if (isAway || _id === lead(1)._id) throw new Error('no')
    saved.push(_id)
  })
  for (const number of [1, 2, 3]) await outbox.deliver(lead(number))
  isAway = false
  await expect.poll(() => saved).toHaveLength(2)
  expect(outbox.waiting()).toBe(1)
  await outbox.close()
})

test('the same lead twice waits once', async () => {
  const {save} = store()
  const outbox = open(save)
  await outbox.deliver(lead(1))
  await outbox.deliver(lead(1))
  expect(outbox.waiting()).toBe(1)
  await outbox.close()
})

test('a full outbox rejects a lead, so that the browser keeps it', async () => {
  const {save} = store()
  const outbox = open(save, {maxWaiting: 1, retryMs: {first: 10_000, longest: 10_000}})
  await outbox.deliver(lead(1))
  await expect(outbox.deliver(lead(2))).rejects.toMatchObject({status: 503, retryAfter: 60})
  expect(outbox.waiting()).toBe(1)
  await outbox.close()
})

test('an outbox whose file was deleted rejects a lead, which would be lost in it', async () => {
  const {save} = store()
  const outbox = open(save)
  await outbox.deliver(lead(1))
  rmSync(join(dir, 'records.sqlite'))
  await expect(outbox.deliver(lead(2))).rejects.toThrow('records.sqlite was deleted')
  await outbox.close()
})
