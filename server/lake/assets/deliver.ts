import {createHash} from 'node:crypto'
import type {ByteStore} from './byte-store.ts'
import {limit} from '../limits/concurrency.ts'
import type {Requester} from '../../process/task-pool.ts'
import {soundSize, type Original} from './originals.ts'
import type {Parsers} from './parsers.ts'
import type {PictureCache} from './picture-cache.ts'
import {costOf, isOrdinary, type PictureAllowance} from './picture-allowance.ts'
import {SharedWork} from './shared-work.ts'
import {recipesFor} from './recipe.ts'
import type {Accepted, Recipe} from './recipe.ts'
import type {OutputFormat, Transform} from './transform.ts'

interface Picture {
  bytes: Buffer
  mimeType: string
}

export interface Delivery {
  /**
   * The picture for a request: the original itself, or a picture made from it. Equal pictures have equal keys; different
   * pictures have different keys.
   */
  resolve(original: Original, transform: Transform, accepted: Accepted): Resolved
  /**
   * Returns the picture, from the cache or made now. Equal requests at the same time share the work, which is dropped
   * when all of them have gone.
   * @throws Refusal when the sender's allowance is used up; LakeError `unavailable` when the server is busy; the reason of the requester's signal
   */
  picture(resolved: ToMake, requester?: Requester): Promise<Picture>
  /** Resolves when no picture is being rendered in the background. */
  idle(): Promise<void>
  /** Deletes the pictures made from originals that are no longer served. */
  forget(isGone: (sha1: string) => boolean): Promise<void>
  /** Drops the queue of background work. */
  stop(): void
}

type Resolved = {kind: 'original'; key: string} | ToMake

interface ToMake {
  kind: 'picture'
  key: string
  original: Original
  recipe: Recipe
  /** Recipe of the AVIF that this browser accepts. It is smaller, and sent once it is in the cache. */
  better?: Recipe
}

const MIME: Record<OutputFormat, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** Part of every key. Raise it when the same recipe makes other bytes, for example after a change of encoder settings. */
const RECIPE_VERSION = 2
const MAX_BACKGROUND_QUEUE = 100
/** Maximum cost of an AVIF that is made in the background: two megapixels, about a second. */
const MAX_BACKGROUND_COST = 8
const MAX_LARGE_WAITING = 20
/** Originals whose checksums are computed at once, and requests that may wait for that. */
const READERS = 4
const MAX_READERS_WAITING = 1000
/** Requester of background work. The processes that render give it turns among the visitors. */
const BACKGROUND = {sender: 'background'}

/** Whether a request uses up an allowance. The server's own requests do not. */
const isCounted = (sender: string | undefined): sender is string =>
  sender !== undefined && sender !== BACKGROUND.sender

interface DeliveryTools {
  store: ByteStore
  cache: PictureCache
  parsers: Parsers
  /** Version of the encoders. It is part of each key, because other versions make other bytes. */
  encoders: string
  allowance: PictureAllowance
  /** Whether a document, in any dataset, names these bytes. */
  isServed: (sha1: string) => boolean
}

/**
 * Serves pictures made from originals.
 *
 * With `auto=format`, a browser that accepts AVIF gets WebP at first, which takes less than half the time. The second
 * such request for a picture makes its AVIF worth the time: it is rendered while nothing else is, and sent from then on.
 */
export function createDelivery(tools: DeliveryTools): Delivery {
  const {store, cache, parsers, allowance, isServed} = tools
  const shared = new SharedWork<Buffer>()
  const reading = limit(READERS, MAX_READERS_WAITING)
  const background = createBackground(parsers)
  const keyOf = (original: Original, recipe: Recipe) => keyFor(tools.encoders, original, recipe)
  const large = limit(1, MAX_LARGE_WAITING)

  function make(key: string, {original, recipe}: Pick<ToMake, 'original' | 'recipe'>, requester: Requester) {
    const {sender} = requester
    const start = async (signal: AbortSignal) => {
      const cost = costOf(original, recipe)
      let milliseconds = 0
      const settle = isCounted(sender) ? await allowance.take(sender, cost) : undefined
      const onTime = (taken: number) => (milliseconds = taken)
      const render = () => rendered(original.sha1, recipe, {sender, signal, onTime})
      // Large pictures take much memory, so only one is rendered at a time.
      const made = isOrdinary(cost) ? render() : large.run(render)
      return made.finally(() => settle?.(milliseconds))
    }
    return shared.run(key, requester.signal, {start, keep: (bytes) => keep(key, bytes, original, sender)})
  }

  /** Renders a picture, after checking the original: a picture of damaged bytes would stay in caches for a long time. */
  async function rendered(sha1: string, recipe: Recipe, requester: Requester) {
    const path = store.pathOf(sha1)
    await reading.run(() => soundSize(path, sha1))
    return parsers.render(path, recipe, requester)
  }

  /** Caches a picture, unless its asset was deleted while it was rendered. */
  async function keep(key: string, bytes: Buffer, {sha1}: Original, sender: string | undefined) {
    await cache.put(key, bytes, isCounted(sender) ? sender : undefined)
    if (!isServed(sha1)) await cache.removeWhere((other) => originalOf(other) === sha1)
  }

  return {
    resolve(original, transform, accepted) {
      const {recipe, better} = recipesFor(original, transform, accepted)
      if (!recipe) return {kind: 'original', key: original.sha1}
      const betterKey = better && keyOf(original, better)
      if (better && betterKey && cache.has(betterKey))
        return {kind: 'picture', key: betterKey, original, recipe: better}
      return {kind: 'picture', key: keyOf(original, recipe), original, recipe, better}
    },

    async picture({key, original, recipe, better}, requester = {}) {
      const mimeType = MIME[recipe.format]
      const cached = await cache.get(key, requester.sender)
      if (!cached) return {bytes: await make(key, {original, recipe}, requester), mimeType}
      if (better && costOf(original, better) <= MAX_BACKGROUND_COST) {
        const betterKey = keyOf(original, better)
        background.add(betterKey, () => make(betterKey, {original, recipe: better}, BACKGROUND))
      }
      return {bytes: cached, mimeType}
    },

    idle: () => background.idle(),
    forget: (isGone) => cache.removeWhere((key) => isGone(originalOf(key))),
    stop: () => background.stop(),
  }
}

/**
 * Runs jobs one after another while no request waits for a picture. A job that does not fit in the queue is dropped; a
 * later request adds it again.
 */
function createBackground(parsers: Parsers) {
  const queue = new Map<string, () => Promise<unknown>>()
  let working: Promise<void> | undefined
  const isBusy = () => parsers.counts.running + parsers.counts.waiting > 0

  async function work() {
    for (const [key, job] of queue) {
      while (isBusy()) await new Promise((resolve) => setTimeout(resolve, 50))
      // Without the AVIF, browsers go on receiving the WebP.
      await job().catch(() => undefined)
      queue.delete(key)
    }
    working = undefined
  }

  return {
    add(key: string, job: () => Promise<unknown>) {
      if (queue.size >= MAX_BACKGROUND_QUEUE || queue.has(key)) return
      queue.set(key, job)
      working ??= work()
    },
    async idle() {
      await working
    },
    stop: () => queue.clear(),
  }
}

function keyFor(encoders: string, original: Original, recipe: Recipe) {
  const identity = JSON.stringify([RECIPE_VERSION, encoders, original.sha1, recipe])
  return `${original.sha1}-${createHash('sha256').update(identity).digest('hex').slice(0, 40)}`
}

/** The SHA-1 of the original that a picture was made from. */
const originalOf = (key: string) => key.slice(0, 40)
