import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openDatabaseFile, whyNoDatabases} from './database-file.ts'
import {diskFailure} from './disk-failure.ts'
import {DamagedFile} from './file-identity.ts'

const SCHEMA = {
  settings: 'PRAGMA journal_mode = WAL',
  migrations: ['CREATE TABLE notes (text TEXT)'],
}
const GARBAGE = 'no database at all '.repeat(1000)

function newFile() {
  const folder = mkdtempSync(join(tmpdir(), 'database-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  return {folder, file: join(folder, 'notes.db')}
}

/** Opens a file. @returns its notes, the error about damage, and the path of the damaged file */
function open(file: string) {
  let error: unknown
  const {database, damaged = ''} = openDatabaseFile(file, SCHEMA, (found) => (error = found))
  const notes = database.prepare('SELECT text FROM notes').all()
  return {database, notes, error, damaged}
}

/** A database of many pages. */
function fill(file: string) {
  const {database} = open(file)
  const insert = database.prepare('INSERT INTO notes VALUES (?)')
  for (let note = 0; note < 500; note += 1) insert.run(`${note} `.repeat(50))
  database.close()
}

test.each([
  ['is no database', (file: string) => writeFileSync(file, GARBAGE)],
  ['was cut off', (file: string) => truncateSync(file, 20_000)],
  [
    'has a page of other bytes',
    (file: string) => writeFileSync(file, readFileSync(file).fill('x', 8192, 12_288)),
  ],
])(
  'a file that %s is renamed with its log and reported with both paths, and a new one begins',
  (_, damage) => {
    const {folder, file} = newFile()
    fill(file)
    damage(file)
    const bytes = readFileSync(file)
    writeFileSync(`${file}-wal`, 'a log')
    const {database, notes, error, damaged} = open(file)
    onTestFinished(() => database.close())
    expect(notes).toEqual([])
    expect(error).toBeInstanceOf(DamagedFile)
    expect(String(error)).toContain(`${file} is damaged. It is now ${damaged}, and a new file begins.`)
    expect(damaged).toMatch(/notes\.db\.damaged-\d{4}-\d\d-\d\dT[\d-]+$/)
    expect(readFileSync(damaged).equals(bytes)).toBe(true)
    expect(
      readdirSync(folder).filter((name) => name.includes('damaged') && name.endsWith('-wal')),
    ).toHaveLength(1)
  },
)

test('a sound file stays, with what is in its log', () => {
  const {folder, file} = newFile()
  const first = open(file)
  first.database.exec(`INSERT INTO notes VALUES ('kept')`)
  const second = open(file)
  expect([second.notes, second.error]).toEqual([[{text: 'kept'}], undefined])
  for (const {database} of [second, first]) database.close()
  expect(readdirSync(folder)).toEqual(['notes.db'])
})

test('a damaged file that another process may have open stays, and the error names it', () => {
  const {folder, file} = newFile()
  writeFileSync(file, GARBAGE)
  expect(() => openDatabaseFile(file, SCHEMA)).toThrow(`${file} cannot be opened`)
  expect(readdirSync(folder)).toEqual(['notes.db'])
})

const fail = (error: unknown) => {
  throw error
}

test('a file has the missing migrations once, and a file of a newer program stays as it is', () => {
  const {file} = newFile()
  fill(file)
  const more = {...SCHEMA, migrations: [...SCHEMA.migrations, 'ALTER TABLE notes ADD COLUMN more TEXT']}
  for (let start = 0; start < 2; start += 1) {
    const {database} = openDatabaseFile(file, more, fail)
    expect(database.prepare('SELECT more FROM notes').all()).toHaveLength(500)
    database.close()
  }
  expect(() => openDatabaseFile(file, SCHEMA, fail)).toThrow(`${file} cannot be opened`)
})

test('a migration that fails leaves the file without any of its changes', () => {
  const {file} = newFile()
  fill(file)
  const failing = {...SCHEMA, migrations: [...SCHEMA.migrations, 'DROP TABLE notes', 'no SQL']}
  expect(() => openDatabaseFile(file, failing, fail)).toThrow(`${file} cannot be opened`)
  expect(open(file).notes).toHaveLength(500)
})

test('a full disk is no damage: the file stays, and the error names it', () => {
  const {folder, file} = newFile()
  fill(file)
  const full = {
    settings: 'PRAGMA max_page_count = 1',
    migrations: [...SCHEMA.migrations, 'CREATE TABLE more (text TEXT)'],
  }
  expect(() => openDatabaseFile(file, full, fail)).toThrow(`${file} cannot be opened`)
  expect(readdirSync(folder)).toEqual(['notes.db'])
  expect(open(file).notes).toHaveLength(500)
})

test('a file that cannot be opened is no damage', () => {
  const {folder, file} = newFile()
  mkdirSync(file)
  expect(() => openDatabaseFile(file, SCHEMA, fail)).toThrow(`${file} cannot be opened`)
  expect(readdirSync(folder)).toEqual(['notes.db'])
})

test('a folder is tried before anything is written to it, and nothing of the trial stays', () => {
  const {folder} = newFile()
  expect(whyNoDatabases(folder)).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['memory that programs share (SHMMAP)', 5386],
  ['a file of that memory (SHMOPEN)', 4618],
  ['locks (IOERR_LOCK)', 3850],
  ['locks of the log (PROTOCOL)', 15],
])('a disk without %s cannot hold databases, which is not told as a broken disk', (_what, errcode) => {
  const cause = Object.assign(new Error('disk I/O error'), {errcode})
  expect(diskFailure(new Error('records.sqlite cannot be opened', {cause}))).toMatch(
    /cannot hold databases.*Set DATA_DIR/,
  )
})
