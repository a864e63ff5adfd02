import {once} from 'node:events'
import {copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import type {Worker} from 'node:worker_threads'
import {expect, onTestFinished, test} from 'vitest'
import {lakeApp} from '../app.ts'
import {openLake} from '../lake.ts'
import {keepCheckingSoundness} from './soundness.ts'

const token = 'x'.repeat(40)

function newFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-sound-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true, force: true}))
  const notices: string[] = []
  const open = () => {
    const options = {dataDir, publicBase: 'http://shop.example/lake', projectId: 'stone', token}
    const onNotice = (notice: string) => notices.push(notice)
    const lake = openLake({...options, dataset: 'production', onNotice, onError: () => undefined})
    onTestFinished(() => lake.close())
    return lake
  }
  return {dataDir, file: join(dataDir, 'lake.sqlite'), notices, open}
}

/** A folder with a closed lake of 200 documents, after `damage` was applied to its database. */
function damagedFolder(damage: (file: string) => void) {
  const folder = newFolder()
  const lake = folder.open()
  const text = 'x'.repeat(1000)
  const mutations = Array.from({length: 200}, (_, index) => ({create: {_id: `a${index}`, _type: 't', text}}))
  lake.dataset('production').commit({mutations, author: 'me'})
  lake.close()
  damage(folder.file)
  return folder
}

const overwrite = (file: string, from: number, to: number) => {
  const bytes = readFileSync(file)
  bytes.fill(7, from, to)
  writeFileSync(file, bytes)
}

test.each([
  ['whose pages are overwritten', (file: string) => overwrite(file, 8 * 4096, 40 * 4096)],
  ['whose beginning is overwritten', (file: string) => overwrite(file, 0, 100)],
  ['that is truncated', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 20 * 4096))],
  [
    'with a document that is not JSON',
    (file: string) => {
      const database = new DatabaseSync(file)
      database.exec(`UPDATE documents SET json = '{"_id":' WHERE id = 'a7'`)
      database.close()
    },
  ],
])('a database %s is rejected with advice and not changed', (_what, damage) => {
  const {file, open} = damagedFolder(damage)
  const before = readFileSync(file)
  expect(open).toThrow(/is damaged \(.+\).*Restore a backup/)
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('opening a damaged database that was not closed does not change its log either', () => {
  const {dataDir, file, open} = damagedFolder(() => undefined)
  const lake = open()
  lake.dataset('production').commit({mutations: [{create: {_id: 'b', _type: 't'}}], author: 'me'})
  // Like after a kill, the change is only in the log.
  const killed = join(dataDir, 'killed')
  mkdirSync(killed)
  const names = ['lake.sqlite', 'lake.sqlite-wal']
  for (const name of names) copyFileSync(join(dataDir, name), join(killed, name))
  overwrite(join(killed, 'lake.sqlite'), 8 * 4096, 40 * 4096)
  const bytes = () => names.map((name) => readFileSync(join(killed, name)).toString('base64'))
  const before = bytes()
  const options = {dataDir: killed, publicBase: 'http://shop.example/lake', projectId: 'stone', token}
  expect(() => openLake({...options, dataset: 'production'})).toThrow('is damaged')
  expect(bytes()).toEqual(before)
  // The failed attempt must not leave a lock behind.
  copyFileSync(file, join(killed, 'lake.sqlite'))
  const mended = openLake({...options, dataset: 'production'})
  expect(mended.dataset('production').documents.size).toBe(201)
  mended.close()
})

/** The first notice of the background check of a running lake, after `damage` was applied to its database. */
async function noticeAfter(damage: (file: string) => void) {
  const {dataDir, file, open} = damagedFolder(() => undefined)
  const lake = open()
  damage(file)
  const {promise, resolve} = Promise.withResolvers<string>()
  const checks = {isChecked: false, firstMs: 0}
  onTestFinished(keepCheckingSoundness(lake.database, dataDir, resolve, checks))
  return {lake, sentence: await promise}
}

test('a database that is damaged while it is open is reported and rejects writes', async () => {
  const {lake, sentence} = await noticeAfter((file) => overwrite(file, 8 * 4096, 40 * 4096))
  expect(sentence).toMatch(/is damaged \(.+\).*Restore a backup.*No more changes are saved.*export/)
  const mutations = [{create: {_id: 'b', _type: 't'}}]
  expect(() => lake.dataset('production').commit({mutations, author: 'me'})).toThrow(
    'could not read or write its disk',
  )
  expect(lake.dataset('production').documents.size).toBe(200)
})

test('a sound database is reported once by the background check and still accepts writes', async () => {
  const {dataDir, open} = damagedFolder(() => undefined)
  const lake = open()
  const ended: Promise<unknown>[] = []
  const watch = (worker: Worker) => void ended.push(once(worker, 'exit'))
  process.on('worker', watch)
  onTestFinished(() => void process.off('worker', watch))
  const notices: string[] = []
  const checks = {isChecked: false, firstMs: 0, everyMs: 5}
  const stop = keepCheckingSoundness(lake.database, dataDir, (sentence) => notices.push(sentence), checks)
  await expect.poll(() => ended.length, {timeout: 10_000}).toBeGreaterThan(2)
  stop()
  await Promise.all(ended)
  expect(notices).toEqual(['The background check has read the whole database: it is sound.'])
  const mutations = [{create: {_id: 'b', _type: 't'}}]
  lake.dataset('production').commit({mutations, author: 'me'})
})

test.each([
  ['beside the other files of a lake', () => undefined],
  [
    'beside a log that is not empty',
    ({dataDir, file}: {dataDir: string; file: string}) => {
      rmSync(join(dataDir, 'lake-token'), {force: true})
      rmSync(join(dataDir, 'assets'), {recursive: true, force: true})
      writeFileSync(`${file}-wal`, 'transactions')
    },
  ],
])('an empty database %s is rejected, not taken for a new one', (_beside, change) => {
  const folder = damagedFolder((file) => writeFileSync(file, ''))
  mkdirSync(join(folder.dataDir, 'assets'), {recursive: true})
  change(folder)
  const before = readdirSync(folder.dataDir).sort()
  expect(folder.open).toThrow(/is damaged \(it is empty\).*Restore a backup/)
  expect(readdirSync(folder.dataDir).sort()).toEqual(before)
})

test('an interrupted first start can be repeated', () => {
  const {file, open} = newFolder()
  writeFileSync(file, '')
  expect(open().dataset('production').documents.size).toBe(0)
})

test('a start reports the content and the state of the database, a first start reports nothing', async () => {
  const {notices, open} = newFolder()
  const headers = {authorization: `Bearer ${token}`}
  const lake = open()
  await lakeApp(lake).request('/v1/assets/files/production', {method: 'POST', headers, body: 'bytes'})
  lake.close()
  open()
  expect(notices).toEqual([
    'The content was opened: 1 document, and the database was read whole and is sound.',
  ])
})

test('a start removes interrupted uploads and reports assets without bytes', async () => {
  const {dataDir, notices, open} = newFolder()
  const headers = {authorization: `Bearer ${token}`}
  const lake = open()
  await lakeApp(lake).request('/v1/assets/files/production', {method: 'POST', headers, body: 'bytes'})
  const [id = ''] = lake.dataset('production').documents.keys()
  lake.close()
  rmSync(join(dataDir, 'assets', id.slice(5, 7)), {recursive: true})
  mkdirSync(join(dataDir, 'assets/incoming'), {recursive: true})
  writeFileSync(join(dataDir, 'assets/incoming/half'), 'by')
  open()
  expect(notices).toEqual([
    expect.stringMatching(new RegExp(`1 document.* An upload .* The bytes of 1 asset .*${id}`)),
  ])
  expect(readdirSync(join(dataDir, 'assets/incoming'))).toEqual([])
})

test('a start reports a folder with assets but without a database', async () => {
  const {file, notices, open} = newFolder()
  const headers = {authorization: `Bearer ${token}`}
  const lake = open()
  await lakeApp(lake).request('/v1/assets/files/production', {method: 'POST', headers, body: 'bytes'})
  lake.close()
  rmSync(file)
  open()
  expect(notices).toEqual([expect.stringContaining('not one document')])
})
