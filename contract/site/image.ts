/** An image of the content: its asset, the owner's crop and focal point. */
export interface CroppedPicture {
  ref: string | null
  /** Fractions cut off at each edge. */
  crop?: Partial<Record<'top' | 'bottom' | 'left' | 'right', number | null>> | null | undefined
  /** Focal point, as fractions of the whole image. */
  hotspot?: {x?: number | null | undefined; y?: number | null | undefined} | null | undefined
}

/** The uploaded image that an asset's id names. */
export interface Original {
  path: string
  width: number
  height: number
}

/** Reads an asset's id (`image-{hash}-{width}x{height}-{extension}`). Undefined for any other text. */
export function originalOf(ref: string | null): Original | undefined {
  const [, hash, width, height, extension] = /^image-([0-9a-f]+)-(\d+)x(\d+)-([a-z]+)$/.exec(ref ?? '') ?? []
  if (!hash || !width || !height || !extension) return undefined
  return {path: `${hash}-${width}x${height}.${extension}`, width: Number(width), height: Number(height)}
}

/** A part of an image, in pixels. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/**
 * The largest area of given proportions inside the owner's crop, as near to the focal point as possible.
 * @param ratio width divided by height; absent: the proportions of the crop
 * @returns whole pixels of the original
 */
export function areaOf(picture: CroppedPicture, {width, height}: Original, ratio?: number): Area {
  const left = (picture.crop?.left ?? 0) * width
  const top = (picture.crop?.top ?? 0) * height
  const right = width - (picture.crop?.right ?? 0) * width
  const bottom = height - (picture.crop?.bottom ?? 0) * height
  const target = ratio ?? (right - left) / (bottom - top)
  const areaWidth = Math.min(right - left, (bottom - top) * target)
  const areaHeight = areaWidth / target
  const startOf = (focus: number, size: number, low: number, high: number) =>
    Math.round(Math.min(Math.max(focus - size / 2, low), high - size))
  return {
    left: startOf((picture.hotspot?.x ?? 0.5) * width, areaWidth, left, right),
    top: startOf((picture.hotspot?.y ?? 0.5) * height, areaHeight, top, bottom),
    width: Math.round(areaWidth),
    height: Math.round(areaHeight),
  }
}
