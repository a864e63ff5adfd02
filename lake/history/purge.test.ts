import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openLake, type Lake} from '../lake.ts'
import type {Action} from '../model/actions.ts'
import type {CommitRequest} from '../model/types.ts'

const SECRET = '+91 98765 43210'

function open(dataDir: string): Lake {
  const lake = openLake({
    dataDir,
    publicBase: 'http://shop.example/lake',
    projectId: 'stone',
    dataset: 'production',
  })
  onTestFinished(() => lake.close())
  return lake
}

const bytesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith('lake.sqlite'))
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('')

/** A lead with a draft and a deleted version, in a lake on the disk. */
function shopWithLead() {
  const folder = mkdtempSync(join(tmpdir(), 'purge-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const lake = open(folder)
  const commit = (request: Omit<CommitRequest, 'author'>) =>
    lake.dataset('production').commit({...request, author: 'owner'})
  commit({mutations: [{create: {_id: 'lead', _type: 'lead', phone: SECRET, note: 'x'.repeat(9000)}}]})
  commit({mutations: [{patch: {id: 'lead', set: {note: SECRET}}}]})
  commit({mutations: [{create: {_id: 'drafts.lead', _type: 'lead', phone: SECRET}}]})
  commit({mutations: [{create: {_id: 'versions.r1.lead', _type: 'lead', phone: SECRET}}]})
  commit({mutations: [{delete: {id: 'versions.r1.lead'}}]})
  return {folder, lake, commit}
}

test('the content of a purged document is not on the disk, while the lake is open and after', () => {
  const {folder, lake, commit} = shopWithLead()
  expect(bytesOf(folder)).toContain(SECRET)
  commit({
    actions: [
      {
        actionType: 'sanity.action.document.delete',
        publishedId: 'lead',
        includeDrafts: ['drafts.lead'],
        purge: true,
      },
    ],
  })
  expect(bytesOf(folder)).not.toContain(SECRET)
  lake.close()
  expect(bytesOf(folder)).not.toContain(SECRET)
  expect(open(folder).dataset('production').documents.size).toBe(0)
})

test('a document that is deleted without purge stays in the history', () => {
  const {folder, commit} = shopWithLead()
  commit({mutations: [{delete: {id: 'lead'}}]})
  expect(bytesOf(folder)).toContain(SECRET)
})

test('a rejected purge removes nothing from the history', () => {
  const {folder, lake, commit} = shopWithLead()
  commit({mutations: [{create: {_id: 'note', _type: 'note', lead: {_type: 'reference', _ref: 'lead'}}}]})
  expect(() => commit({mutations: [{delete: {id: 'lead', purge: true}}]})).toThrow('references')
  expect(lake.dataset('production').documents.get('lead')).toMatchObject({phone: SECRET})
  expect(lake.dataset('production').past.lifeOf('lead').length).toBe(5)
  expect(bytesOf(folder)).toContain(SECRET)
})

test('purging a document removes its version in an archived release; the other versions can be restored', () => {
  const {folder, lake, commit} = shopWithLead()
  const {documents} = lake.dataset('production')
  const releaseId = 'spring'
  const act = (...actions: Action[]) => commit({actions})
  const version = (id: string, note: string) => ({
    actionType: 'sanity.action.document.version.create' as const,
    publishedId: id,
    document: {_id: `versions.${releaseId}.${id}`, _type: 'lead', note},
  })
  act(
    {actionType: 'sanity.action.release.create', releaseId, metadata: {}},
    version('lead', 'a word only said in spring'),
    version('other', 'another word'),
  )
  act({actionType: 'sanity.action.release.archive', releaseId})
  expect(bytesOf(folder)).toContain('only said in spring')
  commit({mutations: [{delete: {id: 'drafts.lead'}}, {delete: {id: 'lead', purge: true}}]})
  expect(bytesOf(folder)).not.toContain('only said in spring')
  expect(bytesOf(folder)).toContain('another word')

  act({actionType: 'sanity.action.release.unarchive', releaseId})
  expect([...documents.keys()]).toEqual(['_.releases.spring', 'versions.spring.other'])
  expect(documents.get('_.releases.spring')).toMatchObject({state: 'active'})
  expect(documents.get('versions.spring.other')).toMatchObject({note: 'another word'})

  act({actionType: 'sanity.action.release.archive', releaseId})
  commit({mutations: [{delete: {id: 'other', purge: true}}]})
  const before = [...documents.values()]
  expect(() => act({actionType: 'sanity.action.release.unarchive', releaseId})).toThrow(
    'the history of its documents is no longer kept',
  )
  expect([...documents.values()]).toEqual(before)
  act({actionType: 'sanity.action.release.delete', releaseId})
  expect(documents.size).toBe(0)
})
