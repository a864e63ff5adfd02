import {existsSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {backupData} from '../../server/backups/backup.ts'
import {readConfig} from '../../server/config.ts'
import {openRecordsDatabase} from '../../server/records/database.ts'
import {unpackFormerFolder} from '../../server/records/test-former-folder.ts'
import {openShop} from '../../server/shop.ts'
import {restoreData} from './restore.ts'

function open(dataDir: string) {
  const shop = openShop(
    readConfig({DATA_DIR: dataDir, BACKUP_DIR: 'off', LAKE_TOKEN: 'a'.repeat(40)}, dataDir),
    dataDir,
  )
  const {lake} = shop
  if (!lake) throw new Error('This shop has no lake of its own')
  const production = lake.dataset('production')
  const refs = () =>
    [...production.idsOfType('lead')]
      .map((id) => JSON.stringify(production.documents.get(id)?.ref))
      .toSorted()
  const privacy = async (verb: string, term: string) => {
    const headers = {authorization: `Bearer ${'a'.repeat(40)}`, 'content-type': 'application/json'}
    const request = {method: 'POST', headers, body: JSON.stringify({term})}
    return (await shop.fetch(new Request(`http://localhost/privacy-service/${verb}`, request))).json()
  }
  return {shop, refs, privacy}
}

test('a backup of version 0.1.0 is restored: what waits in it is saved, what waits since is kept, what was erased is erased again', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => void vi.restoreAllMocks())
  const folder = mkdtempSync(join(tmpdir(), 'former-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const [dataDir, source] = [join(folder, 'data'), join(folder, 'copy')]
  unpackFormerFolder(dataDir)
  await backupData({dataDir, target: source})

  const before = open(dataDir)
  await vi.waitFor(() => expect(before.refs()).toEqual(['"K7Q2MT"', '"W4X9NR"']), 10_000)
  await before.privacy('erase', 'K7Q2MT')
  await before.shop.close()
  const records = openRecordsDatabase(dataDir, () => undefined)
  const lead = {_type: 'lead', kind: 'submission', receivedAt: '2026-11-28T05:00:00.000Z', ref: 'D7Y3KM'}
  const id = 'lead.00000000-0000-4000-8000-000000000001'
  const insert = records.sql.prepare(`INSERT INTO waiting VALUES ('enquiries', ?, ?, 0)`)
  insert.run(id, JSON.stringify({_id: id, ...lead}))
  records.close()

  const restored = await restoreData({source, dataDir, replace: true, say: () => undefined})
  expect(restored.waiting).toBe(1)
  expect(existsSync(join(dataDir, 'forms/outbox.db'))).toBe(false)
  const after = open(dataDir)
  onTestFinished(() => after.shop.close())
  await vi.waitFor(() => expect(after.refs()).toEqual(['"D7Y3KM"', '"W4X9NR"']), 10_000)
  expect(await after.privacy('find', 'Cj0Fixture')).toMatchObject({
    leads: [{ref: 'W4X9NR'}],
    waiting: [{ref: 'W4X9NR'}],
    consents: [{version: '2'}],
  })
}, 60_000)
