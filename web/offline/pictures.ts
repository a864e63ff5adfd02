import {ANY, LIST, type Device} from './device.ts'
import {surplus} from './rules.ts'

export const PICTURES = 'pictures'

/** A category page on a phone shows 30 kB a picture. */
const MAX_PICTURES = 200

/** Opens the pictures that this device has seen last. */
export function openPictures({caches}: Device) {
  /** Addresses, in the order of their use since the worker started. */
  const used = new Set<string>()

  const use = (address: string) => {
    used.delete(address)
    used.add(address)
  }

  return {
    async find(address: string): Promise<Response | undefined> {
      const found = await caches.match(address, ANY)
      if (found) use(address)
      return found
    },

    /** The same picture in any size. That of the kept list is large. */
    async anySize(address: string): Promise<Response | undefined> {
      const options = {...ANY, ignoreSearch: true}
      return (await (await caches.open(LIST)).match(address, options)) ?? caches.match(address, options)
    },

    async keep(address: string, response: Response): Promise<void> {
      const pictures = await caches.open(PICTURES)
      await pictures.put(address, response)
      use(address)
      const stored = (await pictures.keys()).map(({url}) => url)
      for (const old of surplus(stored, [...used], MAX_PICTURES)) {
        used.delete(old)
        await pictures.delete(old, ANY)
      }
    },
  }
}
