import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {readCategories} from './data.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
})

afterEach(() => rm(folder, {recursive: true}))

const GATES = join(import.meta.dirname, 'catalogue', 'stone-gate.json')

/** Writes the category of stone gates with one text replaced. */
async function write(name: string, before: string | RegExp, after: string) {
  const text = await readFile(GATES, 'utf8')
  const changed = text.replace(before, after)
  expect(changed).not.toBe(text)
  await writeFile(join(folder, name), changed)
}

const failure = () => {
  try {
    readCategories(folder)
  } catch (error) {
    return String(error)
  }
  throw new Error('The mistake was not noticed')
}

test('the shop has its categories in the order of their positions', () => {
  const categories = readCategories()
  expect(categories.map(({position}) => position)).toEqual(categories.map((_, index) => index + 1))
  expect(categories[0]?.slug).toBe('fountain')
})

test.each([
  ['a text without a language', /"te": "[^"]*", /, '', 'field "title.te" is missing.'],
  ['a misspelt field', '"size"', '"szie"', 'product 1 has a field that the seed does not know: szie.'],
  ['a value that is a text', '"value": 6000', '"value": "6000"', 'field "value" is not a whole number.'],
  ['a product without an id', '"id": "2",', '', 'product number 2, field "id" is missing.'],
  ['an id that is given twice', '"id": "2"', '"id": "1"', 'product 1, field "id" is given to two products.'],
  [
    'a product without a price',
    /"range": "[^"]*",/,
    '',
    'product 1, field "value" must be given, or "range", but not both.',
  ],
  ['an empty description', /"alt": "[^"]*",\n/, '"alt": "",\n', 'product 1, field "alt" is empty.'],
  [
    'a picture that is an address',
    '"stone-gate/1"',
    '"https://example.com/1.webp"',
    'product 1, field "picture" is not a picture file',
  ],
])('%s is reported with file, product and field', async (_mistake, before, after, message) => {
  await write('stone-gate.json', before, after)
  expect(failure()).toContain('stone-gate.json has a mistake. Correct it and run the command again.')
  expect(failure()).toContain(`  ${message}`)
})

test('a file that is not JSON is named', async () => {
  await writeFile(join(folder, 'fountain.json'), '{"title": ')
  expect(failure()).toMatch(/fountain\.json cannot be read: .*JSON/)
})

test('two categories at one position are named', async () => {
  await write('gate.json', '"id": "1"', '"id": "A"')
  await write('gateway.json', '"id": "1"', '"id": "B"')
  expect(failure()).toContain('The categories gate and gateway have the same position, 17.')
})
