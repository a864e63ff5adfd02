import {afterEach, beforeEach, expect, test} from 'vitest'
import {openLake, type Lake} from '../lake.ts'
import {answerAtOnce, type Question} from './answer/answer.ts'

let lake: Lake

beforeEach(() => {
  lake = openLake({
    dataDir: ':memory:',
    publicBase: 'http://localhost/lake',
    projectId: 'another',
    dataset: 'production',
  })
  const mutations = [{create: {_id: 'a', _type: 'product'}}]
  lake.dataset('production').commit({mutations, author: 'x'})
})
afterEach(() => {
  lake.dataset('production').queries.process.close()
  lake.close()
})

const OF_THE_PROJECT = '*[sanity::projectId() == "another"]'

test('sanity::projectId() is the project of the lake, in the server and in the query process', async () => {
  const dataset = lake.dataset('production')
  const question: Question = {
    query: 'sanity::projectId()',
    params: {},
    perspective: 'raw',
    readAccess: 'everything',
    identity: 'x',
  }
  expect(answerAtOnce(dataset.queries.queryable, question)?.result).toBe('another')
  const {json} = await dataset.queries.process.ask(question)
  expect(Buffer.concat(json).toString()).toBe('"another"')
})

test('sanity::projectId() is the project of the lake in a mutation and in a listener’s filter', async () => {
  const dataset = lake.dataset('production')
  const {body} = dataset.listeners.listen({
    query: OF_THE_PROJECT,
    params: {},
    identity: {id: 'x', name: '', email: '', role: 'administrator'},
    includeMutations: true,
    includeResult: false,
    includePreviousRevision: false,
    includeAllVersions: true,
    includeEffects: false,
  })
  const {results} = dataset.commit({mutations: [{delete: {query: OF_THE_PROJECT}}], author: 'x'})
  expect(results).toMatchObject([{id: 'a', operation: 'delete'}])
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('event: welcome')
  expect((await reader?.read())?.value).toContain('"transition":"disappear"')
  await reader?.cancel()
})
