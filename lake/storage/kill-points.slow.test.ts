import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {lakeApp} from '../app.ts'
import {openLake} from '../lake.ts'
import {lakeProgram, run} from '../testing/process.ts'

const token = 'x'.repeat(40)

function newFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-points-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true, force: true}))
  return optionsOf(dataDir)
}

const optionsOf = (dataDir: string) => ({
  dataDir,
  publicBase: 'http://shop.example/lake',
  projectId: 'stone',
  dataset: 'production',
  token,
})

/**
 * Kills the process at one moment after `arm()` was called: at the nth statement that writes, before or after a
 * transaction begins or commits, or before or after a file of bytes gets its name.
 */
const dyingAt = (moment: string) => `
  const die = () => process.kill(process.pid, 'SIGKILL')
  const at = (what) => { if (isArmed && what === ${JSON.stringify(moment)}) die() }
  let isArmed = false
  let statements = 0
  const arm = () => { isArmed = true }
  const {DatabaseSync, StatementSync} = await import('node:sqlite')
  const {run} = StatementSync.prototype
  StatementSync.prototype.run = function (...values) {
    if (isArmed) at('statement ' + ++statements)
    return run.apply(this, values)
  }
  const {exec} = DatabaseSync.prototype
  DatabaseSync.prototype.exec = function (sql) {
    at('before ' + sql)
    exec.call(this, sql)
    at('after ' + sql)
  }
  const {default: files} = await import('node:fs/promises')
  const {rename} = files
  files.rename = async (...paths) => {
    at('before rename')
    await rename(...paths)
    at('after rename')
  }
  const {syncBuiltinESMExports} = await import('node:module')
  syncBuiltinESMExports()
`

/** Publishes a release of three documents, two of which are published already. */
const PUBLISH = `
  const act = (...actions) => dataset.commit({actions, author: 'clerk'})
  const version = (product) => ({
    actionType: 'sanity.action.document.version.create',
    publishedId: product,
    document: {_id: 'versions.r1.' + product, _type: 'product', title: 'new'},
  })
  if (!dataset.documents.has('_.releases.r1')) {
    const product = (_id) => ({create: {_id, _type: 'product', title: 'old'}})
    dataset.commit({mutations: [product('a'), product('b')], author: 'clerk'})
    const create = {actionType: 'sanity.action.release.create', releaseId: 'r1', metadata: {}}
    act(create, version('a'), version('b'), version('c'))
  }
  arm()
  act({actionType: 'sanity.action.release.publish', releaseId: 'r1'})
  print('published')
`

test('a kill at any moment of publishing a release leaves it published completely or not at all', async () => {
  const options = newFolder()
  const before = {state: 'active', titles: ['old', 'old', undefined], versions: 3}
  const after = {state: 'published', titles: ['new', 'new', 'new'], versions: 0}
  for (const [moment, expected] of [
    ['before BEGIN IMMEDIATE', before],
    ['statement 1', before],
    ['statement 2', before],
    ['statement 9', before],
    ['before COMMIT', before],
    ['after COMMIT', after],
  ] as const) {
    const {lines, signal} = await run(lakeProgram(options, PUBLISH, dyingAt(moment)))
    expect([moment, lines, signal]).toEqual([moment, [], 'SIGKILL'])
    const notices: string[] = []
    const lake = openLake({...options, onNotice: (notice) => notices.push(notice)})
    const {documents, past, sequence} = lake.dataset('production')
    const state = documents.get('_.releases.r1')?.state
    const titles = ['a', 'b', 'c'].map((id) => documents.get(id)?.title)
    const versions = [...documents.keys()].filter((id) => id.startsWith('versions.')).length
    expect([moment, {state, titles, versions}]).toEqual([moment, expected])
    expect(past.lastTransaction()?.sequence).toBe(sequence)
    expect(notices).toEqual([
      expect.stringContaining('was not closed when it last ran'),
      expect.stringContaining('is sound'),
    ])
    lake.close()
  }
}, 60_000)

const UPLOAD = `
  arm()
  const response = await request('/v1/assets/files/production', 'the bytes of a drawing')
  print(String(response.status))
`

test.each([
  ['before rename', {documents: 0, bytes: 0, cutOff: 1}],
  ['after rename', {documents: 0, bytes: 1, cutOff: 0}],
  ['before COMMIT', {documents: 0, bytes: 1, cutOff: 0}],
  ['after COMMIT', {documents: 1, bytes: 1, cutOff: 0}],
])(
  'an upload that is killed %s leaves no document without bytes, and can be sent again',
  async (moment, left) => {
    const options = newFolder()
    const {lines, signal} = await run(lakeProgram(options, UPLOAD, dyingAt(moment)))
    expect([lines, signal]).toEqual([[], 'SIGKILL'])
    const namesIn = (folder: string) => readdirSync(join(options.dataDir, 'assets', folder))
    const shelves = () => namesIn('.').filter((name) => name.length === 2)
    const bytes = () => shelves().flatMap(namesIn)
    expect(namesIn('incoming')).toHaveLength(left.cutOff)
    expect(bytes()).toHaveLength(left.bytes)

    const lake = openLake(options)
    onTestFinished(() => lake.close())
    expect(lake.dataset('production').documents.size).toBe(left.documents)
    expect(namesIn('incoming')).toEqual([])
    const headers = {authorization: `Bearer ${token}`}
    const body = 'the bytes of a drawing'
    const again = await lakeApp(lake).request('/v1/assets/files/production', {method: 'POST', headers, body})
    const {document} = Object(await again.json())
    expect([again.status, lake.dataset('production').documents.size, bytes().length]).toEqual([200, 1, 1])
    const served = await lakeApp(lake).request(`/${document.path}`)
    expect([served.status, await served.text()]).toEqual([200, body])
  },
  30_000,
)

/** Prints each rename, sync and commit, in order. */
const WATCH = `
  const {default: files} = await import('node:fs/promises')
  const {rename, open} = files
  const name = (path) => String(path).slice(options.dataDir.length + 1).replace(/[0-9a-f-]{36,}/, 'bytes')
  files.rename = async (from, to) => {
    await rename(from, to)
    print('rename ' + name(from) + ' to ' + name(to))
  }
  files.open = async (...args) => {
    const file = await open(...args)
    const sync = file.sync.bind(file)
    file.sync = async () => {
      await sync()
      print('sync ' + name(args[0]))
    }
    return file
  }
  const {default: atOnce} = await import('node:fs')
  const {openSync, fsyncSync} = atOnce
  const opened = new Map()
  atOnce.openSync = (...args) => {
    const file = openSync(...args)
    opened.set(file, args[0])
    return file
  }
  atOnce.fsyncSync = (file) => {
    fsyncSync(file)
    print('sync ' + (name(opened.get(file)) || 'the data folder'))
  }
  const {syncBuiltinESMExports} = await import('node:module')
  syncBuiltinESMExports()
  const {DatabaseSync} = await import('node:sqlite')
  const {exec} = DatabaseSync.prototype
  DatabaseSync.prototype.exec = function (sql) {
    exec.call(this, sql)
    if (isWatching && sql === 'COMMIT') print('commit')
  }
  let isWatching = false
  const arm = () => { isWatching = true }
`

test('an upload syncs its bytes, then its name and folders, then the document, and then answers', async () => {
  const {lines} = await run(lakeProgram(newFolder(), UPLOAD, WATCH))
  const shelf = /to assets\/(..)\//.exec(lines.join())?.[1]
  expect(lines).toEqual([
    // The first start makes the folder of the assets and the secret of event ids.
    'sync the data folder',
    'sync assets',
    'sync event-secret.bytes.part',
    'sync the data folder',
    'sync assets/incoming/bytes',
    `rename assets/incoming/bytes to assets/${shelf}/bytes`,
    `sync assets/${shelf}`,
    'sync assets',
    'commit',
    '200',
  ])
}, 30_000)

const TWENTY = `
  for (let index = 0; index < 20; index++) {
    const pair = ['l', 'r'].map((side) => ({create: {_id: side + index, _type: 't', text: 'x'.repeat(5000)}}))
    dataset.commit({mutations: pair, author: 'clerk'})
  }
  process.kill(process.pid, 'SIGKILL')
`

test('a torn end of the log loses at most the last transaction, and loses it completely', async () => {
  const options = newFolder()
  await run(lakeProgram(options, TWENTY))
  const log = readFileSync(join(options.dataDir, 'lake.sqlite-wal'))
  const ends: [string, Buffer, number][] = [
    ['as it is', log, 20],
    ['with something strange after it', Buffer.concat([log, Buffer.alloc(5000, 7)]), 20],
    ['cut in the middle of its last page', log.subarray(0, -100), 19],
    ['with its last page overwritten', Buffer.concat([log.subarray(0, -4000), Buffer.alloc(4000, 7)]), 19],
  ]
  for (const [what, bytes, pairs] of ends) {
    const dataDir = `${options.dataDir}-torn`
    cpSync(options.dataDir, dataDir, {recursive: true})
    writeFileSync(join(dataDir, 'lake.sqlite-wal'), bytes)
    const lake = openLake(optionsOf(dataDir))
    const {documents} = lake.dataset('production')
    const count = (side: string) => [...documents.keys()].filter((id) => id.startsWith(side)).length
    expect([what, count('l'), count('r')]).toEqual([what, pairs, pairs])
    expect(lake.database.sql.prepare('PRAGMA integrity_check').get()).toEqual({integrity_check: 'ok'})
    lake.close()
    rmSync(dataDir, {recursive: true})
  }
}, 30_000)
