import type {Env} from '../../contract/site/env.ts'
import {areaOf, originalOf, type CroppedPicture} from '../../contract/site/image.ts'
import {madeBlur} from './blurs.ts'

export interface ImageSource extends CroppedPicture {
  alt: string | null
  /** BlurHash of the whole image. Absent in the content of a served page. */
  blur?: string | null
}

/**
 * Widths in pixels of requested images. There are few, so that the server makes few variants. 360, 700, 820 and 990 are
 * for the most common phones, at their pixel density: half, most and all of the screen's width, and an image as high as
 * the screen. Without them those phones would load up to a third more.
 */
const WIDTHS = [160, 240, 320, 360, 400, 480, 580, 700, 820, 990, 1200, 1440, 1920, 2560]
/** The image's own width takes the place of widths that are hardly smaller. */
const HARDLY_SMALLER = 0.95

export interface SizedImage {
  src: string
  srcSet: string
  width: number
  height: number
  /** Data URL of the blur that shows until the image is loaded. Undefined without a blur, or before it is made. */
  blur: string | undefined
}

/**
 * Addresses of an image that is cut to given proportions, in every width up to its own.
 * @returns undefined when the document has no image
 */
export function sizeImage(env: Env, image: ImageSource, ratio?: number): SizedImage | undefined {
  const original = originalOf(image.ref)
  if (!original) return undefined
  const area = areaOf(image, original, ratio)
  const isWhole = area.width === original.width && area.height === original.height
  const rect = isWhole ? '' : `rect=${area.left},${area.top},${area.width},${area.height}&`
  const base = `${env.imageBase}/${env.projectId}/${env.dataset}/${original.path}?${rect}`
  const address = (width: number) => `${base}w=${width}&auto=format`
  const smaller = WIDTHS.filter((width) => width < area.width * HARDLY_SMALLER)
  const widths = [...smaller, area.width]
  return {
    src: address(Math.max(...widths.filter((width) => width <= 820))),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    width: area.width,
    height: area.height,
    blur: madeBlur({hash: image.blur, path: original.path}, {...area, of: original}),
  }
}
