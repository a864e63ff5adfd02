import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {root} from '../project/root.ts'
import {run} from '../terminal/run.ts'

test('the name of a backup cannot command the terminal in which backups are listed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const backup = join(folder, 'data-backups', 'x\x1b]0;owned\x07\u202egnp')
  mkdirSync(backup, {recursive: true})
  const manifest = {version: 1, madeAt: new Date().toISOString(), files: {}}
  writeFileSync(join(backup, 'backup.json'), JSON.stringify(manifest))
  const {output} = await run(process.execPath, ['scripts/commands/content.ts', 'restore', '--list'], {
    cwd: root,
    env: {SANITY_PROJECT_ID: '', DATA_DIR: join(folder, 'data'), BACKUP_DIR: 'off'},
  })
  expect(output).toContain(String.raw`x\u001b]0;owned\u0007\u202egnp`)
  expect(output).not.toMatch(/(?![\n\t])\p{C}/u)
})
