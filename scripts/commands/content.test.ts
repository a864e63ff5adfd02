import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {openLake} from '@stone-designs/lake'
import {expect, onTestFinished, test} from 'vitest'
import {canMount, newDisk} from '../../lib/testing/own-disk.ts'
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

/** Output of the command when it makes a backup in a folder. */
async function backUpTo(target: string) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const dataDir = join(folder, 'data')
  openLake({
    dataDir,
    publicBase: 'http://shop.example/lake',
    projectId: 'stone',
    dataset: 'production',
  }).close()
  return run(process.execPath, ['scripts/commands/content.ts', 'backup', target], {
    cwd: root,
    env: {SANITY_PROJECT_ID: '', DATA_DIR: dataDir, BACKUP_DIR: 'off'},
  })
}

test('a backup to a folder below a file ends with a sentence and no stack', async () => {
  const {code, output} = await backUpTo(join(import.meta.filename, 'b'))
  expect(code).toBe(1)
  expect(output).toMatch(/Choose another folder/)
  expect(output).not.toMatch(/^ {4}at /m)
})

test.runIf(canMount).each<[string, (disk: ReturnType<typeof newDisk>) => void, RegExp]>([
  ['full', (disk) => disk.fill(), /disk is full|free/],
  ['read-only', (disk) => disk.remount('ro'), /The disk is read-only now/],
])('a backup to a disk that is %s ends with a sentence and no stack', async (_what, spoil, sentence) => {
  const disk = newDisk('size=8m')
  spoil(disk)
  const {code, output} = await backUpTo(join(disk.folder, 'b'))
  expect(code).toBe(1)
  expect(output).toMatch(sentence)
  expect(output).not.toMatch(/^ {4}at /m)
})
