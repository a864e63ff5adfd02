import {
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
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {restoreData} from '../../scripts/content/restore.ts'
import {run} from '../../scripts/terminal/run.ts'
import {openLake} from '../lake/lake.ts'
import {readManifest} from './manifest.ts'
import {keepBackups, type BackupSettings} from './nightly.ts'
import {isBackupName} from './rotation.ts'

const DAY_MS = 86_400_000
const root = join(import.meta.dirname, '../..')

/** A data folder with one document and one uploaded file. The lake is open, as in a running shop. */
function newShop(settings: Partial<BackupSettings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'nightly-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const dataDir = join(folder, 'data')
  const open = () =>
    openLake({dataDir, publicBase: 'http://shop.example', projectId: 'stone', dataset: 'production'})
  const lake = open()
  onTestFinished(() => lake.close())
  lake.dataset('production').commit({mutations: [{create: {_id: 'basin', _type: 't'}}], author: 'me'})
  mkdirSync(join(dataDir, 'uploads/files/gate-1'), {recursive: true})
  writeFileSync(join(dataDir, 'uploads/files/gate-1/file'), "a visitor's picture")
  const dir = join(dataDir, 'backups')
  const notes: string[] = []
  const backups = keepBackups({dataDir, dir, ...settings}, {note: (sentence) => notes.push(sentence)})
  onTestFinished(() => backups.close())
  return {folder, dataDir, dir, lake, open, notes, backups}
}

test('a night makes one checked backup, and restoring it keeps the folder of backups', async () => {
  const {dataDir, dir, lake, open, notes, backups} = newShop()
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
  const {dataDir, dir, backups} = newShop()
  await backups.run()
  vi.useFakeTimers({now: Date.now() + DAY_MS, toFake: ['Date']})
  onTestFinished(() => void vi.useRealTimers())
  writeFileSync(join(dataDir, 'uploads/files/gate-1/about.json'), '{}')
  await backups.run()
  const [first = '', second = ''] = readdirSync(dir).sort()
  const inode = (name: string, path: string) => statSync(join(dir, name, path)).ino
  const same = (path: string) => inode(first, path) === inode(second, path)
  expect([same('uploads/files/gate-1/file'), same('lake.sqlite')]).toEqual([true, false])
  expect(Object.keys((await readManifest(join(dir, second))).files)).toContain(
    'uploads/files/gate-1/about.json',
  )
  expect(existsSync(join(dir, first, 'uploads/files/gate-1/about.json'))).toBe(false)
}, 60_000)

test('a damaged byte in the newest backup stops no later one, and the log and the check name the damaged backups', async () => {
  const {dataDir, dir, notes, backups} = newShop()
  const problem = () => backups.damage.problem()
  const file = 'uploads/files/gate-1/file'
  onTestFinished(() => void vi.useRealTimers())
  await backups.run()
  vi.useFakeTimers({now: Date.now() + DAY_MS, toFake: ['Date']})
  await backups.run()
  const [first = '', second = ''] = readdirSync(dir).sort()
  expect(await problem()).toBeUndefined()
  // Both have the same bytes.
  writeFileSync(join(dir, second, file), 'a visitor?s picture')
  vi.setSystemTime(Date.now() + DAY_MS)
  await backups.run()
  const third = readdirSync(dir).sort().at(-1) ?? ''
  expect(backups.isFailing()).toBe(false)
  expect(readFileSync(join(dir, third, file), 'utf8')).toBe("a visitor's picture")
  const names = new RegExp(`damaged: ${first}, ${second}\\.`)
  expect(notes.at(-2)).toMatch(names)
  expect(notes.at(-1)).toContain('A backup was made and checked')
  expect(await problem()).toMatch(names)

  const restarted = keepBackups({dataDir, dir}, {note: () => undefined})
  onTestFinished(() => restarted.close())
  rmSync(join(dir, first), {recursive: true})
  expect(await restarted.damage.problem()).toMatch(new RegExp(`damaged: ${second}\\.`))
  rmSync(join(dir, second), {recursive: true})
  expect(await restarted.damage.problem()).toBeUndefined()
}, 60_000)

test('the command gets the folder of the backup, and its failure is an alarm until a night succeeds', async () => {
  const {folder, dir, backups, notes} = newShop({
    command: 'printf %s "$1" > "$1/../../../told"; echo no network >&2; exit 3',
  })
  expect(notes).toEqual([])
  await backups.run()
  const [name = ''] = readdirSync(dir)
  expect(readFileSync(join(folder, 'told'), 'utf8')).toBe(join(dir, name))
  expect([backups.isFailing(), notes.at(-1)]).toEqual([true, 'The automatic backup failed: no network'])
}, 60_000)

test('a backup that cannot be made is an alarm, and leaves nothing behind', async () => {
  const {dataDir, dir, lake, notes, backups} = newShop()
  lake.close()
  writeFileSync(join(dataDir, 'lake.sqlite'), 'x'.repeat(100_000))
  await backups.run()
  expect(backups.isFailing()).toBe(true)
  expect(notes.at(-1)).toContain('The automatic backup failed')
  expect(readdirSync(dir)).toEqual([])
}, 60_000)

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

test('npm run content -- restore --list lists the backups, and says when there are none', async () => {
  const {dataDir, dir, backups} = newShop()
  const list = () =>
    run(process.execPath, ['scripts/commands/content.ts', 'restore', '--list'], {
      cwd: root,
      env: {SANITY_PROJECT_ID: '', DATA_DIR: dataDir},
    })
  expect((await list()).output).toBe('There are no backups.\n')
  await backups.run()
  const [name = ''] = readdirSync(dir)
  const {output} = await list()
  expect(output).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d +\d+ files +[\d.]+ MB {2}\S+\n$/)
  expect(output).toContain(join(dir, name))
}, 60_000)
