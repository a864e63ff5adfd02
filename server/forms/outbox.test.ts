import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {afterEach, beforeEach, expect, onTestFinished, test} from 'vitest'
import type {Lead} from './lead.ts'
import {openOutbox, takeOverWaiting, type OutboxOptions} from './outbox.ts'

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

const open = (saveLead: OutboxOptions['saveLead'], options: Partial<OutboxOptions> = {}) =>
  openOutbox({
    dir,
    saveLead,
    report: (problem) => problems.push(problem),
    retryMs: {first: 5, longest: 20},
    patienceMs: 50,
    ...options,
  })

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
  const disk = new DatabaseSync(join(dir, 'outbox.db'), {timeout: 1000})
  onTestFinished(() => disk.close())
  disk.exec("CREATE TRIGGER full BEFORE UPDATE ON waiting BEGIN SELECT raise(ABORT, 'disk is full'); END")
  await expect.poll(() => problems).toContain('The waiting leads could not be read or updated')
  comeBack()
  await expect.poll(() => saved).toEqual([lead(1)])
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

test('saved leads that an earlier version left on the disk are gone after a start', async () => {
  const {save} = store()
  const database = new DatabaseSync(join(dir, 'outbox.db'))
  database.exec(`
    PRAGMA secure_delete = OFF;
    CREATE TABLE waiting (id TEXT PRIMARY KEY, lead TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0) STRICT;
    INSERT INTO waiting VALUES ('1', '${JSON.stringify(lead(1))}', 0), ('2', '${JSON.stringify(lead(2))}', 0);
    DELETE FROM waiting WHERE id = '1';
  `)
  database.close()
  expect(onDisk()).toContain(lead(1)._id)
  const outbox = open(save)
  expect(onDisk()).not.toContain(lead(1)._id)
  expect(outbox.waiting()).toBe(1)
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
    const away = () => Promise.reject(new Error('away'))
    const outbox = openOutbox({dir: ${JSON.stringify(dir)}, saveLead: away, report: () => {}})
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
  const outbox = open(() => new Promise(() => {}))
  const started = Date.now()
  await outbox.deliver(lead(1))
  expect(Date.now() - started).toBeLessThan(1000)
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
  rmSync(join(dir, 'outbox.db'))
  await expect(outbox.deliver(lead(2))).rejects.toThrow('outbox.db was deleted')
  await outbox.close()
})

test('a damaged outbox is kept aside, and leads that can still be read in it are saved', async () => {
  const away = store()
  const before = open(away.save, {retryMs: {first: 10_000, longest: 10_000}})
  const leads = Array.from({length: 40}, (_, number) => lead(number))
  for (const each of leads) before.keep(each)
  await before.close()
  const file = join(dir, 'outbox.db')
  const bytes = readFileSync(file)
  const damage = bytes.indexOf(lead(20)._id)
  writeFileSync(file, bytes.fill('x', damage - (damage % 4096), damage - (damage % 4096) + 4096))
  const {saved, save, comeBack} = store()
  comeBack()
  const outbox = open(save)
  onTestFinished(() => outbox.close())
  expect(problems).toEqual(['Waiting leads may be lost. Those that can still be read are kept'])
  await expect.poll(() => outbox.waiting()).toBe(0)
  expect(saved.length).toBeGreaterThan(20)
  expect(leads).toEqual(expect.arrayContaining(saved))
  for (const number of [0, 39]) expect(saved).toContainEqual(lead(number))
  expect(readdirSync(dir)).toContainEqual(expect.stringMatching(/^outbox\.db\.damaged-/))
})

test('the waiting leads of another folder are taken over once, beside those that wait already', async () => {
  const other = mkdtempSync(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rmSync(other, {recursive: true}))
  const {save} = store()
  const [here, there] = [open(save), open(save, {dir: other})]
  here.keep(lead(1))
  for (const number of [1, 2]) there.keep(lead(number))
  await Promise.all([here.close(), there.close()])
  expect([takeOverWaiting(other, dir), takeOverWaiting(other, dir)]).toEqual([2, 2])
  const after = open(save)
  expect(after.find(() => true)).toEqual([lead(1), lead(2)])
  await after.close()
  expect(takeOverWaiting(join(other, 'nothing'), dir)).toBe(0)
})
