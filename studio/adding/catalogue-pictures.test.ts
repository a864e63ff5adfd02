import {createClient} from '@sanity/client'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {cataloguePictures} from './catalogue-pictures.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

/** A connection, and how many pictures each response over it held. */
interface Line {
  isLost: boolean
  received: number[]
}

const openClient = (line: Line = {isLost: false, received: []}) =>
  createClient({
    ...shop,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    maxRetries: 0,
    resolveFetch: () => async (input, init) => {
      if (line.isLost) throw new TypeError('Failed to fetch')
      const response = await fetch(input, init)
      line.received.push((await response.clone().text()).split('"lqip"').length - 1)
      return response
    },
  })

async function upload(shade: number) {
  const background = {r: shade, g: 40, b: 90}
  const bytes = await sharp({create: {width: 40, height: 50, channels: 3, background}})
    .png()
    .toBuffer()
  return (await openClient().assets.upload('image', bytes))._id
}

/** The prints do not matter here. */
const decode = () => Promise.resolve(undefined)

const idsIn = (pictures: readonly {name: string}[]) => pictures.map(({name}) => name).toSorted()

test('the catalogue is sent once, also to two readers at once, and later only what was added since the newest', async () => {
  const line: Line = {isLost: false, received: []}
  const first = [await upload(10), await upload(20)]
  const catalogue = cataloguePictures(openClient(line), decode)
  await Promise.all([catalogue(), catalogue()])
  const added = await upload(30)
  expect(idsIn(await catalogue())).toEqual([...first, added].toSorted())
  expect(line.received).toEqual([2, 1, 2])
})

test('a reading that failed is repeated', async () => {
  const line: Line = {isLost: true, received: []}
  const catalogue = cataloguePictures(openClient(line), decode)
  await expect(catalogue()).rejects.toThrow('Failed to fetch')
  line.isLost = false
  expect(await catalogue()).not.toEqual([])
})
