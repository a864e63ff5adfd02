/** Pixels of a placeholder by shape; rendered masters have the same proportions. */
export const SHAPES = {
  portrait: [480, 600],
  landscape: [720, 480],
  wide: [960, 540],
  tall: [540, 960],
  square: [480, 480],
  social: [1200, 630],
} as const

/** A picture of a seed document, before its asset is known. */
export interface PictureSeed {
  /** Path of the rendered master in `scripts/seed/pictures`, without `.webp`. */
  file: string
  shape: keyof typeof SHAPES
  /** Text on the placeholder, which is used while there is no master. */
  label: string
  alt: string
}
