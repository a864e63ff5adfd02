import {expect, onTestFinished, test} from 'vitest'
import {QueryProcess} from './query-process.ts'
import {datasetWith} from '../../testing/dataset.ts'
import type {JsonObject} from '../../model/types.ts'

const question = (query: string) =>
  ({query, params: {}, perspective: 'raw', readAccess: 'everything', identity: 'e'}) as const

function started(documents = 10) {
  const dataset = datasetWith(Array.from({length: documents}, (_, n) => ({_id: `d${n}`, _type: 'note'})))
  const process = new QueryProcess(dataset)
  onTestFinished(() => process.close())
  return {dataset, process}
}

const textOf = (found: {json: Buffer[]}) => Buffer.concat(found.json).toString()

test('while the process starts, a question gets the first available answer', async () => {
  const {process} = started()
  const answers = [
    process.ask(question('count(*)'), undefined, () => 'found without it'),
    process.ask(question('count(*)')),
  ] as const
  expect(await answers[0]).toBe('found without it')
  expect(textOf(await answers[1])).toBe('10')
})

test('a slow attempt is not repeated while the process starts', async () => {
  const {process} = started()
  const attempts = Array.from({length: 8}, () => 0)
  const answers = attempts.map((_, n) =>
    process.ask(question('count(*)'), undefined, () => {
      attempts[n] = (attempts[n] ?? 0) + 1
      const end = performance.now() + 20
      while (performance.now() < end);
      return undefined
    }),
  )
  for (const answer of await Promise.all(answers)) expect(answer && textOf(answer)).toBe('10')
  expect(Math.max(...attempts)).toBe(1)
})

test('a visitor is charged neither for the start of the process nor for the queries before', async () => {
  const {process} = started(3000)
  const begun = performance.now()
  const charged: number[] = []
  const ask = (clientKey: string) =>
    process.ask(question('count(*)'), {
      clientKey,
      charge: (milliseconds) => void charged.push(milliseconds),
      wait: () => () => undefined,
    })
  await Promise.all(['a', 'b', 'a', 'c'].map(ask))
  const took = performance.now() - begun
  expect(charged.length).toBe(4)
  expect(charged.reduce((sum, milliseconds) => sum + milliseconds)).toBeLessThan(took / 2)
})

test('the process receives the last state before each question, not those in between', async () => {
  const {dataset, process} = started()
  expect(textOf(await process.ask(question('count(*)')))).toBe('10')
  for (let n = 0; n < 50; n += 1) {
    dataset.commit({mutations: [{createOrReplace: {_id: 'd1', _type: 'note', n}}], author: 'e'})
  }
  dataset.commit({mutations: [{delete: {id: 'd2'}}], author: 'e'})
  const answers = process.ask(question('{"all": count(*), "n": *[_id == "d1"].n}'))
  dataset.commit({mutations: [{createOrReplace: {_id: 'd1', _type: 'note', n: 99}}], author: 'e'})
  const answer = textOf(await answers)
  expect(['{"all":9,"n":[49]}', '{"all":9,"n":[99]}']).toContain(answer)
  expect(textOf(await process.ask(question('*[_id == "d1"].n')))).toBe('[99]')
})

test('a question whose process is killed from outside is 503, and the next one starts another', async () => {
  const {process} = started()
  expect(textOf(await process.ask(question('count(*)')))).toBe('10')
  const answers = process.ask(question('count(*[count(*[count(*) > 0]) > 0])'))
  process.start()?.child.kill('SIGKILL')
  await expect(answers).rejects.toMatchObject({type: 'unavailable', status: 503})
  expect(textOf(await process.ask(question('count(*)')))).toBe('10')
})

test('a Ctrl-C in the terminal does not reach the process', () => {
  const {process: queries} = started()
  // It is sent to the server's process group. A number below zero names the group that a process leads.
  expect(process.kill(-Number(queries.start()?.child.pid), 0)).toBe(true)
})

test('a question that cannot be sent to the process is rejected, and the next one is answered', async () => {
  const {process} = started()
  let params: JsonObject = {}
  for (let level = 0; level < 50_000; level += 1) params = {a: params}
  await expect(process.ask({...question('count(*)'), params})).rejects.toMatchObject({type: 'unavailable'})
  expect(textOf(await process.ask(question('count(*)')))).toBe('10')
})
