import {ANY, dropOldest, LIST, moveToEnd, PAGES, type Device} from './device.ts'

export const IMAGES = 'pictures'

/** A category page on a phone shows 30 kB an image. */
const MAX_IMAGES = 200

/** Milliseconds in which an image that is seen again is not stored again. */
const SAME_LOOK_MS = 5 * 60_000

/** Opens the images that this device has seen last, in the order in which it saw them. */
export function openImages({caches, now}: Device) {
  /** Time at which images were stored, by their addresses. A worker ends after seconds without work, and forgets it. */
  const storedAt = new Map<string, number>()

  return {
    find: (address: string): Promise<Response | undefined> => caches.match(address, ANY),

    /** One image in any size. The kept list has it in a large size. */
    async anySize(address: string): Promise<Response | undefined> {
      const options = {...ANY, ignoreSearch: true}
      return (await (await caches.open(LIST)).match(address, options)) ?? caches.match(address, options)
    },

    async keep(address: string, response: Response): Promise<void> {
      // A visitor who only keeps a list, saves data or has not chosen yet keeps nothing else.
      if ((await (await caches.open(PAGES)).keys()).length === 0) return
      storedAt.set(address, now().getTime())
      const images = await caches.open(IMAGES)
      await images.put(address, response)
      await dropOldest(images, MAX_IMAGES)
    },

    /** Lets an image that was found stay longer than images that were seen before. */
    async renew(address: string): Promise<void> {
      if (now().getTime() - (storedAt.get(address) ?? -Infinity) < SAME_LOOK_MS) return
      storedAt.set(address, now().getTime())
      await moveToEnd(await caches.open(IMAGES), address)
    },
  }
}
