import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {root} from '../project/root.ts'
import {run} from '../terminal/run.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

/** Runs the command as a person would. Empty settings count as absent. */
const seedCommand = (env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, ['scripts/commands/seed.ts', ...args], {
    cwd: root,
    env: {SANITY_PROJECT_ID: '', SANITY_API_TOKEN: '', HOST: '127.0.0.1', PUBLIC_URL: '', ...env},
  })

const wrongToken = 'a-token-that-the-lake-does-not-know-0123456789'

test('changes no hosted dataset without --yes', async () => {
  const {code, output} = await seedCommand({SANITY_PROJECT_ID: 'abc123'})
  expect(code).toBe(1)
  expect(output).toContain('abc123/production')
  expect(output).toContain('npm run seed -- --yes')
})

test('names a shop that does not answer, and says what to do', async () => {
  const {code, output} = await seedCommand({PORT: '9', LAKE_TOKEN: wrongToken})
  expect(code).toBe(1)
  expect(output).toContain('Nothing answers at http://')
  expect(output).not.toContain('    at ')
})

test('names a wrong token and writes nothing', async () => {
  const {code, output} = await seedCommand({PORT: new URL(shop.apiHost).port, LAKE_TOKEN: wrongToken})
  expect(code).toBe(1)
  expect(output).toContain('The token is not accepted')
  expect(shop.lake.dataset('production').documents.size).toBe(0)
})

test('answers an unknown option with a sentence', async () => {
  const {code, output} = await seedCommand({}, '--everything')
  expect(code).toBe(1)
  expect(output).toContain('--everything')
  expect(output).not.toContain('    at ')
})
