import {lockLake} from './lake/admin.ts'
import {mkdtempSync, rmSync} from 'node:fs'
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {readdirSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {run} from '../scripts/terminal/run.ts'

/** Names of the files and folders, at any depth, that other users have rights to. */
const openToOthers = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  )

test('files that the server or a command writes are closed to other users, whatever the umask', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'main-')), 'data')
  onTestFinished(() => rmSync(join(dataDir, '..'), {recursive: true}))
  const env = {...process.env, DATA_DIR: dataDir, PORT: '0', SANITY_PROJECT_ID: '', LAKE_TOKEN: ''}
  const underUmask022 = (program: string) => ['-c', 'umask 022; exec "$0" "$@"', process.execPath, program]
  const command = join(import.meta.dirname, '../scripts/commands/tokens.ts')
  expect(await run('/bin/sh', underUmask022(command), {env: {DATA_DIR: dataDir}})).toMatchObject({code: 0})
  expect(readdirSync(dataDir)).toContain('lake.sqlite')
  expect(openToOthers(dataDir)).toEqual([])
  const server = spawn('/bin/sh', underUmask022(join(import.meta.dirname, 'main.ts')), {env})
  await once(server.stdout, 'data')
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['forms', 'upload-secret', 'uploads']))
  expect(openToOthers(dataDir)).toEqual([])
  server.kill('SIGTERM')
  await once(server, 'exit')
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
})

test('a server whose data folder is taken says so in one sentence and exits', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'main-'))
  const unlock = lockLake(dataDir)
  onTestFinished(() => {
    unlock()
    rmSync(dataDir, {recursive: true})
  })
  const env = {DATA_DIR: dataDir, PORT: '0', SANITY_PROJECT_ID: ''}
  const {code, output} = await run(process.execPath, [join(import.meta.dirname, 'main.ts')], {env})
  expect(code).toBe(1)
  expect(output).toBe(
    `Another process has the lake in ${dataDir} open. Stop it first, or choose another data folder.\n`,
  )
})
