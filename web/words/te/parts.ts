import type * as English from '../en/parts.ts'

export const partMissing: typeof English.partMissing = (file) =>
  `ఈ పేజీలో ఒక భాగం లోడ్ కాలేదు${file ? ` (${file})` : ''}.`
