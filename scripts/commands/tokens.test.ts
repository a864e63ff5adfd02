import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openLake} from '@stone-designs/lake'
import {root} from '../project/root.ts'
import {run} from '../terminal/run.ts'

function newFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tokens-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true, force: true}))
  return dataDir
}

const tokens = (dataDir: string, ...args: string[]) =>
  run(process.execPath, ['scripts/commands/tokens.ts', ...args], {
    cwd: root,
    env: {SANITY_PROJECT_ID: '', DATA_DIR: dataDir},
  })

test('a token is valid at once beside a running server, is listed without its secret, and is invalid once revoked', async () => {
  const dataDir = newFolder()
  const options = {dataDir, publicBase: 'http://shop.example/lake', projectId: 'stone', dataset: 'production'}
  const lake = openLake(options)
  onTestFinished(() => lake.close())
  const made = await tokens(dataDir, 'new', 'price import', '--role', 'editor')
  const [secret = ''] = made.output.split('\n')
  const headers = new Headers({authorization: `Bearer ${secret}`})
  expect(made.code).toBe(0)
  expect(lake.people.identify(headers)).toMatchObject({name: 'price import', role: 'editor'})

  const listed = await tokens(dataDir)
  const [id = ''] = /token-[0-9a-f-]{36}/.exec(listed.output) ?? []
  expect(listed.output).toMatch(/token-\S+ {2}editor\s+\d{4}-\d{2}-\d{2} {2}price import/)
  expect(listed.output).not.toContain(secret)

  expect((await tokens(dataDir, 'revoke', id)).code).toBe(0)
  expect(() => lake.people.identify(headers)).toThrow('Session not found')
})

test('answers a missing or unknown word with a sentence, and makes no token', async () => {
  const dataDir = newFolder()
  const [noRole, noLabel, unknown, other] = await Promise.all([
    tokens(dataDir, 'new', 'price import'),
    tokens(dataDir, 'new', '--role', 'editor'),
    tokens(dataDir, 'revoke', 'token-1'),
    tokens(dataDir, 'delete'),
  ])
  expect(noRole).toMatchObject({code: 1, output: expect.stringContaining('A token needs a role')})
  expect(noLabel).toMatchObject({code: 1, output: expect.stringContaining('Say what the token is for')})
  expect(unknown).toMatchObject({code: 1, output: expect.stringContaining('There is no token "token-1"')})
  expect(other).toMatchObject({code: 1, output: expect.stringContaining('There is no "delete"')})
  expect((await tokens(dataDir)).output).toContain('There are no tokens.')
})
