import {expect, test} from 'vitest'
import {administrator, newLakeForEachTest} from '../testing/lake.ts'
import {processorTime} from '../../lib/process/test-processor-time.ts'

const shop = newLakeForEachTest()
const {write, ask} = shop

test('doc returns documents by id, and the reason for each omission', async () => {
  const {answer} = await ask('/data/doc/production/a,drafts.a,gone', {headers: administrator})
  expect(answer).toMatchObject({
    documents: [{_id: 'a', name: 'Basin'}, {_id: 'drafts.a'}],
    omitted: [{id: 'gone', reason: 'existence'}],
  })
})

test('doc reveals nothing about ids with a dot to an anonymous reader, not even whether they exist', async () => {
  const {answer} = await ask('/data/doc/production/a,drafts.a,drafts.gone')
  expect(answer).toMatchObject({
    documents: [{_id: 'a'}],
    omitted: [
      {id: 'drafts.a', reason: 'permission'},
      {id: 'drafts.gone', reason: 'permission'},
    ],
  })
})

test('doc without content still reports omissions', async () => {
  const {answer} = await ask('/data/doc/production/a,gone?excludeContent=true')
  expect(answer).toEqual({documents: [], omitted: [{id: 'gone', reason: 'existence'}]})
})

test('a thousand ids with all their versions cost one pass over the documents', async () => {
  write(...Array.from({length: 5000}, (_, index) => ({create: {_id: `p${index}`, _type: 'product'}})))
  const ids = Array.from({length: 1000}, (_, index) => `p${index}`).join(',')
  const spent = processorTime()
  const {answer} = await ask(`/data/doc/production/${ids}?includeAllVersions=true`)
  expect(spent()).toBeLessThan(300)
  expect(answer).toMatchObject({documents: {length: 1000}, omitted: []})
})

test('doc returns every version of a document on request', async () => {
  write({create: {_id: 'versions.r1.a', _type: 'product'}})
  const {answer} = await ask('/data/doc/production/a?includeAllVersions=true', {headers: administrator})
  expect(answer).toMatchObject({
    documents: [{_id: 'a'}, {_id: 'drafts.a'}, {_id: 'versions.r1.a'}],
    omitted: [],
  })
})

test('an anonymous reader who requests every version does not learn which exist', async () => {
  const asked = async () => {
    const answers = ['a', 'drafts.a', 'versions.r1.a', 'n', 'drafts.n'].map((id) =>
      ask(`/data/doc/production/${id}?includeAllVersions=true`),
    )
    return (await Promise.all(answers)).map(({answer}) => answer)
  }
  const before = await asked()
  write({create: {_id: 'versions.r1.a', _type: 'product'}}, {create: {_id: 'drafts.n', _type: 'product'}})
  write({delete: {id: 'drafts.a'}})
  expect(await asked()).toEqual(before)
  expect(before).toMatchObject([
    {documents: [{_id: 'a'}], omitted: []},
    {documents: [{_id: 'a'}], omitted: []},
    {documents: [{_id: 'a'}], omitted: []},
    {documents: [], omitted: [{id: 'n', reason: 'existence'}]},
    {documents: [], omitted: [{id: 'drafts.n', reason: 'permission'}]},
  ])
})

test('a private dataset is closed to anonymous readers', async () => {
  shop.lake
    .createDataset('inner', 'private')
    .commit({mutations: [{create: {_id: 'a', _type: 't'}}], author: 'x'})
  expect((await ask('/data/doc/inner/a')).answer).toEqual({
    documents: [],
    omitted: [{id: 'a', reason: 'permission'}],
  })
  expect((await ask('/data/export/inner')).text).toBe('')
})

test('export returns the documents that the reader may see, one per line, of the requested types', async () => {
  write({create: {_id: 'c', _type: 'category'}})
  const ids = async (path: string, headers?: Record<string, string>) => {
    const {text} = await ask(path, {headers})
    return text
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line)._id)
  }
  expect(await ids('/data/export/production', administrator)).toEqual(['a', 'drafts.a', 'c'])
  expect(await ids('/data/export/production')).toEqual(['a', 'c'])
  expect(await ids('/data/export/production?types=category,other', administrator)).toEqual(['c'])
})

test('no cache keeps answers that depend on the reader', async () => {
  for (const path of [
    '/data/doc/production/a',
    '/data/export/production',
    '/data/query/production?query=*',
  ]) {
    expect((await ask(path, {headers: administrator})).headers.get('cache-control')).toBe('no-store')
  }
})

test('a ping of a dataset is answered', async () => {
  expect(await ask('/data/ping/production')).toMatchObject({status: 200})
})

test('there are no references from other datasets', async () => {
  expect((await ask('/data/references/production/documents/a/to', {headers: administrator})).answer).toEqual({
    totalCount: 0,
    references: [],
  })
})
