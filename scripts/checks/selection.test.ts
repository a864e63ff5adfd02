import {expect, test} from 'vitest'
import {root} from '../project/root.ts'
import {selectTests, testFiles, type TestFile} from './selection.ts'

const FILES: TestFile[] = [
  {path: 'server/forms/lead.test.ts', text: "test('rejects a lead without a name', () => {})"},
  {path: 'server/forms/limits.test.ts', text: 'test.for(LIMITS)("keeps the limit of $name", () => {})'},
  {path: 'web/e2e/lead.e2e.ts', text: 'test(`the form fits ${width} pixels`, async () => {})'},
  {path: 'web/home/HomePage.test.tsx', text: "test(\n  'shows the owner\\'s name (twice)',\n  () => {})"},
]

const select = (word: string) => selectTests(word, FILES, '/shop')

test('a folder stands for the files in it', () => {
  const unit = ['server/forms/lead.test.ts', 'server/forms/limits.test.ts']
  for (const word of ['server/forms', './server/forms/', '/shop/server/forms']) {
    expect(select(word)).toEqual({unit, e2e: []})
  }
})

test('a path stands for one file, a part of a path for every file that contains it', () => {
  expect(select('web/e2e/lead.e2e.ts')).toEqual({unit: [], e2e: ['web/e2e/lead.e2e.ts']})
  expect(select('lead')).toEqual({unit: ['server/forms/lead.test.ts'], e2e: ['web/e2e/lead.e2e.ts']})
})

test('a part of a title stands for the tests of that title', () => {
  expect(select('without a name')).toEqual({
    unit: ['server/forms/lead.test.ts'],
    e2e: [],
    title: 'without a name',
  })
  expect(select("the owner's name (")).toMatchObject({unit: ['web/home/HomePage.test.tsx']})
})

test('a title is found as a run prints it, with its parts filled in', () => {
  expect(select('the form fits 390 pixels')).toMatchObject({e2e: ['web/e2e/lead.e2e.ts']})
  expect(select('keeps the limit of bytes')).toMatchObject({unit: ['server/forms/limits.test.ts']})
})

test('a word that no path and no title contains selects nothing', () => {
  expect(select('a journey to the moon')).toBeUndefined()
})

test('every test file of the project is found, e2e tests included', async () => {
  const paths = (await testFiles(root)).map(({path}) => path)
  expect(paths).toContain('scripts/checks/selection.test.ts')
  expect(paths).toContain('web/e2e/product.e2e.ts')
  expect(paths.filter((path) => path.includes('node_modules'))).toEqual([])
})
