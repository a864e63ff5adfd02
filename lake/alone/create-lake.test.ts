import {mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {request} from 'node:http'
import {text} from 'node:stream/consumers'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import sharp from 'sharp'
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest'
import {processorTime} from '../../lib/process/test-processor-time.ts'
import {createLake, type CreateLake, type LocalLake} from './create-lake.ts'
import {exportArchive} from './archive.ts'
import {lakeTest} from './lake-test.ts'

const product = (id: string, title: string) => ({_id: id, _type: 'product', title})
const SEED = [product('basin', 'Basin'), product('drafts.basin', 'Basin, new'), product('tub', 'Tub')]

async function opened(options: CreateLake = {}) {
  const lake = await createLake({seed: SEED, ...options})
  onTestFinished(() => lake.close())
  return lake
}

const titles = (lake: LocalLake) => lake.client().fetch('*[_type == "product"] | order(_id).title')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-test-'))
})
afterAll(() => rmSync(folder, {recursive: true}))

describe('a lake without a port', () => {
  test('is reached by a client and by fetch, with the perspective, the token and the errors of the API', async () => {
    const lake = await opened()
    expect(await titles(lake)).toEqual(['Basin', 'Basin, new', 'Tub'])
    const visitor = lake.client({token: undefined, perspective: 'published', useCdn: true})
    expect(await visitor.fetch('count(*)')).toBe(2)
    await expect(visitor.create(product('x', 'X'))).rejects.toMatchObject({statusCode: 403})
    const response = await lake.fetch('/v2025-02-19/data/query/production?query=*[_id=="tub"][0].title')
    expect(await response.json()).toMatchObject({result: 'Tub'})
  })

  test('sends the events of listeners and of live content', async () => {
    const lake = await opened()
    const client = lake.client({perspective: 'published'})
    const heard = client.listen('*[_type == "product"]', {}, {events: ['welcome', 'mutation']})
    const live = client.live.events()
    const events: unknown[] = []
    const isReady = (count: number) => events.length === count
    const streams = [
      heard.subscribe((event) => events.push(event)),
      live.subscribe((event) => events.push(event)),
    ]
    onTestFinished(() => streams.forEach((stream) => stream.unsubscribe()))
    await expect.poll(() => isReady(2)).toBe(true)
    await client.patch('tub').set({title: 'Bath'}).commit()
    await expect.poll(() => isReady(4)).toBe(true)
    expect(events.slice(2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'mutation',
          documentId: 'tub',
          result: expect.objectContaining({title: 'Bath'}),
        }),
        expect.objectContaining({
          type: 'message',
          tags: expect.arrayContaining([expect.stringMatching(/^s1:/)]),
        }),
      ]),
    )
  })

  test('stores pictures and files, and a copy has its own', async () => {
    const lake = await opened()
    const png = await sharp({create: {width: 8, height: 6, channels: 3, background: '#a45'}})
      .png()
      .toBuffer()
    const image = await lake.client().assets.upload('image', png, {filename: 'red.png'})
    const copy = lake.clone()
    onTestFinished(() => copy.close())
    await lake.client().delete(image._id)
    expect((await lake.fetch(image.url)).status).toBe(404)
    expect((await copy.fetch(`${image.url}?w=4`)).headers.get('content-type')).toBe('image/png')
  })
})

describe('a copy of a lake', () => {
  test('goes its own way', async () => {
    const lake = await opened()
    const copy = lake.clone()
    onTestFinished(() => copy.close())
    await copy.client().delete('tub')
    await lake.client().create(product('sink', 'Sink'))
    expect([await titles(lake), await titles(copy)]).toEqual([
      ['Basin', 'Basin, new', 'Sink', 'Tub'],
      ['Basin', 'Basin, new'],
    ])
    expect(copy.lake.dataset('production').past.transactions({})).toHaveLength(2)
  })

  test('returns to a snapshot more than once, and clients listen on', async () => {
    const lake = await opened()
    const snapshot = lake.snapshot()
    for (const id of ['one', 'two']) {
      await lake.client().create(product(id, id))
      lake.restore(snapshot)
      expect(await titles(lake)).toEqual(['Basin', 'Basin, new', 'Tub'])
    }
  })

  test('of 1,000 documents is made in a few milliseconds', async () => {
    const seed = Array.from({length: 1000}, (_, index) => ({
      ...product(`p${index}`, `Product ${index}`),
      like: {_type: 'reference', _ref: `p${(index * 7) % 1000}`},
      body: 'words of a description '.repeat(40),
    }))
    const lake = await opened({seed})
    const times = Array.from({length: 20}, () => {
      const spent = processorTime()
      const copy = lake.clone()
      const took = spent()
      void copy.close()
      return took
    })
    // The least of many: other programs slow the processor down.
    expect(Math.min(...times)).toBeLessThan(5)
  })
})

describe('a clock', () => {
  test('of a test dates documents, is now() in queries, and publishes scheduled releases', async () => {
    let now = Date.parse('2030-01-01T00:00:00Z')
    const lake = await opened({now: () => now})
    const client = lake.client()
    expect(await client.fetch('[now(), *[_id == "tub"][0]._createdAt]')).toEqual([
      '2030-01-01T00:00:00.000Z',
      '2030-01-01T00:00:00.000Z',
    ])
    await client.releases.create({releaseId: 'spring', metadata: {releaseType: 'scheduled'}})
    await client.createVersion({
      releaseId: 'spring',
      document: product('versions.spring.tub', 'Tub of spring'),
    })
    await client.releases.schedule({releaseId: 'spring', publishAt: '2030-03-01T00:00:00Z'})

    const later = lake.at('2030-04-01')
    onTestFinished(() => later.close())
    expect(await later.client().getDocument('tub')).toMatchObject({title: 'Tub of spring'})
    expect(await client.getDocument('tub')).toMatchObject({title: 'Tub'})
    now = Date.parse('2030-03-02T00:00:00Z')
    expect(await client.getDocument('tub')).toMatchObject({title: 'Tub of spring'})
  })

  test('set back shows the lake as it was, with its history', async () => {
    let now = Date.parse('2030-01-01T00:00:00Z')
    const lake = await opened({now: () => now})
    now += 86_400_000
    await lake.client().patch('tub').set({title: 'Bath'}).commit()
    await lake.client().delete('drafts.basin')
    const former = lake.at('2030-01-01T12:00:00Z')
    onTestFinished(() => former.close())
    expect(await titles(former)).toEqual(['Basin', 'Basin, new', 'Tub'])
    expect(former.lake.dataset('production').past.stepsOf('tub')).toHaveLength(1)
    await former.client().patch('tub').set({title: 'Other'}).commit()
    expect([await titles(former), await titles(lake)]).toEqual([
      ['Basin', 'Basin, new', 'Other'],
      ['Basin', 'Bath'],
    ])
  })
})

describe('a seed', () => {
  test('is the archive that another lake wrote, with pictures, drafts and releases', async () => {
    const lake = await opened()
    const client = lake.client()
    const png = await sharp({create: {width: 8, height: 6, channels: 3, background: '#a45'}})
      .png()
      .toBuffer()
    const asset = await client.assets.upload('image', png, {filename: 'red.png', title: 'Red'})
    const file = await client.assets.upload('file', Buffer.from('price list'), {filename: 'prices.txt'})
    await client.create({
      ...product('gate', 'Gate'),
      image: {_type: 'image', asset: {_type: 'reference', _ref: asset._id}, crop: {top: 0.1}},
      sheets: [{_type: 'file', _key: 'a', asset: {_type: 'reference', _ref: file._id}}],
    })
    await client.releases.create({releaseId: 'r1', metadata: {releaseType: 'asap', title: 'Spring'}})
    const archive = join(folder, 'whole.tar.gz')
    expect(await exportArchive(lake.lake, archive)).toEqual({documents: 5, assets: 2})

    const copy = await opened({seed: archive, projectId: 'other', dataset: 'copy'})
    const all =
      '*[!(_type match "system.*")] | order(_id) {..., "_rev": 0, "_createdAt": 0, "_updatedAt": 0, "url": 0, "path": 0, "uploadId": 0}'
    expect(await copy.client().fetch(all)).toEqual(await client.fetch(all))
    expect(await copy.client().fetch('*[_type == "system.release"].metadata.title')).toEqual(['Spring'])
    const url = await copy.client().fetch('*[_id == "gate"][0].image.asset->url')
    expect(url).toContain('/images/other/copy/')
    const served = await copy.fetch(url)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(readdirSync(folder)).toEqual(['whole.tar.gz'])
  })

  test.each([
    ['', 'There is no'],
    ['no archive', 'is damaged, or is not an archive of "sanity dataset export"'],
  ])('that is broken is refused with a sentence: %j', async (content, sentence) => {
    const seed = join(folder, content === '' ? 'missing.tar.gz' : 'broken.tar.gz')
    if (content !== '') writeFileSync(seed, content)
    await expect(createLake({seed})).rejects.toThrow(sentence)
  })

  test.each([
    ['{"_id": "a"', 'Line 2 of seed.ndjson is no document'],
    ['{"_id": "a", "_type": "t", "like": {"_ref": "gone"}}', 'gone'],
  ])('with the line %s stores nothing', async (line, sentence) => {
    const seed = join(folder, 'seed.ndjson')
    writeFileSync(seed, `${JSON.stringify(product('first', 'First'))}\n${line}\n`)
    await expect(createLake({seed})).rejects.toThrow(sentence)
  })

  test('never reads a file that is not in it', async () => {
    const seed = join(folder, 'unpacked')
    mkdirSync(seed)
    symlinkSync('/etc/passwd', join(seed, 'link'))
    for (const address of ['file@file:///etc/passwd', 'file@file://./../seed.ndjson', 'file@file://./link']) {
      const document = {...product('a', 'A'), sheet: {_type: 'file', _sanityAsset: address}}
      writeFileSync(join(seed, 'data.ndjson'), JSON.stringify(document))
      await expect(createLake({seed}), address).rejects.toThrow(
        `needs ${address}, which is not in the archive`,
      )
    }
  })
})

test('a lake on a port serves its own project at localhost and at the project’s host, and no other name', async () => {
  const lake = await opened({port: 0, projectId: 'shop'})
  const {port} = new URL(lake.url)
  const ask = (host: string) => {
    const path = '/v1/data/query/production?query=count(*)'
    return new Promise<string>((resolve, reject) => {
      request({host: '127.0.0.1', port, path, headers: {host}}, (response) => {
        void text(response).then((body) => resolve(`${response.statusCode} ${body}`))
      })
        .on('error', reject)
        .end()
    })
  }
  for (const host of [`localhost:${port}`, `shop.localhost:${port}`, `127.0.0.1:${port}`])
    expect(await ask(host), host).toContain('"result":2')
  expect(await ask(`other.localhost:${port}`)).toMatch(/^404 .*Start it with --project other/)
  expect(await ask('evil.example')).toMatch(/^421 /)
  await expect(createLake({port: Number(port)})).rejects.toThrow(`Port ${port} cannot be used`)
})

const testWithLake = lakeTest({seed: SEED})

describe('the fixture', () => {
  for (const run of [1, 2]) {
    testWithLake(`gives each test the content of the seed: ${run}`, async ({client, lake}) => {
      expect(await titles(lake)).toEqual(['Basin', 'Basin, new', 'Tub'])
      await client.delete('tub')
    })
  }

  testWithLake('keeps a list of requests that the lake does not have', async ({lake}) => {
    await lake.fetch('/v2025-02-19/hooks/projects/local')
    await lake.fetch('/v2099-99-99/ping', {method: 'POST'})
    expect(lake.requests).toEqual([
      {
        method: 'GET',
        path: '/v2025-02-19/hooks/projects/local',
        sentence: expect.stringContaining('Webhooks'),
      },
      {method: 'POST', path: '/v2099-99-99/ping', sentence: expect.stringContaining('no version')},
    ])
    lake.requests.length = 0
  })

  testWithLake.fails('fails a test with such a request', async ({lake}) => {
    await lake.fetch('/v1/nothing')
  })
})
