import {once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {root} from '../project/root.ts'
import {telugu} from '../../studio/messages/telugu.ts'
import {run} from '../terminal/run.ts'

const LOTUS = {
  _id: 'product-lotus',
  category: 'fountain',
  title: 'Fountain',
  productId: 'FOU-001',
  name: 'Lotus',
  value: 125_000,
  range: null,
}

/** Runs the command beside a lake that has these products. @returns the parameters that the lake got, too */
async function labels(args: string[], products: (typeof LOTUS)[] = [LOTUS]) {
  const folder = mkdtempSync(join(tmpdir(), 'labels-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const asked: Record<string, unknown> = {}
  const lake = createServer((request, response) => {
    if (request.url === '/healthz') return response.end('{"status":"ok"}')
    const {searchParams} = new URL(request.url ?? '', 'http://localhost')
    for (const name of ['category', 'codes', 'language'])
      asked[name] = JSON.parse(searchParams.get(`$${name}`) ?? '')
    return response.setHeader('Content-Type', 'application/json').end(JSON.stringify({result: products}))
  })
  onTestFinished(() => void lake.close())
  lake.listen(0, '127.0.0.1')
  await once(lake, 'listening')
  const address = lake.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const out = join(folder, 'out.html')
  const {code, output} = await run(process.execPath, ['scripts/commands/labels.ts', ...args, '--out', out], {
    cwd: root,
    env: {
      SANITY_PROJECT_ID: '',
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: 'https://shop.example',
      LAKE_TOKEN: 'a token of thirty-two characters',
    },
  })
  return {code, output, asked, page: () => readFileSync(out, 'utf8'), out}
}

test('writes the labels of the products of a category with these codes, spaces or not', async () => {
  const {code, output, asked, page, out} = await labels(
    ['--category', 'fountain', '--codes', 'FOU-001, FOU-003,', '--format', 'large'],
    [LOTUS, {...LOTUS, productId: 'FOU-003'}],
  )
  expect({code, output}).toEqual({
    code: 0,
    output: `2 labels are in ${out}. Open it in a browser and print it.\n`,
  })
  expect(asked).toEqual({category: 'fountain', codes: ['FOU-001', 'FOU-003'], language: 'en'})
  expect(page()).toContain('<h2>Lotus</h2>')
})

test('without arguments all products get labels, and a selection that fits none is a failure', async () => {
  const all = await labels([])
  expect(all.code).toBe(0)
  expect(all.asked).toEqual({category: null, codes: null, language: 'en'})
  const none = await labels(['--codes', 'XYZ'], [])
  expect(none).toMatchObject({code: 1, output: '\nNo product on the site fits. See --help.\n'})
})

test('names each code without a product, and writes the other labels', async () => {
  const {code, output, page, out} = await labels(['--codes', 'FOU-0O3,FOU-001,FOU-0O4'])
  expect(code).toBe(1)
  // The two streams of the command arrive in any order.
  expect(output.trim().split('\n').toSorted()).toEqual([
    `1 label is in ${out}. Open it in a browser and print it.`,
    'No product on the site fits the code FOU-0O3.',
    'No product on the site fits the code FOU-0O4.',
  ])
  expect(page()).toContain('<h2>Lotus</h2>')
})

const SEVENS = ['temple', 'jalli'].map((category) => ({...LOTUS, category, title: category, productId: '7'}))

test('rejects a code that several products have, and says how to name one of them', async () => {
  const {code, output, page} = await labels(['--codes', '7'], SEVENS)
  expect({code, output}).toEqual({
    code: 1,
    output: '\nSeveral products have the code 7. Write one of temple/7, jalli/7.\n',
  })
  expect(page).toThrow('ENOENT')
})

test('a category before the code names one product', async () => {
  const {code, asked} = await labels(['--codes', 'temple/7,FOU-001'], [...SEVENS.slice(0, 1), LOTUS])
  expect(code).toBe(0)
  expect(asked).toMatchObject({codes: ['temple/7', 'FOU-001']})
})

test('rejects an unknown format and names the known ones, before it asks the shop', async () => {
  const {code, output, asked} = await labels(['--format', 'a4'])
  expect({code, output}).toEqual({
    code: 1,
    output: '\nThere is no format "a4". There are sheet, small, large.\n',
  })
  expect(asked).toEqual({})
})

test('labels of a language have its words, and ask the shop for its names', async () => {
  const {asked, page} = await labels(['--language', 'te'], [{...LOTUS, name: 'తామర'}])
  expect(asked).toMatchObject({language: 'te'})
  expect(page()).toContain('<html lang="te">')
  expect(page()).toContain(telugu['labels.scan'])
})

test('rejects an unknown language and names the known ones', async () => {
  const {code, output, asked} = await labels(['--language', 'ta'])
  expect({code, output}).toEqual({code: 1, output: '\nThere is no language "ta". There are en, te, hi.\n'})
  expect(asked).toEqual({})
})
