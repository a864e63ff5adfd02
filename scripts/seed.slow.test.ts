import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestLake} from '../server/content/test-lake.ts'
import {run} from './run.ts'

const root = join(import.meta.dirname, '..')
let shop: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

/** The command as a person starts it; blank settings count as absent. */
const seedCommand = (env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, ['scripts/seed.ts', ...args], {
    cwd: root,
    env: {SANITY_PROJECT_ID: '', SANITY_API_TOKEN: '', HOST: '127.0.0.1', PUBLIC_URL: '', ...env},
  })

const wrongToken = 'a-token-that-the-lake-does-not-know-0123456789'

test('a hosted dataset is not touched without --yes', async () => {
  const {code, output} = await seedCommand({SANITY_PROJECT_ID: 'abc123'})
  expect(code).toBe(1)
  expect(output).toContain('abc123/production')
  expect(output).toContain('npm run seed -- --yes')
})

test('a lake that is not there is named, with what to do', async () => {
  const {code, output} = await seedCommand({PORT: '9', LAKE_TOKEN: wrongToken})
  expect(code).toBe(1)
  expect(output).toContain('Nothing answers at http://')
  expect(output).not.toContain('    at ')
})

test('a wrong token is named, and nothing is written', async () => {
  const {code, output} = await seedCommand({PORT: new URL(shop.apiHost).port, LAKE_TOKEN: wrongToken})
  expect(code).toBe(1)
  expect(output).toContain('The token is not accepted')
  expect(shop.lake.dataset('production').documents.size).toBe(0)
})

test('an unknown option is answered with a sentence', async () => {
  const {code, output} = await seedCommand({}, '--everything')
  expect(code).toBe(1)
  expect(output).toContain('--everything')
  expect(output).not.toContain('    at ')
})
