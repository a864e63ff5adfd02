import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {makeIfStale, type BuildProduct} from './stale.ts'

let product: BuildProduct

const path = (name: string) => join(product.root, name)

beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'stale-'))
  product = {root, inputs: ['source', 'one.json'], folder: 'dist', stamp: '.build/made'}
  await mkdir(path('source'))
  await writeFile(path('source/page.ts'), 'page')
  await writeFile(path('one.json'), '{}')
})

afterEach(() => rm(product.root, {recursive: true}))

/** Makes the product if it is stale. @returns whether it was */
async function isMade(options: {force?: boolean; meanwhile?: () => Promise<void>} = {}): Promise<boolean> {
  let made = false
  const make = async () => {
    made = true
    await mkdir(path('dist.new'))
    await writeFile(path('dist.new/index.html'), await readFile(path('source/page.ts')))
    await options.meanwhile?.()
  }
  await makeIfStale(product, make, options)
  return made
}

test('is made once, and again by force', async () => {
  expect(await isMade()).toBe(true)
  expect(await isMade()).toBe(false)
  expect(await isMade({force: true})).toBe(true)
})

test('is made again after an input was changed, added or removed', async () => {
  await isMade()
  for (const change of [
    () => writeFile(path('one.json'), '[]'),
    () => writeFile(path('source/other.ts'), 'other'),
    () => rm(path('source/other.ts')),
  ]) {
    await change()
    expect(await isMade()).toBe(true)
  }
})

test('is made again after an input was changed while it was made', async () => {
  await isMade({meanwhile: () => writeFile(path('source/page.ts'), 'new page')})
  expect(await readFile(path('dist/index.html'), 'utf8')).toBe('page')
  expect(await isMade()).toBe(true)
  expect(await readFile(path('dist/index.html'), 'utf8')).toBe('new page')
})

test('is made again when the result is missing', async () => {
  await isMade()
  await rm(path('dist'), {recursive: true})
  expect(await isMade()).toBe(true)
})

test('is not made again for a test, a file that the build writes, or the same content', async () => {
  await isMade()
  await writeFile(path('source/page.test.ts'), 'test')
  await writeFile(path('source/routes.gen.ts'), 'routes')
  await writeFile(path('source/page.ts'), 'page')
  expect(await isMade()).toBe(false)
})

test('a former result stays when making fails, and the next start makes it again', async () => {
  await isMade()
  await writeFile(path('one.json'), '[]')
  const failing = makeIfStale(product, () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await readFile(path('dist/index.html'), 'utf8')).toBe('page')
  expect(await isMade()).toBe(true)
})
