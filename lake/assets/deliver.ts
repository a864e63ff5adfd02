import {createHash} from 'node:crypto'
import pLimit from 'p-limit'
import type {ByteStore} from './byte-store.ts'
import {LakeError} from '../model/errors.ts'
import type {DiskCache} from '../../lib/disk/disk-cache.ts'
import {FairQueue, type Requester} from '../../lib/process/fair-queue.ts'
import {soundSize, type Original} from './originals.ts'
import type {Parsers} from './parsers.ts'
import {originalOf} from './made-images.ts'
import {costOf, isOrdinary, type ImageBudget} from './image-budget.ts'
import {SharedWork} from '../../lib/process/shared-work.ts'
import {recipesFor} from './recipe.ts'
import type {Accepted, Recipe} from './recipe.ts'
import {MIME, type Transform} from './transform.ts'

export interface Delivery {
  /**
   * The image for a request: the original itself, or an image made from it. Equal images have equal keys; different
   * images have different keys.
   */
  resolve(original: Original, transform: Transform, accepted: Accepted): Resolved
  /**
   * Returns the image, from the cache or made now. Equal requests at the same time share the work. The work is dropped
   * when all these requests have gone.
   * @throws HttpError when the client's budget is used up; LakeError `unavailable` when the server is busy; the reason of
   *   the requester's signal
   */
  picture(resolved: ToMake, requester?: Requester): Promise<Buffer>
  /** Resolves when no image is being rendered in the background. */
  idle(): Promise<void>
  /** Deletes the images made from originals that are no longer served. */
  forget(isGone: (sha1: string) => boolean): Promise<void>
  /** Drops the queue of background work. */
  stop(): void
}

type Resolved = {kind: 'original'; key: string} | ToMake

export interface ToMake {
  kind: 'picture'
  key: string
  original: Original
  recipe: Recipe
  mimeType: string
  /** Bytes of the image. Absent: it is not in the cache. */
  size: number | undefined
  /** Recipe of the AVIF that this browser accepts. It is smaller, and sent once it is in the cache. */
  better?: Recipe
}

/** Part of every key. Raise it when the same recipe makes other bytes, for example after a change of encoder settings. */
const RECIPE_VERSION = 2
const MAX_BACKGROUND_QUEUE = 100
/** Maximum cost of an AVIF that is made in the background: one of 1920 × 1080 pixels, about a second. */
const MAX_BACKGROUND_COST = 8.3
/** Large images take much memory, so only one is rendered at a time. */
const LARGE = {slots: 1, maxWaiting: 100, maxWaitingOfClient: 10}
/** Originals whose checksums are computed at once. As many may wait as for the processes that render. */
const READING = {slots: 4, slotsWithoutClient: 1, maxWaiting: 500, maxWaitingOfClient: 150}
/** Requester of background work. The processes that render give it turns among the visitors. */
export const BACKGROUND = {clientKey: 'background'}

/** Whether a request uses up a budget. The server's own requests use none. */
export const isCounted = (clientKey: string | undefined): clientKey is string =>
  clientKey !== undefined && clientKey !== BACKGROUND.clientKey

type Renderer = Pick<Parsers, 'render' | 'counts'>

interface DeliveryTools {
  store: Pick<ByteStore, 'pathOf'>
  cache: DiskCache
  parsers: Renderer
  /** Version of the encoders. It is part of each key, because other versions make other bytes. */
  encoders: string
  budget: ImageBudget
  /** Whether a document, in any dataset, names these bytes. */
  isServed: (sha1: string) => boolean
}

/**
 * Serves images made from originals.
 *
 * With `auto=format`, a browser that accepts AVIF gets WebP at first, which takes less than half the time. The second
 * such request for an image makes its AVIF worth the time: it is rendered while nothing else is, and sent from then on.
 */
export function createDelivery(tools: DeliveryTools): Delivery {
  const {store, cache, parsers, budget, isServed} = tools
  const shared = new SharedWork<Buffer>()
  const reading = new FairQueue({by: 'time', ...READING})
  const background = createBackground(parsers)
  const keyOf = (original: Original, recipe: Recipe) => keyFor(tools.encoders, original, recipe)
  const large = new FairQueue({by: 'time', ...LARGE})

  function make(key: string, {original, recipe}: Pick<ToMake, 'original' | 'recipe'>, requester: Requester) {
    const {clientKey} = requester
    const start = async (signal: AbortSignal) => {
      const cost = costOf(original, recipe)
      let milliseconds = 0
      const settle = isCounted(clientKey) ? await budget.take(clientKey, cost) : undefined
      const onTime = (taken: number) => (milliseconds += taken)
      const render = () => rendered(original.sha1, recipe, {clientKey, signal, onTime})
      const made = isOrdinary(cost) ? render() : large.run({clientKey, signal}, render, busy)
      return made.finally(() => settle?.(milliseconds))
    }
    return shared.run(key, requester.signal, {start, keep: (bytes) => keep(key, bytes, original, clientKey)})
  }

  /** Renders an image, after checking the original: an image of damaged bytes would stay in caches for a long time. */
  async function rendered(sha1: string, recipe: Recipe, requester: Requester) {
    const path = store.pathOf(sha1)
    await reading.run(requester, () => soundSize(path, sha1), busy)
    return parsers.render(path, recipe, requester)
  }

  /** Caches an image, unless its asset was deleted while it was rendered. */
  async function keep(key: string, bytes: Buffer, {sha1}: Original, clientKey: string | undefined) {
    await cache.put(key, bytes, isCounted(clientKey) ? clientKey : undefined)
    if (!isServed(sha1)) await cache.removeWhere((other) => originalOf(other) === sha1)
  }

  const toMake = (key: string, work: Pick<ToMake, 'original' | 'recipe' | 'better'>): ToMake => ({
    kind: 'picture',
    key,
    ...work,
    mimeType: MIME[work.recipe.format],
    size: cache.sizeOf(key),
  })

  return {
    resolve(original, transform, accepted) {
      const {recipe, better} = recipesFor(original, transform, accepted)
      if (!recipe) return {kind: 'original', key: original.sha1}
      const betterKey = better && keyOf(original, better)
      if (better && betterKey && cache.has(betterKey)) return toMake(betterKey, {original, recipe: better})
      return toMake(keyOf(original, recipe), {original, recipe, better})
    },

    async picture({key, original, recipe, size, better}, requester = {}) {
      const {clientKey} = requester
      if (size !== undefined && isCounted(clientKey)) await budget.read(clientKey, size)
      const cached = await cache.get(key, clientKey)
      if (!cached) return make(key, {original, recipe}, requester)
      if (better && costOf(original, better) <= MAX_BACKGROUND_COST) {
        const betterKey = keyOf(original, better)
        background.add(betterKey, () => make(betterKey, {original, recipe: better}, BACKGROUND))
      }
      return cached
    },

    idle: () => background.idle(),
    forget: (isGone) => cache.removeWhere((key) => isGone(originalOf(key))),
    stop: () => background.stop(),
  }
}

const busy = () => new LakeError('unavailable', 'The server is busy. Try again in a few seconds.')

/**
 * Runs jobs one after another while no request waits for an image. A job that does not fit in the queue is dropped; a
 * later request adds it again.
 */
function createBackground(parsers: Pick<Renderer, 'counts'>) {
  const inTurn = pLimit({concurrency: 1, rejectOnClear: true})
  const queued = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  const isBusy = () => parsers.counts.running + parsers.counts.waiting > 0

  async function run(job: () => Promise<unknown>) {
    while (isBusy()) await new Promise((resolve) => setTimeout(resolve, 50))
    await job()
  }

  return {
    add(key: string, job: () => Promise<unknown>) {
      if (queued.size >= MAX_BACKGROUND_QUEUE || queued.has(key)) return
      queued.add(key)
      // Without the AVIF, browsers go on receiving the WebP.
      last = inTurn(run, job)
        .catch(() => undefined)
        .finally(() => queued.delete(key))
    },
    idle: () => last.then(() => undefined),
    stop: () => inTurn.clearQueue(),
  }
}

function keyFor(encoders: string, original: Original, recipe: Recipe) {
  const identity = JSON.stringify([RECIPE_VERSION, encoders, original.sha1, recipe])
  return `${original.sha1}-${createHash('sha256').update(identity).digest('hex').slice(0, 40)}`
}
