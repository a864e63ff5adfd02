import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {setImmediate as breath} from 'node:timers/promises'
import {expect, onTestFinished, test, vi} from 'vitest'
import {lakeApp} from '@stone-designs/lake/app'
import {openLake} from '@stone-designs/lake'
import {run} from '../terminal/run.ts'
import {backupData} from '../../server/backups/backup.ts'
import {listBackups} from '../../server/backups/list.ts'
import {backupName} from '../../server/backups/rotation.ts'
import {openBlobs} from '../../server/uploads/blobs.ts'
import {openDiskFiles} from '../../server/uploads/disk-files.ts'
import {restoreData} from './restore.ts'

const say = () => undefined
const token = 'a-token-of-the-test-that-is-long-enough-0123'

/** A data folder whose lake is open. */
function newShop() {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const dataDir = join(folder, 'data')
  const open = (dir = dataDir) => {
    const options = {dataDir: dir, publicBase: 'http://shop.example/lake', projectId: 'stone', token}
    const lake = openLake({...options, dataset: 'production'})
    onTestFinished(() => lake.close())
    return lake
  }
  const lake = open()
  const app = lakeApp(lake)
  const upload = async (body: string) => {
    const headers = {authorization: `Bearer ${token}`}
    const response = await app.request('/v1/assets/files/production', {method: 'POST', headers, body})
    expect(response.status).toBe(200)
  }
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(dataDir, path)), {recursive: true})
    writeFileSync(join(dataDir, path), text)
  }
  return {folder, dataDir, target: join(folder, 'copy'), lake, open, upload, put}
}

const ids = (lake: ReturnType<typeof openLake>) => [...lake.dataset('production').documents.keys()].sort()
const pathOfBytes = (id: string) => `assets/${id.slice(5, 7)}/${id.slice(5, 45)}`

test('a backup made during uploads has the bytes of every asset document in it, and opens as a lake', async () => {
  const {dataDir, target, lake, open, upload, put} = newShop()
  put('uploads/files/gate-1/file', "a visitor's picture")
  put('uploads/incoming/half', 'half')
  put('pictures/ab/abcd', 'made again on request')
  put('page-copies.db', 'rendered again')
  put('lake-token', 'secret')
  for (let index = 0; index < 20; index += 1) await upload(`before ${index}`)
  const before = ids(lake)
  const done = new AbortController()
  const uploading = (async () => {
    for (let index = 0; !done.signal.aborted; index += 1) {
      await upload(`during ${index}`)
      await breath()
    }
  })()
  const {assetsWithoutBytes, files} = await backupData({dataDir, target, say})
  done.abort()
  await uploading
  expect(assetsWithoutBytes).toEqual([])
  expect(files).toBeGreaterThan(20)
  expect(readFileSync(join(target, 'uploads/files/gate-1/file'), 'utf8')).toBe("a visitor's picture")
  expect(readdirSync(target).sort()).toEqual(['assets', 'backup.json', 'lake.sqlite', 'uploads'])
  expect(existsSync(join(target, 'uploads/incoming'))).toBe(false)
  expect(statSync(target).mode & 0o077).toBe(0)

  const copy = open(target)
  const known = ids(copy)
  expect(known).toEqual(expect.arrayContaining(before))
  for (const id of known) expect(existsSync(join(target, pathOfBytes(id))), id).toBe(true)
})

test('a backup includes the write-ahead log of a server that was killed', async () => {
  const {folder, dataDir, lake} = newShop()
  lake.dataset('production').commit({mutations: [{create: {_id: 'a', _type: 't'}}], author: 'me'})
  // As on a disk after kill -9: the change is in the log alone.
  const killed = join(folder, 'killed')
  mkdirSync(killed)
  for (const name of ['lake.sqlite', 'lake.sqlite-wal']) copyFileSync(join(dataDir, name), join(killed, name))
  const target = join(folder, 'copy')
  await backupData({dataDir: killed, target, say})
  const copy = new DatabaseSync(join(target, 'lake.sqlite'), {readOnly: true})
  expect(copy.prepare('SELECT id FROM documents').all()).toMatchObject([{id: 'a'}])
  copy.close()
})

test('a restore brings back documents, people and files, and renames the former data folder', async () => {
  const {dataDir, target, lake, open, upload, put} = newShop()
  await upload('kept')
  put('uploads/files/gate-1/file', 'a picture')
  const {id} = lake.people.createToken('importer', 'editor')
  await backupData({dataDir, target, say})
  await upload('after the backup')
  const later = ids(lake)
  await expect(restoreData({source: target, dataDir, replace: true, say})).rejects.toThrow(
    'Another process has the lake',
  )
  lake.close()
  await expect(restoreData({source: target, dataDir, replace: false, say})).rejects.toThrow('not empty')
  const {putAside} = await restoreData({source: target, dataDir, replace: true, say})

  const restored = open()
  expect(ids(restored)).toHaveLength(1)
  expect(restored.people.tokens()).toContainEqual(expect.objectContaining({id}))
  expect(readFileSync(join(dataDir, 'uploads/files/gate-1/file'), 'utf8')).toBe('a picture')
  expect(existsSync(join(dataDir, pathOfBytes(ids(restored)[0] ?? '')))).toBe(true)
  expect(ids(open(putAside))).toEqual(later)
})

test('an upload that was deleted is in no later backup, and a restore of an earlier one does not bring it back', async () => {
  const {folder, dataDir, target, lake, put} = newShop()
  const slug = 'gate-0123456789abcdef.png'
  const bytes = `uploads/files/${slug}/file`
  const about = {type: 'image/png', bytes: 9, md5: '', storedAt: Date.now()}
  put(bytes, 'a picture')
  put(`uploads/files/${slug}/about.json`, JSON.stringify(about))
  await backupData({dataDir, target, say})
  expect(await openDiskFiles(join(dataDir, 'uploads')).delete(slug)).toBe(true)
  const later = join(folder, 'later')
  await backupData({dataDir, target: later, previous: target, say})
  expect([existsSync(join(target, bytes)), existsSync(join(later, bytes))]).toEqual([true, false])
  lake.close()
  await restoreData({source: target, dataDir, replace: true, say})
  openBlobs(join(dataDir, 'uploads'), {maxTotalBytes: 1e9, minFreeBytes: 0})
  expect(existsSync(join(dataDir, bytes))).toBe(false)
  expect(await openDiskFiles(join(dataDir, 'uploads')).isDeleted(slug)).toBe(true)
})

test('listeners from before a restore start again, however much was written since', async () => {
  // The clock stands still: a busy machine would reach the limit on reading what a listener missed.
  vi.useFakeTimers({toFake: ['performance']})
  onTestFinished(() => void vi.useRealTimers())
  const {dataDir, target, lake, open} = newShop()
  const write = (to: typeof lake, ...names: string[]) => {
    for (const _id of names)
      to.dataset('production').commit({mutations: [{create: {_id, _type: 't'}}], author: 'me'})
    return to.dataset('production').position
  }
  const known = write(lake, 'a', 'b')
  await backupData({dataDir, target, say})
  const lost = write(lake, 'c', 'd')
  lake.close()
  await restoreData({source: target, dataDir, replace: true, say})
  const restored = open()
  write(restored, 'e', 'f', 'g')
  /** The first events of a listener. */
  const heard = async (path: string, lastEventId: string, count = 1) => {
    const headers = {authorization: `Bearer ${token}`, 'last-event-id': lastEventId}
    const response = await lakeApp(restored).request(`/v1/data/${path}`, {headers})
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString()
      if (text.split('event: ').length > count) break
    }
    return text
  }
  write(restored, 'h')
  expect(await heard('live/events/production', lost, 2)).toContain('event: restart')
  expect(await heard('live/events/production', known, 2)).toContain('event: message')
  const listen = 'listen/production?query=*&enableResume=true'
  expect(await heard(listen, known)).toContain('event: welcomeback')
  expect(await heard(listen, lost)).toContain('event: reset')
})

test('a backup is restored into a data folder that does not exist', async () => {
  const {folder, dataDir, target, lake, open} = newShop()
  await backupData({dataDir, target, say})
  const elsewhere = join(folder, 'new', 'data')
  const {putAside} = await restoreData({source: target, dataDir: elsewhere, replace: false, say})
  expect(putAside).toBeUndefined()
  expect(readdirSync(dirname(elsewhere))).toEqual(['data'])
  expect(ids(open(elsewhere))).toEqual(ids(lake))
})

test('a file with a colon or a backslash in its name is backed up, and the backup is listed and restored', async () => {
  const {folder, dataDir, target, put} = newShop()
  const names = ['outbox of 12:30.txt', String.raw`a\b.txt`]
  for (const name of names) put(name, 'kept')
  await backupData({dataDir, target, say})
  expect(await listBackups([folder])).toMatchObject([{folder: target}])
  const elsewhere = join(folder, 'new')
  await restoreData({source: target, dataDir: elsewhere, replace: false, say})
  for (const name of names) expect(readFileSync(join(elsewhere, name), 'utf8')).toBe('kept')
})

test.each([
  ['a file with other bytes', (path: string) => writeFileSync(path, 'something else')],
  ['a missing file', (path: string) => rmSync(path)],
])('a backup with %s is rejected, and nothing is changed', async (_what, damage) => {
  const {folder, dataDir, target, lake, upload} = newShop()
  await upload('bytes')
  const [id = ''] = ids(lake)
  await backupData({dataDir, target, say})
  lake.close()
  damage(join(target, pathOfBytes(id)))
  const before = readdirSync(dataDir)
  await expect(restoreData({source: target, dataDir, replace: true, say})).rejects.toThrow(pathOfBytes(id))
  expect(readdirSync(dataDir)).toEqual(before)
  expect(readdirSync(folder).sort()).toEqual(['copy', 'data'])
})

test.each(['../outside', '/etc/outside', 'a//outside', 'a/../../outside'])(
  'a backup whose list leads out of its folder, to %s, is rejected',
  async (path) => {
    const {dataDir, folder, target} = newShop()
    mkdirSync(target)
    const list = {version: 1, madeAt: '2026-01-01T00:00:00Z', files: {[path]: {bytes: 1, sha1: 'x'}}}
    writeFileSync(join(target, 'backup.json'), JSON.stringify(list))
    const elsewhere = join(folder, 'new')
    await expect(restoreData({source: target, dataDir: elsewhere, replace: false, say})).rejects.toThrow(
      'is damaged',
    )
    expect(readdirSync(folder).sort()).toEqual(['copy', 'data'])
    expect(existsSync(dataDir)).toBe(true)
  },
)

test('a backup of a damaged database fails and leaves no folder', async () => {
  const {folder, dataDir, target, lake} = newShop()
  const mutations = Array.from({length: 200}, (_, index) => ({
    create: {_id: `a${index}`, _type: 't', text: 'x'.repeat(1000)},
  }))
  lake.dataset('production').commit({mutations, author: 'me'})
  lake.close()
  const bytes = readFileSync(join(dataDir, 'lake.sqlite'))
  bytes.fill(7, 8 * 4096, 12 * 4096)
  writeFileSync(join(dataDir, 'lake.sqlite'), bytes)
  await expect(backupData({dataDir, target, say})).rejects.toThrow('The backup is damaged and was removed')
  expect(readdirSync(folder)).toEqual(['data'])
})

test('a backup names the assets whose bytes are lost, and copies all others', async () => {
  const {dataDir, target, lake, upload} = newShop()
  await upload('lost')
  const [id = ''] = ids(lake)
  rmSync(join(dataDir, pathOfBytes(id)))
  await upload('there')
  const {assetsWithoutBytes} = await backupData({dataDir, target, say})
  expect(assetsWithoutBytes).toEqual([`production: ${id}`])
  expect(existsSync(join(target, 'lake.sqlite'))).toBe(true)
})

test('a backup is rejected when its folder is not empty or is inside the data folder', async () => {
  const {folder, dataDir} = newShop()
  for (const within of ['copy', 'backups-nightly/one'])
    await expect(backupData({dataDir, target: join(dataDir, within), say})).rejects.toThrow('inside the data')
  await expect(backupData({dataDir, target: folder, say})).rejects.toThrow('not empty')
  const film = join(folder, 'films/film.mkv.part')
  mkdirSync(dirname(film))
  writeFileSync(film, 'mine')
  await expect(backupData({dataDir, target: dirname(film), say})).rejects.toThrow('Name another folder')
  expect(existsSync(film)).toBe(true)
  const nothing = join(folder, 'nothing')
  await expect(backupData({dataDir: nothing, target: join(folder, 'b'), say})).rejects.toThrow('nothing in')
  await expect(restoreData({source: folder, dataDir: nothing, replace: false, say})).rejects.toThrow(
    `${folder} is not a backup: it has no backup.json. Name the folder of a single backup.`,
  )
})

test('the command prints its result, which the record of access names, removes what an interrupted one left but nothing that is under way, and answers an unclear request with a sentence', async () => {
  const {folder, dataDir, target, lake} = newShop()
  const underWay = `${backupName(new Date())}.part`
  for (const name of ['2025-01-01T02-00-00.part/uploads', underWay])
    mkdirSync(join(folder, 'data-backups', name), {recursive: true})
  const content = (env: Record<string, string>, ...args: string[]) =>
    run(process.execPath, ['scripts/commands/content.ts', ...args], {
      cwd: join(import.meta.dirname, '../..'),
      env: {SANITY_PROJECT_ID: '', SANITY_API_TOKEN: '', DATA_DIR: dataDir, LAKE_TOKEN: token, ...env},
    })
  const [made, nothing, unknown, hosted, running, absent] = await Promise.all([
    content({}, 'backup', target),
    content({}),
    content({}, 'delete'),
    content({SANITY_PROJECT_ID: 'abc123', SANITY_API_TOKEN: 'x'}, 'import', 'x.tar.gz'),
    content({}, 'restore', folder),
    content({PORT: '9'}, 'export', join(folder, 'x.tar.gz')),
  ])
  expect(made).toMatchObject({code: 0, output: expect.stringContaining(`copied and checked: ${target}`)})
  expect(lake.people.audit.list({limit: 1})).toMatchObject([
    {event: 'backed up', actor: 'this machine', subject: target},
  ])
  expect(readdirSync(join(folder, 'data-backups'))).toEqual([underWay])
  expect(nothing).toMatchObject({code: 1, output: expect.stringContaining('export [file]')})
  expect(unknown).toMatchObject({code: 1, output: expect.stringContaining('There are export, import')})
  expect(hosted).toMatchObject({code: 1, output: expect.stringContaining('abc123/production')})
  expect(running).toMatchObject({code: 1, output: expect.stringContaining('is not a backup')})
  expect(absent).toMatchObject({code: 1, output: expect.stringContaining('Nothing answers at')})
  expect(absent.output).not.toContain('    at ')
})
