import {readFileSync} from 'node:fs'
import decode from 'heic-decode'
import {z} from 'zod'

const size = z.looseObject({width: z.number(), height: z.number()})

/**
 * The RGBA pixels of a HEIC photograph. In a file with several pictures, it is the one with the size in the header.
 * @returns undefined when the file is incomplete or damaged, or cannot be read
 */
export async function pixelsOf({path, width, height}: {path: string; width: number; height: number}) {
  try {
    const pictures = await decode.all({buffer: readFileSync(path)})
    // A file may hold other pictures, of any size. They are never decoded.
    const picture = pictures.find((candidate) => {
      const found = size.parse(candidate)
      return found.width === width && found.height === height
    })
    const pixels = (await picture?.decode())?.data
    return pixels?.length === width * height * 4 ? pixels : undefined
  } catch {
    // The decoder's message does not help the sender.
    return undefined
  }
}
