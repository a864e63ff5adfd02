import {expect} from '@playwright/test'
import {photograph} from './test-image.ts'
import {SLOW_MS, go, test} from './studio.ts'

test.setTimeout(3 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const CATEGORY = 'category-tulshi-pota'
const NAMES = [0, 1, 2, 3].map((index) => `slow-line-${index}.jpg`)
const COUNT = NAMES.length
/** The last two, which are under way while the connection is lost. */
const LAST = /filename=slow-line-[23]\.jpg/

/** 1.6 Mbit/s in both directions, in bytes a second, and 150 ms; the same line while it is lost; and one without limits. */
const SLOW = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000}
const LOST = {...SLOW, offline: true}
const FAST = {offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1}

test('on a slow line photographs are looked at, sent with progress and sent on after the connection was lost, each once', async ({
  studio,
  content,
  complaints,
}) => {
  const files = await Promise.all(NAMES.map((name) => photograph(name, 35)))
  const network = await studio.context().newCDPSession(studio)
  const change = (line: typeof SLOW) => network.send('Network.emulateNetworkConditions', line)
  const sent: string[] = []
  studio.on('requestfinished', (request) => {
    const {pathname, searchParams} = new URL(request.url())
    if (pathname.includes('/assets/images/')) sent.push(searchParams.get('filename') ?? '')
  })
  const isLost = Promise.withResolvers<void>()
  await studio.route(LAST, async (route) => {
    await isLost.promise
    await route.continue()
  })
  try {
    await change(SLOW)
    // The images for the comparison take seconds on this line, so they are requested before a photograph is chosen.
    const catalogue = studio.waitForResponse(/lqip/, patience)
    await go(studio, `/add-many/${CATEGORY}`)
    await expect(studio.getByLabel('Category')).toHaveValue(CATEGORY, patience)
    await catalogue
    await studio.locator('input[type=file]').first().setInputFiles(files)
    const firstArrives = studio.waitForResponse(/\/assets\/images\//, patience)
    await studio.getByRole('button', {name: `Add ${COUNT} products`}).click(patience)
    await firstArrives
    await change(LOST)
    isLost.resolve()
    const state = studio.getByText(
      `of ${COUNT} uploaded. The connection is lost; the upload continues when it is back.`,
    )
    await expect(state).toHaveText(/^[12] of/, patience)
    const progress = studio.getByRole('progressbar', {name: 'Uploaded photographs'})
    await expect(progress).toHaveAttribute('value', /^[12]$/)
    await expect(progress).toHaveAttribute('max', String(COUNT))
    await change(SLOW)
    await expect(studio.getByText(new RegExp(`^${COUNT} drafts were added: `))).toBeVisible(patience)
  } finally {
    isLost.resolve()
    await studio.unroute(LAST)
    await change(FAST)
    await network.detach()
  }
  const interrupted = complaints.splice(0).filter((words) => !words.includes('ERR_INTERNET_DISCONNECTED'))
  expect(interrupted).toEqual([])

  // Nothing that had arrived was sent again, and nothing was stored twice.
  expect(sent.toSorted()).toEqual(NAMES)
  const drafts =
    '*[_type == "product" && _id in path("drafts.**") && image.asset->originalFilename in $names]'
  expect(
    await content.query(
      `{
      "pictures": *[_type == "sanity.imageAsset" && originalFilename in $names]
        | order(originalFilename).originalFilename,
      "shown": ${drafts} | order(image.asset->originalFilename).image.asset->originalFilename,
      "codes": count(array::unique(${drafts}.productId)),
    }`,
      {names: NAMES},
    ),
  ).toEqual({pictures: NAMES, shown: NAMES, codes: COUNT})

  await studio.getByRole('button', {name: 'Undo'}).click()
  await expect(studio.getByText(/^Undone/)).toBeVisible(patience)
  await studio.getByRole('button', {name: 'Add more'}).click()
  await go(studio, '/structure')
})
