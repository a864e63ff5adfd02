import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openLake} from '../lake.ts'
import {parseFileName, parseImageName, withPublicUrl} from './asset-document.ts'
import {storeUpload} from '../assets/upload.ts'

const SHA1 = 'da39a3ee5e6b4b0d3255bfef95601890afd80709'

test('parses the names of images and files, and rejects every other name', () => {
  expect(parseImageName(`${SHA1}-80x100.jpg`)).toEqual({id: `image-${SHA1}-80x100-jpg`, sha1: SHA1})
  expect(parseFileName(`${SHA1}.pdf`)).toEqual({id: `file-${SHA1}-pdf`, sha1: SHA1})
  for (const name of [
    '',
    'x.jpg',
    `${SHA1}.jpg`,
    `../${SHA1}-1x1.jpg`,
    `${SHA1}-1x1.jpg/..`,
    `${SHA1.toUpperCase()}-1x1.jpg`,
  ]) {
    expect(parseImageName(name)).toBeUndefined()
  }
  for (const name of ['', `${SHA1}-1x1.jpg`, `${SHA1}.p/f`, SHA1]) expect(parseFileName(name)).toBeUndefined()
})

test('an asset that was uploaded at a former address has the current address', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-url-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true}))
  const options = {dataDir, projectId: 'stone', dataset: 'production', token: 'x'.repeat(40)}
  const first = openLake({...options, publicBase: 'http://localhost:3000/lake'})
  const body = new Blob(['hello']).stream()
  const {_id} = await storeUpload(first, {
    kind: 'file',
    dataset: 'production',
    body,
    options: {fields: {}, parts: []},
    author: 'test',
    maxBytes: 10,
  })
  const stored = first.dataset('production').documents.get(_id)
  const path = `files/stone/production/${_id.slice(5, 45)}.bin`
  expect(stored).toMatchObject({path, url: `http://localhost:3000/lake/${path}`})
  first.close()
  const second = openLake({...options, publicBase: 'https://shop.example/lake'})
  const moved = second.dataset('production').documents.get(_id)
  second.close()
  expect(moved).toEqual({...stored, url: `https://shop.example/lake/${path}`})
})

const HERE = {publicBase: 'https://shop.example/lake', projectId: 'shop', dataset: 'production'}
const document = (_type: string, _id: string, fields: object = {}) => ({
  ...fields,
  _id,
  _type,
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
})

test.each([
  ['an address of this machine', {url: 'http://127.0.0.1:6379/'}],
  ['a file of this machine', {url: 'file:///etc/passwd', path: 'x'}],
  ['a path that leaves the assets', {path: '../v1/admission'}],
])('an asset document in which an editor wrote %s has the address of its id', (_what, fields) => {
  const file = withPublicUrl(document('sanity.fileAsset', `file-${SHA1}-txt`, fields), HERE)
  expect(file).toMatchObject({url: `https://shop.example/lake/files/shop/production/${SHA1}.txt`})
  const draft = withPublicUrl(document('sanity.imageAsset', `drafts.image-${SHA1}-2x3-png`, fields), HERE)
  expect(draft).toMatchObject({path: `images/shop/production/${SHA1}-2x3.png`})
  const other = withPublicUrl(document('sanity.imageAsset', 'mine', fields), HERE)
  expect([other['url'], other['path']]).toEqual([undefined, undefined])
})

test('other documents keep their addresses', () => {
  const link = document('page', `file-${SHA1}-txt`, {url: 'https://elsewhere.example', path: '/a'})
  expect(withPublicUrl(link, HERE)).toBe(link)
})
