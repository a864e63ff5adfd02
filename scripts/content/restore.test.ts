import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {backupData} from '../../server/backups/backup.ts'
import {fingerprint} from '../../server/backups/copy.ts'
import {MANIFEST} from '../../server/backups/data-folder.ts'
import {restoreData} from './restore.ts'

test('keys in a backup of an older program do not open the restored shop, which keeps its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'restore-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const [dataDir, source] = [join(folder, 'data'), join(folder, 'copy')]
  mkdirSync(join(dataDir, 'uploads'), {recursive: true})
  writeFileSync(join(dataDir, 'uploads/gate'), 'a picture')
  writeFileSync(join(dataDir, 'lake-token'), 'own')
  await backupData({dataDir, target: source})
  const {files, ...rest}: {files: object} = JSON.parse(readFileSync(join(source, MANIFEST), 'utf8'))
  const leaked: Record<string, unknown> = {}
  for (const name of ['lake-token', 'preview-key']) {
    writeFileSync(join(source, name), 'leaked')
    leaked[name] = await fingerprint(join(source, name))
  }
  writeFileSync(join(source, MANIFEST), JSON.stringify({...rest, files: {...files, ...leaked}}))
  await restoreData({source, dataDir, replace: true, say: () => undefined})
  expect(readFileSync(join(dataDir, 'uploads/gate'), 'utf8')).toBe('a picture')
  expect(readFileSync(join(dataDir, 'lake-token'), 'utf8')).toBe('own')
  expect(existsSync(join(dataDir, 'preview-key'))).toBe(false)
})
