/** Pixels of a placeholder by shape; rendered masters have the same proportions. */
export const SHAPES = {
  portrait: [480, 600],
  landscape: [720, 480],
  wide: [960, 540],
  tall: [540, 960],
  square: [480, 480],
  social: [1200, 630],
} as const

/** A picture that a seed document wants, before it is known which asset it is. */
export interface PictureSeed {
  /** Rendered master, under `scripts/seed/pictures`, without `.webp`. */
  file: string
  shape: keyof typeof SHAPES
  /** Text on the placeholder that stands in until the master is there. */
  label: string
  alt: string
}
