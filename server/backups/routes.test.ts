import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import {unpackTar} from 'modern-tar/fs'
import {expect, onTestFinished, test} from 'vitest'
import {openLake} from '@stone-designs/lake'
import {backupData} from './backup.ts'
import {problemsIn, readManifest} from './manifest.ts'
import {backupRoutes} from './routes.ts'

const ADMINISTRATOR = {authorization: 'Bearer owner'}

/** A shop with one uploaded file, whose backups are made on request. */
async function openTestShop({now = () => Date.now(), isAutomatic = true} = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'backup-routes-'))
  onTestFinished(() => rm(folder, {recursive: true}))
  const [dataDir, dir] = [join(folder, 'data'), join(folder, 'backups')]
  const lake = openLake({
    dataDir,
    publicBase: 'http://shop.example',
    projectId: 'stone',
    dataset: 'production',
  })
  onTestFinished(() => lake.close())
  await mkdir(join(dataDir, 'uploads'), {recursive: true})
  await writeFile(join(dataDir, 'uploads/file'), 'x'.repeat(1000))
  // The folder was copied from a backup.
  await writeFile(join(dataDir, 'backup.json'), '{}')
  const target = join(dir, '2026-01-31T02-00-00')
  const makeToday = async () => {
    if (!existsSync(target)) await backupData({dataDir, target})
  }
  const downloaded: string[][] = []
  const app = backupRoutes({
    dataDir,
    nightly: isAutomatic ? {dir, backups: {makeToday}} : undefined,
    administratorOf: ({headers}) =>
      headers.get('authorization') === ADMINISTRATOR.authorization ? 'owner' : undefined,
    onDownload: (...what) => downloaded.push(what),
    now,
  })
  const request = (path: string, method = 'GET', headers: Record<string, string> = ADMINISTRATOR) =>
    app.fetch(new Request(`http://shop.example${path}`, {method, headers}))
  const prepare = async () => {
    const response = await request('/backups/downloads', 'POST')
    const {path} = Object(await response.json())
    return String(path)
  }
  return {folder, target, request, prepare, downloaded}
}

test('an administrator reads the time and size of the newest backup, and the space in use', async () => {
  const {request, prepare} = await openTestShop()
  expect(await (await request('/backups')).json()).toMatchObject({isAutomatic: true, newest: null})
  await prepare()
  const state = Object(await (await request('/backups')).json())
  expect(state).toMatchObject({newest: {madeAt: expect.stringMatching(/^\d{4}-.*Z$/)}})
  expect(state.newest.bytes).toBeGreaterThan(1000)
  expect(state.data.bytes).toBeGreaterThan(1000)
  expect(state.data.freeBytes).toBeGreaterThan(0)
})

test('a download is the whole backup, needs no further sign-in, and reports who downloads it', async () => {
  const {folder, target, request, prepare, downloaded} = await openTestShop()
  const response = await request(await prepare(), 'GET', {})
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="backup-2026-01-31T02-00-00.tar"',
  )
  const unpacked = join(folder, 'unpacked')
  await pipeline(Readable.from(response.body ?? []), unpackTar(unpacked))
  const copy = join(unpacked, '2026-01-31T02-00-00')
  expect(await problemsIn(copy, await readManifest(copy), () => undefined)).toEqual([])
  expect(downloaded).toEqual([['owner', target]])
})

test('the address of a download expires after a minute, and a guessed one is unknown', async () => {
  let time = 0
  const {request, prepare} = await openTestShop({now: () => time})
  const path = await prepare()
  time = 60_001
  expect((await request(path, 'GET', {})).status).toBe(404)
  expect((await request('/backups/downloads/guess', 'GET', {})).status).toBe(404)
})

test('nobody else reads about backups or downloads one', async () => {
  const {request, target} = await openTestShop()
  for (const [path, method] of [
    ['/backups', 'GET'],
    ['/backups/downloads', 'POST'],
  ] as const) {
    expect((await request(path, method, {})).status).toBe(403)
    expect((await request(path, method, {authorization: 'Bearer editor'})).status).toBe(403)
  }
  expect(existsSync(target)).toBe(false)
})

test('without automatic backups there is nothing to download, and a sentence says so', async () => {
  const {request} = await openTestShop({isAutomatic: false})
  expect(await (await request('/backups')).json()).toMatchObject({isAutomatic: false, newest: null})
  const response = await request('/backups/downloads', 'POST')
  expect([response.status, await response.json()]).toEqual([
    503,
    {message: expect.stringContaining('BACKUP_DIR')},
  ])
})
