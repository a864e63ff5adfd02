import type {Plugin} from 'vite'

/**
 * Smallest line height for scripts with signs above and below the letters. English headings have smaller line heights.
 */
const LOWEST_LINE = 1.35

/** A line height without unit: in `line-height`, or after the size in `font`. */
const LINE = /(?<before>\bline-height:\s*|\bfont:[^;}]*\/\s*)(?<height>1\.\d+)(?=[\s;}])/g

/** Fits styles to Telugu and Devanagari: lines have room for all signs, and no space tears joined letters apart. */
export const withIndicLines = (css: string): string =>
  css
    .replaceAll(LINE, (_, before: string, height: string) => before + Math.max(Number(height), LOWEST_LINE))
    .replaceAll(/\bletter-spacing:[^;}]*/g, 'letter-spacing: normal')

/** Applies `withIndicLines` to the static styles of every module. */
export const indicLines: Plugin = {
  name: 'indic-lines',
  enforce: 'pre',
  transform: {
    filter: {id: /\.tsx?\.css(?:\?direct)?$/},
    handler: (css) => ({code: withIndicLines(css), map: null}),
  },
}
