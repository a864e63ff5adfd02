import {createHash} from 'node:crypto'
import sharp from 'sharp'
import type {ByteStore} from './byte-store.ts'
import type {Limit} from '../limits/concurrency.ts'
import {soundSize, type Original} from './originals.ts'
import type {PictureCache} from './picture-cache.ts'
import {recipesFor} from './recipe.ts'
import type {Accepted, Recipe} from './recipe.ts'
import {render} from './render.ts'
import type {OutputFormat, Transform} from './transform.ts'

interface Picture {
  bytes: Buffer
  mimeType: string
}

export interface Delivery {
  /**
   * What an address stands for: the original itself, or a picture still to be made or found.
   * `key` is the same for equal pictures, and never the same for different ones.
   */
  resolve(original: Original, transform: Transform, accepted: Accepted): Resolved
  /** The picture, from the cache or made now; equal asks at the same time share the work. */
  picture(resolved: ToMake): Promise<Picture>
  /** Resolves when nothing is being made in the background. */
  idle(): Promise<void>
  /** Deletes the pictures made from originals that are no longer served. */
  forget(isGone: (sha1: string) => boolean): Promise<void>
  /** Drops what waits in the background. */
  stop(): void
}

type Resolved = {kind: 'original'; key: string} | ToMake

interface ToMake {
  kind: 'picture'
  key: string
  original: Original
  recipe: Recipe
  /** The AVIF that would serve this browser better, once there is one. */
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

/** Changes in what the same recipe makes (another encoder setting, say) need a new number here. */
const RECIPE_VERSION = 2
const MAX_BACKGROUND_QUEUE = 1000

interface DeliveryTools {
  store: ByteStore
  cache: PictureCache
  limit: Limit
  /** Whether a document, in any dataset, names these bytes. */
  isServed: (sha1: string) => boolean
}

/**
 * Serves pictures made from originals.
 *
 * With `auto=format`, a browser that takes AVIF first gets WebP, which is made in less than half the time.
 * A picture asked for again is worth more: its AVIF is made in the background, when nobody waits, and served from then on.
 */
export function createDelivery({store, cache, limit, isServed}: DeliveryTools): Delivery {
  const inProgress = new Map<string, Promise<Buffer>>()
  const background = createBackground(limit)

  function make(key: string, original: Original, recipe: Recipe) {
    const running = inProgress.get(key)
    if (running) return running
    const made = limit
      .run(() => rendered(original.sha1, recipe))
      .then((bytes) => {
        // The reader need not wait for the disk, and a full disk is no reason to send no picture.
        const written = keep(key, bytes, original).catch(() => undefined)
        void written.finally(() => inProgress.delete(key))
        return bytes
      })
    made.catch(() => inProgress.delete(key))
    inProgress.set(key, made)
    return made
  }

  /** A picture is kept for long: of bytes that a disk gives back as others none is to be made. */
  async function rendered(sha1: string, recipe: Recipe) {
    const path = store.pathOf(sha1)
    await soundSize(path, sha1)
    return render(path, recipe)
  }

  /** What was deleted while its picture was being made must not leave one behind. */
  async function keep(key: string, bytes: Buffer, {sha1}: Original) {
    await cache.put(key, bytes)
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

    async picture({key, original, recipe, better}) {
      const mimeType = MIME[recipe.format]
      const cached = await cache.get(key)
      if (!cached) return {bytes: await make(key, original, recipe), mimeType}
      if (better) {
        const betterKey = keyOf(original, better)
        background.add(betterKey, () => make(betterKey, original, better))
      }
      return {bytes: cached, mimeType}
    },

    idle: () => background.idle(),
    forget: (isGone) => cache.removeWhere((key) => isGone(originalOf(key))),
    stop: () => background.stop(),
  }
}

/** Jobs for when nobody waits, one after the other. What does not fit in the queue is left for another day. */
function createBackground(limit: Limit) {
  const queue = new Map<string, () => Promise<unknown>>()
  let working: Promise<void> | undefined

  async function work() {
    for (const [key, job] of queue) {
      while (limit.load > 0) await new Promise((resolve) => setTimeout(resolve, 50))
      // A picture that cannot be made better stays as it is.
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

function keyOf(original: Original, recipe: Recipe) {
  const identity = JSON.stringify([RECIPE_VERSION, sharp.versions.vips, original.sha1, recipe])
  return `${original.sha1}-${createHash('sha256').update(identity).digest('hex').slice(0, 40)}`
}

/** The sha1 of what a picture was made from. */
const originalOf = (key: string) => key.slice(0, 40)
