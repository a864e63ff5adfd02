import type {Pixels} from './look-alikes.ts'

/** Side, in pixels, of the square to which a photograph is reduced before it is compared. */
const SMALL = 64

/**
 * The pixels of a photograph, reduced to a small square, upright.
 * @returns `undefined` for a file that the browser cannot show, such as HEIC in most of them
 */
export const reducedPixels = (photograph: Blob) =>
  read(photograph, {resizeWidth: SMALL, resizeHeight: SMALL, resizeQuality: 'high'})

/** The pixels of a tiny picture, which an asset has as `metadata.lqip`. */
export async function pixelsOfAddress(data: string): Promise<Pixels | undefined> {
  const [, type, base64] = /^data:([^;]+);base64,(.*)$/.exec(data) ?? []
  if (base64 === undefined) return undefined
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
  return read(new Blob([bytes], {type}))
}

async function read(picture: Blob, options?: ImageBitmapOptions): Promise<Pixels | undefined> {
  try {
    const bitmap = await createImageBitmap(picture, options)
    const {width, height} = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true})
    context?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return context?.getImageData(0, 0, width, height)
  } catch {
    return undefined
  }
}
