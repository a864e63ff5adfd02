import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {expect, onTestFinished, test} from 'vitest'
import {openRecordsDatabase, takeOverWaiting} from './database.ts'

const lead = (number: number) => ({
  _id: `lead.00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  _type: 'lead',
  kind: 'submission',
  receivedAt: '2026-11-21T10:00:00.000Z',
  pageName: 'x'.repeat(400),
})

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'records-'))
  onTestFinished(() => rmSync(dir, {recursive: true}))
  return dir
}

/** Opens the records of a folder. @returns what waits, and numbers of choices and visits */
function open(dir: string) {
  const problems: unknown[] = []
  const records = openRecordsDatabase(dir, (_problem, error) => problems.push(error))
  const all = (groq: string) =>
    records.sql
      .prepare(groq)
      .all()
      .map((row) => Object.values(row))
  const content = () => ({
    waiting: all('SELECT queue, id FROM waiting ORDER BY rowid'),
    consents: all('SELECT count(*) FROM consents')[0]?.[0],
    visits: all('SELECT sum(count) FROM visits')[0]?.[0],
    imported: all('SELECT path FROM imported'),
  })
  return {records, content, problems}
}

/** Fills all tables of a folder's records. */
function fill(dir: string, count = 40) {
  const {records} = open(dir)
  const keep = records.sql.prepare(`INSERT INTO waiting VALUES ('enquiries', ?, ?, 0)`)
  const choose = records.sql.prepare(`INSERT INTO consents VALUES (?, '1', 'advertising', 1)`)
  const count1 = records.sql.prepare(`INSERT INTO visits VALUES (?, 'home', 'phone', 'lcp', 250, 1)`)
  for (let number = 0; number < count; number += 1) {
    keep.run(lead(number)._id, JSON.stringify(lead(number)))
    choose.run(`choice ${String(number).padStart(4, '0')} ${'c'.repeat(200)}`)
    count1.run(`week ${String(number).padStart(4, '0')} ${'w'.repeat(200)}`)
  }
  records.close()
}

/** Overwrites the page of a file that holds a text. */
function damage(file: string, text: string) {
  const bytes = readFileSync(file)
  const page = Math.floor(bytes.indexOf(text) / 4096) * 4096
  writeFileSync(file, bytes.fill('x', page, page + 4096))
}

test('damage of measured visits loses no waiting enquiry and no choice, and the damaged file is kept', () => {
  const dir = folder()
  fill(dir)
  damage(join(dir, 'records.sqlite'), 'week 0020')
  const {records, content, problems} = open(dir)
  expect(content()).toMatchObject({
    consents: 40,
    waiting: Array.from({length: 40}, (_, number) => ['enquiries', lead(number)._id]),
  })
  expect(Number(content().visits)).toBeGreaterThan(10)
  expect(problems).toEqual([
    expect.objectContaining({message: expect.stringContaining('records.sqlite is damaged. It is now')}),
  ])
  expect(readdirSync(dir)).toContainEqual(expect.stringMatching(/^records\.sqlite\.damaged-/))
  records.close()
})

test('of damaged enquiries, those before and after the damage wait on', () => {
  const dir = folder()
  fill(dir)
  damage(join(dir, 'records.sqlite'), lead(20)._id)
  const {records, content} = open(dir)
  const ids = content().waiting.map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(20)
  for (const number of [0, 39]) expect(ids).toContain(lead(number)._id)
  expect(content()).toMatchObject({consents: 40, visits: 40})
  records.close()
})

const WAITING = `CREATE TABLE waiting (id TEXT PRIMARY KEY, lead TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0) STRICT`
const VISITS = `CREATE TABLE visits (week TEXT, page TEXT, device TEXT, metric TEXT, bound REAL, count INTEGER,
  PRIMARY KEY (week, page, device, metric, bound)) STRICT, WITHOUT ROWID`

/** Leaves files of version 0.1.0: enquiries 1 and 2, and three visits. */
function leaveFormer(dir: string) {
  mkdirSync(join(dir, 'forms'))
  const outbox = new DatabaseSync(join(dir, 'forms/outbox.db'))
  outbox.exec(`PRAGMA journal_mode = WAL; PRAGMA secure_delete = OFF; ${WAITING}`)
  for (const number of [1, 2, 3])
    outbox
      .prepare('INSERT INTO waiting (id, lead) VALUES (?, ?)')
      .run(lead(number)._id, JSON.stringify(lead(number)))
  outbox.prepare('DELETE FROM waiting WHERE id = ?').run(lead(3)._id)
  outbox.close()
  const field = new DatabaseSync(join(dir, 'forms/field.db'))
  field.exec(`${VISITS}; INSERT INTO visits VALUES ('2026-11-23', 'home', 'phone', 'lcp', 250, 3)`)
  field.close()
}

const IMPORTED = {
  waiting: [1, 2].map((number) => ['enquiries', lead(number)._id]),
  consents: 0,
  visits: 3,
  imported: [],
}
const onDisk = (dir: string) =>
  readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.includes('.'))
    .map((name) => readFileSync(join(dir, name), 'latin1'))
    .join('')

test('the files of version 0.1.0 are moved once, and nothing is left of them or of what was deleted in them', () => {
  const dir = folder()
  leaveFormer(dir)
  expect(onDisk(dir)).toContain(lead(3)._id)
  for (let start = 0; start < 2; start += 1) {
    const {records, content, problems} = open(dir)
    expect([content(), problems]).toEqual([IMPORTED, []])
    records.close()
  }
  expect(readdirSync(dir, {recursive: true})).toEqual(['forms', 'records.sqlite'])
  expect(onDisk(dir)).not.toContain(lead(3)._id)
})

test.each(['rmSync', 'fsyncSync'])(
  'a shop that is killed at its first %s after the move has each row once at the next start',
  async (name) => {
    const dir = folder()
    leaveFormer(dir)
    const script = `
      import fs from 'node:fs'
      import {syncBuiltinESMExports} from 'node:module'
      const former = fs.${name}
      fs.${name} = (...args) => {
        if (!fs.existsSync(${JSON.stringify(join(dir, 'records.sqlite'))})) return former(...args)
        if (${JSON.stringify(name)} === 'fsyncSync') former(...args)
        process.kill(process.pid, 'SIGKILL')
      }
      syncBuiltinESMExports()
      const {openRecordsDatabase} = await import(${JSON.stringify(import.meta.resolve('./database.ts'))})
      openRecordsDatabase(${JSON.stringify(dir)}, () => {})
    `
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {stdio: 'inherit'})
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
    expect(existsSync(join(dir, 'forms/field.db'))).toBe(true)
    const {records, content} = open(dir)
    expect(content()).toEqual(IMPORTED)
    records.close()
    expect(readdirSync(dir, {recursive: true})).toEqual(['forms', 'records.sqlite'])
  },
)

test('a former file that is damaged is renamed once its readable rows are moved, and the others are moved whole', () => {
  const dir = folder()
  leaveFormer(dir)
  writeFileSync(join(dir, 'forms/outbox.db'), 'no database '.repeat(1000))
  const {records, content, problems} = open(dir)
  expect(content()).toEqual({...IMPORTED, waiting: []})
  expect(problems).toHaveLength(1)
  expect(readdirSync(join(dir, 'forms'))).toEqual([expect.stringMatching(/^outbox\.db\.damaged-/)])
  records.close()
})

test('the waiting enquiries of another folder, of any version, are taken over once, beside those that wait already', () => {
  const [former, other, dir] = [folder(), folder(), folder()]
  leaveFormer(former)
  fill(other, 2)
  for (const from of [former, other, former]) expect(takeOverWaiting(from, dir)).toBe(2)
  const {records, content} = open(dir)
  expect(content().waiting.map(([, id]) => id)).toEqual([1, 2, 0].map((number) => lead(number)._id))
  records.close()
  expect(takeOverWaiting(join(former, 'nothing'), dir)).toBe(0)
  writeFileSync(join(other, 'records.sqlite'), 'no database '.repeat(1000))
  expect(() => takeOverWaiting(other, dir)).toThrow('not a database')
})
