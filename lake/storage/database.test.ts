import {execFileSync} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {openLake, type LakeOptions} from '../lake.ts'
import {openPeopleAside} from '../admin.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lake-'))
})

afterEach(() => rmSync(dataDir, {recursive: true}))

const options = (): LakeOptions => ({
  dataDir,
  publicBase: 'http://localhost/lake',
  projectId: 'shop',
  dataset: 'production',
})

test('a new lake has one public dataset, which is still there after reopening', () => {
  const first = openLake(options())
  const {createdAt} = first.dataset('production')
  first.close()
  const second = openLake(options())
  expect(second.datasets().map(({name, aclMode}) => [name, aclMode])).toEqual([['production', 'public']])
  expect(second.dataset('production').createdAt).toBe(createdAt)
  second.close()
})

test('the database has a write-ahead log that is synced at each commit', () => {
  const lake = openLake(options())
  const setting = (name: string) => Object.values(lake.database.sql.prepare(`PRAGMA ${name}`).get() ?? {})[0]
  expect(setting('journal_mode')).toBe('wal')
  expect(setting('synchronous')).toBe(2)
  expect(setting('foreign_keys')).toBe(1)
  lake.close()
})

test('a database of a newer program is rejected with a sentence and not changed', () => {
  openLake(options()).close()
  const database = new DatabaseSync(join(dataDir, 'lake.sqlite'))
  database.exec('PRAGMA user_version = 999')
  database.close()
  const before = readFileSync(join(dataDir, 'lake.sqlite'))
  expect(() => openLake(options())).toThrow(/schema version 999.*Start the newer program/)
  // The failed attempt must not leave a lock behind.
  expect(() => openLake(options())).toThrow(/schema version 999/)
  expect(readFileSync(join(dataDir, 'lake.sqlite')).equals(before)).toBe(true)
})

test('a second lake on the same folder is rejected with a sentence until the first is closed', () => {
  const first = openLake(options())
  expect(() => openLake(options())).toThrow(/Another process has the lake in .* open/)
  first.close()
  openLake(options()).close()
})

test('a killed process keeps its commits and leaves no lock', () => {
  const lakeFile = new URL('../lake.ts', import.meta.url).href
  const script = `
    const {openLake} = await import(${JSON.stringify(lakeFile)})
    const lake = openLake(${JSON.stringify(options())})
    lake.dataset('production').commit({mutations: [{create: {_id: 'a', _type: 't'}}], author: 'x'})
    process.kill(process.pid, 'SIGKILL')`
  expect(() =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {stdio: 'pipe'}),
  ).toThrow(/Command failed/)
  const lake = openLake(options())
  expect(lake.dataset('production').documents.get('a')).toMatchObject({_type: 't'})
  lake.close()
})

test('datasets are separate, and deleting one deletes its documents and its history', () => {
  const lake = openLake(options())
  const other = lake.createDataset('staging', 'private')
  const mutations = [{create: {_id: 'a', _type: 't'}}]
  const transactionId = 'the-same'
  lake.dataset('production').commit({mutations, author: 'x', transactionId})
  other.commit({mutations, author: 'x', transactionId})
  lake.deleteDataset('staging')
  expect(() => lake.dataset('staging')).toThrow(/not found/)
  const rows = (table: string) =>
    lake.database.sql.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows
  expect([rows('documents'), rows('transactions'), rows('changes')]).toEqual([1, 1, 1])
  lake.close()
})

test.each(['', 'Upper', 'with space', '../up', 'a'.repeat(65)])(
  '"%s" is not a valid name of a dataset',
  (name) => {
    const lake = openLake(options())
    expect(() => lake.createDataset(name, 'public')).toThrow(/dataset name/)
    lake.close()
  },
)

test('assets have the current address, even if they were uploaded at another one', () => {
  const hash = 'a'.repeat(40)
  const url = (base: string) => `${base}/${asset.path}`
  const asset = {
    _id: `image-${hash}-1x1-png`,
    _type: 'sanity.imageAsset',
    path: `images/${options().projectId}/production/${hash}-1x1.png`,
  }
  const first = openLake(options())
  first
    .dataset('production')
    .commit({mutations: [{create: {...asset, url: url('http://localhost/lake')}}], author: 'x'})
  first.close()
  const moved = openLake({...options(), publicBase: 'https://shop.example/lake'})
  expect(moved.dataset('production').documents.get(asset._id)?.url).toBe(url('https://shop.example/lake'))
  moved.close()
})

test('a command for people works in an empty folder, and takes effect at once in a running lake', async () => {
  rmSync(dataDir, {recursive: true})
  const alone = openPeopleAside(dataDir)
  await alone.people.setPassword('a long enough password')
  alone.close()

  const lake = openLake({...options(), token: 'set-by-the-environment'})
  expect(lake.people.hasPassword()).toBe(true)
  const aside = openPeopleAside(dataDir)
  const code = aside.people.createSignInCode()
  aside.close()
  const headers = new Headers({authorization: 'Bearer set-by-the-environment'})
  expect(lake.people.identify(headers)).toMatchObject({role: 'administrator'})
  expect(lake.people.signInWithCode(code)).toMatchObject({identity: {role: 'administrator'}})
  // The end of the command must not release the server's lock.
  expect(() => openLake(options())).toThrow(/Another process/)
  lake.dataset('production').commit({mutations: [{create: {_id: 'a', _type: 't'}}], author: 'x'})
  lake.close()
})

test('a command for people rejects a lake that a server of another version has open', () => {
  const lake = openLake(options())
  lake.database.sql.exec('PRAGMA user_version = 999')
  expect(() => openPeopleAside(dataDir)).toThrow(/A server of another version/)
  lake.close()
})
