import {signs} from '#messages/type'

// What a language needs of the site's fonts. Static styles take words from modules of the design alone.
export {isLatin, loadsDevanagari} from '#messages/type'

/** The font of a device that stands in for one of the site's fonts until that arrives. */
interface Fallback {
  family: string
  weight: number
  /** Full names and PostScript names. `local()` finds a font by either, and devices differ. */
  names: readonly string[]
  /** Width of the site's font as a multiple of this font's. With it, the fewest texts of the site wrap differently. */
  width: number
  /** The width of a space of Telugu and Hindi. */
  space: number
  /** Heights of the site's font above and below the baseline, in ems. */
  ascent: number
  descent: number
}

const MUKTA = {family: 'Mukta fallback', ascent: 1.13, descent: 0.532}
const MARCELLUS = {family: 'Marcellus fallback', weight: 400, ascent: 0.974, descent: 0.28}

/**
 * Phones with Android have Roboto and Noto Serif, all others the fonts of the core web. Browsers ignore a face whose font
 * the device lacks, and use the last of the others.
 * @see https://drafts.csswg.org/css-fonts-4/#composite-fonts
 */
const FALLBACKS: readonly Fallback[] = [
  {...MUKTA, weight: 400, names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], width: 0.942, space: 1.146},
  {...MUKTA, weight: 400, names: ['Arial', 'Liberation Sans'], width: 0.942, space: 1.02},
  {...MUKTA, weight: 600, names: ['Roboto Bold', 'Roboto-Bold'], width: 0.955, space: 1.146},
  {...MUKTA, weight: 600, names: ['Arial Bold', 'Liberation Sans Bold'], width: 0.893, space: 1.02},
  {
    ...MARCELLUS,
    names: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'],
    width: 0.93,
    space: 1.154,
  },
  {...MARCELLUS, names: ['Times New Roman', 'Liberation Serif'], width: 1.084, space: 1.2},
]

/** Latin letters and digits. Another script has spaces and punctuation of its own, whose widths differ. */
export const LETTERS = 'U+0030-0039, U+0041-005A, U+0061-007A, U+00C0-00FF'

/**
 * Faces that are as wide and as high as the site's fonts, so that hardly anything moves when those arrive.
 * @param isLatin whether the site's fonts set everything; otherwise they set letters and digits, and the page's script the rest
 */
export const fallbackFaces = (isLatin: boolean): string =>
  FALLBACKS.map((font) =>
    isLatin
      ? faceOf(font, font.width)
      : faceOf(font, font.width, LETTERS) + faceOf(font, font.space, 'U+0020, U+00A0'),
  ).join('')

function faceOf({family, weight, names, ascent, descent}: Fallback, scale: number, characters?: string) {
  return `
  @font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${percent(scale)};
    ascent-override: ${percent(ascent / scale)};
    descent-override: ${percent(descent / scale)};
    line-gap-override: 0%;
    ${characters ? `unicode-range: ${characters};` : ''}
  }`
}

/** Characters of a script, or a mark, and the fonts of devices that have them. */
const SIGNS = {
  telugu: {
    characters: 'U+0C00-0C7F',
    names: ['Noto Sans Telugu', 'NotoSansTelugu-Regular', 'Kohinoor Telugu', 'Nirmala UI', 'Lohit Telugu'],
  },
  devanagari: {
    characters: 'U+0900-097F',
    names: [
      'Noto Sans Devanagari',
      'NotoSansDevanagari-Regular',
      'Kohinoor Devanagari',
      'Nirmala UI',
      'Lohit Devanagari',
    ],
  },
  check: {
    characters: 'U+2705',
    names: ['Noto Color Emoji', 'NotoColorEmoji', 'Apple Color Emoji', 'Segoe UI Emoji'],
  },
}

/**
 * Faces for the names of the other languages and for the mark of the banner. A device that has a font of them uses its own;
 * any other loads the few letters.
 * @param files addresses of the fonts
 */
export const signFaces = (files: Record<keyof typeof SIGNS, string>): string =>
  [...signs, 'check' as const].map((sign) => signFace(SIGNS[sign], files[sign])).join('')

const signFace = ({characters, names}: (typeof SIGNS)['check'], file: string) => `
  @font-face {
    font-family: Signs;
    font-display: swap;
    src: ${names.map((name) => `local('${name}')`).join(', ')}, url(${file}) format('woff2');
    unicode-range: ${characters};
  }`

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(1))}%`
