import {join} from 'node:path'
import {afterEach, expect, test} from 'vitest'
import {UploadParsers} from './parsers.ts'
import {codeOf, endlessJpeg, png, SVG, testService, text, upload} from './test-service.ts'
import {processorTime} from '../../lib/process/test-processor-time.ts'

const service = testService()
const reported: unknown[] = []
const opened: UploadParsers[] = []
afterEach(() => {
  for (const parsers of opened.splice(0)) parsers.close()
  reported.length = 0
})

/** @param bounds of one file; absent: the server's bounds */
function openWith(bounds?: {timeMs: number; memoryMb: number}) {
  const parsers = new UploadParsers((_problem, error) => reported.push(error), bounds)
  opened.push(parsers)
  return {parsers, app: service.open({parsers})}
}

/** An SVG whose entity of 50 kB is used until the file has this size. */
function entitySvg(bytes: number) {
  const uses = '&e;'.repeat((bytes - 50_300) / 3)
  const doctype = `<!DOCTYPE svg [<!ENTITY e "${'x'.repeat(50_000)}">]>`
  return text(`${doctype}${SVG.replace('<path', `<path id="${uses}"`)}`)
}

/** The longest processor time in milliseconds for which this process did not run its timers, until `work` is done. */
async function longestPause(work: Promise<unknown>) {
  let spent = processorTime()
  let longest = 0
  const timer = setInterval(() => {
    longest = Math.max(longest, spent())
    spent = processorTime()
  }, 5)
  await work
  clearInterval(timer)
  return longest
}

test.each([
  ['of 107 kB', 107_000],
  ['of 1 MB', 1_000_000],
  ['of 15 MB', 15_000_000],
])('rejects an SVG %s whose entities expand to gigabytes, and stays responsive', async (_size, bytes) => {
  const {app, parsers} = openWith({timeMs: 10_000, memoryMb: 800})
  await upload(app, await png())
  const file = entitySvg(bytes)
  const before = process.memoryUsage.rss()
  const sent = upload(app, file, 'image/svg+xml')
  const pause = await longestPause(sent)
  expect(await codeOf((await sent).response)).toMatchObject({status: 400, code: 'InvalidRequest'})
  expect(pause).toBeLessThan(1000)
  expect(parsers.counts.deaths).toMatchObject({time: 0})
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 2 ** 20)
  expect((await upload(app, await png())).response.status).toBe(204)
})

test('a picture that keeps its decoder busy costs its own request; another request is answered meanwhile', async () => {
  const {parsers, app} = openWith({timeMs: 200, memoryMb: 600})
  const {path} = await upload(app, await png())
  const sent = upload(app, await endlessJpeg(), 'image/jpeg')
  await expect.poll(() => parsers.counts.running, {interval: 5}).toBe(1)
  const spent = processorTime()
  expect((await app.request(path)).status).toBe(200)
  expect(spent()).toBeLessThan(1000)
  expect(await codeOf((await sent).response)).toMatchObject({
    status: 400,
    text: expect.stringContaining('The file cannot be read: it takes too much time or memory'),
  })
  expect(parsers.counts.deaths).toMatchObject({time: 1})
  expect(reported).toMatchObject([{reason: 'time'}])
  expect(service.stored()).toMatchObject({incoming: []})
  expect((await upload(app, await png())).response.status).toBe(204)
  expect(parsers.counts).toMatchObject({started: 2})
})

test('a picture that takes too much memory costs its own request, and the server’s memory does not grow', async () => {
  const {parsers, app} = openWith({timeMs: 60_000, memoryMb: 180})
  await upload(app, await png())
  const file = await endlessJpeg()
  const before = process.memoryUsage.rss()
  const {response} = await upload(app, file, 'image/jpeg')
  expect(await codeOf(response)).toMatchObject({status: 400, code: 'InvalidRequest'})
  expect(parsers.counts.deaths).toMatchObject({memory: 1})
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20)
  expect((await upload(app, await png())).response.status).toBe(204)
})

test('a visitor’s files take turns with the files of others', async () => {
  const {parsers} = openWith()
  const path = join(import.meta.dirname, '../../lake/assets/test-photograph.heic')
  await parsers.identify(path, 'image/heic', 'first')
  const order: string[] = []
  const identify = async (clientKey: string) => {
    await parsers.identify(path, 'image/heic', clientKey)
    order.push(clientKey)
  }
  const greedy = Array.from({length: 8}, () => identify('greedy'))
  await expect.poll(() => parsers.counts.running + parsers.counts.waiting).toBe(8)
  await Promise.all([...greedy, identify('modest')])
  expect(order.indexOf('modest')).toBeLessThan(5)
})
