import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openAdmission} from '../../lib/admission/admission.ts'
import {readConfig} from '../config.ts'
import {openLake, type Lake} from '@stone-designs/lake'
import {openShopUploads} from './index.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-uploads-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  return folder
}

function open(folder: string, lake: Lake | undefined, environment: Record<string, string> = {}) {
  const uploads = openShopUploads(readConfig({DATA_DIR: folder, ...environment}, folder), {
    lake,
    admission: openAdmission({onNotice: () => undefined}),
    report: (problem, error) => {
      throw new Error(problem, {cause: error})
    },
  })
  onTestFinished(() => uploads.close())
  return uploads
}

const LIST = '/upload-service/files'

test('people and tokens of the embedded lake list uploaded files; nobody else does', async () => {
  const publicBase = 'http://shop.example/lake'
  const lake = openLake({dataDir: ':memory:', publicBase, projectId: 'stone', dataset: 'production'})
  onTestFinished(() => lake.close())
  const {routes} = open(newFolder(), lake, {UPLOAD_DAYS: '90'})
  const statusWith = async (headers: Record<string, string>) => (await routes.request(LIST, {headers})).status
  expect(await statusWith({})).toBe(401)
  expect(await statusWith({authorization: 'Bearer of nobody'})).toBe(401)
  expect(await statusWith({authorization: 'Bearer wrong'})).toBe(401)
  const {token} = lake.people.signInWithCode(lake.people.createSignInCode())
  const answer = await routes.request(LIST, {headers: {authorization: `Bearer ${token}`}})
  expect(await answer.json()).toEqual({files: [], count: 0, mayDelete: true, keptDays: 90})
})

test('on hosted Sanity there is no list of uploaded files, because this server does not know its members', async () => {
  const uploads = open(newFolder(), undefined, {SANITY_PROJECT_ID: 'abc123'})
  expect((await uploads.routes.request(LIST)).status).toBe(404)
  expect((await uploads.routes.request(`${LIST}/gate-0123456789abcdef.png`, {method: 'DELETE'})).status).toBe(
    404,
  )
  expect(await uploads.isDeleted('gate-0123456789abcdef.png')).toBe(false)
})

test('a client opens a limited number of pages of files in a bucket, since each costs a request to the bucket', async () => {
  const uploads = open(newFolder(), undefined, {UPLOAD_BUCKET: 'files', UPLOAD_REGION: 'ap-south-1'})
  // A name that no file can have is not requested from the bucket.
  const openPage = (clientKey?: string) => uploads.isDeleted('../..', clientKey)
  for (let page = 0; page < 1200; page += 1) expect(await openPage('192.0.2.1')).toBe(false)
  await expect(openPage('192.0.2.1')).rejects.toMatchObject({status: 429})
  expect(await openPage('192.0.2.2')).toBe(false)
  expect(await openPage()).toBe(false)
})

test('pages of files in the local store have no such limit', async () => {
  const uploads = open(newFolder(), undefined)
  for (let page = 0; page < 1201; page += 1) expect(await uploads.isDeleted('../..', '192.0.2.1')).toBe(false)
})
