import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {restoreData} from '../../scripts/content/restore.ts'
import {run} from '../../scripts/terminal/run.ts'
import {lakeApp} from '@stone-designs/lake/app'
import {openLake} from '@stone-designs/lake'
import {canMount, newDisk} from '../../lib/testing/own-disk.ts'
import {backupData} from './backup.ts'
import {readManifest} from './manifest.ts'
import {keepBackups, type BackupSettings} from './nightly.ts'
import {backupName, isBackupName, timeOf} from './rotation.ts'

const DAY_MS = 86_400_000
const root = join(import.meta.dirname, '../..')

/** A data folder with one uploaded file. Some tests open its lake, as a running shop does. */
function newShop(command?: BackupSettings['command'], ownDir?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nightly-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const dataDir = join(folder, 'data')
  const open = () => {
    const options = {publicBase: 'http://shop.example', projectId: 'stone', dataset: 'production'}
    const lake = openLake({...options, dataDir})
    onTestFinished(() => lake.close())
    return lake
  }
  mkdirSync(join(dataDir, 'uploads/files/gate-1'), {recursive: true})
  writeFileSync(join(dataDir, 'uploads/files/gate-1/file'), "a visitor's picture")
  const dir = ownDir ?? join(dataDir, 'backups')
  const notes: string[] = []
  /** The automatic backups after a start of the shop. */
  const start = () => {
    const backups = keepBackups({dataDir, dir, command}, {onNotice: (sentence) => notes.push(sentence)})
    onTestFinished(() => backups.close())
    return backups
  }
  /** Makes the backup of an earlier night. @returns its name */
  const makeEarlier = async (daysAgo: number, previous?: string) => {
    const name = backupName(new Date(Date.now() - daysAgo * DAY_MS))
    await backupData({dataDir, target: join(dir, name), previous: previous && join(dir, previous)})
    return name
  }
  return {folder, dataDir, dir, open, notes, start, makeEarlier, backups: start()}
}

test('a night makes one checked backup, and restoring it keeps the folder of backups', async () => {
  const {dataDir, dir, open, notes, backups} = newShop()
  const lake = open()
  lake.dataset('production').commit({mutations: [{create: {_id: 'basin', _type: 't'}}], author: 'me'})
  expect(notes).toEqual([expect.stringContaining('would be lost together with it')])
  // A person may ask for a backup while one is being made.
  await Promise.all([backups.run(), backups.run()])
  await backups.run()
  expect(notes.slice(1)).toEqual([expect.stringMatching(/^A backup was made and checked: .* files\)\.$/)])
  const [name = '', ...others] = readdirSync(dir)
  expect(others).toEqual([])
  expect(statSync(join(dir, name)).mode & 0o077).toBe(0)
  lake.dataset('production').commit({mutations: [{delete: {id: 'basin'}}], author: 'me'})
  lake.close()
  rmSync(join(dataDir, 'uploads'), {recursive: true})
  await restoreData({source: join(dir, name), dataDir, replace: true, say: () => undefined})
  const restored = open()
  expect([...restored.dataset('production').documents.keys()]).toEqual(['basin'])
  restored.close()
  expect(readFileSync(join(dataDir, 'uploads/files/gate-1/file'), 'utf8')).toBe("a visitor's picture")
  expect(readdirSync(dir)).toEqual([name])
}, 60_000)

test('the next night shares the bytes of files that are the same, and copies what changed', async () => {
  const {dataDir, dir, open, makeEarlier, backups} = newShop()
  open()
  const first = await makeEarlier(1)
  writeFileSync(join(dataDir, 'uploads/files/gate-1/about.json'), '{}')
  await backups.run()
  const [, second = ''] = readdirSync(dir).sort()
  const inode = (name: string, path: string) => statSync(join(dir, name, path)).ino
  const same = (path: string) => inode(first, path) === inode(second, path)
  expect([same('uploads/files/gate-1/file'), same('lake.sqlite')]).toEqual([true, false])
  expect(Object.keys((await readManifest(join(dir, second))).files)).toContain(
    'uploads/files/gate-1/about.json',
  )
  expect(existsSync(join(dir, first, 'uploads/files/gate-1/about.json'))).toBe(false)
}, 60_000)

test('a damaged byte in the newest backup stops no later one, and the log and the check name the damaged backups', async () => {
  const {dir, notes, start, makeEarlier, backups} = newShop()
  const problem = () => backups.damage.problem()
  const file = 'uploads/files/gate-1/file'
  const first = await makeEarlier(2)
  const second = await makeEarlier(1, first)
  expect(await problem()).toBeUndefined()
  // Both have the same bytes.
  writeFileSync(join(dir, second, file), 'a visitor?s picture')
  await backups.run()
  const third = readdirSync(dir).sort().at(-1) ?? ''
  expect(await backups.isFailing()).toBe(false)
  expect(readFileSync(join(dir, third, file), 'utf8')).toBe("a visitor's picture")
  const names = new RegExp(`damaged: ${first}, ${second}\\.`)
  expect(notes.at(-2)).toMatch(names)
  expect(notes.at(-1)).toContain('A backup was made and checked')
  expect(await problem()).toMatch(names)

  const restarted = start()
  rmSync(join(dir, first), {recursive: true})
  expect(await restarted.damage.problem()).toMatch(new RegExp(`damaged: ${second}\\.`))
  rmSync(join(dir, second), {recursive: true})
  expect(await restarted.damage.problem()).toBeUndefined()
}, 60_000)

test('an asset whose bytes the data folder has lost is named by the log and by the check, until a backup has it', async () => {
  const {dataDir, dir, open, notes, start, backups} = newShop()
  const lake = open()
  const headers = {authorization: `Bearer ${readFileSync(join(dataDir, 'lake-token'), 'utf8').trim()}`}
  await lakeApp(lake).request('/v1/assets/files/production', {method: 'POST', headers, body: 'a plan'})
  const [id = ''] = lake.dataset('production').documents.keys()
  const file = join(dataDir, 'assets', id.slice(5, 7), id.slice(5, 45))
  writeFileSync(file, 'a plam')
  await backups.run()
  expect(notes).toContainEqual(expect.stringContaining(`production: ${id}`))
  expect(await start().damage.problem()).toContain(`production: ${id}`)
  writeFileSync(file, 'a plan')
  renameSync(join(dir, readdirSync(dir)[0] ?? ''), join(dir, backupName(new Date(Date.now() - DAY_MS))))
  await backups.run()
  expect(await backups.damage.problem()).toBeUndefined()
}, 60_000)

test('a command that failed or was interrupted runs again for the same backup, and is an alarm until it succeeds', async () => {
  const {folder, dir, backups, notes, start} = newShop(
    'cd "$1/../../.."; echo "$1" >> told; test -e network || { echo no network >&2; exit 3; }; test -e quick || exec sleep 60',
  )
  const told = () => readFileSync(join(folder, 'told'), 'utf8').split('\n').slice(0, -1)
  expect(notes).toEqual([])
  await backups.run()
  const [name = ''] = readdirSync(dir)
  expect(told()).toEqual([join(dir, name)])
  expect([await backups.isFailing(), notes.at(-1)]).toEqual([true, 'The automatic backup failed: no network'])
  backups.close()

  writeFileSync(join(folder, 'network'), '')
  const second = start()
  expect(await second.isFailing()).toBe(true)
  const run = second.run()
  await expect.poll(told).toHaveLength(2)
  second.close()
  await run

  writeFileSync(join(folder, 'quick'), '')
  const third = start()
  expect(await third.isFailing()).toBe(true)
  await third.run()
  await third.run()
  expect([await third.isFailing(), await start().isFailing()]).toEqual([false, false])
  expect(told()).toEqual(Array.from({length: 3}, () => join(dir, name)))
  expect(readdirSync(dir).filter(isBackupName)).toEqual([name])
}, 60_000)

test('a download waits for the backup of the day, and not for the command, which runs once', async () => {
  const {folder, dir, backups} = newShop(
    'cd "$1/../../.."; echo >> told; until test -e go; do sleep 0.05; done',
  )
  const night = backups.run()
  await backups.makeToday()
  const made = readdirSync(dir)
  expect(made).toEqual([expect.stringMatching(/T[\d-]{8}$/)])
  await expect.poll(() => existsSync(join(folder, 'told'))).toBe(true)
  await backups.makeToday()
  expect(readdirSync(dir)).toEqual(made)
  writeFileSync(join(folder, 'go'), '')
  await night
  expect(readFileSync(join(folder, 'told'), 'utf8')).toBe('\n')
}, 60_000)

test('a backup that cannot be made is an alarm, and leaves nothing behind', async () => {
  const {dataDir, dir, notes, backups} = newShop()
  writeFileSync(join(dataDir, 'lake.sqlite'), 'x'.repeat(100_000))
  await backups.run()
  expect(await backups.isFailing()).toBe(true)
  expect(notes.at(-1)).toContain('The automatic backup failed')
  expect(readdirSync(dir)).toEqual([])
}, 60_000)

/** A shop with a backup of the night before, on a disk of its own. */
async function newShopWithDisk(size: string) {
  const disk = newDisk(size)
  const shop = newShop(undefined, join(disk.folder, 'backups'))
  const first = await shop.makeEarlier(1)
  const run = async () => {
    await shop.backups.run()
    return {isFailing: await shop.backups.isFailing(), note: shop.notes.at(-1)}
  }
  return {...shop, disk, first, run}
}

test.runIf(canMount)(
  'a disk that gets full in the middle of a backup keeps the one before, and the next attempt needs no restart',
  async () => {
    const {dataDir, dir, disk, first, run} = await newShopWithDisk('nr_inodes=40')
    for (let each = 0; each < 60; each += 1) writeFileSync(join(dataDir, 'uploads/files', `${each}`), 'x')
    expect(await run()).toMatchObject({isFailing: true, note: expect.stringMatching(/disk is full/)})
    expect(readdirSync(dir)).toEqual([first])
    disk.remount('nr_inodes=1000')
    expect(await run()).toMatchObject({isFailing: false, note: expect.stringMatching(/made and checked/)})
    expect(readdirSync(dir)).toHaveLength(2)
  },
  60_000,
)

test.runIf(canMount)(
  'a disk that something else has filled keeps the newest backup, and has the next one once there is room',
  async () => {
    const {dir, disk, first, run} = await newShopWithDisk('size=64m')
    disk.fill()
    expect(await run()).toMatchObject({isFailing: true, note: expect.stringMatching(/0 MB free.*Make room/)})
    expect(readdirSync(dir)).toEqual([first])
    disk.empty()
    expect(await run()).toMatchObject({isFailing: false})
    expect(readdirSync(dir)).toHaveLength(2)
  },
  60_000,
)

test.runIf(canMount)(
  'a disk that is read-only for a night is named, loses nothing, and has the next backup by itself',
  async () => {
    const {dir, disk, first, run} = await newShopWithDisk('size=64m')
    disk.remount('ro')
    expect(await run()).toMatchObject({isFailing: true, note: expect.stringMatching(/disk is read-only/)})
    expect(readdirSync(dir)).toEqual([first])
    disk.remount('rw')
    expect(await run()).toMatchObject({isFailing: false})
    expect(readdirSync(dir)).toHaveLength(2)
  },
  60_000,
)

test('what an interrupted backup left is removed', async () => {
  const {dir, backups} = newShop()
  mkdirSync(join(dir, '2025-01-01T02-00-00.part/uploads'), {recursive: true})
  await backups.run()
  expect(readdirSync(dir)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]{8}$/)])
}, 60_000)

test('the first check is a quarter of an hour after the start, and no backup is made before 2 a.m.', async () => {
  vi.useFakeTimers({now: new Date(2026, 4, 1, 1, 0), toFake: ['Date', 'setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  const {dir} = newShop()
  await vi.advanceTimersByTimeAsync(16 * 60_000)
  expect(existsSync(dir)).toBe(false)
  await vi.advanceTimersByTimeAsync(3_600_000)
  await expect
    .poll(() => existsSync(dir) && readdirSync(dir).some(isBackupName), {timeout: 30_000})
    .toBe(true)
}, 60_000)

test('npm run content -- restore --list lists the backups with local times, and says when there are none', async () => {
  const {folder, dataDir, dir, makeEarlier} = newShop()
  const name = await makeEarlier(0)
  const list = (from: string) =>
    run(process.execPath, ['scripts/commands/content.ts', 'restore', '--list'], {
      cwd: root,
      env: {SANITY_PROJECT_ID: '', DATA_DIR: from, TZ: 'Asia/Kolkata'},
    })
  const [{output}, none] = await Promise.all([list(dataDir), list(join(folder, 'none'))])
  expect(none.output).toBe('There are no backups.\n')
  const local = new Date(timeOf(name).getTime() + 5.5 * 3_600_000).toISOString()
  expect(output).toMatch(/^\S+ \S+ GMT\+05:30 +\d+ files +[\d.]+ MB {2}\S+\n$/)
  expect(output).toContain(local.slice(0, 16).replace('T', ' '))
  expect(output).toContain(join(dir, name))
}, 60_000)
