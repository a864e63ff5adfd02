import {existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openLake} from '@stone-designs/lake'
import {run} from '@stone-designs/lake/testing/process'
import {backupData} from '../../server/backups/backup.ts'
import {restoreData} from './restore.ts'

const say = () => undefined

/** A data folder with the documents `kept` and `later`, and a backup of it with `kept` only. */
async function newShop() {
  const folder = mkdtempSync(join(tmpdir(), 'restore-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const [dataDir, source] = [join(folder, 'data'), join(folder, 'copy')]
  const notices: string[] = []
  const onNotice = (notice: string) => void notices.push(notice)
  const options = {
    publicBase: 'http://shop.example/lake',
    projectId: 'stone',
    dataset: 'production',
    onNotice,
  }
  const open = (dir = dataDir) => openLake({...options, dataDir: dir})
  const write = (_id: string) => {
    const lake = open()
    lake.dataset('production').commit({mutations: [{create: {_id, _type: 't'}}], author: 'me'})
    lake.close()
  }
  const known = (dir = dataDir) => {
    const lake = open(dir)
    lake.close()
    return [...lake.dataset('production').documents.keys()].sort()
  }
  write('kept')
  const upload = join(dataDir, 'uploads/files/gate-1/file')
  mkdirSync(dirname(upload), {recursive: true})
  writeFileSync(upload, "a visitor's picture")
  await backupData({dataDir, target: source, say})
  write('later')
  return {folder, dataDir, source, notices, known, upload}
}

interface Moment {
  /** Line before which the work is done. */
  before?: string
  /** Code, in which `dataDir` is the data folder. Default: the process kills itself. */
  work?: string
}

const KILL = "process.kill(process.pid, 'SIGKILL')"

/** Source of a process that restores, and prints each sync and each rename. */
function restoring(
  {dataDir, source}: {dataDir: string; source: string},
  {before = '', work = KILL}: Moment = {},
) {
  const module = JSON.stringify(new URL('./restore.ts', import.meta.url).href)
  const name = `String(path).slice(${dirname(dataDir).length + 1})`
  return `
    const {mkdirSync} = await import('node:fs')
    const dataDir = ${JSON.stringify(dataDir)}
    const tell = (line) => {
      if (line === ${JSON.stringify(before)}) { ${work} }
      process.stdout.write(line + '\\n')
    }
    const name = (path) => ${name}
    const {default: files} = await import('node:fs/promises')
    const {rename, open} = files
    files.rename = async (from, to) => {
      tell('to ' + name(to).replace(/-before-.*/, '-before'))
      await rename(from, to)
    }
    files.open = async (...args) => {
      const file = await open(...args)
      const sync = file.sync.bind(file)
      file.sync = async () => {
        await sync()
        tell('sync ' + name(args[0]))
      }
      return file
    }
    const {syncBuiltinESMExports} = await import('node:module')
    syncBuiltinESMExports()
    const {restoreData} = await import(${module})
    await restoreData({source: ${JSON.stringify(source)}, dataDir, replace: true, say: () => undefined})
      .then(() => tell('restored'), () => tell('failed'))
  `
}

test.each([
  ['to data.restored', ['kept', 'later'], false],
  ['to data-before', ['kept', 'later'], false],
  ['to data', ['kept'], true],
  ['restored', ['kept'], false],
])(
  'after a restore that was killed before "%s", the next start shows the old state or the new one, never a mix',
  async (moment, expected, isFinished) => {
    const {folder, dataDir, source, notices, known, upload} = await newShop()
    const {lines, signal} = await run(restoring({dataDir, source}, {before: moment}))
    expect([signal, lines]).toEqual(['SIGKILL', expect.not.arrayContaining(['restored'])])
    notices.length = 0
    expect(known()).toEqual(expected)
    const finished = notices.filter((notice) => notice.startsWith('A restore was interrupted'))
    expect(finished).toHaveLength(isFinished ? 1 : 0)
    expect(existsSync(upload)).toBe(true)
    const aside = readdirSync(folder).filter((name) => name.startsWith('data-before'))
    expect(aside).toHaveLength(expected.includes('later') ? 0 : 1)
    for (const name of aside) expect(known(join(folder, name))).toEqual(['kept', 'later'])
    expect(existsSync(join(folder, 'data.restored'))).toBe(false)
  },
  30_000,
)

/** The state after a restore that was killed before "to data". */
async function cutOff() {
  const shop = await newShop()
  await restoreData({...shop, replace: true, say})
  renameSync(shop.dataDir, `${shop.dataDir}.restored`)
  expect(readdirSync(shop.folder)).toEqual(['copy', expect.stringContaining('data-before-'), 'data.restored'])
  return shop
}

test('a second restore completes the first one, and puts its result aside', async () => {
  const {dataDir, source, known} = await cutOff()
  const again = (replace: boolean) => restoreData({source, dataDir, replace, say})
  await expect(again(false)).rejects.toThrow('not empty')
  const {putAside} = await again(true)
  expect(known(putAside)).toEqual(['kept'])
})

test('a restored copy is never deleted while there is no lake, and a sentence says how to complete the restore', async () => {
  const {dataDir, source, known} = await cutOff()
  mkdirSync(join(dataDir, 'uploads'), {recursive: true})
  expect(() => known()).toThrow('Rename')
  await expect(restoreData({source, dataDir, replace: true, say})).rejects.toThrow('Rename')
  renameSync(dataDir, `${dataDir}-other`)
  expect(known()).toEqual(['kept'])
})

test('a restore that another program prevents from ending leaves its checked copy', async () => {
  const {folder, dataDir, source, known} = await newShop()
  const work = "mkdirSync(dataDir + '/uploads', {recursive: true})"
  const {lines} = await run(restoring({dataDir, source}, {before: 'to data', work}))
  expect(lines.at(-1)).toBe('failed')
  expect(readdirSync(folder)).toContain('data.restored')
  rmSync(dataDir, {recursive: true})
  expect(known()).toEqual(['kept'])
})

test('a killed restore is not completed after the data folder was deleted by hand', async () => {
  const {dataDir, source, known} = await newShop()
  await run(restoring({dataDir, source}, {before: 'to data-before'}))
  expect(known()).toEqual(['kept', 'later'])
  rmSync(dataDir, {recursive: true})
  expect(known()).toEqual([])
})

test('every restored file and its name are on disk before the restored folder replaces the data folder', async () => {
  const {lines} = await run(restoring(await newShop()))
  const end = lines.indexOf('to data.restored')
  expect(lines.slice(end)).toEqual(['to data.restored', 'to data-before', 'to data', 'sync ', 'restored'])
  expect(lines.slice(0, end).sort()).toEqual(
    [
      'event-secret',
      'lake-token',
      'lake.sqlite',
      'uploads/files/gate-1/file',
      'uploads/files/gate-1',
      'uploads/files',
      'uploads',
      '',
    ]
      .map((name) => `sync ${join('data.restoring', name)}`.replace(/\/$/, ''))
      .sort(),
  )
})
