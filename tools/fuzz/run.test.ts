import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {fuzz} from './run.ts'
import {mutate, randomFrom} from './mutate.ts'

test('the same seed makes the same inputs, and another seed makes others', () => {
  const sample = Buffer.from('<svg><g/></svg>')
  const inputs = (seed: number) => {
    const random = randomFrom(seed)
    return Array.from({length: 50}, () => mutate(sample, random, ['&a;', '<g>']).toString('latin1'))
  }
  expect(inputs(1)).toEqual(inputs(1))
  expect(inputs(1)).not.toEqual(inputs(2))
  expect(new Set(inputs(1)).size).toBeGreaterThan(40)
})

function options() {
  const root = mkdtempSync(join(tmpdir(), 'fuzz-test-'))
  onTestFinished(() => rmSync(root, {recursive: true, force: true}))
  return {minutes: 0.05, seed: 1, port: 0, root}
}

test('a parser that rejects all bad input has no problems', async () => {
  const {runs, problems} = await fuzz('forwarded-for', options())
  expect(runs).toBeGreaterThan(10)
  expect(problems).toEqual([])
})

test('a parser that ends its process is a problem', async () => {
  const {problems} = await fuzz('no such target', options())
  expect(problems).toEqual([
    {problem: 'The process ended: 1', path: expect.stringContaining('no such target')},
  ])
})
