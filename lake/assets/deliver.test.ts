import {createHash} from 'node:crypto'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openAdmission} from '../../lib/admission/admission.ts'
import {openDiskCache} from '../../lib/disk/disk-cache.ts'
import {createDelivery} from './deliver.ts'
import {ImageBudget} from './image-budget.ts'
import {parseTransform} from './transform.ts'

const ORIGINAL_BYTES = 5_000_000
const ACCEPTED = {webp: true, avif: false, anything: true}
const IDLE = {
  running: 0,
  waiting: 0,
  done: 0,
  processes: 0,
  started: 0,
  deaths: {time: 0, memory: 0, crash: 0, lost: 0, start: 0, room: 0, busy: 0, closed: 0},
  dropped: 0,
}

/** A delivery whose renderer only notes for whom it renders, once its gate is open. */
async function openDelivery() {
  const folder = mkdtempSync(join(tmpdir(), 'deliver-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const bytes = Buffer.alloc(ORIGINAL_BYTES, 7)
  const path = join(folder, 'original')
  writeFileSync(path, bytes)
  const sha1 = createHash('sha1').update(bytes).digest('hex')
  const rendered: (string | undefined)[] = []
  const gate = Promise.withResolvers<void>()
  const delivery = createDelivery({
    store: {pathOf: () => path},
    cache: await openDiskCache(join(folder, 'pictures'), 1e9),
    parsers: {
      counts: IDLE,
      async render(_path, _recipe, requester) {
        rendered.push(requester?.clientKey)
        await gate.promise
        return Buffer.from('a picture')
      },
    },
    encoders: 'none',
    budget: new ImageBudget(openAdmission({onNotice: () => undefined})),
    isServed: () => true,
  })
  const original = {
    sha1,
    extension: 'jpg',
    mimeType: 'image/jpeg',
    size: ORIGINAL_BYTES,
    width: 8000,
    height: 8000,
    isAnimated: false,
    opaque: true,
    isBare: true,
  }
  async function picture(clientKey: string | undefined, width: number, signal?: AbortSignal) {
    const resolved = delivery.resolve(
      original,
      parseTransform(new URLSearchParams({w: String(width), fm: 'webp'})),
      ACCEPTED,
    )
    if (resolved.kind === 'original') throw new Error('No picture is needed.')
    return delivery.picture(resolved, {clientKey, signal})
  }
  return {picture, rendered, open: gate.resolve}
}

test('a client with many pictures neither fills the queue of originals nor delays others', async () => {
  const {picture, rendered, open} = await openDelivery()
  open()
  const greedy = Array.from({length: 200}, (_, n) => picture('greedy', 10 + n))
  const others = [picture('modest', 300), picture(undefined, 301)]
  const outcomes = await Promise.allSettled(greedy)
  await Promise.all(others)
  const refused = outcomes.filter(({status}) => status === 'rejected')
  expect(refused[0]).toMatchObject({reason: {type: 'unavailable'}})
  expect(refused.length).toBeGreaterThan(40)
  expect(rendered.indexOf('modest')).toBeLessThan(20)
  expect(rendered.indexOf(undefined)).toBeLessThan(20)
})

test('large pictures of clients take turns, and one that nobody waits for is dropped', async () => {
  const {picture, rendered, open} = await openDelivery()
  const leaving = new AbortController()
  const first = picture('a', 4100)
  await expect.poll(() => rendered).toEqual(['a'])
  const rest = [picture('a', 4101), picture('a', 4102), picture('b', 4100 + 3)]
  const gone = picture('c', 4104, leaving.signal)
  await new Promise(setImmediate)
  leaving.abort()
  await expect(gone).rejects.toMatchObject({name: 'AbortError'})
  open()
  await Promise.all([first, ...rest])
  expect(rendered).toEqual(['a', 'b', 'a', 'a'])
})
