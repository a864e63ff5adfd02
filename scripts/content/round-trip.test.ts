import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient} from '@sanity/client'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {exportContent} from './export.ts'
import {importContent, type Existing} from './import.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>
let folder: string
const say = () => undefined

beforeAll(async () => {
  shop = await startTestLake()
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  for (const name of ['copy', 'cut', 'hidden', 'kept', 'other', 'partial'])
    shop.lake.createDataset(name, 'private')
  const client = clientOf('production')
  const picture = await sharp({create: {width: 60, height: 40, channels: 3, background: '#a87'}})
    .jpeg()
    .toBuffer()
  const image = await client.assets.upload('image', picture, {filename: 'marble lamp.jpg', title: 'A lamp'})
  const plan = await client.assets.upload('file', Buffer.from('a plan'), {filename: 'plan.mp4'})
  const reference = (_ref: string) => ({_type: 'reference', _ref})
  await client
    .transaction()
    .create({_id: 'lamps', _type: 'category', title: 'दीपक & lamps'})
    .create({
      _id: 'lamp',
      _type: 'product',
      category: reference('lamps'),
      pictures: [{_key: 'a', _type: 'image', alt: 'A lamp', asset: reference(image._id)}],
      plan: {_type: 'file', asset: reference(plan._id)},
      price: 0,
      note: null,
    })
    .create({_id: 'drafts.lamp', _type: 'product', category: {...reference('gone'), _weak: true}})
    .create({_id: 'versions.r1.lamp', _type: 'product', category: reference('lamps')})
    .commit()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, {recursive: true, force: true})
})

const clientOf = (dataset: string) =>
  createClient({
    projectId: shop.projectId,
    dataset,
    apiHost: shop.apiHost,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    token: shop.token,
  })

const exportTo = (name: string, replace = false) =>
  exportContent({client: clientOf('production'), file: join(folder, name), replace, say})
const importInto = (dataset: string, name: string, existing: Existing = 'fail') =>
  importContent({client: clientOf(dataset), source: join(folder, name), existing, say})

/** Everything that must survive an export and import: all fields except the fields that each dataset sets itself. */
const content = (dataset: string) =>
  [...shop.lake.dataset(dataset).documents.values()]
    .map((document) => {
      const isAsset = document._type.startsWith('sanity.')
      const own = isAsset ? ['_createdAt', 'uploadId', 'path', 'url'] : []
      const fields = Object.entries(document).filter(
        ([name]) => !['_rev', '_updatedAt', ...own].includes(name),
      )
      return {...Object.fromEntries(fields), _id: document._id}
    })
    .sort((a, b) => (a._id < b._id ? -1 : 1))

test('documents and assets are the same after an export and an import into another dataset', async () => {
  expect(await exportTo('all.tar.gz')).toEqual({documents: 4, assets: 2})
  const {documents, warnings} = await importInto('copy', 'all.tar.gz')
  expect([documents, warnings]).toEqual([4, []])
  expect(content('copy')).toEqual(content('production'))
  expect(content('copy')).toHaveLength(6)
  const urls: unknown = await clientOf('copy').fetch('*[_type match "sanity.*Asset"].url')
  for (const url of Array.isArray(urls) ? urls : []) {
    expect(url).toContain('/copy/')
    expect((await fetch(String(url))).status).toBe(200)
  }
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
})

test('an export reads assets at the local address, whatever the public address is', async () => {
  const {options} = shop.lake
  const {publicBase} = options
  options.publicBase = 'http://nowhere.invalid/lake'
  onTestFinished(() => {
    options.publicBase = publicBase
  })
  const client = clientOf('hidden')
  const {url} = await client.assets.upload('file', Buffer.from('seen only here'))
  expect(url).toContain('nowhere.invalid')
  const file = join(folder, 'hidden.tar.gz')
  const exported = await exportContent({client, file, replace: false, assetBase: shop.apiHost, say})
  expect(exported).toEqual({documents: 0, assets: 1})
})

test('an export replaces an existing file only with --replace', async () => {
  await exportTo('twice.tar.gz')
  await expect(exportTo('twice.tar.gz')).rejects.toThrow('exists already')
  await expect(exportTo('twice.tar.gz', true)).resolves.toMatchObject({documents: 4})
})

test('an import fails on existing documents, keeps them or replaces them, as its options say', async () => {
  const {_id, _type} = {_id: 'lamps', _type: 'category'}
  await clientOf('other').create({_id, _type, title: 'mine'})
  writeFileSync(join(folder, 'one.ndjson'), `${JSON.stringify({_id, _type, title: 'theirs'})}\n`)
  const title = () => shop.lake.dataset('other').documents.get('lamps')?.['title']
  await expect(importInto('other', 'one.ndjson')).rejects.toThrow('already exists')
  await importInto('other', 'one.ndjson', 'keep')
  expect(title()).toBe('mine')
  await importInto('other', 'one.ndjson', 'replace')
  expect(title()).toBe('theirs')
})

test('an import that keeps documents names those that an interrupted one left without pictures, and counts none of them', async () => {
  await exportTo('cut.tar.gz')
  const client = clientOf('cut')
  const uploading = vi.spyOn(client.assets, 'upload').mockRejectedValue(new Error('The disk is full'))
  const source = join(folder, 'cut.tar.gz')
  await expect(importContent({client, source, existing: 'fail', say})).rejects.toThrow('The disk is full')
  uploading.mockRestore()
  expect(await importInto('cut', 'cut.tar.gz', 'keep')).toMatchObject({documents: 0, incomplete: ['lamp']})
  expect(await importInto('cut', 'cut.tar.gz', 'replace')).toMatchObject({documents: 4, incomplete: []})
  expect(content('cut')).toEqual(content('production'))
  expect(await importInto('cut', 'cut.tar.gz', 'keep')).toMatchObject({documents: 0, incomplete: []})
}, 30_000)

test('an import that keeps documents changes none of them, not even a draft with a reference, and stores the others', async () => {
  const category = {_type: 'reference', _ref: 'lamps'}
  const unpublished = {...category, _ref: 'new', _weak: true, _strengthenOnPublish: {type: 'category'}}
  const client = clientOf('kept')
  await client
    .transaction()
    .create({_id: 'lamps', _type: 'category'})
    .create({_id: 'lamp', _type: 'product', category})
    .create({_id: 'drafts.lamp', _type: 'product', category: unpublished})
    .commit()
  const unpacked = join(folder, 'unpacked')
  mkdirSync(join(unpacked, 'files'), {recursive: true})
  writeFileSync(join(unpacked, 'files/plan.pdf'), 'a plan')
  const plan = {_type: 'file', _sanityAsset: 'file@file://./files/plan.pdf'}
  const lines = ['lamp', 'drafts.lamp', 'basin'].map((_id) => ({_id, _type: 'product', category, plan}))
  const data = join(unpacked, 'data.ndjson')
  writeFileSync(data, lines.map((document) => `${JSON.stringify(document)}\n`).join(''))
  const before = await client.fetch('*[_id in ["lamp", "drafts.lamp"]]', {}, {perspective: 'raw'})
  const text = readFileSync(data, 'utf8')
  expect(await importInto('kept', 'unpacked', 'keep')).toMatchObject({
    documents: 1,
    incomplete: ['lamp', 'drafts.lamp'],
  })
  expect(await client.fetch('*[_id in ["lamp", "drafts.lamp"]]', {}, {perspective: 'raw'})).toEqual(before)
  expect(shop.lake.dataset('kept').documents.get('basin')).toMatchObject({
    category,
    plan: {asset: {_ref: expect.stringMatching(/^file-/)}},
  })
  expect(readFileSync(data, 'utf8')).toBe(text)
})

test('an import fails on existing releases, keeps them or replaces them, as its options say', async () => {
  const release = (title: string) => ({
    _id: '_.releases.r9',
    _type: 'system.release',
    name: 'r9',
    metadata: {title},
  })
  writeFileSync(join(folder, 'release.ndjson'), `${JSON.stringify(release('theirs'))}\n`)
  await clientOf('other').releases.create({releaseId: 'r9', metadata: {title: 'mine'}})
  const metadata = () => shop.lake.dataset('other').documents.get('_.releases.r9')?.['metadata']
  await expect(importInto('other', 'release.ndjson')).rejects.toThrow('already exists')
  expect(await importInto('other', 'release.ndjson', 'keep')).toMatchObject({documents: 0})
  expect(metadata()).toMatchObject({title: 'mine'})
  await importInto('other', 'release.ndjson', 'replace')
  expect(metadata()).toMatchObject({title: 'theirs'})
})

test('an export fails and writes no file when an asset is missing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warn.mockRestore())
  const bytes = {sha1hash: 'a'.repeat(40), path: 'files/stone-designs/partial/gone.bin'}
  await clientOf('partial').create({
    _id: `file-${'a'.repeat(40)}-bin`,
    _type: 'sanity.fileAsset',
    ...bytes,
    url: `${shop.apiHost}/files/stone-designs/partial/${'a'.repeat(40)}.bin`,
  })
  const file = join(folder, 'partial.tar.gz')
  const exporting = exportContent({client: clientOf('partial'), file, replace: false, say})
  await expect(exporting).rejects.toThrow('Only 0 of 1 assets')
  expect(existsSync(file)).toBe(false)
})

test('an import names a source that does not exist or cannot be parsed', async () => {
  await expect(importInto('other', 'nothing.tar.gz')).rejects.toThrow('There is no')
  writeFileSync(join(folder, 'broken.ndjson'), '{"_id": "a", "_type": "b"}\n{"_id"')
  await expect(importInto('other', 'broken.ndjson')).rejects.toThrow(/line 2|JSON/i)
  expect(shop.lake.dataset('other').documents.has('a')).toBe(false)
})
