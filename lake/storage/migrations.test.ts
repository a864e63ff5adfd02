import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {gunzipSync} from 'node:zlib'
import {expect, onTestFinished, test} from 'vitest'
import {openLake} from '../lake.ts'

/**
 * Databases written by the former programs, one for each schema version, with the same content: a product that was
 * drafted, changed and published, its category, a deleted page, and a private dataset. From version 2 on they have the
 * owner's password and a token.
 */
const WRITTEN = readdirSync(import.meta.dirname).flatMap((name) => {
  const version = /^test-schema-(\d+)\.sqlite\.gz$/.exec(name)?.[1]
  return version === undefined ? [] : [{version: Number(version), file: join(import.meta.dirname, name)}]
})

function folderWith(file?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-schema-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true, force: true}))
  if (file !== undefined) writeFileSync(join(dataDir, 'lake.sqlite'), gunzipSync(readFileSync(file)))
  return dataDir
}

let notices: string[] = []

function open(dataDir: string) {
  const options = {dataDir, publicBase: 'http://localhost/lake', projectId: 'shop', dataset: 'production'}
  const lake = openLake({...options, onNotice: (sentence) => notices.push(sentence)})
  onTestFinished(() => lake.close())
  return lake
}

const versionOf = (lake: ReturnType<typeof open>) =>
  Number(lake.database.sql.prepare('PRAGMA user_version').get()?.user_version)

/** The schema as SQLite stores it, without spaces, comments and SQLite's own tables. */
const schemaOf = (lake: ReturnType<typeof open>) =>
  lake.database.sql
    .prepare("SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map(({sql}) => String(sql).replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ''))

test('there is a test database for every schema version', () => {
  const lake = open(folderWith())
  const versions = Array.from({length: versionOf(lake)}, (_, index) => index + 1)
  expect(WRITTEN.map(({version}) => version)).toEqual(versions)
})

test.each(WRITTEN)(
  'a database of schema version $version opens with all of its content',
  ({version, file}) => {
    notices = []
    const dataDir = folderWith(file)
    const lake = open(dataDir)
    const fresh = open(folderWith())
    expect(versionOf(lake)).toBe(versionOf(fresh))
    expect(schemaOf(lake)).toEqual(schemaOf(fresh))

    const production = lake.dataset('production')
    expect(lake.datasets().map(({name, aclMode}) => [name, aclMode])).toEqual([
      ['production', 'public'],
      ['staging', 'private'],
    ])
    expect([...production.documents.keys()].sort()).toEqual(['basin', 'kota'])
    expect(production.documents.get('basin')).toMatchObject({
      name: 'Round basin of Kota stone',
      tags: ['b'],
      _rev: 'published',
    })
    expect(lake.dataset('staging').documents.get('basin')).toMatchObject({name: 'Trial'})

    const log = production.past.since(0, 100)
    expect(log.map(({id}) => id)).toEqual(['made', 'drafted', 'changed', 'published', 'twice', 'deleted'])
    const at = (id: string, transaction: string) =>
      production.past.documentAt(id, log.find((logged) => logged.id === transaction)?.sequence ?? 0)
    expect(at('basin', 'made')).toMatchObject({name: 'Basin', category: {_ref: 'kota'}})
    expect(at('drafts.basin', 'drafted')).toMatchObject({tags: ['a', 'b']})
    expect(at('gone', 'twice')).toMatchObject({text: 'soon deleted'})

    const isOld = version < versionOf(fresh)
    const sentence = `The lake's database was migrated from schema version ${version} to ${versionOf(fresh)}.`
    expect(notices).toEqual([...(isOld ? [sentence] : []), expect.stringContaining('3 documents')])
  },
)

test.each(WRITTEN)('a database of schema version $version accepts changes and opens again', ({file}) => {
  const dataDir = folderWith(file)
  const first = open(dataDir)
  const commit = {
    mutations: [{patch: {id: 'basin', set: {price: 1}}}],
    author: 'owner',
    transactionId: 'next',
  }
  first.dataset('production').commit(commit)
  expect(first.dataset('production').past.forget('2999-01-01T00:00:00Z', 3)).toBe(true)
  first.close()
  const second = open(dataDir)
  expect(second.dataset('production').documents.get('basin')).toMatchObject({price: 1, _rev: 'next'})
  expect(
    second
      .dataset('production')
      .past.since(0, 100)
      .map(({id}) => id),
  ).toEqual(['published', 'twice', 'deleted', 'next'])
})

test('a failing migration leaves the database unchanged', () => {
  const dataDir = folderWith(WRITTEN.find(({version}) => version === 2)?.file)
  const database = new DatabaseSync(join(dataDir, 'lake.sqlite'))
  // Conflicts with the second of the two columns that version 3 adds.
  database.exec("ALTER TABLE datasets ADD COLUMN forgotten_time TEXT NOT NULL DEFAULT 'mine'")
  expect(() => open(dataDir)).toThrow('duplicate column name: forgotten_time')
  const columns = database.prepare('PRAGMA table_info(datasets)').all()
  expect(columns.map(({name}) => name)).toEqual(['id', 'name', 'acl_mode', 'created_at', 'forgotten_time'])
  expect(database.prepare('PRAGMA user_version').get()).toEqual({user_version: 2})
  database.close()
})
