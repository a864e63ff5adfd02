import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {expect, onTestFinished, test} from 'vitest'
import {lakeApp} from '../app.ts'
import {openLake} from '../lake.ts'
import {checkSoundnessLater} from './soundness.ts'

const token = 'x'.repeat(40)

function newFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-sound-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true, force: true}))
  const notices: string[] = []
  const open = () => {
    const options = {dataDir, publicBase: 'http://shop.example/lake', projectId: 'stone', token}
    const lake = openLake({...options, dataset: 'production', onNotice: (notice) => notices.push(notice)})
    onTestFinished(() => lake.close())
    return lake
  }
  return {dataDir, file: join(dataDir, 'lake.sqlite'), notices, open}
}

/** A folder with a closed lake of 200 documents in it, and something done to its database. */
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
  ['that is cut off', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 20 * 4096))],
  [
    'that holds what is no document',
    (file: string) => {
      const database = new DatabaseSync(file)
      database.exec(`UPDATE documents SET json = '{"_id":' WHERE id = 'a7'`)
      database.close()
    },
  ],
])('a database %s is refused with a sentence on what to do, and left as it is', (_what, damage) => {
  const {file, open} = damagedFolder(damage)
  const before = readFileSync(file)
  expect(open).toThrow(/is damaged \(.+\).*npm run content -- restore/)
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('a large database is read in the background, and damage in it is told', async () => {
  const {dataDir} = damagedFolder((file) => overwrite(file, 8 * 4096, 40 * 4096))
  const sentence = await new Promise((resolve) => checkSoundnessLater(dataDir, resolve, 0))
  expect(sentence).toMatch(/is damaged \(.+\).*npm run content -- restore/)
})

test('a large database that is sound is said to be', async () => {
  const {dataDir} = damagedFolder(() => undefined)
  const sentence = await new Promise((resolve) => checkSoundnessLater(dataDir, resolve, 0))
  expect(sentence).toBe('The database was read whole in the background: it is sound.')
})

test('a start says what it found; a first one, which finds nothing, says nothing', async () => {
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

test('a start removes uploads that were cut off, and tells which assets have lost their bytes', async () => {
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

test('a folder whose database is gone, though its assets are there, is told of', async () => {
  const {file, notices, open} = newFolder()
  const headers = {authorization: `Bearer ${token}`}
  const lake = open()
  await lakeApp(lake).request('/v1/assets/files/production', {method: 'POST', headers, body: 'bytes'})
  lake.close()
  rmSync(file)
  open()
  expect(notices).toEqual([expect.stringContaining('not one document')])
})
