import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {readConfig} from './config.ts'
import {openShop} from './shop.ts'
import {namedTests} from './test-named.ts'

const TOKEN = 'a-token-of-more-than-thirty-two-characters'

/** A shop, and the names of its limits as an administrator sees them. */
async function limitsOf(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'limits-'))
  const settings = {PORT: '0', DATA_DIR: folder, PUBLIC_URL: 'http://shop.example', LAKE_TOKEN: TOKEN}
  const shop = openShop(readConfig({...settings, ...environment}, folder), folder)
  onTestFinished(async () => {
    await shop.close()
    await rm(folder, {recursive: true})
  })
  const ask = async (headers = {}) =>
    shop.fetch(new Request('http://shop.example/lake/v1/admission', {headers}))
  expect((await ask()).status).toBe(401)
  const counts: unknown = await (await ask({authorization: `Bearer ${TOKEN}`})).json()
  expect(counts).toMatchObject({queries: {admitted: 0, refusedToSender: 0, refusedOverall: 0, held: 0}})
  return Object.keys(Object(counts))
}

test('every limit has a row in docs/limits.md, and an administrator reads its counts', async () => {
  const limits = await limitsOf()
  expect(limits).toEqual(expect.arrayContaining(['queries', 'renderings', 'enquiries', 'uploads', 'sockets']))
  const {text} = namedTests('docs/limits.md')
  expect(limits.filter((name) => !text.includes(`\n| \`${name}\` |`))).toEqual([])
})

test('every limit names tests that exist', () => {
  const {count, wrong} = namedTests('docs/limits.md')
  expect(count).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})
