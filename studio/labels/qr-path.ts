import {encode} from 'uqr'

/** Modules of white around a code. Readers need four. */
const QUIET = 4

/**
 * A QR code of a text as the path of an SVG, in modules.
 * @returns `size`: modules of a side, with the white around
 */
export function qrPath(text: string): {path: string; size: number} {
  // Level M: a label in a showroom gets scratches and dust.
  const {data, size} = encode(text, {ecc: 'M', border: QUIET})
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return {path: rows.join(''), size}
}
