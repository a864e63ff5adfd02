import {mkdtempSync, openAsBlob, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient} from '@sanity/client'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {AddMany} from './add-many.ts'
import {startTestLake} from '../../server/content/test-lake.ts'
import {openSessions} from '../embedded/sessions.ts'
import {saveTrouble, watched} from '../pending-edits/watched-fetch.ts'
import {madeIn} from './adding-run.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>
const folder = mkdtempSync(join(tmpdir(), 'photographs-'))

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => {
  rmSync(folder, {recursive: true})
  return shop.close()
})

/** Requests that fail next: as if there were no network, or with an answer. */
interface Network {
  failures: number
  answer?: () => Response
  /** Part of the addresses of the requests that fail. Default: those of uploads. */
  at?: string
  /** Whether the lake does what was requested, so that only its response is lost. */
  isDone?: boolean
}

/** A client with the Studio's `fetch`. */
function clientWith(network: Network = {failures: 0}) {
  return createClient({
    ...shop,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw',
    maxRetries: 0,
    resolveFetch: () =>
      watched(async (input, init) => {
        const {url} = new Request(input)
        if (url.includes(network.at ?? '/assets/') && network.failures-- > 0) {
          if (network.answer) return network.answer()
          if (network.isDone) await fetch(input, init)
          throw new TypeError('Failed to fetch')
        }
        return fetch(input, init)
      }, openSessions(vi.fn())),
  })
}

const FULL = 'The disk is full, so the file was not stored. Free some space, and send it again.'
const diskIsFull = () =>
  Response.json(
    {error: {description: FULL, type: 'unavailable'}, message: FULL, statusCode: 503},
    {status: 503},
  )
const REFUSED = 'Your role may not add products.'
const refusal = () => Response.json({message: REFUSED, statusCode: 403}, {status: 403})

let shade = 0

async function photograph(name: string, background = {r: shade++, g: 40, b: 90}) {
  const bytes = await sharp({create: {width: 40, height: 50, channels: 3, background}})
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, {type: 'image/png'})
}

/** A picture on the disk, and what moves it away, so that it can no longer be read. */
async function movingFile(name: string): Promise<[File, () => void]> {
  const path = join(folder, name)
  writeFileSync(path, await (await photograph(name)).bytes())
  const blob = await openAsBlob(path, {type: 'image/png'})
  return [new File([blob], name, {type: 'image/png'}), () => rmSync(path)]
}

async function categoryOf(slug: string) {
  const _id = `category-${slug}`
  await clientWith().create({_id, _type: 'category', title: slug})
  return _id
}

async function phase(addMany: AddMany, expected: string) {
  await expect.poll(() => addMany.run.value.phase, {timeout: 10_000}).toBe(expected)
}
const codesOf = (addMany: AddMany) => addMany.run.value.photographs.map(({product}) => product?.productId)

const productsIn = (categoryId: string): Promise<unknown> =>
  clientWith().fetch(
    '*[_type == "product" && category._ref == $categoryId] | order(orderRank){_id, productId, name, "hasPicture": defined(image.asset->url)}',
    {categoryId},
  )

test('photographs become drafts with pictures, codes and names, in their order', async () => {
  const categoryId = await categoryOf('fountain')
  const addMany = new AddMany(clientWith())
  const words = new File(['notes'], 'notes.txt', {type: 'text/plain'})
  await addMany.choose([await photograph('kota-two-tier.png'), words, await photograph('IMG_0001.png')])
  expect(addMany.run.value.others).toBe(1)
  addMany.start(categoryId)
  await phase(addMany, 'made')
  expect(await productsIn(categoryId)).toEqual([
    {_id: 'drafts.product-fountain-FOU-001', productId: 'FOU-001', name: 'Kota two tier', hasPicture: true},
    {_id: 'drafts.product-fountain-FOU-002', productId: 'FOU-002', name: null, hasPicture: true},
  ])
})

test('a photograph that the catalogue shows, and one that was chosen twice, are pointed out and left out', async () => {
  const categoryId = await categoryOf('gazebo')
  const known = await photograph('dome.png')
  const first = new AddMany(clientWith())
  await first.choose([known])
  first.start(categoryId)
  await phase(first, 'made')

  const second = new AddMany(clientWith())
  const fresh = await photograph('IMG_0002.png')
  await second.choose([known, fresh, fresh])
  expect(second.run.value.photographs).toMatchObject([
    {isChosen: false, usedBy: 'GAZ-001 Dome'},
    {isChosen: true},
    {isChosen: false, isTwin: true},
  ])
})

test('a photograph of a draft without a name is pointed out, and undoing another run leaves that draft', async () => {
  const categoryId = await categoryOf('obelisk')
  const known = await photograph('IMG_0003.png')
  const first = new AddMany(clientWith())
  await first.choose([known])
  first.start(categoryId)
  await phase(first, 'made')
  const [draft] = first.run.value.photographs

  const second = new AddMany(clientWith())
  await second.choose([known])
  expect(second.run.value.photographs).toMatchObject([{isChosen: false, usedBy: draft?.product?.productId}])
  second.edit(0, {isChosen: true})
  second.start(categoryId)
  await phase(second, 'made')
  await second.undo()
  expect(await productsIn(categoryId)).toMatchObject([{productId: draft?.product?.productId}])
})

test('undoing leaves a draft that somebody made of the same photograph at the same time', async () => {
  const categoryId = await categoryOf('pillar')
  const same = await photograph('IMG_0013.png')
  const [first, second] = [new AddMany(clientWith()), new AddMany(clientWith())]
  await first.choose([same])
  await second.choose([same])
  first.start(categoryId)
  await phase(first, 'made')
  second.start(categoryId)
  await phase(second, 'made')
  expect(codesOf(second)).toEqual(['PIL-002'])
  await second.undo()
  expect(await productsIn(categoryId)).toMatchObject([{productId: 'PIL-001', hasPicture: true}])
})

test('a file that cannot be read is pointed out, and the others become drafts', async () => {
  const categoryId = await categoryOf('arch')
  const addMany = new AddMany(clientWith())
  const [moved, moveNow] = await movingFile('IMG_0014.png')
  const [movedLater, moveLater] = await movingFile('IMG_0015.png')
  moveNow()
  await addMany.choose([moved, movedLater, await photograph('IMG_0016.png')])
  const unreadable = {failure: 'The file cannot be read. Choose it again.'}
  expect(addMany.run.value).toMatchObject({
    phase: 'reviewing',
    photographs: [{...unreadable, isChosen: false}, {isChosen: true}, {isChosen: true}],
  })
  moveLater()
  addMany.start(categoryId)
  await phase(addMany, 'made')
  expect(addMany.run.value.photographs).toMatchObject([unreadable, unreadable, {isUploadedHere: true}])
  expect(codesOf(addMany)).toEqual([undefined, undefined, 'ARC-001'])
})

test('a photograph that is added later changes no name and no choice of the earlier ones', async () => {
  const addMany = new AddMany(clientWith())
  const [bowl, left] = await Promise.all(['IMG_0020.png', 'IMG_0021.png'].map((name) => photograph(name)))
  await addMany.choose([bowl, left].flatMap((file) => file ?? []))
  addMany.edit(0, {name: 'Kota bowl'})
  addMany.edit(1, {isChosen: false})
  await addMany.choose([await photograph('IMG_0022.png'), ...[left].flatMap((file) => file ?? [])])
  expect(addMany.run.value).toMatchObject({
    phase: 'reviewing',
    photographs: [
      {key: 0, name: 'Kota bowl', isChosen: true},
      {key: 1, isChosen: false},
      {key: 2, name: '', isChosen: true},
      {key: 3, isChosen: false, isTwin: true},
    ],
  })
})

test('photographs that are chosen at the same moment are all taken', async () => {
  const addMany = new AddMany(clientWith())
  const files = await Promise.all(['IMG_0023.png', 'IMG_0024.png'].map((name) => photograph(name)))
  await Promise.all(files.map((file) => addMany.choose([file])))
  expect(addMany.run.value.photographs.map(({file}) => file)).toEqual(files)
})

test('no photograph is lost while the lake does not answer: the earlier ones stay as they are, the new ones wait', async () => {
  const network: Network = {failures: 0, at: '/data/query/'}
  const addMany = new AddMany(clientWith(network))
  network.failures = 1
  const first = await photograph('IMG_0030.png')
  await addMany.choose([first])
  expect(addMany.run.value).toMatchObject({
    phase: 'choosing',
    failure: 'add-many.failed',
    waiting: [first],
  })
  await addMany.choose([])
  expect(addMany.run.value).toMatchObject({phase: 'reviewing', photographs: [{file: first}], waiting: []})

  addMany.edit(0, {name: 'Kota bowl'})
  network.failures = 1
  const second = await photograph('IMG_0031.png')
  const notes = new File(['notes'], 'notes.txt', {type: 'text/plain'})
  await addMany.choose([second, notes])
  expect(addMany.run.value).toMatchObject({
    phase: 'reviewing',
    failure: 'add-many.failed',
    photographs: [{name: 'Kota bowl', isChosen: true}],
    waiting: [second, notes],
  })
  const third = await photograph('IMG_0032.png')
  await addMany.choose([third])
  expect(addMany.run.value).toMatchObject({
    phase: 'reviewing',
    failure: undefined,
    photographs: [{name: 'Kota bowl'}, {file: second}, {file: third}],
    waiting: [],
    others: 1,
  })
})

test('a run goes on by itself after the connection was lost', async () => {
  const categoryId = await categoryOf('jalli')
  const network = {failures: 0}
  const addMany = new AddMany(clientWith(network))
  await addMany.choose(await Promise.all(['a', 'b', 'c', 'd'].map((name) => photograph(`IMG_${name}.png`))))
  network.failures = 20
  addMany.start(categoryId)
  await expect.poll(() => addMany.run.value.isOffline, {timeout: 10_000}).toBe(true)
  expect(await productsIn(categoryId)).toEqual([])
  network.failures = 0
  await phase(addMany, 'made')
  expect(madeIn(addMany.run.value).map(({productId}) => productId)).toEqual([
    'JAL-001',
    'JAL-002',
    'JAL-003',
    'JAL-004',
  ])
})

test('a run says why the server takes no uploads, and goes on by itself', async () => {
  const categoryId = await categoryOf('nandi')
  const network = {failures: 0, answer: diskIsFull}
  const addMany = new AddMany(clientWith(network))
  await addMany.choose([await photograph('IMG_0004.png')])
  network.failures = 20
  addMany.start(categoryId)
  await expect.poll(() => addMany.run.value.obstacle, {timeout: 10_000}).toBe(FULL)
  network.failures = 0
  await phase(addMany, 'made')
  expect(addMany.run.value.obstacle).toBeUndefined()
})

test('a run says why the server refuses to make or delete drafts, and goes on when it can', async () => {
  const categoryId = await categoryOf('bench')
  const network: Network = {failures: 1, answer: refusal, at: '/data/actions/'}
  const addMany = new AddMany(clientWith(network))
  await addMany.choose([await photograph('IMG_0010.png')])
  addMany.start(categoryId)
  await phase(addMany, 'stopped')
  expect(addMany.run.value).toMatchObject({failure: 'add-many.failed', obstacle: REFUSED})
  addMany.start()
  await phase(addMany, 'made')
  expect(addMany.run.value).toMatchObject({failure: undefined, obstacle: undefined})
  Object.assign(network, {failures: 1, at: '/data/mutate/'})
  await addMany.undo()
  expect(addMany.run.value).toMatchObject({
    phase: 'made',
    failure: 'add-many.undo-failed',
    obstacle: REFUSED,
  })
  await addMany.undo()
  expect(addMany.run.value).toMatchObject({phase: 'undone', failure: undefined, obstacle: undefined})
})

test('the Studio says why the server can make no drafts, and the run goes on by itself', async () => {
  const categoryId = await categoryOf('stool')
  const network: Network = {failures: 1, answer: diskIsFull, at: '/data/actions/'}
  const addMany = new AddMany(clientWith(network))
  await addMany.choose([await photograph('IMG_0033.png')])
  addMany.start(categoryId)
  await expect.poll(() => saveTrouble.value, {timeout: 10_000}).toEqual({reason: FULL})
  await phase(addMany, 'made')
  expect(saveTrouble.value).toBeUndefined()
})

test('a stopped run has made nothing, and continues where it was, in its category', async () => {
  const categoryId = await categoryOf('urli')
  const network = {failures: 0}
  const addMany = new AddMany(clientWith(network))
  await addMany.choose([await photograph('IMG_0003.png')])
  network.failures = 20
  addMany.start(categoryId)
  await expect.poll(() => addMany.run.value.isOffline, {timeout: 10_000}).toBe(true)
  addMany.stop()
  expect(addMany.run.value).toMatchObject({phase: 'stopped', categoryId})
  expect(await productsIn(categoryId)).toEqual([])
  network.failures = 0
  addMany.start()
  await phase(addMany, 'made')
  expect(await productsIn(categoryId)).toMatchObject([{productId: 'URL-001'}])
})

test('a photograph that the lake does not accept is left out, and the others become drafts', async () => {
  const categoryId = await categoryOf('murti')
  const addMany = new AddMany(clientWith())
  const broken = new File(['no picture'], 'broken.png', {type: 'image/png'})
  await addMany.choose([broken, await photograph('IMG_0004.png')])
  addMany.start(categoryId)
  await phase(addMany, 'made')
  expect(addMany.run.value.photographs[0]?.failure).toEqual(expect.any(String))
  expect(madeIn(addMany.run.value)).toHaveLength(1)
  expect(codesOf(addMany)).toEqual([undefined, 'MUR-001'])
})

test('each photograph has the code of its own product, in the same order after a lost confirmation', async () => {
  const categoryId = await categoryOf('lamp')
  await clientWith().create({
    _id: 'product-lamp-8',
    _type: 'product',
    productId: '8',
    category: {_type: 'reference', _ref: categoryId},
    orderRank: '0|000000:',
  })
  const network: Network = {failures: 1, at: '/data/actions/', isDone: true}
  const addMany = new AddMany(clientWith(network))
  const broken = new File(['no picture'], 'broken.png', {type: 'image/png'})
  const twin = await photograph('IMG_0012.png')
  await addMany.choose([await photograph('IMG_0011.png'), broken, twin, twin])
  addMany.edit(0, {name: 'First'})
  addMany.edit(2, {name: 'Second'})
  addMany.edit(3, {name: 'Third', isChosen: true})
  addMany.start(categoryId)
  await phase(addMany, 'made')
  expect(codesOf(addMany)).toEqual(['9', undefined, '10', '11'])
  expect(madeIn(addMany.run.value).map(({productId}) => productId)).toEqual(['9', '10', '11'])
  expect(await productsIn(categoryId)).toMatchObject([
    {productId: '8'},
    {productId: '9', name: 'First'},
    {productId: '10', name: 'Second'},
    {productId: '11', name: 'Third'},
  ])
})

test('a run whose drafts were rejected is discarded with its pictures', async () => {
  const categoryId = await categoryOf('step')
  const client = clientWith()
  const addMany = new AddMany(clientWith({failures: 1, answer: refusal, at: '/data/actions/'}))
  await addMany.choose([await photograph('IMG_0018.png')])
  addMany.start(categoryId)
  await phase(addMany, 'stopped')
  const [picture] = addMany.run.value.photographs
  await addMany.discard()
  expect(addMany.run.value).toMatchObject({phase: 'choosing', photographs: []})
  expect(await client.fetch('count(*[_id == $id])', {id: picture?.assetId ?? ''})).toBe(0)
})

test('undoing and publishing count as done when only the response is lost', async () => {
  const categoryId = await categoryOf('well')
  const network: Network = {failures: 0, isDone: true}
  const addMany = new AddMany(clientWith(network))
  await addMany.choose([await photograph('IMG_0019.png')])
  addMany.start(categoryId)
  await phase(addMany, 'made')
  Object.assign(network, {failures: 1, at: '/data/mutate/'})
  await addMany.undo()
  expect(addMany.run.value).toMatchObject({phase: 'undone', kept: 0})

  addMany.reset()
  await addMany.choose([await photograph('stone-well.png')])
  addMany.start(categoryId)
  await phase(addMany, 'made')
  Object.assign(network, {failures: 1, at: '/data/actions/'})
  await addMany.publish(async (drafts) => drafts.map((draft) => ({draft, product: '', errors: []})))
  expect(addMany.run.value).toMatchObject({phase: 'published', published: 1, refused: []})
})

test('products are added to a category that was never published', async () => {
  await clientWith().create({_id: 'drafts.category-sundial', _type: 'category', title: 'Sundial'})
  const addMany = new AddMany(clientWith())
  await addMany.choose([await photograph('kota-dial.png')])
  addMany.start('category-sundial')
  await phase(addMany, 'made')
  expect(codesOf(addMany)).toEqual(['SUN-001'])
})

test('undoing deletes the drafts and their pictures, and keeps a draft that was changed since', async () => {
  const categoryId = await categoryOf('temple')
  const client = clientWith()
  const addMany = new AddMany(client)
  await addMany.choose([await photograph('IMG_0005.png'), await photograph('IMG_0006.png')])
  addMany.start(categoryId)
  await phase(addMany, 'made')
  const [, changed] = madeIn(addMany.run.value)
  await client.patch(`drafts.${changed?.id}`).set({name: 'Small temple'}).commit()
  await addMany.undo()
  expect(addMany.run.value).toMatchObject({phase: 'undone', kept: 1})
  expect(await productsIn(categoryId)).toMatchObject([{productId: 'TEM-002', hasPicture: true}])
  expect(codesOf(addMany)).toEqual([undefined, 'TEM-002'])
  const [gone, kept] = addMany.run.value.photographs.map(({assetId}) => assetId)
  expect(await client.fetch('*[_id in $ids]._id', {ids: [gone, kept]})).toEqual([kept])
})

test('made drafts are published at once, described by name and category, except those with errors; undo takes all back', async () => {
  const categoryId = await categoryOf('planter')
  const addMany = new AddMany(clientWith())
  await addMany.choose([await photograph('kota-bowl.png'), await photograph('IMG_0009.png')])
  addMany.start(categoryId)
  await phase(addMany, 'made')
  await addMany.publish(async (drafts) =>
    drafts.map((draft) => ({
      draft,
      product: draft.productId ?? '',
      errors: draft.name === undefined ? ['Write a name.'] : [],
    })),
  )
  expect(addMany.run.value).toMatchObject({
    phase: 'published',
    published: 1,
    refused: [{product: 'PLA-002', errors: ['Write a name.']}],
  })
  expect(
    await clientWith().fetch('*[category._ref == $categoryId] | order(productId){_id, "alt": image.alt}', {
      categoryId,
    }),
  ).toEqual([
    {_id: 'product-planter-PLA-001', alt: 'Kota bowl, planter'},
    {_id: 'drafts.product-planter-PLA-002', alt: null},
  ])

  await addMany.undo()
  expect([addMany.run.value.phase, await productsIn(categoryId)]).toEqual(['undone', []])
})
