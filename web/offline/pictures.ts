import {ANY, dropOldest, LIST, PAGES, type Device} from './device.ts'

export const PICTURES = 'pictures'

/** A category page on a phone shows 30 kB a picture. */
const MAX_PICTURES = 200

/** Milliseconds in which a picture that is seen again is not stored again. */
const SAME_LOOK_MS = 5 * 60_000

/** Opens the pictures that this device has seen last. A cache has the order in which its entries were stored. */
export function openPictures({caches, now}: Device) {
  /** Time at which pictures were stored, by their addresses. A worker ends after seconds without work, and forgets it. */
  const storedAt = new Map<string, number>()

  async function keep(address: string, response: Response): Promise<void> {
    // A visitor who only keeps a list, saves data or has not chosen yet keeps nothing else.
    if ((await (await caches.open(PAGES)).keys()).length === 0) return
    storedAt.set(address, now().getTime())
    const pictures = await caches.open(PICTURES)
    await pictures.put(address, response)
    await dropOldest(pictures, MAX_PICTURES)
  }

  return {
    find: (address: string): Promise<Response | undefined> => caches.match(address, ANY),

    /** The same picture in any size. That of the kept list is large. */
    async anySize(address: string): Promise<Response | undefined> {
      const options = {...ANY, ignoreSearch: true}
      return (await (await caches.open(LIST)).match(address, options)) ?? caches.match(address, options)
    },

    keep,

    /** Stores a picture that was found once more, so that others are deleted before it. */
    async renew(address: string): Promise<void> {
      if (now().getTime() - (storedAt.get(address) ?? -Infinity) < SAME_LOOK_MS) return
      const found = await (await caches.open(PICTURES)).match(address, ANY)
      if (found) await keep(address, found)
    },
  }
}
