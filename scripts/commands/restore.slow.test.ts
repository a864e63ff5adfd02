import {once} from 'node:events'
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {backupData} from '../../server/backups/backup.ts'
import {openOutbox} from '../../server/forms/outbox.ts'
import {openRecordsDatabase} from '../../server/records/database.ts'
import {openPeopleAside} from '@stone-designs/lake/admin'
import {openLake} from '@stone-designs/lake'
import {restoreData} from '../content/restore.ts'
import {root} from '../project/root.ts'
import {run} from '../terminal/run.ts'

const OLD = 'kota jalli river seven'
const NEW = 'granite lotus river seven'
const bearer = (token: string) => new Headers({authorization: `Bearer ${token}`})

/** A data folder with people, tokens and sessions, and `npm run content -- restore` on it. */
function newShop() {
  const folder = mkdtempSync(join(tmpdir(), 'restored-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const dataDir = join(folder, 'data')
  const lake = openLake({
    dataDir,
    publicBase: 'http://shop.example',
    projectId: 'stone',
    dataset: 'production',
  })
  lake.close()
  const source = join(folder, 'copy')
  const backUp = () => backupData({dataDir, target: source})
  const restore = (...options: string[]) =>
    run(process.execPath, ['scripts/commands/content.ts', 'restore', source, ...options], {
      cwd: root,
      env: {SANITY_PROJECT_ID: '', DATA_DIR: dataDir, LAKE_TOKEN: ''},
    })
  const inLake = async <Result>(work: (people: ReturnType<typeof openPeopleAside>['people']) => Result) => {
    const {people, close} = openPeopleAside(dataDir)
    try {
      return await work(people)
    } finally {
      close()
    }
  }
  return {dataDir, source, backUp, restore, inLake}
}

/** Leaves an enquiry in the outbox of a data folder. */
async function waitingLead(dataDir: string) {
  const records = openRecordsDatabase(dataDir, () => undefined)
  const outbox = openOutbox({
    records,
    queue: 'enquiries',
    saveLead: () => Promise.reject(new Error('The lake is damaged')),
    report: () => undefined,
  })
  outbox.keep({
    _id: 'lead.00000000-0000-4000-8000-000000000001',
    _type: 'lead',
    kind: 'submission',
    receivedAt: '2026-11-23T05:00:00.000Z',
  })
  await outbox.close()
  records.close()
}

test('a restore ends sessions and links, and keeps what was revoked, removed and changed after the backup', async () => {
  const {backUp, restore, inLake} = newShop()
  const before = await inLake(async (people) => {
    await people.setPassword(OLD)
    for (const name of ['gone', 'lower', 'stays']) people.staff.add(`${name}@shop.example`, name, 'editor')
    const [revoked, kept] = ['revoked', 'kept'].map((label) => people.createToken(label, 'editor'))
    const {token: session} = await people.signInWithPassword(OLD)
    return {revoked, kept, session, code: people.createSignInCode()}
  })
  await backUp()
  await inLake(async (people) => {
    people.revokeToken(before.revoked?.id ?? '')
    people.staff.remove('gone@shop.example')
    people.staff.setRole('lower@shop.example', 'viewer')
    await people.setPassword(NEW)
  })
  const {code, output} = await restore('--replace')
  expect(code).toBe(0)
  expect(output).toContain('Everybody signs in again')
  expect(output).toContain('Tokens revoked after the backup, and still so: revoked\n')
  expect(output).toContain('People removed after the backup, and still so: gone@shop.example\n')
  expect(output).toContain('changed after the backup, and still so: owner@localhost, lower@shop.example\n')
  await inLake(async (people) => {
    expect(() => people.identify(bearer(before.revoked?.token ?? ''))).toThrow('Session not found')
    expect(people.identify(bearer(before.kept?.token ?? ''))).toMatchObject({name: 'kept'})
    expect(() => people.identify(bearer(before.session))).toThrow('Session not found')
    expect(() => people.signInWithCode(before.code)).toThrow('used already')
    await expect(people.signInWithPassword(OLD)).rejects.toThrow('not right')
    await people.signInWithPassword(NEW)
    expect(people.staff.list().map(({name, role}) => [name, role])).toEqual(
      expect.arrayContaining([
        ['lower', 'viewer'],
        ['stays', 'editor'],
      ]),
    )
    expect(people.staff.list()).toHaveLength(3)
    const events = people.audit.list({limit: 10}).map(({event}) => event)
    expect(events).toEqual(
      expect.arrayContaining(['restored', 'token revoked', 'person removed', 'password set']),
    )
  })
}, 60_000)

test('what was revoked stays revoked after a second restore of the same backup', async () => {
  const {dataDir, source, backUp, inLake} = newShop()
  const {id, token} = await inLake((people) => people.createToken('revoked', 'editor'))
  await backUp()
  await inLake((people) => people.revokeToken(id))
  for (let count = 0; count < 2; count += 1)
    await restoreData({source, dataDir, replace: true, say: () => undefined})
  await inLake((people) => expect(() => people.identify(bearer(token))).toThrow('Session not found'))
}, 60_000)

test('a restore over a damaged database restores the access of the backup, and says so; waiting enquiries wait on', async () => {
  const {dataDir, backUp, restore, inLake} = newShop()
  const session = await inLake((people) => people.signInWithCode(people.createSignInCode()).token)
  await inLake((people) => people.setPassword(OLD))
  await backUp()
  await waitingLead(dataDir)
  writeFileSync(join(dataDir, 'lake.sqlite'), 'no database')
  const {code, output} = await restore('--replace')
  expect(code).toBe(0)
  expect(output).toContain('The former database cannot be read')
  expect(output).toContain('Enquiries that wait to be saved were kept: 1\n')
  await inLake(async (people) => {
    expect(() => people.identify(bearer(session))).toThrow('Session not found')
    await people.signInWithPassword(OLD)
  })
}, 60_000)

test('a restore onto another machine brings people and passwords, and names the commands to check them', async () => {
  const {dataDir, backUp, restore, inLake} = newShop()
  await inLake((people) => people.setPassword(OLD))
  await backUp()
  rmSync(dataDir, {recursive: true})
  const {code, output} = await restore()
  expect(code).toBe(0)
  expect(output).toContain('There was no former database')
  await inLake((people) => people.signInWithPassword(OLD))
}, 60_000)

test('with hosted Sanity a restore brings back uploads, and says where the content is; it is rejected while a shop answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'restored-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const [dataDir, source] = [join(folder, 'data'), join(folder, 'copy')]
  const upload = join(dataDir, 'uploads/files/gate-1/file')
  mkdirSync(join(dataDir, 'uploads/files/gate-1'), {recursive: true})
  writeFileSync(upload, 'a picture')
  await backupData({dataDir, target: source})
  writeFileSync(upload, 'a later picture')
  const restore = (port: string) =>
    run(process.execPath, ['scripts/commands/content.ts', 'restore', source, '--replace'], {
      cwd: root,
      env: {SANITY_PROJECT_ID: 'abc12345', DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: port},
    })
  const shop = createServer((_, answer) => answer.end()).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  const address = shop.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  expect((await restore(port)).output).toContain('Stop the shop first')
  expect(readFileSync(upload, 'utf8')).toBe('a later picture')
  shop.close()
  await once(shop, 'close')
  const {code, output} = await restore(port)
  expect([code, readFileSync(upload, 'utf8')]).toEqual([0, 'a picture'])
  expect(output).toContain('The content itself is at Sanity')
}, 60_000)
