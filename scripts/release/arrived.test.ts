import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {expect, onTestFinished, test} from 'vitest'
import {backupData} from '../../server/backups/index.ts'
import {readConfig} from '../../server/config.ts'
import {unpackFormerFolder} from '../../server/records/test-former-folder.ts'
import {serveShop} from '../../server/serve.ts'
import {contentClient} from '../content/client.ts'
import {giveBack, takeIn} from './arrived.ts'

/** A shop that ran as version 0.1.0, and of which there is a backup from before its upgrade. */
async function newShop() {
  const folder = mkdtempSync(join(tmpdir(), 'arrived-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const env = {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    BACKUP_DIR: 'off',
    CHROMIUM: 'off',
    PICTURES_AHEAD: 'off',
  }
  const config = readConfig(env, folder)
  unpackFormerFolder(config.dataDir)
  const backup = join(folder, 'backup')
  await backupData({dataDir: config.dataDir, target: backup})
  return {config, backup, folder}
}

async function whileServed<T>(
  {config, folder}: Awaited<ReturnType<typeof newShop>>,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const shop = await serveShop(config, folder)
  try {
    return await work(shop.localUrl)
  } finally {
    await shop.close()
  }
}

const REFS = '*[_type == "lead"] | order(_id) {ref, note}'

test('a return to the data from before an upgrade keeps enquiries that arrived or changed since', async () => {
  const shop = await newShop()
  const {config, backup} = shop
  await whileServed(shop, async (origin) => {
    const client = await contentClient(config, origin)
    const [first] = await client.fetch<{_id: string}[]>('*[_type == "lead" && ref == "K7Q2MT"]{_id}')
    await client
      .patch(first?._id ?? '')
      .set({note: 'called back'})
      .commit()
    await client.create({
      _id: 'lead.0b6b1c5e-0000-4000-8000-000000000001',
      _type: 'lead',
      kind: 'manual',
      receivedAt: '2026-11-28T10:00:00Z',
      ref: 'NEW234',
    })
    await client.patch('siteSettings').set({brand: 'Of the newer version'}).commit()
  })
  expect(await giveBack(config, backup)).toMatch(
    /^The data are those of .*; \d enquiries since then are kept\. All other/,
  )
  await whileServed(shop, async (origin) => {
    await takeIn(config, origin)
    const client = await contentClient(config, origin)
    expect(await client.fetch(REFS)).toEqual(
      expect.arrayContaining([
        {ref: 'NEW234', note: null},
        {ref: 'K7Q2MT', note: 'called back'},
      ]),
    )
    expect(await client.fetch('*[_id == "siteSettings"][0].brand')).not.toBe('Of the newer version')
  })
}, 30_000)

test('data whose form is the same stay as they are', async () => {
  const shop = await newShop()
  await whileServed(shop, async () => undefined)
  const backup = join(shop.folder, 'same')
  await backupData({dataDir: shop.config.dataDir, target: backup})
  const before = readFileSync(join(shop.config.dataDir, 'lake.sqlite'))
  expect(await giveBack(shop.config, backup)).toBeUndefined()
  expect(readFileSync(join(shop.config.dataDir, 'lake.sqlite'))).toEqual(before)
  const newer = new DatabaseSync(join(shop.config.dataDir, 'lake.sqlite'))
  newer.exec('PRAGMA user_version = 1000')
  newer.close()
  expect(await giveBack(shop.config, backup)).toMatch(/^The data are those of /)
  await whileServed(shop, async () => undefined)
}, 30_000)
