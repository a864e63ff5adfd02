import type * as English from '../en/chunks.ts'

export const chunkMissing: typeof English.chunkMissing = (file) =>
  `ఈ పేజీలో ఒక భాగం లోడ్ కాలేదు${file ? ` (${file})` : ''}.`
