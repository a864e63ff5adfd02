import {lockLake} from './lake/admin.ts'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {run} from '../scripts/terminal/run.ts'

test('a server that cannot have its data folder says so in one sentence, and ends', async () => {
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
