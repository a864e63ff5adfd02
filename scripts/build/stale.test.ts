import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {isStale, markFresh, type BuildProduct} from './stale.ts'

let product: BuildProduct

beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'stale-'))
  product = {root, inputs: ['source', 'one.json'], output: 'dist/index.html', stamp: '.build/made'}
  await mkdir(join(root, 'source'))
  await mkdir(join(root, 'dist'))
  await writeFile(join(root, 'source/page.ts'), 'page')
  await writeFile(join(root, 'one.json'), '{}')
  await writeFile(join(root, 'dist/index.html'), '')
})

afterEach(() => rm(product.root, {recursive: true}))

test('is stale before the first build and fresh after it', async () => {
  expect(await isStale(product)).toBe(true)
  await markFresh(product)
  expect(await isStale(product)).toBe(false)
})

test('is stale after an input was changed, added or removed', async () => {
  for (const change of [
    () => writeFile(join(product.root, 'one.json'), '[]'),
    () => writeFile(join(product.root, 'source/other.ts'), 'other'),
    () => rm(join(product.root, 'source/page.ts')),
  ]) {
    await markFresh(product)
    await change()
    expect(await isStale(product)).toBe(true)
  }
})

test('is stale when the result is missing', async () => {
  await markFresh(product)
  await rm(join(product.root, 'dist'), {recursive: true})
  expect(await isStale(product)).toBe(true)
})

test('stays fresh after a new test, and after a file was written again with the same content', async () => {
  await markFresh(product)
  await writeFile(join(product.root, 'source/page.test.ts'), 'test')
  await writeFile(join(product.root, 'source/page.ts'), 'page')
  expect(await isStale(product)).toBe(false)
})
