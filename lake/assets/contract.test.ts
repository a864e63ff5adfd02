import {createReadStream} from 'node:fs'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createImageUrlBuilder} from '@sanity/image-url'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestServer, type TestServer} from '../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

/** Four coloured quarters of 100 x 100: red, green / blue, white. */
async function quarters() {
  const square = (background: string) =>
    sharp({create: {width: 100, height: 100, channels: 3, background}})
      .png()
      .toBuffer()
  const [red, green, blue] = await Promise.all(['#f00', '#0f0', '#00f'].map(square))
  return sharp({create: {width: 200, height: 200, channels: 3, background: '#fff'}})
    .composite([
      {input: red, left: 0, top: 0},
      {input: green, left: 100, top: 0},
      {input: blue, left: 0, top: 100},
    ])
    .png()
    .toBuffer()
}

async function colourOf(url: string) {
  const response = await fetch(url)
  expect(response.status).toBe(200)
  const {dominant} = await sharp(await response.arrayBuffer())
    .removeAlpha()
    .stats()
  const {width, height} = await sharp(await (await fetch(url)).arrayBuffer()).metadata()
  const name = dominant.r > 200 ? (dominant.g > 200 ? 'white' : 'red') : dominant.g > 200 ? 'green' : 'blue'
  return `${name} ${width}x${height}`
}

test('the client uploads an image from a buffer, without a content type', async () => {
  const document = await server.client().assets.upload('image', await quarters(), {
    filename: 'quarters.png',
    title: 'Quarters',
    extract: ['palette', 'lqip'],
    source: {id: '7', name: 'camera', url: 'https://camera.example/7'},
  })
  expect(document).toMatchObject({
    _type: 'sanity.imageAsset',
    originalFilename: 'quarters.png',
    title: 'Quarters',
    source: {id: '7', name: 'camera'},
    metadata: {dimensions: {width: 200, height: 200, aspectRatio: 1}},
  })
  expect(await server.client().getDocument(document._id)).toEqual(document)
  const byHash = '*[_type == $type && sha1hash == $hash][0]._id'
  expect(await server.client().fetch(byHash, {type: 'sanity.imageAsset', hash: document.sha1hash})).toBe(
    document._id,
  )
})

test('the client uploads a file from a stream, and downloads the same bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lake-contract-'))
  const bytes = Buffer.alloc(3_000_000, 'stone ')
  await writeFile(join(folder, 'long.txt'), bytes)
  const stream = createReadStream(join(folder, 'long.txt'))
  const document = await server
    .client()
    .assets.upload('file', stream, {filename: 'long.txt', contentType: 'text/plain'})
  await rm(folder, {recursive: true})
  expect(document).toMatchObject({_type: 'sanity.fileAsset', size: bytes.length, mimeType: 'text/plain'})
  const response = await fetch(`${server.base}/${document.path}`)
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
})

test('the client gets the reason why an upload was rejected', async () => {
  const client = server.client()
  await expect(client.assets.upload('image', Buffer.from('no image'))).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('The file is not an image'),
  })
  await expect(
    client.withConfig({token: undefined}).assets.upload('image', await quarters()),
  ).rejects.toMatchObject({statusCode: 401})
})

test('an image can be deleted only when no document refers to it', async () => {
  const client = server.client()
  const {_id} = await client.assets.upload(
    'image',
    await sharp(await quarters())
      .webp()
      .toBuffer(),
  )
  const image = {_type: 'image', asset: {_type: 'reference', _ref: _id}}
  await client.create({_id: 'holder', _type: 'thing', image})
  await expect(client.delete(_id)).rejects.toMatchObject({statusCode: 409})
  await client.delete('holder')
  await client.delete(_id)
  expect(await client.getDocument(_id)).toBeUndefined()
})

test('crop and hotspot of the image builder show the part that the editor chose', async () => {
  const client = server.client()
  const {_id} = await client.assets.upload('image', await quarters())
  const builder = createImageUrlBuilder(client)
  const image = (crop: object, hotspot: object) => ({
    _type: 'image',
    asset: {_type: 'reference', _ref: _id},
    crop: {left: 0, top: 0, right: 0, bottom: 0, ...crop},
    hotspot: {x: 0.5, y: 0.5, width: 1, height: 1, ...hotspot},
  })
  const cropped = builder.image(image({left: 0.5, bottom: 0.5}, {}))
  expect(cropped.width(50).url()).toContain(`${server.base}/images/stone-designs/production/`)
  expect(await colourOf(cropped.width(50).url())).toBe('green 50x50')
  const spotted = builder.image(image({top: 0.5}, {x: 0.1, y: 0.75, width: 0.2, height: 0.2}))
  expect(await colourOf(spotted.size(30, 60).url())).toBe('blue 30x60')
})

test('every setting of the image builder gives a picture', async () => {
  const client = server.client()
  const {_id} = await client.assets.upload('image', await quarters())
  const builder = createImageUrlBuilder(client).image(_id)
  const addresses = [
    builder.width(120).height(80).fit('crop').crop('top'),
    builder.size(80, 120).fit('crop').crop('focalpoint').focalPoint(0.9, 0.1),
    builder.rect(0, 100, 50, 50).format('jpg').quality(30),
    builder.maxWidth(90).minHeight(20).fit('crop'),
    builder.width(50).dpr(2).blur(20).sharpen(10).saturation(-100).invert(true),
    builder.width(50).orientation(90).flipHorizontal().flipVertical(),
    builder.size(100, 30).fit('fillmax').bg('336699').pad(5),
    builder.auto('format').width(70).frame(1).vanityName('quarters.png'),
    builder.forceDownload('a name.png').width(10),
  ]
  const answers = await Promise.all(addresses.map((address) => fetch(address.url())))
  expect(answers.map(({status}) => status)).toEqual(addresses.map(() => 200))
  const sizes = await Promise.all(
    answers.map(async (answer) => {
      const {width, height} = await sharp(await answer.arrayBuffer()).metadata()
      return `${width}x${height}`
    }),
  )
  expect(sizes).toEqual([
    '120x80',
    '80x120',
    '50x50',
    '90x90',
    '100x100',
    '50x50',
    '110x40',
    '70x70',
    '10x10',
  ])
  expect(answers.at(-1)?.headers.get('content-disposition')).toContain('a name.png')
  expect(await colourOf(addresses[1]?.url() ?? '')).toBe('green 80x120')
})

test('the client reads its own user and other users', async () => {
  const client = server.client()
  expect(await client.users.getById('me')).toMatchObject({id: 'lake-token', role: 'administrator'})
  expect(await client.request({url: '/users/me'})).toMatchObject({id: 'lake-token'})
  expect(await client.withConfig({token: undefined}).users.getById('me')).toEqual({})
  await expect(client.withConfig({token: 'wrong'}).users.getById('me')).rejects.toMatchObject({
    statusCode: 401,
    responseBody: expect.stringContaining('"SIO-401-ANF"'),
  })
})

test('the client lists, creates, changes and deletes datasets, and reads the project', async () => {
  const client = server.client()
  await client.datasets.create('staging', {aclMode: 'private'})
  expect((await client.datasets.list()).map(({name, aclMode}) => [name, aclMode])).toEqual([
    ['production', 'public'],
    ['staging', 'private'],
  ])
  await client.datasets.edit('staging', {aclMode: 'public'})
  expect((await client.datasets.list()).map(({aclMode}) => aclMode)).toEqual(['public', 'public'])
  await client.datasets.delete('staging')
  expect(await client.datasets.list()).toHaveLength(1)
  expect(await client.projects.getById('stone-designs')).toMatchObject({id: 'stone-designs'})
  expect(await client.projects.list()).toHaveLength(1)
})

test('an upload over the limit is answered with 413 over a socket, and the connection stays usable', async () => {
  const client = server.client()
  await expect(client.assets.upload('image', Buffer.alloc(65 * 1024 * 1024))).rejects.toMatchObject({
    statusCode: 413,
  })
  expect(await client.users.getById('me')).toMatchObject({id: 'lake-token'})
})
